"""Positions written down and read again: as data by the codec, as a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from doab.core.options import Options
from doab.core.parts import Store
from doab.rajas.table.state import Rajas
from doab.rajas.text import codec
from doab.rajas.text.position import parse_position
from doab.rajas.text.position_text import position_text

if TYPE_CHECKING:
    from doab.rajas.game import RajasRules


class RajasStore(Store[Rajas]):
    rules: RajasRules
    describe = staticmethod(position_text)

    def from_json(self, data: Mapping[str, Any]) -> Rajas:
        return codec.from_json(self.rules.edition, data)

    def position(self, text: str) -> tuple[list[str], Options, Rajas]:
        return parse_position(self.rules.edition, text, self.rules.as_many_as_missing)
