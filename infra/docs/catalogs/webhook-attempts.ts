import { RETRY_DELAYS_MS } from '../../../shared/delivery/webhooks/schedule.ts';
import { table } from './markdown-parts.ts';

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** The largest unit in which the delay is a whole number. */
const durationOf = (delay: number): string => {
  const [name, milliseconds] = UNITS.find(([, unit]) => delay % unit === 0) ?? ['millisecond', 1];
  const count = delay / milliseconds;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** The attempts of a webhook delivery, and the delay of each after the failure of the one before. */
export const webhookAttemptsCatalog = (): string =>
  table(
    ['Attempt', 'Delay after the failed one'],
    RETRY_DELAYS_MS.map((delay, at) => [String(at + 1), delay === 0 ? 'none' : durationOf(delay)]),
  );
