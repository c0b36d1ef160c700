/** Measures the operations of the cost page and writes infra/cost/measured.json: `npx node test/bench/operations.ts`. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { MEASURED_FILE, type Measured, type MeasuredOperation, type MeasuredWork } from '../../infra/cost/measured.ts';
import { OPERATIONS } from '../../infra/cost/operations.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import type { Costs, Work } from '../infra/cost/support/costs.ts';
import { startCosts } from '../infra/cost/support/costs.ts';
import { asOwner, data } from '../infra/cost/support/scenarios/scenario.ts';
import { SCENARIOS } from '../infra/cost/support/scenarios.ts';
import { startDownstream } from './downstream.ts';
import { median } from './statistics.ts';

const ROUNDS = 9;

const captureStdout = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly bytes: number }> => {
  const { write } = process.stdout;
  let bytes = 0;
  process.stdout.write = ((chunk: string | Uint8Array) => {
    bytes += Buffer.byteLength(chunk as string);
    return true;
  }) as typeof write;
  try {
    return { value: await work(), bytes };
  } finally {
    process.stdout.write = write;
  }
};

const cpuOf = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> => {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1_000 };
};

const medianWork = (all: readonly MeasuredWork[]): MeasuredWork => ({
  ms: Math.round(median(all.map(({ ms }) => ms)) * 10) / 10,
  trips: median(all.map(({ trips }) => trips)),
  read: median(all.map(({ read }) => read)),
  write: median(all.map(({ write }) => write)),
});

const run = (costs: Costs, work: Work) => (typeof work === 'function' ? work() : costs.call(work));

const measure = async (
  costs: Costs,
  downstream: Awaited<ReturnType<typeof startDownstream>>,
  operation: string,
): Promise<MeasuredOperation> => {
  const scenario = SCENARIOS[operation];
  if (!scenario) throw new Error(`${operation} is not a budgeted operation`);
  const rounds: MeasuredOperation[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const work = await scenario(costs);
    await downstream.skip();
    costs.spent.read();
    const { value, bytes } = await captureStdout(() => cpuOf(() => run(costs, work)));
    const { trips, read, write } = costs.spent.read();
    const body = (value.value as { body?: unknown } | undefined)?.body;
    const after = await downstream.work();
    const request = { ms: value.ms, trips, read, write };
    const measuredRound = { request, response_bytes: JSON.stringify(body ?? '').length, log_bytes: bytes, ...after };
    /* The first round warms up. */
    if (round > 0) rounds.push(measuredRound);
  }
  const [last] = rounds.slice(-1);
  if (!last) throw new Error('Nothing was measured');
  const relays = rounds.flatMap(({ relay }) => relay ?? []);
  return {
    request: medianWork(rounds.map(({ request }) => request)),
    response_bytes: median(rounds.map(({ response_bytes }) => response_bytes)),
    log_bytes: median(rounds.map(({ log_bytes }) => log_bytes)),
    ...(relays.length > 0 && { relay: medianWork(relays) }),
    workers: Object.fromEntries(
      Object.keys(last.workers).map((name) => [name, medianWork(rounds.flatMap(({ workers }) => workers[name] ?? []))]),
    ),
    messages: median(rounds.map(({ messages }) => messages)),
  };
};

const costs = await startCosts({ stream: true });
const downstream = await startDownstream(costs);
const operations: Record<string, MeasuredOperation> = {};
for (const { budget } of OPERATIONS) {
  operations[budget] = await measure(costs, downstream, budget);
  process.stderr.write(`${budget}: ${JSON.stringify(operations[budget])}\n`);
}
const emails: MeasuredWork[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const attributes = { email: `${newId()}@example.com`, role_id: costs.ours.users.moderator.role_id };
  const path = `/teams/${costs.ours.id}/invitations`;
  await costs.call(asOwner(costs, { method: 'POST', path, body: data('invitations', attributes) }));
  const { workers } = await downstream.work();
  if (round > 0 && workers['send-mail']) emails.push(workers['send-mail']);
}
const [{ model = '' } = {}] = cpus();
const result: Measured = {
  machine: `${model.trim()}, Node ${process.version}`,
  measured_on: new Date().toISOString().slice(0, 10),
  operations,
  email: medianWork(emails),
};
writeFileSync(MEASURED_FILE, `${JSON.stringify(result, undefined, 2)}\n`);
await downstream.stop();
await costs.service.stop();
