# Everything starts here, on a machine that has python3 (3.11 or later) and make:
#   make play    games in the browser          make test    all the checks
# ARGS passes options on:  make play ARGS="--port 9000"    make terminal ARGS="agra --seed 7"    make lock ARGS=--upgrade

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CODE   := src tests tools examples benchmarks
MADE   := $(VENV)/.made-stamp
PLAY   := $(VENV)/.play-stamp
DEV    := $(VENV)/.dev-stamp
NODE   := $(VENV)/.node-stamp
MYPYC  := $(VENV)/.mypyc-stamp
NPM    := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier
# What the pages are built from, and the files that show that they have been built.
PARTS  := web/node_modules/.doab-stamp
PAGES  := src/doab/server/pages/index.html
CLIENT := $(wildcard web/*.json web/*.ts web/*.js web/*.html) \
  $(shell find web/src web/public src/doab/locale -type f -not -name '*.py' -not -name '*.pyc' -not -name '*.test.ts')
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
# The compiled engines if they are those of today's sources, else nothing: then the sources run.
FAST    = PYTHONPATH="$$($(BIN)/python tools/compile.py --path)"
# The engines are tested interpreted and compiled. Everything that plays with them (bots, the arena, environments, datasets)
# is tested with compiled ones where there is a C compiler: that takes a tenth of the time, and the server and the terminal,
# which are tested interpreted, play with bots as well.
ENGINES := tests/core tests/rajas tests/agra tests/nets examples/pebbles
PLAYING := tests/bots tests/arena tests/envs tests/data
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
# What `make test` runs; the rest of the full matrices is left to `make thorough`.
DAILY  := not random_games and not thorough

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client wheel faster compile quick test thorough fuzz walks lint format bench compare strength made docs lock clean

help:  ## this list
	@echo "Doab plays Rajas of the Ganges and Agra. What make can do:"
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | \
	  while IFS='|' read -r target what; do printf '%-14s %s\n' "$$target" "$$what"; done

play: $(PLAY) $(PAGES) faster  ## games in the browser: starts the server and opens it
	@$(FAST) $(BIN)/doab serve --open $(ARGS)

terminal: $(PLAY)  ## a game in the terminal against bots
	@$(FAST) $(BIN)/doab play $(ARGS)

client: $(PLAY) $(PARTS)  ## writes the types of the server's interface and builds the pages
	@$(BIN)/python tools/openapi.py
	@$(NPM) run --silent types >/dev/null
	@$(MAKE) --no-print-directory $(PAGES)

wheel: $(PLAY) $(PAGES) faster  ## writes a package with the pages and the compiled engines in it to dist/
	@$(BIN)/python -m tools.wheel

# For players: if compiling fails, for whatever reason, they can play all the same.
faster: $(MYPYC)
	@mkdir -p build; nice -n 10 $(BIN)/python tools/compile.py 2>build/compile-errors.txt || \
	  echo "  that failed, and build/compile-errors.txt says why; the engines run interpreted, some ten times slower"

compile: $(DEV)  ## compiles the engines, where there is a C compiler: some ten times faster games
	@nice -n 10 $(BIN)/python tools/compile.py

quick: $(DEV) $(PARTS)  ## before each commit, in a minute or so: style, types, core, the rules that changed, a game on the server
	@$(BIN)/python -m tools.quick $(BASE)

test: lint $(PAGES) compile  ## everything: style, types, generated docs, all tests with coverage, the engines compiled, random games
	@echo "· rules map, observations"
	@$(BIN)/python tools/rules_map.py --check
	@$(BIN)/python tools/observations.py --check
	@echo "· what the pages compute"
	@$(NPM) run --silent test
	@echo "· tests"
	@path=$$($(BIN)/python tools/compile.py --path); \
	DOAB_ENGINES=interpreted DOAB_TRIED_COMPILED="$${path:+$(if $(ARGS),,$(PLAYING))}" \
	  $(PYTEST) --cov --cov-report=term -m "$(DAILY)" $(ARGS)
	@path=$$($(BIN)/python tools/compile.py --path); if [ -n "$$path" ]; then \
	  echo "· the engines once more, compiled, and everything that plays with them"; \
	  PYTHONPATH="$$path" DOAB_ENGINES=compiled $(PYTEST) -m "$(DAILY)" $(ENGINES) $(PLAYING); fi
	@$(MAKE) --no-print-directory fuzz ARGS=
	@$(BIN)/python -m tests.browser.chromium

thorough: test  ## before a release or a large change: `make test`, and then the full matrices of screens, languages and themes
	@echo "· full matrices"
	@$(PYTEST) -m thorough
	@$(BIN)/python -m tests.browser.chromium

fuzz: compile  ## thousands of random games, every position checked
	@path=$$($(BIN)/python tools/compile.py --path); engines=$${path:+compiled}; engines=$${engines:-interpreted}; \
	echo "· random games, $$engines"; PYTHONPATH="$$path" DOAB_ENGINES=$$engines $(PYTEST) -m random_games $(ARGS)

walks: compile  ## seeded games, step by step as tests/walks says (ARGS=--write: after a change that is meant)
	@$(FAST) $(BIN)/python -m tools.walk $(ARGS)

lint: $(DEV) $(PARTS)  ## style (ruff; Prettier and ESLint for the pages) and types (mypy, strict; svelte-check)
	@echo "· style"
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --check --quiet $(CODE) || { \
	  echo "'make format' writes these files in the house format."; exit 1; }
	@echo "· style of the pages"
	@$(NPM) run --silent lint || { echo "'make format' fixes what can be fixed automatically."; exit 1; }
	@echo "· types"
	@$(BIN)/mypy
	@echo "· types of the pages"
	@$(NPM) run --silent types -- --check >/dev/null || { \
	  echo "web/src/api/schema.ts is not what web/openapi.json says: 'make client' writes it."; exit 1; }
	@$(NPM) run --silent check

format: $(DEV) $(PARTS)  ## writes the sources in the house format
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format $(CODE)
	@$(NPM) run --silent format || true

bench: compile  ## moves, copies and whole games a second, beside other engines (ARGS=--quick: in a minute)
	@$(BIN)/python -m benchmarks.engines $(ARGS)

compare: compile  ## today's engines beside those of another commit: speed, and what bots choose (BASE=main~1)
	@$(BIN)/python -m benchmarks.compare $(or $(BASE),HEAD~1) $(ARGS)

strength: compile  ## how strong the bots are: plays what is missing of docs/strength.md, for hours (ARGS="--minutes 30")
	@$(FAST) $(BIN)/python -m tools.strength $(ARGS)

made: $(DEV)  ## writes src/doab/*/made and appends to numbers.toml, after a new question, answer or thing
	@$(BIN)/python -m tools.made

docs: $(DEV)  ## writes the generated docs (rules maps, observations, architecture, boards in the terminal guide) and builds the site, build/site
	@$(BIN)/python tools/rules_map.py
	@$(BIN)/python tools/observations.py
	@$(BIN)/python tools/architecture.py
	@$(BIN)/python tools/board_picture.py
	@echo "· documentation site"
	@$(BIN)/python tools/site.py

# uv resolves for every platform and every Python from 3.11 on; it is installed only for as long as this takes.
# Extras stay in the files: an older pip (23.2) takes coverage[toml] for another package than a pinned coverage, and refuses it.
lock:  ## resolves the lock files again (ARGS=--upgrade: to the newest versions)
	@echo "· resolving"
	@set -e; folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	$(PYTHON) -m venv "$$folder/venv"; \
	"$$folder/venv/bin/python" -m pip --disable-pip-version-check -qq install uv; \
	compile() { "$$folder/venv/bin/uv" pip compile -q --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-strip-extras --custom-compile-command "make lock" "$$@"; }; \
	compile pyproject.toml --group build --all-extras -o requirements.lock $(ARGS); \
	compile pyproject.toml --group build --extra cli --extra server -c requirements.lock -o requirements-play.lock $(ARGS); \
	compile --group compile -c requirements.lock -o requirements-compile.lock $(ARGS); \
	compile --group node -o requirements-node.lock $(ARGS)
	@echo "  the lock files are up to date"

clean:  ## removes the virtual environment, the built pages and all caches
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* \
	  web/node_modules $(dir $(PAGES))
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the virtual environment: one folder, three steps, each done once until what it depends on changes

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "There is no '$(PYTHON)' here. Doab needs Python 3.11 or later; after installing it, run make again."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Doab needs Python 3.11 or later, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1)."; \
	  echo "If a newer one is installed, name it: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv module is missing."; \
	  echo "On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "· making $(VENV) with $$($(PYTHON) -V)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(PLAY): $(MADE) requirements-play.lock pyproject.toml
	@echo "· installing Doab"
	@$(PIP) install --require-hashes -r requirements-play.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): $(PLAY) requirements.lock
	@echo "· installing the tools for tests and checks"
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# mypyc compiles the engines. A machine without a C compiler has no use for it.
$(MYPYC): $(PLAY) requirements-compile.lock
	@if $(BIN)/python tools/compile.py --can; then \
	  echo "· installing the compiler of the engines, mypyc"; \
	  $(PIP) install --require-hashes -r requirements-compile.lock || \
	    echo "  that failed; the engines run interpreted, some ten times slower"; fi
	@touch $@

# ---- the pages: Node builds them, and is needed for nothing else

FITS := ^(22\.(1[3-9]|[2-9][0-9])|24|2[6-9]|[3-9][0-9])\.

# What builds and checks the pages needs Node 22.13 or later, in an even version. What a machine has is used; otherwise
# Node comes as a Python package.
$(NODE): $(MADE) requirements-node.lock
	@{ npm --version >/dev/null && node -p process.versions.node; } 2>/dev/null | grep -qE '$(FITS)' || { \
	  echo "· installing Node, which builds the pages, into $(VENV)"; \
	  $(PIP) install --require-hashes -r requirements-node.lock; }
	@touch $@

$(PARTS): $(NODE) web/package.json web/package-lock.json web/.npmrc
	@echo "· installing what the pages are made of"
	@$(NPM) ci --no-audit --no-fund --silent
	@touch $@

$(PAGES): $(PARTS) $(CLIENT)
	@echo "· building the pages"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
