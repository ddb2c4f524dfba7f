"""The examples in the documents work."""

from __future__ import annotations

import argparse
import doctest
import json
import re
import runpy

import msgspec
import pytest

from docs.documents import DOCUMENTS, ROOT, blocks, read
from simony.bots.fault import FAULT_KINDS, RAISED
from simony.bots.programs import line_protocol
from simony.cli.lab import arena, lab, simulate, sweep
from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.lab.simulate.studies import column_text_key, dataset_columns, study_of
from simony.registry import game_specs, open_game


@pytest.mark.parametrize(
    "name",
    [name for name in DOCUMENTS if any(block.language == "python" for block in blocks(name))],
)
def test_document_runs_as_a_doctest(name: str) -> None:
    """All its blocks of Python, one after another, each at its own line, so that what fails is
    found.
    """
    lines = [""] * len(read(name).splitlines())
    for block in blocks(name):
        if block.language == "python":
            assert block.text.startswith(">>> "), (
                f"{name}:{block.line}: what is not at a prompt is not run"
            )
            lines[block.line : block.line + len(block.lines)] = block.lines
    found = doctest.DocTestParser().get_doctest("\n".join(lines), {}, name, name, 0)
    assert found.examples
    assert (
        doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS)
        .run(found)
        .failed
        == 0
    )


def test_the_messages_in_the_bot_protocol_are_valid() -> None:
    """Every example has exactly the fields of its message; answers can be parsed."""
    text = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    examples = [
        line
        for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)
        for line in block.splitlines()
    ]
    kinds = {
        "hello": line_protocol.Hello,
        "rules": line_protocol.Rules,
        "view": line_protocol.DecisionRequest,
        "fault": line_protocol.FaultNotice,
        "over": line_protocol.GameOver,
        "bye": line_protocol.Bye,
    }
    wanted = {(line_protocol.DecisionRequest, "scene"), (line_protocol.DecisionRequest, "text")}
    told = [json.loads(line) for line in examples]
    assert {message.get("type") for message in told} == {*kinds, "ready", None}
    for line, message in zip(examples, told, strict=True):
        if message.get("type") in kinds:
            kind = kinds[message["type"]]
            assert list(message) == [
                "type",
                *(field for field in kind.__struct_fields__ if (kind, field) not in wanted),
            ]
            msgspec.json.decode(line, type=kind)
        elif "type" in message:
            line_protocol.parse_ready(line.encode())
        else:
            msgspec.json.decode(line, type=line_protocol.Answer)


def test_the_documents_name_every_argument_of_the_arena_and_every_fault() -> None:
    arena_says, protocol_says = (
        (ROOT / "docs" / name).read_text("utf-8") for name in ("arena.md", "bot-protocol.md")
    )
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    options = [action.option_strings[-1] for action in parser._actions if action.option_strings]
    assert [
        option
        for option in options
        if option not in ("--help", "--option") and option not in arena_says
    ] == []
    assert [
        kind for kind in FAULT_KINDS if kind != RAISED and f"`{kind}`" not in protocol_says
    ] == []


def test_the_prompt_for_a_language_model_is_what_the_code_makes_and_its_answer_is_read() -> None:
    text = (ROOT / "docs" / "language-models.md").read_text("utf-8")
    prompt, answer = re.findall(r"```text\n(.*?)\n```", text, re.DOTALL)
    there = doctest.DocTestParser().get_doctest(text, {}, "language-models", None, None)
    assert doctest.DocTestRunner().run(there, clear_globs=False).failed == 0
    observation, rules = there.globs["observation"], there.globs["rules"]
    opening, _, question = prompt.partition(" […]\n\n")
    assert rules.startswith(opening)
    assert question == observation.text
    example = runpy.run_path(str(ROOT / "examples" / "ask_model.py"))
    legal = [vars(choice) for choice in observation.choices]
    assert example["chosen"](example["last_line"](answer), legal) == legal[1]["action"]
    options = re.findall(r'"(--[a-z]+)"', (ROOT / "examples" / "ask_model.py").read_text("utf-8"))
    assert [option for option in options if option not in text] == []


def test_the_tables_of_features_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "feature_tables.py"))
    assert tool["document"]() == (ROOT / "docs" / "features.md").read_text("utf-8"), (
        "run tools/feature_tables.py"
    )


def test_the_documents_name_every_argument_of_the_laboratory_and_every_column() -> None:
    says = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    for command in (simulate, lab, sweep):
        parser = argparse.ArgumentParser()
        command.add_arguments(parser)
        options = [action.option_strings[-1] for action in parser._actions if action.option_strings]
        assert [
            option
            for option in options
            if option not in ("--help", "--option") and option not in says
        ] == []
    for key in game_specs():
        study = study_of(open_game(key))
        for columns in dataset_columns(study).values():
            for column in columns:
                means = localization("en").translate(Text(column_text_key(study, column)))
                row = rf"\| `{column.name}` \| [a-z ]+ \| {re.escape(means)} \|"
                assert re.search(row, says)
