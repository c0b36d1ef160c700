import { cpus, loadavg } from 'node:os';
import { budgetRows } from './budgets.ts';
import { client, clientRows } from './client.ts';
import { cold, coldRows } from './cold.ts';
import { limitRows } from './limits.ts';
import { listRows } from './lists.ts';
import { stageRows, stages } from './stages.ts';
import { medians } from './statistics.ts';
import { table, targets, times } from './tables.ts';
import { warm, warmRows } from './warm.ts';

const machine = (): string => {
  const [first] = cpus();
  return `Node ${process.version}, ${process.platform}-${process.arch}, ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}).`;
};

/** The load of the machine. Ratios of a busy machine are unreliable. */
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/**
 * Runs the measurements one after another and yields each finished part of the tables of this folder's README as
 * soon as it is there.
 */
export async function* report(): AsyncGenerator<string> {
  yield `${machine()} Load average before: ${load()}.\n`;
  const { starts, profile } = await cold();
  yield targets('Cold start: import and first call', coldRows(starts));
  yield times('Cold start, median', 'ms on this machine', 1, medians(starts));
  yield table(
    'Where a cold start’s time goes, by the CPU profiler',
    ['part', 'hubs, ms', 'no other code, ms', 'difference'],
    profile,
  );
  const requests = await warm();
  yield targets('Warm request', warmRows(requests));
  yield times('Warm request, median', 'µs on this machine', 0, medians(requests.wall));
  yield times('Warm request, median of processor time', 'µs on this machine', 0, medians(requests.processor));
  yield table('Where a warm request’s time goes', ['stage', 'µs', 'share'], stageRows(await stages()));
  const commands = await client();
  yield targets('The command-line client: process start to end', clientRows(commands));
  yield times('The command-line client, median', 'ms on this machine', 1, medians(commands));
  yield `Load average after the times were taken: ${load()}.\n`;
  yield table(
    'Cost of the operations with a target: requests · round trips · read units · write units',
    ['operation', 'access', 'operation itself', 'declared budget', 'target'],
    await budgetRows(),
  );
  yield targets('The first page of 20,000 rows', await listRows());
  yield targets('The rate limiter', await limitRows());
}
