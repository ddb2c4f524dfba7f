# Every target sets up what it needs. `make help` lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV := .venv
PURE := .venv-pure
BENCH := .venv-bench
PEERS := .venv-peers
LAB := .venv-lab
DOCS := .venv-docs
SBOM := .venv-sbom
PIP_FLAGS := --quiet --disable-pip-version-check --no-input
PYTHONS := 3.11 3.12 3.13
HERE = $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
SDIST := dist/simony-$(shell sed -nE 's/^version = "(.*)"/\1/p' pyproject.toml).tar.gz
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path 'src/simony/server/web/*') setup.py pyproject.toml $(wildcard tools/wheel/*.py)
EMPTY_BUILD := mkdir -p build && find build -mindepth 1 -maxdepth 1 -not -name '__editable__*' -exec rm -rf {} +
NODE := web/node_modules/.ready
WEB := src/simony/server/web/index.html
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/e2e/*' -not -path 'web/tests/*' -not -path 'web/bench/*' -not -path 'web/test-results/*')

export PYTHONDONTWRITEBYTECODE := 1

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## (.*)/  \1\t\2/' | expand -t 16

.PHONY: play
play: $(VENV)/.built ## serve the table to this machine's browser; LAN=1 to the phones in the room too, PORT=8080
	@$(VENV)/bin/simony serve $(if $(PORT),--port $(PORT)) $(if $(LAN),--lan)

.PHONY: terminal
terminal: $(VENV)/.built ## play in the terminal against bots; GAME=dogma and PLAYERS=4 skip the question
	@$(VENV)/bin/simony play $(GAME) $(if $(PLAYERS),--players $(PLAYERS)) || test $$? -eq 1 # the command has reported a lost terminal itself

.PHONY: check
check: $(PURE)/.ready ## the quick tests of one game, interpreted: GAME=dogma
	$(PURE)/bin/python -m pytest -q -n 2 --dist worksteal -m "not soak and not slow" tests/games/$(or $(GAME),$(error say which game: make check GAME=dogma))

.PHONY: dev
dev: $(PURE)/.ready $(NODE) ## the browser client with hot reload, against a server of its own; PORT=5173
	@$(PURE)/bin/python tools/dev.py $(if $(PORT),--port $(PORT))

.PHONY: hooks
hooks: $(PURE)/.ready $(NODE) ## lint what changed at every commit (pre-commit)
	$(PURE)/bin/pre-commit install

.PHONY: test
test: browser ## lint and test everything, interpreted, compiled, installed and in a browser
	$(MAKE) $(PURE)/.ready $(NODE) # before the build: both write src/simony.egg-info
	$(MAKE) -j 2 -Oline lint test-docs test-wheel test-builds test-install # one core compiles
	$(MAKE) -j 2 -Oline test-pure test-web # the browser tests mostly wait
	$(MAKE) --no-print-directory test-compiled test-lab

.PHONY: lint
lint: $(PURE)/.ready $(NODE) ## ruff, mypy --strict, import-linter, the lock files; svelte-check and eslint
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports
	$(PURE)/bin/python tools/check_lock.py
	cd web && npm run --silent check
	cd web && npm run --silent lint

.PHONY: test-pure
test-pure: $(PURE)/.ready ## the tests of compiled modules, interpreted
	$(PURE)/bin/python -m pytest -n 3 --dist worksteal -q -m "not soak and not once"

.PHONY: test-compiled
test-compiled: $(VENV)/.built $(VENV)/.dev ## the tests, compiled
	$(VENV)/bin/python -m pytest -n 3 --dist worksteal -q

.PHONY: test-lab
test-lab: $(LAB)/.built ## Parquet, and the same games on a Ray of two workers
	SIMONY_EXTRAS=1 $(LAB)/bin/python -m pytest -q tests/lab/simulate/test_extras.py

.PHONY: test-web
test-web: $(VENV)/.built $(NODE) browser ## the browser table: its logic, and whole games in a real browser
	cd web && npm run --silent test
	cd web && npm run --silent weight
	cd web && npm run --silent e2e

.PHONY: test-docs
test-docs: docs browser ## the site of the documents: built strictly, every link followed, nothing fetched from elsewhere, nothing cut off on a phone
	$(DOCS)/bin/python tools/check_site.py site
	cd web && node lint/site.mjs ../site

.PHONY: screenshots
screenshots: $(VENV)/.built $(NODE) browser ## pictures of the key moments, into docs/pictures
	cd web && SCREENSHOTS=1 npm run --silent e2e

.PHONY: preview
preview: $(VENV)/.built $(NODE) browser ## a page with every text of a language in its place: LANGUAGE=de, GAME=dogma
	@rm -rf .cache/preview/$(or $(LANGUAGE),$(error say which language: make preview LANGUAGE=de))
	cd web && PREVIEW=$(LANGUAGE) $(if $(GAME),GAME=$(GAME)) npm run --silent e2e
	$(VENV)/bin/simony translate preview $(LANGUAGE) --screens .cache/preview/$(LANGUAGE) --out .cache/preview/$(LANGUAGE)/index.html

.PHONY: browser
browser: # Debian's own; nothing else may be downloaded
	@command -v chromium > /dev/null || { echo "installing chromium"; apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } || { \
	  echo "the browser tests need chromium. hint: as root, apt-get install chromium" >&2; exit 1; }

.PHONY: test-wheel
test-wheel: $(VENV)/.built $(SDIST) ## check what the wheel and the source distribution contain
	$(VENV)/bin/python tools/check_wheel.py dist

.PHONY: test-install
test-install: $(SDIST) ## install the source distribution as a user would: compiled here, pure on the other Pythons
	$(VENV)/bin/python tools/check_install.py $(SDIST) --reference $(VENV)/bin/simony \
	  $(HERE)-compiled-sdist $(foreach python,$(filter-out $(HERE),$(PYTHONS)),$(python)-pure-sdist)

.PHONY: test-pythons
test-pythons: $(SDIST) ## install it in every way on every Python this machine has, compiled and pure; about 40 minutes
	$(VENV)/bin/python tools/check_install.py $(SDIST) --reference $(VENV)/bin/simony \
	  $(foreach python,$(PYTHONS),$(foreach way,sdist folder editable,$(foreach build,pure compiled,$(python)-$(build)-$(way))))

.PHONY: dist
dist: test-wheel ## the wheel for this machine and the source distribution, with their hashes, into dist/
	cd dist && sha256sum simony-* > SHA256SUMS && cat SHA256SUMS

.PHONY: test-builds
test-builds: $(PURE)/.ready $(VENV)/.built ## the same games, interpreted and compiled
	tools/compare_builds.sh $(PURE)/bin/simony $(VENV)/bin/simony 80

.PHONY: coverage
coverage: $(PURE)/.ready ## which lines the interpreted tests reach
	$(PURE)/bin/coverage run -m pytest -q
	$(PURE)/bin/coverage combine -q || true
	$(PURE)/bin/coverage report

.PHONY: soak
soak: $(VENV)/.built $(VENV)/.dev $(PURE)/.ready $(NODE) browser ## the long tests: thousands of games against the reference and between the builds
	$(VENV)/bin/python -m pytest -n 3 --dist worksteal -q -m soak
	tools/compare_builds.sh $(PURE)/bin/simony $(VENV)/bin/simony 5000
	cd web && SOAK=1 npm run --silent e2e

.PHONY: bench
bench: $(BENCH)/.built $(patsubst requirements/peers/%.in,peer-%,$(wildcard requirements/peers/*.in)) ## our decisions per second beside six other libraries; ARGUMENTS='--write docs/adapters.md' puts them there
	$(BENCH)/bin/python bench/speed/compare_libraries.py --environments $(PEERS) $(ARGUMENTS)

.PHONY: bench-rules
bench-rules: $(BENCH)/.built ## what a copy, a view and a sampled world cost in each game, beside OpenSpiel's hearts
	$(BENCH)/bin/python bench/speed/rules_speed.py

.PHONY: bench-search
bench-search: $(BENCH)/.built ## decisions per second inside search, beside OpenSpiel's
	$(BENCH)/bin/python bench/speed/search_speed.py

.PHONY: levels
levels: $(VENV)/.built ## each level of bots against the one below, in every game; resumes where it stopped. ARGUMENTS='--minutes 30 --jobs 2'
	$(VENV)/bin/python bench/strength/levels.py $(ARGUMENTS)

.PHONY: bench-web
bench-web: $(VENV)/.built $(NODE) browser ## what a frame costs the browser; under 16 ms
	cd web && SIMONY_PYTHON=../$(VENV)/bin/python npm run --silent bench

.PHONY: bench-store
bench-store: $(VENV)/.built ## durable writes per second, beside plain sqlite3
	$(VENV)/bin/python bench/speed/store_speed.py

.PHONY: load
load: $(VENV)/.built ## how much load the server carries, on loopback
	$(VENV)/bin/python bench/speed/server_load.py

.PHONY: complexity
complexity: $(VENV)/.built $(VENV)/.dev ## what everything a client can send costs the server's event loop as it grows; ARGUMENTS=--long tries every way
	PYTHONPATH=tests $(VENV)/bin/python tests/server/complexity/run.py $(ARGUMENTS)

.PHONY: fuzz
fuzz: $(VENV)/.built $(VENV)/.dev ## 100,000 messages of valid sessions in every phase, and 50,000 HTTP requests from the OpenAPI document
	PYTHONPATH=tests $(VENV)/bin/python tests/server/fuzz/fuzz_sessions.py
	PYTHONPATH=tests $(VENV)/bin/python tests/server/fuzz/fuzz_http.py

.PHONY: golden
golden: $(VENV)/.built $(VENV)/.dev ## write the golden games again (a change of rules: raise RULES_VERSION)
	PYTHONPATH=tests $(VENV)/bin/python tests/golden/make_golden.py

.PHONY: versions
versions: $(VENV)/.built $(VENV)/.dev ## pin what the versions of every game promise, and keep the data files of earlier releases
	PYTHONPATH=tests $(VENV)/bin/python tests/golden/pin_versions.py $(ARGUMENTS)

.PHONY: fields
fields: $(PURE)/.ready ## write rules/generated_fields.py of every game again, from its rules/fields.py
	$(PURE)/bin/python -m simony.core.fields simony.template $(patsubst src/simony/games/%/cards.toml,simony.games.%,$(wildcard src/simony/games/*/cards.toml))

