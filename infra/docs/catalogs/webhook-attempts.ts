import { RETRY_DELAYS_MS } from '../../../shared/delivery/webhooks/schedule.ts';
import { counted } from '../../../shared/platform/text/counted.ts';
import { table } from './markdown-parts.ts';

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** In the largest unit that the duration reaches, with one decimal of hours: `5 minutes`, `2.6 hours`. */
const durationOf = (duration: number): string => {
  const [name, milliseconds] = UNITS.find(([, unit]) => duration >= unit) ?? ['second', 1_000];
  return counted(Number((duration / milliseconds).toFixed(name === 'hour' ? 1 : 0)), name);
};

const cellOf = (duration: number): string => (duration === 0 ? 'none' : durationOf(duration));

/** The attempts of a webhook delivery: the delay of each after the failure of the one before, and the sum of the delays. */
export const webhookAttemptsCatalog = (): string => {
  let elapsed = 0;
  const rows = RETRY_DELAYS_MS.map((delay, at) => {
    elapsed += delay;
    return [String(at + 1), cellOf(delay), cellOf(elapsed)];
  });
  const head = ['Attempt', 'Delay after the failed one', 'Time since the first, about'];
  return `${table(head, rows)}\n\nThe last attempt is about ${durationOf(elapsed)} after the first.`;
};
