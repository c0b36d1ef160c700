import { aws } from './redrive/aws.ts';
import { command } from './redrive/command.ts';
import { lowerThrottles, restoreThrottles } from './throttle/stage.ts';

/** The limit in requests per second, or NaN. */
const rateOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

await command(
  'bin/throttle.ts <name of the stack> <requests per second, or "restore">',
  (stack, limit) => (limit === 'restore' ? restoreThrottles(aws, stack) : lowerThrottles(aws, stack, rateOf(limit))),
  () => true,
);
