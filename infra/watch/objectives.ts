import type { RouteClass } from '../../shared/api/route-class.ts';

/** The service level objectives, over 30 days. */
export const AVAILABILITY = 0.999;

/** The latency that 99 of 100 requests of a class stay below, in milliseconds. */
export const P99_MS: Readonly<Record<RouteClass, number>> = { read: 500, write: 1_000, sign_in: 1_500, search: 1_500 };

/**
 * How fast the error budget is used up: as a multiple of the rate that uses it in 30 days, in a long window and in a short
 * one that shows that it continues (Google, "The Site Reliability Workbook", chapter 5).
 */
export const BURN_RATES = {
  fast: {
    rate: 14.4,
    long: { minutes: 60 },
    short: { minutes: 5 },
    uses: '2 % of the monthly error budget in an hour',
  },
  slow: {
    rate: 6,
    long: { minutes: 360 },
    short: { minutes: 30 },
    uses: '5 % of the monthly error budget in six hours',
  },
} as const;

export type BurnRate = keyof typeof BURN_RATES;
