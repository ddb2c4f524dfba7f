"""For all tests: failed assertions of the helpers are explained as those of the tests are."""

import pytest

pytest.register_assert_rewrite("tables", "games.indulgence.sidebyside")
