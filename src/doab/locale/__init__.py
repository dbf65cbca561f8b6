"""The languages: catalogues of messages, and how a phrase becomes a sentence in one of them.

One folder per language, with the same Fluent files in each. All words that people read are in these files: the terminal
reads them here, and the pages read the same files. Everything else passes on phrases, a key and the
facts in it (docs/wording.md).

It calls the core alone; server and terminal call it. A test compares the languages message by message.

Begin with `catalogues.py`, and with `en/core.ftl` or any other file of a language.
"""

from doab.locale.catalogues import DEFAULT, Catalogue, MissingMessage, catalogue, languages, say

__all__ = ["DEFAULT", "Catalogue", "MissingMessage", "catalogue", "languages", "say"]
