"""`python -m deadwood` is the same as `deadwood`."""

from deadwood.cli import main

if __name__ == "__main__":
    main()
