"""`doab tables check`: do the installed rules still play the games of a server as they were played?"""

from __future__ import annotations

import os
from contextlib import closing

import typer
from rich.text import Text

from doab.cli.options import DatabaseOption, FolderOption
from doab.cli.serve import needs_server
from doab.cli.terminal import make_console, progress_bar


def tables_check(folder: FolderOption = None, database: DatabaseOption = None) -> None:
    """Replay every table of a server's database with the installed rules, and name those that go differently now.

    Run it with the new version before an upgrade. Nothing is changed. The status is 1 if any table is named.

    Example:

      doab tables check --folder /srv/doab
    """
    with needs_server():
        from doab.server.rows.replaying import count_tables, find_database, replay_tables
        from doab.server.settings import settings_from
    console = make_console()
    settings = settings_from(os.environ, folder=folder, database=database)
    answers, failed = 0, 0
    with closing(find_database(settings.database_url)) as stored, progress_bar("tables", console) as bar:
        total = count_tables(stored)
        task = bar.add_task("", total=total)
        for one in replay_tables(stored):
            answers += one.answers
            if one.fault:
                failed += 1
                what = f"{one.table_id} ({one.game}, {one.status}): "
                bar.console.print(Text.assemble(what, ("failed", "bold red"), f": {one.fault}"), soft_wrap=True)
            bar.advance(task)
    told = f"{total} tables, {answers} answers: "
    verdict = (f"{failed} failed", "bold red") if failed else ("ok", "bold green")
    console.print(Text.assemble(told, verdict), soft_wrap=True)
    if failed:
        raise typer.Exit(1)
