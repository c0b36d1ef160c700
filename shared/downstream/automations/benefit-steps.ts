import {
  type Benefit,
  benefitSteps,
  recipientOf,
  recipientOrErased,
  withoutProof,
} from '../../hubs/people/contacts/recipient.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { Visit } from './node-kind.ts';
import type { TriggerType } from './trigger-types.ts';

/**
 * Whether another person chose the members that a trigger enrolls, for example by a ban or a refund. The other triggers
 * follow from the member's own action, or from an expired benefit that revoked every credential older than the proof of
 * the address.
 */
const CHOSEN_BY_OTHERS: Readonly<Record<TriggerType, boolean>> = {
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
  'subscription.trial_started': false,
  'subscription.activated': false,
  'subscription.past_due': false,
  'subscription.recovered': false,
  'subscription.canceled': false,
  date: true,
  manual: true,
  api: true,
};

/** The steps that give benefits to the visited member, with the steps that must be written along. */
export const visitBenefitSteps = async (
  { db, hub, contact, enrollment, now }: Visit,
  benefits: readonly Benefit[],
): Promise<readonly Step[]> => {
  if (benefits.length === 0) return [];
  if (!CHOSEN_BY_OTHERS[enrollment.trigger_type]) return benefitSteps(withoutProof('earns'), benefits);
  const recipient = await recipientOf(db, { ...hub, contact: contact.id }, now, contact);
  return benefitSteps(recipientOrErased(recipient), benefits);
};
