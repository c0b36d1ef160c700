import { setCancel } from '../../shared/commerce/purchases/subscriptions/cancel-subscription.ts';
import { renews, subscriptionsHeld } from '../../shared/commerce/purchases/subscriptions/going-subscriptions.ts';
import {
  type SubscriptionEnd,
  subscriptionEnds,
  type WaitingEnd,
} from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { hasLeft } from '../../shared/commerce/purchases/subscriptions/subscription-holder.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { END_TERMS_ACTOR } from '../../shared/hubs/people/members/term-ends.ts';
import { eachDue } from '../../shared/platform/db/due.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { alertTeam } from './alert-team.ts';
import { type UndoDeps, undoDuplicate } from './undo-duplicate.ts';

interface EndingRoom extends UndoDeps {
  /** Learns of every attempt that has to be repeated. */
  readonly failed: (end: SubscriptionEnd, error: unknown) => void;
}

/** Failed attempts after which the team is alerted; the fifth is 15 minutes after the first. */
const ALERT_AFTER = 5;

/** Cancels a departed member's subscriptions at the end of their periods. A member who is back by then keeps them. */
const depart = async (
  end: Extract<SubscriptionEnd, { kind: 'departure' }>,
  { db, payments }: EndingRoom,
  now: Date,
): Promise<void> => {
  const hub = hubOf(end);
  if (!hasLeft(await db.get<MemberItem>(memberKey(hub, end.contact_id)), now)) return;
  for (const one of (await subscriptionsHeld(db, hub, end.contact_id)).filter(renews))
    await setCancel(db, payments, one, { id: one.id, team: hub.team, cancel: true, actor: END_TERMS_ACTOR }, now);
};

const attempt = async (end: WaitingEnd & Item, room: EndingRoom, now: Date): Promise<void> => {
  const ends = subscriptionEnds(room.db);
  try {
    await (end.kind === 'departure' ? depart(end, room, now) : undoDuplicate(end, room, now));
  } catch (error) {
    room.failed(end, error);
    await ends.postpone(end, now);
    if (end.attempts + 1 >= ALERT_AFTER) await alertTeam(room.db, end, error, now);
    return;
  }
  return ends.settled(end);
};

/**
 * Ends the subscriptions that must not renew. What fails is tried again until it is done, and raises an alert for the
 * team meanwhile: somebody is still being charged.
 */
export const endSubscriptions =
  (room: EndingRoom) =>
  (now: Date): Promise<void> =>
    eachDue({
      read: (page) => subscriptionEnds(room.db).due(now, page),
      work: (end) => attempt(end, room, now),
      together: 10,
    });
