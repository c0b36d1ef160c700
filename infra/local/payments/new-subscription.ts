import { type Session, type Subscription, subscriptionIdOf } from './ledger.ts';
import { periodAfter } from './renewals.ts';

const DAY = 86_400;

/** The subscription that a paid session starts. */
export const newSubscription = (session: Session, at: number): Subscription => {
  const { interval, interval_count, trial_days } = session.recurring ?? {
    interval: 'month' as const,
    interval_count: 1,
    trial_days: 0,
  };
  const trial_end = trial_days > 0 ? at + trial_days * DAY : null;
  const { off = 0, duration = 'once', months, account, title, metadata, amount, currency } = session;
  const lasts = duration === 'repeating' ? periodAfter(at, 'month', months ?? 1) : duration;
  return {
    id: subscriptionIdOf(session),
    account,
    title,
    metadata,
    currency,
    created: at,
    anchor: trial_end ?? at,
    ...(off > 0 && { discount: { off, lasts } }),
    amount,
    interval,
    interval_count,
    status: trial_end === null ? 'active' : 'trialing',
    trial_end,
    period_start: at,
    period_end: trial_end ?? periodAfter(at, interval, interval_count),
    cancel_at_period_end: false,
    ended_at: null,
    declines: false,
    retries: 0,
  };
};
