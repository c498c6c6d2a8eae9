# Everything is done by dev.py, which needs Python alone, 3.11 to 3.14: without make, run `python3 dev.py play`.
PYTHON ?= python3

# Only what is given to make itself counts (`make play PORT=9000`): some shells keep a HOST of their own.
given = $(if $(filter command,$(origin $(1))),$(2) '$($(1))')
no_browser = $(if $(filter-out 0 no false,$(NO_BROWSER)),--no-browser)

.PHONY: play rules test test-all check bench attack chaos audit fuzz lint format docs site clean

play:
	@$(PYTHON) dev.py play $(call given,PORT,--port) $(call given,HOST,--host) $(call given,PUBLIC_URL,--public-url) $(no_browser)

rules:
	@$(PYTHON) dev.py rules $(GAME)

test test-all check bench attack chaos audit fuzz lint format docs site clean:
	@$(PYTHON) dev.py $@
