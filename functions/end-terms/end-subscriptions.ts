import { setCancelAtPeriodEnd } from '../../shared/commerce/purchases/subscriptions/cancel-subscription.ts';
import { contactSubscriptions, renews } from '../../shared/commerce/purchases/subscriptions/renewing-subscriptions.ts';
import {
  type PendingEnd,
  SUBSCRIPTION_ENDS,
  type SubscriptionEnd,
  subscriptionEnds,
} from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { hasLeft } from '../../shared/commerce/purchases/subscriptions/subscription-holder.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { END_TERMS_ACTOR } from '../../shared/hubs/people/members/term-ends.ts';
import { eachDueShard } from '../../shared/platform/db/due.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { alertTeam } from './alert-team.ts';
import { type UndoDeps, undoDuplicate } from './undo-duplicate.ts';
import { undoRefused } from './undo-refused.ts';

interface EndSubscriptionsDeps extends UndoDeps {
  /** Called for every attempt that must be retried. */
  readonly failed: (end: SubscriptionEnd, error: unknown) => void;
}

/** Failed attempts before the team is alerted. The fifth is 15 minutes after the first. */
const ALERT_AFTER = 5;

/** Cancels a departed member's subscriptions at the end of their periods, unless the member has rejoined. */
const cancelDeparted = async (
  end: Extract<SubscriptionEnd, { kind: 'departure' }>,
  { db, payments }: EndSubscriptionsDeps,
  now: Date,
): Promise<void> => {
  const hub = hubOf(end);
  if (!hasLeft(await db.get<MemberItem>(memberKey(hub, end.contact_id)), now)) return;
  for (const one of (await contactSubscriptions(db, hub, end.contact_id)).filter(renews))
    await setCancelAtPeriodEnd(
      db,
      payments,
      one,
      { id: one.id, team: hub.team, cancel: true, actor: END_TERMS_ACTOR },
      now,
    );
};

const endOne = (end: PendingEnd, deps: EndSubscriptionsDeps, now: Date): Promise<void> => {
  switch (end.kind) {
    case 'departure':
      return cancelDeparted(end, deps, now);
    case 'duplicate':
      return undoDuplicate(end, deps, now);
    case 'refused':
      return undoRefused(end, deps, now);
  }
};

const attempt = async (end: PendingEnd & Item, deps: EndSubscriptionsDeps, now: Date): Promise<void> => {
  const ends = subscriptionEnds(deps.db);
  try {
    await endOne(end, deps, now);
  } catch (error) {
    deps.failed(end, error);
    await ends.postpone(end, now);
    if (end.attempts + 1 >= ALERT_AFTER) await alertTeam(deps.db, end, error, now);
    return;
  }
  return ends.complete(end);
};

/**
 * Ends the subscriptions that must not renew, and refunds the orders that grant nothing. A failed attempt is retried until it succeeds and alerts the team,
 * because the buyer may still be charged.
 */
export const endSubscriptions =
  (deps: EndSubscriptionsDeps) =>
  (now: Date): Promise<void> =>
    eachDueShard({
      partition: SUBSCRIPTION_ENDS,
      read: (partition, page) => subscriptionEnds(deps.db).due(partition, now, page),
      work: (end) => attempt(end, deps, now),
      batchSize: 10,
    });
