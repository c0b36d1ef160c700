import type { Settings } from '../settings/schema.ts';
import type { Measured } from './measured.ts';
import { costOf, totalOf } from './operation-cost.ts';
import { OPERATIONS } from './operations.ts';
import { priceOf } from './prices.ts';
import { emailCost, pollCost } from './usage.ts';

/** The units that one on-demand table writes in a second at most, by the default quota of an account. */
const TABLE_WRITES_PER_SECOND = 40_000;
/** The routes that sign in or register, each with a throttle of its own. */
const COSTLY_SIGN_INS = 4;
const SECONDS = 3_600;

/** What can happen at most in an hour, by the limits that apply, and what it costs. */
interface Surprise {
  readonly what: string;
  readonly limit: string;
  readonly usd: number;
}

/** Costs that grow without more members, dearest first. */
export const surprises = (
  measured: Measured,
  { throttle, costlyThrottle, emailsPerDay }: Pick<Settings, 'throttle' | 'costlyThrottle' | 'emailsPerDay'>,
): readonly Surprise[] => {
  const signIn = OPERATIONS.find(({ name }) => name === 'Sign in');
  if (!signIn) throw new Error('The page has no operation for sign-in');
  const anHourOf = (what: string, limit: string, times: number, each: number): Surprise => ({
    what,
    limit,
    usd: times * each,
  });
  const rate = (perSecond: number): string => `${perSecond.toLocaleString('en')} a second`;
  return [
    anHourOf(
      'a loop, an import or a rebuilt index writes to a table',
      `${rate(TABLE_WRITES_PER_SECOND)}, the default quota of a table`,
      TABLE_WRITES_PER_SECOND * SECONDS,
      priceOf('writeUnits', 1),
    ),
    anHourOf(
      'clients poll the event stream',
      `${rate(throttle.rate)}, \`throttle\``,
      throttle.rate * SECONDS,
      pollCost(measured),
    ),
    anHourOf(
      'sign-ins',
      `${rate(costlyThrottle.rate)} for each of ${COSTLY_SIGN_INS} routes, \`costlyThrottle\``,
      COSTLY_SIGN_INS * costlyThrottle.rate * SECONDS,
      totalOf(costOf(signIn, measured)),
    ),
    anHourOf(
      'the emails of a team',
      `${emailsPerDay.later.toLocaleString('en')} a day, \`emailsPerDay\``,
      emailsPerDay.later,
      emailCost(measured),
    ),
  ].toSorted((one, other) => other.usd - one.usd);
};
