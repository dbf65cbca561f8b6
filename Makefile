# Everything starts here, on a machine that has python3 (3.11 or later) and make:
#   make play    games in the browser          make test    everything that is checked
# ARGS passes options on:  make play ARGS="--port 9000"    make terminal ARGS="agra --seed 7"    make lock ARGS=--upgrade

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CODE   := src tests tools
MADE   := $(VENV)/.made-stamp
PLAY   := $(VENV)/.play-stamp
DEV    := $(VENV)/.dev-stamp
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test lint format bench docs lock clean

help:  ## this list
	@echo "Doab plays Rajas of the Ganges and Agra. What make can do:"
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | \
	  while IFS='|' read -r target what; do printf '%-14s %s\n' "$$target" "$$what"; done

play: $(PLAY)  ## games in the browser: starts the server and opens it
	@$(BIN)/doab serve --open $(ARGS)

terminal: $(PLAY)  ## a game in the terminal against bots
	@$(BIN)/doab play $(ARGS)

test: lint  ## everything: style, types, generated docs, all tests with coverage
	@echo "· rules map"
	@$(BIN)/python tools/rules_map.py --check
	@echo "· tests"
	@$(BIN)/python -m pytest -q -n auto --dist worksteal --cov --cov-report=term $(ARGS)

lint: $(DEV)  ## style (ruff) and types (mypy, strict)
	@echo "· style"
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --check --quiet $(CODE) || { \
	  echo "'make format' writes these files in the house format."; exit 1; }
	@echo "· types"
	@$(BIN)/mypy

format: $(DEV)  ## writes the sources in the house format
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format $(CODE)

bench: $(PLAY)  ## moves, copies and whole games a second
	@$(BIN)/doab bench $(ARGS)

docs: $(PLAY)  ## writes the generated docs (the rules maps, the board in README and terminal guide)
	@$(BIN)/python tools/rules_map.py
	@$(BIN)/python tools/board_picture.py

# uv resolves for every platform and every Python from 3.11 on; it lives only as long as this takes.
lock:  ## resolves the lock files anew (ARGS=--upgrade: to the newest versions)
	@echo "· resolving"
	@set -e; folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	$(PYTHON) -m venv "$$folder/venv"; \
	"$$folder/venv/bin/python" -m pip --disable-pip-version-check -qq install uv; \
	compile() { "$$folder/venv/bin/uv" pip compile -q pyproject.toml --group build --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make lock" "$$@"; }; \
	compile --all-extras -o requirements.lock $(ARGS); \
	compile --extra cli --extra server -c requirements.lock -o requirements-play.lock $(ARGS)
	@echo "  requirements.lock and requirements-play.lock are up to date"

clean:  ## removes the virtual environment and all caches
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

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
