import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { baseUrl, demo, isLocal } from './support/target.ts';

const root = join(import.meta.dirname, '..', '..');
const page = (path: string) => readFileSync(join(root, 'infra', 'docs', `${path}.md`), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'hub-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder in which `npx hub` runs the client of this repository. */
const bin = join(folder, 'bin');
mkdirSync(bin);
writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${join(root, 'bin', 'hub.js')}' "$@"\n`);
chmodSync(join(bin, 'npx'), 0o755);

const env = { PATH: `${bin}:${process.env.PATH}`, HUB_API_URL: baseUrl, XDG_CONFIG_HOME: folder };

/** The exit code and the errors of a line that is pasted into a shell. */
const pasted = (line: string): Promise<{ line: string; code: unknown; err: string }> =>
  new Promise((resolve) =>
    execFile('/bin/sh', ['-c', line], { cwd: folder, env }, (error, _, err) =>
      resolve({ line, code: error?.code ?? 0, err: error ? err : '' }),
    ).stdin?.end(),
  );

/** The lines of a page to paste, without the prompt of a terminal. */
const linesOf = (path: string): readonly string[] => {
  const [, section = ''] = page(path).split('## Try it');
  const [, block = ''] = /^```(?:sh|console)\n(.*?)^```$/ms.exec(section) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\$ /, ''));
};

describe.runIf(isLocal).each(['pages/reference/cli', 'pages/how-to/profiles'])('the examples of %s', (name) => {
  test('succeed when they are pasted in order on the demo data', async () => {
    const lines = linesOf(name);
    expect(lines.length).toBeGreaterThan(6);
    for (const line of lines) expect(await pasted(line)).toEqual({ line, code: 0, err: '' });
  });

  test('use accounts of the demo data', () => {
    const [team] = demo().teams;
    expect(linesOf(name)[0]).toContain(`echo ${team?.owner.password} | npx hub --hub ${team?.hubs[0]?.slug} `);
  });
});
