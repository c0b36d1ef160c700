import { sweep } from '../../../../functions/sweep/sweep.ts';
import { discussionEntity } from '../../../../shared/community/discussions/discussion-events.ts';
import { discussionKey } from '../../../../shared/community/discussions/discussion-item.ts';
import { scheduledListing } from '../../../../shared/community/discussions/scheduled.ts';
import { heldEmailDueAt } from '../../../../shared/delivery/email/held-email.ts';
import { deliveryDueAt } from '../../../../shared/delivery/webhooks/due-deliveries.ts';
import { dueIndexAttributes } from '../../../../shared/downstream/automations/due.ts';
import { dueChecks } from '../../../../shared/engagement/achievements/due-checks.ts';
import { listOf } from '../../../../shared/platform/db/listing.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';
import { DAY, seconds, startShop } from '../../commerce/shop-world.ts';
import { event, subscription, subscriptionSession } from '../../commerce/stripe-events.ts';
import { MONTHLY, ONCE } from '../../commerce/world.ts';
import type { World } from '../stopped.ts';

/** One queue has dead letters. */
const count = async (queue: string): Promise<number> => (queue === 'mail' ? 2 : 0);

/** One item of every kind that becomes due. */
export const start = async (): Promise<World> => {
  const shop = await startShop({ once: ONCE, monthly: MONTHLY });
  const { world, prices } = shop;
  const { db, ours, service } = world;
  await shop.checkedOut(prices.once);
  const { story } = await shop.checkedOut(prices.monthly);
  const ends = seconds() + DAY;
  const canceled = subscription(story, 'active', [seconds(), ends], { cancel_at_period_end: true });
  await shop.receive(
    event('checkout.session.completed', subscriptionSession(story), seconds()),
    event('customer.subscription.updated', canceled, seconds() + 1),
  );
  const at = new Date().toISOString();
  const id = newPlaceId('0123456789');
  const author = { type: 'user', id: ours.users.owner.id };
  const post = { id, team_id: ours.id, hub_id: ours.hub, space_id: newId(), author, status: 'scheduled', version: 1 };
  const key = discussionKey(ours.id, id);
  if (!key) throw new Error('It has no place');
  await db.put({ ...key, entity: discussionEntity, ...post, scheduled_at: at, ...scheduledListing(id, at) });
  await dueChecks(db).schedule({
    kind: 'tenure',
    at,
    team_id: ours.id,
    hub_id: ours.hub,
    contact_id: ours.member.id,
    achievement_id: newId(),
  });
  for (const place of [dueIndexAttributes(at, id), deliveryDueAt(at, id), heldEmailDueAt(at, id)])
    await db.put({ pk: `TEAM#${ours.id}#${listOf(place)}`, sk: id, entity: entity('waits'), turn: 1, ...place });
  return {
    stores: [service.store],
    cases: { 'one of everything': [] },
    async invoke(process) {
      await sweep(process.db(service.store), process.effect('count', count))(new Date(Date.now() + 3 * DAY * 1_000));
      return undefined;
    },
    stop: () => service.stop(),
  };
};
