# Everything one can do here. ARGS="…" is handed on to the command, PYTHON=… chooses the interpreter.

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
export PYTHON

.PHONY: help
help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

.PHONY: setup
setup: ## make the environment .venv, with everything pinned and hash-checked
	@sh tools/setup.sh play
	@echo "Ready: make play"

.PHONY: play
play: ## play in the browser (sets up first)
	@sh tools/setup.sh play
	@sh tools/web.sh build
	@.venv/bin/cairn serve --open $(ARGS)

.PHONY: terminal
terminal: ## play in the terminal (sets up first)
	@sh tools/setup.sh play
	@.venv/bin/cairn play $(ARGS)

.PHONY: test
test: ## check, then run every test compiled, and the rules' tests interpreted too
	@sh tools/setup.sh bare
	@.venv/bin/python tools/test.py $(ARGS)

.PHONY: campaign
campaign: ## attack the server at full size (ARGS="kills --seed 2" runs one; tests run each small)
	@sh tools/setup.sh dev
	@.venv/bin/python -m tests.campaign $(or $(ARGS),all)

.PHONY: check
check: ## lint, formatting, types and the direction of imports
	@sh tools/setup.sh dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	.venv/bin/mypy --platform darwin --cache-dir .mypy_cache/darwin src
	.venv/bin/lint-imports
	@sh tools/web.sh check

.PHONY: web
web: ## build the browser's part
	@sh tools/setup.sh play
	@sh tools/web.sh build

.PHONY: bench
bench: ## measure speed
	@sh tools/setup.sh play
	@.venv/bin/cairn bench $(ARGS)

.PHONY: bless
bless: ## write the golden records anew, from what the rules do now
	@sh tools/setup.sh dev
	.venv/bin/pytest tests -k golden --bless -q $(ARGS)

.PHONY: docs
docs: ## build the site of the documents, into build/site
	@sh tools/setup.sh dev
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet $(ARGS)
	@echo "cairn: The site is in build/site; open build/site/index.html"

.PHONY: dist
dist: ## build a release into dist: sdist and wheel, with the browser's part
	@sh tools/setup.sh play
	@sh tools/web.sh build
	@rm -rf dist
	@.venv/bin/python -m hatchling build --target sdist --target wheel --directory dist

.PHONY: lock
lock: ## pin the dependencies anew (ARGS=--upgrade takes the newest)
	@sh tools/setup.sh bare
	@sh tools/lock.sh $(ARGS)

.PHONY: clean
clean: ## remove the environment and all that was made by building and testing
	rm -rf .venv build dist web/node_modules src/cairn/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
