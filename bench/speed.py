"""How fast the engine is: what `deadwood bench` measures, for `make bench`."""

from deadwood.cli.commands.bench import bench

if __name__ == "__main__":
    import typer

    typer.run(bench)
