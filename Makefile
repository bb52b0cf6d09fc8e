# `make` alone lists what there is. Every target sets up what it needs in .venv first.

PYTHON ?= python3
JOBS ?= 2

# How big the randomised tests are: 1 is for every day, `make soak` uses 100.
DEADWOOD_SCALE ?= 1
export DEADWOOD_SCALE

# What also runs against the compiled engine. Left out: whatever looks only at sources or at words.
COMPILED_TESTS ?= $(wildcard tests/rules tests/contract tests/playthroughs tests/core tests/games tests/bots tests/language tests/test_adding.py) $(DOORS)
# The lab, the command line, the server and its clients are never compiled themselves: they are tested
# once, on the engine that people will have, but for whole games in the terminal, which also run interpreted.
DOORS := $(wildcard tests/lab tests/cli tests/server tests/client)

# What is checked, as far as it is there.
CODE := $(wildcard src tests hatch_build.py) $(sort $(dir $(wildcard bench/*.py scripts/*.py examples/*.py)))
ENGINE := $(shell find src/deadwood \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) 2>/dev/null)

# The page is built where Node and npm are; without them everything else works.
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/tsconfig.json -type f ! -name '*.test.ts' 2>/dev/null) $(wildcard src/deadwood/language/catalogues/*/core.ftl src/deadwood/language/catalogues/*/page.ftl)
SITE := src/deadwood/server/site
HAS_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' 2>/dev/null && npm --version > /dev/null 2>&1 && echo yes)
NPM := npm --prefix web --no-update-notifier
NO_NODE := Node 20.19 or newer with npm is not here (Debian: nodejs and npm)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# The sources themselves run when they come first on the path; otherwise the installed, compiled
# package does. Unset, because a PYTHONPATH of the caller's would decide instead.
INTERPRETED := env PYTHONPATH=src
COMPILED := env -u PYTHONPATH

unexport PYTHONPATH

.DEFAULT_GOAL := help
# What must not come between each other runs in turn; `first` alone runs side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# Runs a command and says how long it took: $(call timed,name,command).
timed = @begin=$$(date +%s); $(2); code=$$?; echo "$(1): $$(($$(date +%s) - begin)) s"; exit $$code

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: setup
setup: .venv/.page ## install everything, with the engine compiled and the page built
	@echo "Ready: $(BIN)/deadwood --help"

.PHONY: play
ifeq ($(HAS_NODE),yes)
play: .venv/.page ## play in the browser: starts the server, says its address and opens it
	@$(COMPILED) $(BIN)/deadwood serve --open $(ARGS)
else
play: .venv/.page ## play in the browser; without Node, in the terminal
	@echo "$(NO_NODE), so this is the game in the terminal."
	@$(COMPILED) $(BIN)/deadwood play $(ARGS)
endif

.PHONY: terminal
terminal: .venv/.built ## play in the terminal, on the full screen; ARGS=--line for lines
	@$(COMPILED) $(BIN)/deadwood play $(ARGS)

.PHONY: test
test: ## everything: lint, the page, the engine's tests interpreted, all tests compiled, a browser
	+@$(MAKE) SIDE_BY_SIDE=1 --jobs $(JOBS) --output-sync=line first
	+@$(MAKE) SIDE_BY_SIDE=1 --jobs $(JOBS) --output-sync=none second

# Each of these keeps one core busy at most of the time: they do not wait for each other.
.PHONY: first
first: lint test-web .venv/.page .venv/.site

# A browser waits for pages, bots and pauses half of the time: the engine's tests use it. Both take minutes, so
# what they print is shown as it comes.
.PHONY: second test-engine
second: test-engine test-browser

test-engine:
	+@$(MAKE) SIDE_BY_SIDE= test-interpreted test-compiled

.PHONY: check
check: lint ## lint and the quick tests of the engine, in a few minutes
	$(call timed,Quick tests,$(INTERPRETED) $(BIN)/python -m pytest -q -n $(JOBS) -m "not slow and not soak" $(DOORS:%=--ignore=%))

.PHONY: bench
bench: .venv/.built ## measure the speed of the compiled engine
	@$(COMPILED) $(BIN)/python bench/speed.py $(ARGS)

.PHONY: bench-server
bench-server: .venv/.built ## measure the server: live tables at rising load, or ARGS=--memory
	@$(COMPILED) $(BIN)/python -m bench.server $(ARGS)

.PHONY: bench-page
bench-page: .venv/.page web/node_modules/.installed ## measure the page: script, first table, long tasks
	@cd web && $(COMPILED) node scripts/measure.mjs

.PHONY: fmt
fmt: .venv/.deps ## format the code and repair what can be repaired
	@$(BIN)/ruff check --fix --quiet $(CODE); $(BIN)/ruff format $(CODE)
	@test ! -e web/node_modules/.installed || $(NPM) run --silent format

.PHONY: pictures
pictures: .venv/.page web/node_modules/.installed ## take the pictures of the page anew (docs/pictures/page)
	@cd web && $(COMPILED) node scripts/pictures.mjs

.PHONY: terminal-pictures
terminal-pictures: .venv/.built ## take the pictures of the terminal anew (docs/pictures/terminal)
	@$(COMPILED) $(BIN)/python -m scripts.table_pictures $(ARGS)

.PHONY: types
types: .venv/.deps ## write anew what is made of descriptions: the fields of states, the page's types
	@$(INTERPRETED) $(BIN)/python -m scripts.game_files
	@$(INTERPRETED) $(BIN)/python -m scripts.public_types
	@$(INTERPRETED) $(BIN)/python -m scripts.web_types
	@$(INTERPRETED) $(BIN)/python -m scripts.web_words

.PHONY: golden
golden: .venv/.deps ## write the recorded games anew, after a rule has changed on purpose
	@$(INTERPRETED) $(BIN)/python scripts/golden.py $(ARGS)

.PHONY: docs
docs: .venv/.deps ## write anew what is made from the sources: rule digests, the schema of the protocol
	@$(INTERPRETED) $(BIN)/python -m scripts.digest
	@$(INTERPRETED) $(BIN)/python scripts/protocol_schema.py
	@$(INTERPRETED) $(BIN)/python -m scripts.public_list

.PHONY: mutation
mutation: .venv/.deps ## change the rules one by one and see whether the tests notice (long)
	@$(INTERPRETED) $(BIN)/python scripts/mutation.py $(ARGS)

.PHONY: soak
soak: DEADWOOD_SCALE = 100
soak: .venv/.built ## 10,000 random games of each kind on the compiled engine (long)
	$(call timed,Soak,$(COMPILED) DEADWOOD_EXPECT=compiled $(BIN)/python -m pytest -q -n $(JOBS) -m soak)

# One who wants to know more often, or among more: make steady RUNS=50 BUSY=8.
PART ?= server
RUNS ?= 10
BUSY ?= 4
.PHONY: steady
steady: .venv/.page ## the tests of PART (server or browser) RUNS times in a row on a busy machine (long)
	@$(COMPILED) DEADWOOD_EXPECT=compiled CHROMIUM=$(CHROMIUM) $(BIN)/python scripts/steady.py $(PART) --runs $(RUNS) --busy $(BUSY) $(ARGS)

# The documentation, as `deadwood serve` shows it at /docs.
HANDBOOK := src/deadwood/server/docs
HANDBOOK_SOURCES := $(shell find docs examples -type f ! -path '*/pictures/*' 2>/dev/null) CHANGELOG.md CONTRIBUTING.md scripts/docs_site.py web/src/favicon.svg

.PHONY: site
site: .venv/.site ## build the documentation, which `deadwood serve` then shows at /docs

.venv/.site: .venv/.built .venv/.site-tools $(HANDBOOK_SOURCES)
	$(call timed,Building the documentation,$(INTERPRETED) $(BIN)/python -m scripts.docs_site)
	@installed=$$($(COMPILED) $(BIN)/python -c 'import deadwood.server as s; print(s.__path__[0])')/docs && \
	rm -rf "$$installed" && cp -R $(HANDBOOK) "$$installed"
	@touch $@

.venv/.site-tools: .venv/.deps requirements/site.lock
	@echo "Installing the tools of the documentation ..."
	@$(PIP) install --require-hashes -r requirements/site.lock
	@touch $@

.PHONY: wheels
wheels: .venv/.deps ## packages in dist/ for every Python that is here, each tried where nothing else is (long)
	@$(INTERPRETED) $(BIN)/python -m scripts.wheels $(ARGS)

.PHONY: lock
lock: ## choose the newest tool versions and pin them in requirements/*.lock
	$(need_python)
	@echo "Resolving the tools (about 2 min) ..."
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	$(PYTHON) -m venv "$$scratch" && \
	"$$scratch/bin/python" -m pip --disable-pip-version-check -qq install pip-tools && \
	"$$scratch/bin/pip-compile" --quiet --upgrade --no-config --generate-hashes --allow-unsafe \
	    --strip-extras --no-header --no-annotate --no-emit-options --no-emit-index-url \
	    --no-emit-find-links --no-emit-trusted-host --output-file requirements/dev.lock \
	    requirements/dev.in 2> "$$scratch/log" || { cat "$$scratch/log"; exit 1; }; \
	"$$scratch/bin/pip-compile" --quiet --upgrade --no-config --generate-hashes --allow-unsafe \
	    --strip-extras --no-header --no-annotate --no-emit-options --no-emit-index-url \
	    --no-emit-find-links --no-emit-trusted-host --constraint requirements/dev.lock \
	    --output-file requirements/site.lock requirements/site.in 2> "$$scratch/log" || { cat "$$scratch/log"; exit 1; }

.PHONY: clean
clean: ## remove everything that was made here
	@rm -rf .venv .cache .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@rm -rf web/node_modules web/test-results web/playwright-report $(SITE) $(HANDBOOK)
	@find . -path ./.git -prune -o \( -name __pycache__ -o -name '*.egg-info' \) -type d -prune -exec rm -rf {} +
	@find . -path ./.git -prune -o \( -name '*.pyc' -o -name '*.so' -o -name '*.c' \) -type f -exec rm -f {} +

# --- the parts of `test` and `check` ---

.PHONY: lint
lint: .venv/.deps
	$(call timed,Lint,$(LINT))

define LINT
{ $(BIN)/ruff format --check --quiet $(CODE) || { echo "Not formatted: run make fmt."; false; }; } \
	&& $(BIN)/ruff check --quiet $(CODE) \
	&& $(BIN)/mypy --no-error-summary $(CODE) \
	&& { $(INTERPRETED) $(BIN)/lint-imports --no-cache > .venv/imports.log 2>&1 || { cat .venv/imports.log; false; }; }
endef

# The sources themselves, with coverage; and without it what would only get slower by it: bots, the terminal
# (without a C compiler it is this one), and the games that must come out as they do compiled.
# Slow tests play many games. They run on the compiled engine, which is ten times as fast; here by
# `make test-slow`.
UNCOVERED := tests/bots tests/contract/test_checksums.py $(wildcard tests/cli/test_play.py tests/cli/test_hidden.py tests/cli/test_sim.py)

.PHONY: test-interpreted
test-interpreted: .venv/.deps .venv/.site-tools
	@rm -rf .coverage && mkdir .coverage
	$(call timed,Tests with coverage,$(INTERPRETED) $(BIN)/coverage run -m pytest -q -n $(JOBS) -m "not soak and not slow" $(UNCOVERED:%=--ignore=%) $(DOORS:%=--ignore=%))
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage json --quiet
	@$(BIN)/python scripts/coverage_gate.py .coverage/report.json
	$(call timed,Bots and terminal,$(INTERPRETED) $(BIN)/python -m pytest -q -n $(JOBS) -m "not soak and not slow" $(UNCOVERED))

.PHONY: test-slow
test-slow: .venv/.deps ## the tests that play many games, on the interpreted sources as well
	$(call timed,Slow tests,$(INTERPRETED) $(BIN)/python -m pytest -q -n $(JOBS) -m "slow and not soak" $(DOORS:%=--ignore=%))

.PHONY: test-compiled
test-compiled: .venv/.built
	$(call timed,Tests of the compiled engine,$(COMPILED) DEADWOOD_EXPECT=compiled $(BIN)/python -m pytest -q -n $(JOBS) -m "not soak" $(COMPILED_TESTS))

# A laptop without Node goes on without these, and says so; where everything must hold they are needed.
.PHONY: test-web
ifeq ($(HAS_NODE),yes)
test-web: web/node_modules/.installed
	$(call timed,Types and words of the page,$(NPM) run --silent check)
	@$(NPM) run --silent format:check || { echo "Not formatted: run make fmt."; false; }
	$(call timed,Tests of the page,$(NPM) run --silent test)
else ifneq ($(DEADWOOD_CI)$(CI),)
test-web:
	@echo "$(NO_NODE), so the page cannot be tested."; false
else
test-web:
	@echo; echo "  *** SKIPPED: the page is not tested. $(NO_NODE). ***"; echo
endif

# A real Chromium against a real server, with the page as it is installed.
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
.PHONY: test-browser
ifeq ($(and $(HAS_NODE),$(CHROMIUM)),)
ifneq ($(DEADWOOD_CI)$(CI),)
test-browser:
	@echo "No Chromium, or no Node, is here (Debian: chromium, nodejs, npm), so the page cannot be tested in a browser."; false
else
test-browser:
	@echo; echo "  *** SKIPPED: the page is not tested in a browser. It needs Node and Chromium (Debian: chromium). ***"; echo
endif
else
test-browser: .venv/.page .venv/.site web/node_modules/.installed
	$(call timed,Tests in the browser,$(COMPILED) CHROMIUM=$(CHROMIUM) $(NPM) run --silent e2e)
endif

# --- set-up: stamps in .venv say what has been done ---

define need_python
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null \
	    || { echo "Deadwood needs Python 3.11 or newer; call make with PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	    || { echo "This Python cannot make a virtual environment; install its venv package (Debian: python3-venv)."; exit 1; }
endef

.venv/.deps: requirements/dev.lock
	$(need_python)
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing the tools ..."
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

# How long compiling took here the last time; it stays when .venv is made anew.
TOOK := .cache/compiling

# The wheel takes the page in; a newer page alone does not compile the engine anew.
.venv/.built: .venv/.deps pyproject.toml hatch_build.py $(ENGINE) | page
	@echo "Compiling the engine ($$(cat $(TOOK) 2> /dev/null || echo "half a minute on a fast machine, four on a slow one")) ..."
	@# The page is put there by itself, and is not here where there is no Node.
	@begin=$$(date +%s); $(COMPILED) DEADWOOD_NO_PAGE=1 $(PIP) install --no-build-isolation --no-deps --force-reinstall . || exit 1; \
	took=$$(($$(date +%s) - begin)); echo "Compiling: $$took s"; \
	mkdir -p $(dir $(TOOK)) && echo "$$took s the last time" > $(TOOK)
	@$(COMPILED) $(BIN)/python -c 'import deadwood__mypyc' 2> /dev/null \
	    || echo "The engine is not compiled (no C compiler with the headers of Python, or DEADWOOD_PURE is set): the same games, slower."
	@touch $@

.PHONY: page
ifeq ($(HAS_NODE),yes)
page: $(SITE)/index.html

.venv/.page: .venv/.built $(SITE)/index.html
	@installed=$$($(COMPILED) $(BIN)/python -c 'import deadwood.server as s; print(s.__path__[0])')/site && \
	rm -rf "$$installed" && cp -R $(SITE) "$$installed"
	@touch $@
else
page:
	@echo "The page is not built: $(NO_NODE). Everything else works; the server says so too."

.venv/.page: .venv/.built
	@touch $@
endif

web/node_modules/.installed: web/package-lock.json
	@echo "Installing the tools of the page ..."
	@$(NPM) ci --loglevel error
	@touch $@

$(SITE)/index.html: web/node_modules/.installed $(WEB_SOURCES)
	$(call timed,Building the page,$(NPM) run --silent build -- --logLevel warn)
	@touch $@
