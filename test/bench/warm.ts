import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from '../support/bundled.ts';
import { type Scenario, scenario } from './scenario.ts';
import { ratio, type Samples } from './statistics.ts';
import { type Row, ratioRow } from './tables.ts';

export type Handler = (event: object, context: object) => Promise<{ statusCode: number }>;

const ROUNDS = 25;
const WARM_UP = 20;
const CALLS = 200;
const PEERS = ['middy', 'hono', 'powertools', 'express-codegenie', 'express-vendia', 'fastify', 'nest'] as const;
export const CONTEXT = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 };

const SEEN = 'ours, credential seen before';
const NOT_SEEN = 'ours, credential not seen';

/** Our side as it is deployed: with the replacements of the bundles. */
export const own = await bundled<typeof import('./own-service.ts')>("export * from './test/bench/own-service.ts';");

export const ownHandler = (input: Scenario): Handler =>
  own.serve(
    own.ownRoutes,
    () => undefined as never,
    () => own.ownServices(input),
  ) as unknown as Handler;

const peer = async (name: string, input: Scenario): Promise<Handler> => {
  const load = (file: string) => import(pathToFileURL(join(import.meta.dirname, 'fixtures', 'apps', file)).href);
  const { memoryStore } = await load('memory-store.mjs');
  const { create } = await load(`${name}.mjs`);
  const store = memoryStore({ permissions: new Set(['hubs.manage']), hubItem: {} });
  return create({ store, platformKey: input.keys.publicKeys.platform, issuer: input.keys.issuer });
};

/** Microseconds per call of a round of sequential calls: elapsed time, and processor time. */
const round = async (handler: Handler, events: readonly object[]): Promise<{ wall: number; processor: number }> => {
  const [started, used] = [performance.now(), process.cpuUsage()];
  for (const event of events) {
    const { statusCode } = await handler(event, CONTEXT);
    if (statusCode !== 200) throw new Error(`A contender answered ${statusCode}`);
  }
  const [ended, { user, system }] = [performance.now(), process.cpuUsage(used)];
  return { wall: ((ended - started) * 1000) / events.length, processor: (user + system) / events.length };
};

export interface WarmSamples {
  readonly wall: Samples;
  readonly processor: Samples;
}

/** All contenders alternate in one process, so that a slow moment of the machine affects all of them. */
export const warm = async (): Promise<WarmSamples> => {
  const input = scenario();
  const contenders = new Map<string, { handler: Handler; events: () => object[] }>();
  const seen = () => Array.from({ length: CALLS }, () => input.event());
  const fresh = () => Array.from({ length: CALLS }, () => input.event({ token: input.token() }));
  contenders.set(SEEN, { handler: ownHandler(input), events: seen });
  contenders.set(NOT_SEEN, { handler: ownHandler(input), events: fresh });
  for (const name of PEERS) contenders.set(name, { handler: await peer(name, input), events: seen });
  const empty = () => new Map<string, number[]>([...contenders.keys()].map((name) => [name, []]));
  const [wall, processor] = [empty(), empty()];
  for (let at = 0; at < ROUNDS + WARM_UP; at += 1) {
    for (const [name, { handler, events }] of contenders) {
      const micros = await round(handler, events());
      if (at < WARM_UP) continue;
      wall.get(name)?.push(micros.wall);
      processor.get(name)?.push(micros.processor);
    }
  }
  return { wall, processor };
};

export const warmRows = ({ wall: samples }: WarmSamples): readonly Row[] => [
  ratioRow('credential seen before ÷ stock middy', ratio(samples, SEEN, 'middy'), 0.1),
  ratioRow('credential not seen ÷ stock middy', ratio(samples, NOT_SEEN, 'middy'), 0.5),
  ...PEERS.slice(1).map((name) => ratioRow(`credential not seen ÷ ${name}`, ratio(samples, NOT_SEEN, name), 1, true)),
];
