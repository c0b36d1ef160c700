import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../bin/hub/commands.ts';
import { vocabularyOf } from '../../../bin/hub/completion-words.ts';
import { fillers } from '../../../bin/hub/fillers.ts';
import { programOn } from '../../../bin/hub/program.ts';
import { type Answer, failure, page } from '../../shared/client/service.ts';
import { configFolder, hub, KEY } from './run-hub.ts';

const script = async (shell: string): Promise<string> => (await hub(['completion', shell])).out;

/** A client that answers with its arguments, and with nothing for other kinds than spaces. */
const ASKED = `#!/bin/sh
case "$*" in
  *"--candidates space"*) for word in "$@"; do case "$word" in -*) ;; *) echo "$word" ;; esac; done ;;
esac
`;

/** A folder with the completion script of a shell, and a subfolder with a file. */
const prepared = async (shell: string) => {
  const folder = configFolder();
  writeFileSync(join(folder, '_hub'), await script(shell));
  mkdirSync(join(folder, 'work'));
  writeFileSync(join(folder, 'work', 'body.json'), '');
  mkdirSync(join(folder, 'work', 'bin'));
  writeFileSync(join(folder, 'work', 'bin', 'hub'), ASKED, { mode: 0o755 });
  return { folder, work: join(folder, 'work') };
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The text of each line without its description. */
const byLine = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text
      .split(/^== /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), linesOf(part.slice(part.indexOf('\n'))).sort()]),
  );

/** Runs a shell without user configuration, and ignores its warnings about the locale. */
const run = (program: string, args: readonly string[], cwd: string): string => {
  const env = { PATH: `${cwd}/bin:${process.env.PATH}`, HOME: cwd };
  const { stdout, stderr, status } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
};

type Shell = (lines: readonly string[]) => Promise<Record<string, string[]>>;

const bash: Shell = async (lines) => {
  const { folder, work } = await prepared('bash');
  const typed = lines.map((line) => {
    const words = line.split(' ');
    return `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _hub
echo '== ${line}'; printf '%s\\n' "\${COMPREPLY[@]}"`;
  });
  return byLine(run('bash', ['--norc', '-c', [`. '${folder}/_hub'`, ...typed].join('\n')], work));
};

const zsh =
  (loading: 'source' | 'fpath'): Shell =>
  async (lines) => {
    const { folder, work } = await prepared('zsh');
    const capture = join(import.meta.dirname, 'completion-capture.zsh');
    return byLine(run('zsh', ['-f', capture, loading, folder, ...lines], work));
  };

const fish: Shell = async (lines) => {
  const { folder, work } = await prepared('fish');
  const typed = lines.map((line) => `echo '== ${line}'; complete -C '${line}'`);
  const out = run('fish', ['--no-config', '-c', [`source '${folder}/_hub'`, ...typed].join('\n')], work);
  return byLine(out.replaceAll(/\t.*$/gm, ''));
};

/** Whether a shell is installed; its tests are skipped otherwise. */
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** The typed words and the expected completions. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'hub web': ['webhooks'],
  'hub webhooks li': ['list', 'listen'],
  'hub webhooks listen --cou': ['--count'],
  'hub --json editor-ops put --if': ['--if-match'],
  'hub editor-ops put --prof': ['--profile'],
  'hub --profile webhooks edi': ['editor-ops'],
  'hub discussions --spa': ['--space'],
  'hub completion ': ['bash', 'fish', 'zsh'],
  'hub events list --when ': ['past', 'upcoming'],
  'hub events --status ca': ['canceled'],
  'hub members ban 1 --reason sp': ['spamming'],
  'hub members ban 1 --ban-reason sp': ['spamming'],
  'hub profile-fields create town --is-r': ['--is-required'],
  'hub profile-fields create town --required t': ['true'],
  'hub profile-fields create town --is-required t': ['true'],
};

const FILE = 'hub media upload bo';

describe.each([
  ['bash', 'bash', bash],
  ['zsh', 'zsh, sourced', zsh('source')],
  ['zsh', 'zsh, from fpath', zsh('fpath')],
  ['fish', 'fish', fish],
] as const)('completion in %s', (name, _, shell) => {
  test.skipIf(!has(name))(
    `${_}: completes commands, flags and values, and no value is taken for a command`,
    async () => {
      expect(await shell(Object.keys(OFFERED))).toEqual(OFFERED);
    },
  );

  test.skipIf(!has(name))(`${_}: offers every command`, async () => {
    const offered = (await shell(['hub ']))['hub '];
    expect(offered).toEqual(commands.map((command) => command.name).sort());
  });

  test.skipIf(!has(name))(`${_}: asks the service for ids, as the caller of the line`, async () => {
    const lines = [
      'hub --profile ann --hub first spaces get ',
      'hub discussions --space ',
      'hub spaces admit general 1',
    ];
    const [positional = [], flag = [], second = []] = Object.values(await shell(lines));
    expect(positional).toEqual(['ann', 'completion', 'first', name, 'space'].sort());
    expect(flag).toEqual(['completion', name, 'space'].sort());
    expect(second).not.toContain('space');
  });

  // Bash itself offers files if the script offers nothing.
  test.skipIf(!has(name))(`${_}: offers files if there is nothing else`, async () => {
    expect((await shell([FILE]))[FILE]).toEqual(name === 'bash' ? [] : ['body.json']);
  });
});

