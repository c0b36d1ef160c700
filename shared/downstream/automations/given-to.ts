import {
  type Gift,
  giftSteps,
  recipientOf,
  recipientOrErased,
  withoutProof,
} from '../../hubs/people/contacts/recipient.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { Visit } from './node-kind.ts';
import type { TriggerType } from './trigger-types.ts';

/**
 * Whether somebody else picked the members that a trigger enrolls, as who bans or refunds does. The other triggers follow
 * from what a member did, or from a gift that has ended every way in older than the proof of the address.
 */
const PICKED_BY_OTHERS: Readonly<Record<TriggerType, boolean>> = {
  'member.joined': false,
  'member.left': false,
  'member.tagged': false,
  'member.banned': true,
  'discussion.created': false,
  'comment.created': false,
  'reaction.received': false,
  'achievement.earned': false,
  'event.rsvp': false,
  'content.completed': false,
  'order.paid': false,
  'order.refunded': true,
  'subscription.activated': false,
  'subscription.past_due': false,
  'subscription.recovered': false,
  'subscription.canceled': false,
  date: true,
  manual: true,
  api: true,
};

/** What an automation gives the member it visits, and what has to be written with it. */
export const givenTo = async (
  { db, hub, contact, enrollment, now }: Visit,
  gifts: readonly Gift[],
): Promise<readonly Step[]> => {
  if (gifts.length === 0) return [];
  if (!PICKED_BY_OTHERS[enrollment.trigger_type]) return giftSteps(withoutProof('earns'), gifts);
  const recipient = await recipientOf(db, { ...hub, contact: contact.id }, now, contact);
  return giftSteps(recipientOrErased(recipient), gifts);
};
