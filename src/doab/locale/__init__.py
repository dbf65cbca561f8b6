"""The languages: catalogues of messages, and how a phrase becomes a sentence in one of them.

A folder a language, with the same Fluent files in each. They are the only place where words stand: the terminal reads
them here, the pages read the same files. Everything else passes phrases on, a key and the facts in it
(docs/wording.md).

It calls the core alone; server and terminal call it. A test compares the languages message by message.

Begin with `catalogues.py`, and with `en/core.ftl` or any other file of a language.
"""

from doab.locale.catalogues import DEFAULT, Catalogue, MissingMessage, catalogue, languages, say

__all__ = ["DEFAULT", "Catalogue", "MissingMessage", "catalogue", "languages", "say"]