test.each(['bash', 'zsh', 'fish'])('the script for %s has every command and its flags', async (shell) => {
  const text = await script(shell);
  for (const command of commands) expect(text).toContain(command.name);
  for (const flag of ['if-match', 'api-key', 'no-color']) expect(text).toContain(`--${flag}`);
});

test.skipIf(!has('shellcheck'))('the script for bash passes shellcheck', async () => {
  const { status, stdout } = spawnSync('shellcheck', ['-s', 'bash', '-'], {
    input: await script('bash'),
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

/** Commands are read and not run. */
const nowhere = {
  out: new PassThrough(),
  err: new PassThrough(),
  in: new PassThrough(),
  env: {},
  wait: async () => undefined,
  now: () => 0,
  interrupted: async () => undefined,
};

test('a flag takes a value in all commands or in none, because the scripts know one meaning of each flag', async () => {
  const takesValue = new Map<string, Set<boolean>>();
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load()).define(command, nowhere);
    for (const { options } of [command, ...command.commands])
      for (const { long, required } of options)
        takesValue.set(long ?? '', (takesValue.get(long ?? '') ?? new Set()).add(required));
  }
  expect([...takesValue].flatMap(([flag, meanings]) => (meanings.size > 1 ? [flag] : []))).toEqual([]);
});

describe('the values of the service', () => {
  const space = (slug: string, name: string) => ({ type: 'spaces', id: `id-${slug}`, attributes: { slug, name } });
  const candidates = (shell: string, kind: string, answers: readonly Answer[]) =>
    hub(['completion', shell, '--candidates', kind], { env: KEY, answers });

  test('are slugs or ids with names, in the format of each shell', async () => {
    const answers = [page([space('general', 'Updates: all'), space('help', 'Help\n')])];
    expect((await candidates('bash', 'space', answers)).out).toBe('general\nhelp\n');
    expect((await candidates('zsh', 'space', answers)).out).toBe('general:Updates\\: all\nhelp:Help\n');
    expect((await candidates('fish', 'space', answers)).out).toBe('general\tUpdates: all\nhelp\tHelp\n');
    const tags = [page([{ type: 'tags', id: 't1', attributes: { name: 'New' } }])];
    expect((await candidates('fish', 'tag', tags)).out).toBe('t1\tNew\n');
  });

  test('contain no word that a shell would interpret', async () => {
    const odd = ['$(touch x)', '`x`', 'a b', 'a;b', '*', ''].map((slug) => space(slug, 'x'));
    const { out } = await candidates('bash', 'space', [page(odd.map((one) => ({ ...one, id: one.attributes.slug })))]);
    expect(out).toBe('');
  });

  test('are completed for ids and slugs only, not for texts that have the name of a resource', async () => {
    const program = programOn(nowhere);
    for (const command of program.commands) await fillers.get(command)?.();
    const { places, flagKinds } = vocabularyOf(program);
    const kindsAt = (path: string) => places.find((place) => place.path.join(' ') === path)?.kinds;
    for (const path of [
      'domains set',
      'hubs by-domain',
      'invitations create',
      'profile-fields create',
      'team-domains create',
    ])
      expect([path, kindsAt(path)]).toEqual([path, []]);
    expect(kindsAt('team-domains verify')).toEqual([{ index: 0, kind: 'domain' }]);
    expect(kindsAt('members add')).toEqual([{ index: 0, kind: 'contact' }]);
    expect(flagKinds.map(({ flag }) => flag).toSorted()).toEqual([
      '--author',
      '--contact',
      '--contact-id',
      '--content-node-id',
      '--cover',
      '--cover-media-id',
      '--email-domain',
      '--email-domains',
      '--host',
      '--host-contact-id',
      '--hub',
      '--media',
      '--media-id',
      '--node',
      '--parent',
      '--parent-id',
      '--profile',
      '--reason',
      '--reason-id',
      '--role',
      '--role-id',
      '--space',
      '--tag',
      '--team',
    ]);
  });

  test('are empty, without a message, if the service refuses or the caller is not signed in', async () => {
    const refused = await candidates('bash', 'space', [failure(403, 'forbidden')]);
    expect([refused.exit, refused.out, refused.err]).toEqual([0, '', '']);
    const stranger = await hub(['completion', 'bash', '--candidates', 'space']);
    expect([stranger.exit, stranger.out, stranger.err]).toEqual([0, '', '']);
  });
});
