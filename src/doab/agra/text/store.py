"""Positions written down and read again: as data by the codec, as a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from doab.agra.table.state import Agra
from doab.agra.table.switches import PASSED_OVER_FOR_GOOD, Switches, switches_of
from doab.agra.text import codec
from doab.agra.text.position import parse_position
from doab.agra.text.position_text import position_text
from doab.core.options import Options, settle_options
from doab.core.parts import Store

if TYPE_CHECKING:
    from doab.agra.game import AgraRules


class AgraStore(Store[Agra]):
    rules: AgraRules
    describe = staticmethod(position_text)

    def from_json(self, data: Mapping[str, Any]) -> Agra:
        state = codec.from_json(self.rules.edition, data)
        state.switches.passed_over = int(self.rules.version == PASSED_OVER_FOR_GOOD)
        return state

    def position(self, text: str) -> tuple[list[str], Options, Agra]:
        return parse_position(self.rules.edition, text, self.switches)

    def switches(self, given: Mapping[str, object]) -> tuple[Options, Switches]:
        """All options, from those that a line of text names, and the switches that follow from them."""
        options = settle_options(self.rules.options, given, self.rules.players[-1])
        return options, switches_of(options, self.rules.version)
