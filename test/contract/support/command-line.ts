import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { baseUrl } from './target.ts';

const launcher = join(import.meta.dirname, '..', '..', '..', 'bin', 'hub.js');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface CommandLine {
  /** Runs the reference client until it ends. */
  readonly hub: (args: readonly string[], env?: Record<string, string>, stdin?: string) => Promise<Ended>;
  /** Starts the reference client without waiting for its end. */
  readonly start: (args: readonly string[], env?: Record<string, string>) => ChildProcessWithoutNullStreams;
}

/** The reference client with its own profiles, against the stack under test. */
export const commandLine = (): CommandLine => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-contract-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const start: CommandLine['start'] = (args, env = {}) =>
    spawn(process.execPath, [launcher, ...args], {
      env: { PATH: process.env.PATH, HUB_API_URL: baseUrl, XDG_CONFIG_HOME: folder, ...env },
    });
  return {
    start,
    hub: async (args, env, stdin = '') => {
      const child = start(args, env);
      child.stdin.end(stdin);
      const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { code, out, err };
    },
  };
};
