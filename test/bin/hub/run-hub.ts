import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../../../bin/hub/main.ts';
import type { Terminal } from '../../../bin/hub/terminal.ts';
import { type Answer, serviceOf } from '../../shared/client/service.ts';

export const URL_OF_TESTS = 'https://hub.example';

export interface Options {
  /** The responses of the service, in order; the last one repeats. */
  readonly answers?: readonly Answer[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Buffer;
  /** The width of the terminal; by default the output is not a terminal. */
  readonly columns?: number;
  readonly now?: number;
  readonly fetch?: Terminal['fetch'];
  readonly interrupted?: () => Promise<void>;
  readonly openSocket?: Terminal['openSocket'];
  readonly later?: Terminal['later'];
}

/** A configuration folder for one test. */
export const configFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Runs a command line in this process, with a fake service and without real waits. */
export const hub = async (argv: readonly string[], options: Options = {}) => {
  const { answers = [], env, stdin = '', columns, now = Date.parse('2026-06-01T12:00:00Z') } = options;
  const { sent, fetch } = serviceOf(...answers);
  const [waits, written]: [number[], { out: string; err: string }] = [[], { out: '', err: '' }];
  const sink = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    ...(columns !== undefined && { isTTY: true, columns }),
  });
  const exit = await main(argv, {
    out: sink('out'),
    err: sink('err'),
    in: Readable.from([Buffer.from(stdin)]),
    env: { HUB_API_URL: URL_OF_TESTS, XDG_CONFIG_HOME: '/nonexistent', ...env },
    fetch: options.fetch ?? fetch,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
    },
    now: () => now,
    ...(options.openSocket && { openSocket: options.openSocket }),
    ...(options.later && { later: options.later }),
    interrupted: options.interrupted ?? (() => new Promise(() => {})),
  });
  return { exit, sent, waits, ...written };
};

/** An environment with an API key, a team and a hub. */
export const KEY = {
  HUB_API_KEY: 'svc_sk_live_test',
  HUB_TEAM: '11111111-1111-7111-8111-111111111111',
  HUB_HUB: '22222222-2222-7222-8222-222222222222',
};