.PHONY: format
format: $(PURE)/.ready ## format the code
	$(PURE)/bin/ruff format .
	$(PURE)/bin/ruff check --fix .

.PHONY: lock
lock: $(PURE)/.ready ## pin all dependencies again
	$(PURE)/bin/python -m pip install $(PIP_FLAGS) pip-tools
	for set in run build adapters dev bench lab docs sbom $(patsubst requirements/%.in,%,$(wildcard requirements/peers/*.in)); do \
	  $(PURE)/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
	    --no-emit-find-links --no-emit-options --no-header -o requirements/$$set.txt requirements/$$set.in; done

.PHONY: sbom
sbom: $(SBOM)/.ready | check-node ## the list of parts (CycloneDX) and their licences, into dist/; fails on a licence that is not allowed
	@mkdir -p dist
	$(SBOM)/tool/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible -o dist/sbom-python.cdx.json $(SBOM)/run/bin/python
	$(SBOM)/tool/bin/python tools/sbom.py dist

.PHONY: docs
docs: $(DOCS)/.ready $(NODE) ## the documents as a site, into site/
	$(DOCS)/bin/python tools/docs_site.py .cache/docs
	$(DOCS)/bin/python tools/wheel/stubs.py src .cache/api
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet --clean --strict # the theme is kept up until May 2027; zensical builds the same

.PHONY: docs-serve
docs-serve: docs ## the same, served to this machine's browser; PORT=8000
	@echo "http://127.0.0.1:$(or $(PORT),8000)/"
	@$(DOCS)/bin/python -m http.server --bind 127.0.0.1 --directory site $(or $(PORT),8000)

.PHONY: clean
clean: ## remove everything that was built or installed here
	rm -rf $(VENV) $(PURE) $(BENCH) $(PEERS) $(LAB) $(DOCS) $(SBOM) site .cache/docs .cache/api web/node_modules src/simony/server/web src/simony/server/licences/all.* build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# --- environments -------------------------------------------------------------------------------------------------------------------------

.PHONY: check-python
check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "simony needs Python 3.11 or later as '$(PYTHON)'. hint: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "simony needs Python's venv module. hint: on Debian, apt-get install python3-venv" >&2; exit 1; }

# The compiled build, installed as a user would have it.
$(VENV)/.made: requirements/build.txt | check-python
	@echo "setting up $(VENV)"
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/.built: $(VENV)/.made $(WEB) $(SOURCES)
	@echo "building simony (a few minutes)"
	@rm -rf dist
	@$(EMPTY_BUILD)
	@$(VENV)/bin/pip wheel $(PIP_FLAGS) --no-build-isolation --no-deps --wheel-dir dist .
	@$(EMPTY_BUILD)
	@$(VENV)/bin/pip install $(PIP_FLAGS) --force-reinstall --no-deps dist/simony-*.whl
	@case "$$($(VENV)/bin/simony --version)" in *pure*) \
	  echo "simony: built as pure Python, which is slower: SIMONY_PURE=1, or no C compiler with Python's headers";; esac
	@touch $@

# The source distribution, with the browser table in it: who installs it needs no Node.
$(SDIST): $(VENV)/.built MANIFEST.in README.md LICENSE CHANGELOG.md CITATION.cff
	@echo "building $@"
	@$(VENV)/bin/python -c 'import setuptools.build_meta; setuptools.build_meta.build_sdist("dist")' > /dev/null
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.made
	@$(VENV)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/dev.txt
	@touch $@

# The browser table, built into the package.
.PHONY: check-node
check-node:
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null || { \
	  echo "simony's browser table is built with Node 20 or later. hint: on Debian, apt-get install nodejs npm" >&2; exit 1; }

$(NODE): web/package.json web/package-lock.json | check-node check-python
	@echo "setting up web/node_modules"
	@$(PYTHON) tools/npm_install.py web # fails if npm would install anything but what the lock file pins
	@touch $@

$(WEB): $(NODE) $(WEB_SOURCES) LICENSE src/simony/server/licences/mypyc.txt
	@echo "building the browser table"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The same, interpreted, straight from src.
$(PURE)/.ready: requirements/dev.txt pyproject.toml setup.py | check-python
	@echo "setting up $(PURE)"
	@rm -rf $(PURE)
	@$(PYTHON) -m venv $(PURE)
	@$(PURE)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/dev.txt
	@SIMONY_PURE=1 $(PURE)/bin/pip install $(PIP_FLAGS) --no-build-isolation --no-deps --editable .
	@touch $@

$(BENCH)/.built: requirements/bench.txt $(VENV)/.built | check-python
	@echo "setting up $(BENCH)"
	@rm -rf $(BENCH)
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/bench.txt
	@$(BENCH)/bin/pip install $(PIP_FLAGS) --no-deps dist/simony-*.whl
	@touch $@

# What the benchmark compares with, each in an environment of its own. One that cannot be installed is left out, and the tables say so.
.PHONY: peer-%
peer-%: requirements/peers/%.txt | check-python
	@test $(PEERS)/$*/.ready -nt $< || { \
	  echo "setting up $(PEERS)/$*"; rm -rf $(PEERS)/$*; $(PYTHON) -m venv $(PEERS)/$*; \
	  { $(PEERS)/$*/bin/pip install $(PIP_FLAGS) --require-hashes -r $< && touch $(PEERS)/$*/.ready; } \
	    || { echo "could not install $*: it will not be measured" >&2; rm -rf $(PEERS)/$*; }; }

# The laboratory's extras, in their own environment: they take half a gigabyte.
$(LAB)/.made: requirements/lab.txt | check-python
	@echo "setting up $(LAB)"
	@rm -rf $(LAB)
	@$(PYTHON) -m venv $(LAB)
	@$(LAB)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/lab.txt
	@touch $@

$(LAB)/.built: $(LAB)/.made $(VENV)/.built
	@$(LAB)/bin/pip install $(PIP_FLAGS) --force-reinstall --no-deps dist/simony-*.whl
	@touch $@

# What builds the site of the documents. It reads the sources and runs nothing of ours.
$(DOCS)/.ready: requirements/docs.txt | check-python
	@echo "setting up $(DOCS)"
	@rm -rf $(DOCS)
	@$(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/docs.txt
	@touch $@

# What lists the parts, and the environment that it lists: what an installed simony needs and nothing else.
$(SBOM)/.ready: requirements/sbom.txt requirements/run.txt | check-python
	@echo "setting up $(SBOM)"
	@rm -rf $(SBOM)
	@$(PYTHON) -m venv $(SBOM)/tool
	@$(PYTHON) -m venv --without-pip $(SBOM)/run
	@$(SBOM)/tool/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements/sbom.txt
	@$(SBOM)/tool/bin/pip --python $(SBOM)/run/bin/python install $(PIP_FLAGS) --require-hashes -r requirements/run.txt
	@touch $@
