import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from '../../bin/hub/commands.ts';
import { hub } from './support.ts';

const script = async (shell: string): Promise<string> => (await hub(['completion', shell])).out;

/** What bash would offer at the end of a line. */
const offered = async (...words: readonly string[]): Promise<string[]> => {
  const line = ['hub', ...words].map((word) => `'${word}'`).join(' ');
  const program = `${await script('bash')}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _hub; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
};

describe('completion', () => {
  test('offers every command, its subcommands and its flags', async () => {
    expect(await offered('')).toEqual(expect.arrayContaining(commands.map(({ name }) => name)));
    expect(await offered('web')).toEqual(['webhooks']);
    expect(await offered('webhooks', 'l')).toEqual(['list', 'listen']);
    expect(await offered('--json', 'editor-ops', 'put', '--if')).toEqual(['--if-match']);
    expect(await offered('editor-ops', 'put', '--pro')).toEqual(['--profile']);
    expect(await offered('hubs', '--if')).toEqual([]);
  });

  test.each(['bash', 'zsh', 'fish'])('names every command and flag for %s', async (shell) => {
    const text = await script(shell);
    for (const { name } of commands) expect(text).toContain(name);
    expect(text).toMatch(/if-match/);
  });
});
