import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStore } from '../support/dynamo.ts';
import { ownBundles, peerBundle, stockBundle } from './cold-bundles.ts';
import { environment, seed } from './cold-store.ts';
import { profileOf, profileRows } from './profile.ts';
import { type Scenario, scenario } from './scenario.ts';
import { ratio, type Samples } from './statistics.ts';
import { type Row, ratioRow } from './tables.ts';

const ROUNDS = 15;
const PEERS = ['middy', 'express-codegenie', 'express-vendia', 'nest'] as const;
const FIXTURES = join(import.meta.dirname, 'fixtures');
const CHILD = join(FIXTURES, 'cold-child.cjs');

const OURS = 'hubs, code cache accepted';
const REJECTED = 'hubs, code cache rejected';
const STOCK = 'hubs, the same handlers stock-bundled';
const ME = 'me, code cache accepted';
const ME_STOCK = 'me, the same handlers stock-bundled';
const FLOOR = 'the same two requests by node:http, no other code';

interface Contender {
  /** The module to require. */
  readonly file: string;
  /** The event of its first call. */
  readonly event: string;
}

const contenders = async (input: Scenario, folder: string): Promise<ReadonlyMap<string, Contender>> => {
  const [write, me] = [join(folder, 'write.json'), join(folder, 'me.json')];
  await writeFile(write, JSON.stringify(input.event()));
  await writeFile(me, JSON.stringify(input.me()));
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
  const [hubs, own] = [await ownBundles('hubs', folder), await ownBundles('me', folder)];
  const all = new Map<string, Contender>([
    [OURS, { file: hubs.accepted, event: write }],
    [REJECTED, { file: hubs.rejected, event: write }],
    [STOCK, { file: await stockBundle('hubs', folder), event: write }],
    [ME, { file: own.accepted, event: me }],
    [FLOOR, { file: join(FIXTURES, 'floor.cjs'), event: write }],
    [ME_STOCK, { file: await stockBundle('me', folder), event: me }],
  ]);
  for (const name of PEERS) all.set(name, { file: await peerBundle(name, folder), event: write });
  return all;
};

const start = async ({ file, event }: Contender, env: Record<string, string>): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [CHILD, file, event], { env });
  const { statusCode, totalMs } = JSON.parse(stdout) as { statusCode: number; totalMs: number };
  if (statusCode !== 200) throw new Error(`${file} answered ${statusCode}`);
  return totalMs;
};

interface Cold {
  /** Milliseconds of import and first call, including the store, each in a fresh process. Contenders alternate. */
  readonly starts: Samples;
  /** Where that time is spent, in the table's rows. */
  readonly profile: readonly (readonly string[])[];
}

export const cold = async (): Promise<Cold> => {
  const input = scenario();
  const store = await startStore({ engine: true });
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await seed(store, input);
    const all = await contenders(input, folder);
    const env = environment(store, input);
    const profileNamed = (name: string) => {
      const { file, event } = all.get(name) ?? { file: '', event: '' };
      return profileOf(CHILD, [file, event], env);
    };
    const samples = new Map<string, number[]>([...all.keys()].map((name) => [name, []]));
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      for (const [name, contender] of all) {
        const ms = await start(contender, env);
        if (round > 0) samples.get(name)?.push(ms);
      }
    }
    return { starts: samples, profile: profileRows(await profileNamed(OURS), await profileNamed(FLOOR)) };
  } finally {
    await rm(folder, { recursive: true });
    await store.stop();
  }
};

export const coldRows = (samples: Samples): readonly Row[] => {
  const express = Math.max(ratio(samples, OURS, 'express-codegenie'), ratio(samples, OURS, 'express-vendia'));
  return [
    ratioRow('code cache accepted ÷ stock-bundled', ratio(samples, OURS, STOCK), 0.33),
    ratioRow('code cache rejected ÷ stock-bundled', ratio(samples, REJECTED, STOCK), 0.6),
    ratioRow('code cache accepted ÷ express with a Lambda adapter (the faster of two)', express, 0.2),
    ratioRow('code cache accepted ÷ NestJS', ratio(samples, OURS, 'nest'), 0.12),
    ratioRow('code cache accepted ÷ stock middy', ratio(samples, OURS, 'middy'), 1, true),
    ratioRow('code cache accepted ÷ no other code than the same two requests', ratio(samples, OURS, FLOOR), 1.8),
    ratioRow('the group me: code cache accepted ÷ stock-bundled', ratio(samples, ME, ME_STOCK), 0.33),
  ];
};
