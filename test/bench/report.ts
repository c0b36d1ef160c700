import { cpus, loadavg } from 'node:os';
import { budgetRows } from './budgets.ts';
import { client, clientRows } from './client.ts';
import { cold, coldRows } from './cold.ts';
import { limitRows } from './limits.ts';
import { sizes } from './sizes.ts';
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

/** Runs all measurements and returns the tables of this folder's README. */
export const report = async (): Promise<string> => {
  const before = load();
  const starts = await cold();
  const requests = await warm();
  const commands = await client();
  return [
    `${machine()} Load average before: ${before}; after the times were taken: ${load()}.\n`,
    targets('Cold start: import and first call', coldRows(starts)),
    times('Cold start, median', 'ms on this machine', 1, medians(starts)),
    targets('Bundle of each route group', await sizes()),
    targets('Warm request', warmRows(requests)),
    times('Warm request, median', 'µs on this machine', 0, medians(requests.wall)),
    times('Warm request, median of processor time', 'µs on this machine', 0, medians(requests.processor)),
    table('Where a warm request’s time goes', ['stage', 'µs', 'share'], stageRows(await stages())),
    table(
      'Cost of each operation: requests · round trips · read units · write units',
      ['operation', 'access', 'operation itself', 'declared budget', 'target'],
      await budgetRows(),
    ),
    targets('The rate limiter', await limitRows()),
    targets('The command-line client: process start to end', clientRows(commands)),
    times('The command-line client, median', 'ms on this machine', 1, medians(commands)),
  ].join('\n');
};
