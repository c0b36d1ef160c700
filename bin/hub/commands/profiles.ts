import { callWithout, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { defaultProfile, readProfiles, saveDefaultProfile, withProfilesLocked } from '../profiles.ts';
import type { Column } from '../table.ts';

interface Row {
  readonly name: string;
  readonly is_default: boolean;
  readonly url: string;
  readonly kind: string;
  readonly team: string | null;
  readonly hub: string | null;
}

const columns: readonly Column<Row>[] = [
  { title: 'NAME', of: ({ name }) => name },
  { title: 'DEFAULT', of: ({ is_default }) => is_default },
  { title: 'KIND', of: ({ kind }) => kind },
  { title: 'URL', of: ({ url }) => url, flexible: true },
  { title: 'TEAM', of: ({ team }) => team },
  { title: 'HUB', of: ({ hub }) => hub },
];

export const define: Define = (command, terminal) => {
  const list = command.command('list', { isDefault: true }).description('List the saved sign-ins');
  list.action(() => {
    const { flags, print, say } = callWithout(list, terminal);
    const current = defaultProfile(terminal.env);
    const rows = Object.entries(readProfiles(terminal.env)).map(([name, { url, kind, team, hub }]): Row => {
      return { name, is_default: name === current, url, kind, team: team ?? null, hub: hub ?? null };
    });
    if (flags.json) return print.json({ data: rows });
    if (rows.length === 0) return say('No saved sign-ins.');
    print.list(rows, columns);
  });

  const use = command.command('use <name>').description('Select the sign-in that commands use by default');
  use.action(async (name: string) => {
    const { say } = callWithout(use, terminal);
    await withProfilesLocked(terminal, () => {
      if (!Object.hasOwn(readProfiles(terminal.env), name))
        throw usage(`There is no saved sign-in “${name}”.`, 'hub profiles');
      saveDefaultProfile(terminal.env, name);
    });
    say(`Commands now use profile “${name}” by default.`);
  });
};
