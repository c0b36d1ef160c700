import { expect, test } from 'vitest';
import { CATALOGS } from '../../../../infra/docs/catalogs/catalogs.ts';
import { webhookAttemptsCatalog } from '../../../../infra/docs/catalogs/webhook-attempts.ts';
import { writtenPages } from '../../../../infra/docs/written-pages.ts';
import { RETRY_DELAYS_MS } from '../../../../shared/delivery/webhooks/schedule.ts';

const UNITS: Readonly<Record<string, number>> = { second: 1_000, minute: 60_000, hour: 3_600_000 };

const millisecondsOf = (text: string): number => {
  if (text === 'none') return 0;
  const [count, unit = ''] = text.replace(/s$/, '').split(' ');
  return Number(count) * (UNITS[unit] ?? Number.NaN);
};

test('the table has the delay of every attempt, and the time since the first one', () => {
  const rows = [...webhookAttemptsCatalog().matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, attempt]) => Number(attempt))).toEqual(RETRY_DELAYS_MS.map((_, at) => at + 1));
  expect(rows.map(([, , delay = '']) => millisecondsOf(delay))).toEqual(RETRY_DELAYS_MS);
  for (const [at, [, , , elapsed = '']] of rows.entries()) {
    const exact = RETRY_DELAYS_MS.slice(0, at + 1).reduce((sum, delay) => sum + delay, 0);
    expect(Math.abs(millisecondsOf(elapsed) - exact), elapsed).toBeLessThanOrEqual(exact * 0.02);
  }
  expect(CATALOGS['webhook-attempts']).toBe(webhookAttemptsCatalog);
});

test('the time of all attempts is named', () => {
  expect(webhookAttemptsCatalog()).toMatch(
    /\| 10 \| 24 hours \| 75\.6 hours \|\n\n.* about 75\.6 hours after the first\.$/,
  );
});

test('the page about webhooks has the table, and the page about events leads to it', () => {
  const page = (path: string) => writtenPages().find((one) => one.path === path)?.markdown ?? '';
  expect(page('/docs/how-to/webhooks')).toContain(webhookAttemptsCatalog());
  expect(page('/docs/explanation/events')).toContain('/docs/how-to/webhooks#');
});
