import { absent, all, type Condition, compare, either, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { isAdmitted, isBarred, type MemberItem, memberKey } from './member-item.ts';

/** Why a contact has no access to a hub: suspended or banned, or not a member. */
export type DenialReason = 'account_suspended' | 'not_found';

/** Why a member is denied access; `undefined` for an admitted member. */
export const denialReason = (member: MemberItem | undefined, now: Date): DenialReason | undefined => {
  if (member && isAdmitted(member, now.getTime())) return undefined;
  return denialReasonOfStatus(member?.status);
};

/** The denial reason for the status of a member who is known to be denied. */
export const denialReasonOfStatus = (status: unknown): DenialReason =>
  isBarred(status) ? 'account_suspended' : 'not_found';

/**
 * The membership that decides what a contact may see: that of an admitted or barred member. A barred member gets
 * `account_suspended` only for entities that they could see otherwise, and 404 for all others.
 */
export const membershipForVisibility = (
  member: MemberItem | undefined,
  now: Date,
): { readonly member: MemberItem | undefined; readonly isBarred: boolean } => {
  const why = denialReason(member, now);
  return { member: why === 'not_found' ? undefined : member, isBarred: why === 'account_suspended' };
};

/** `isAdmitted` as a write condition on the membership. */
const admitted = (now: Date): Condition => {
  const at = now.toISOString();
  return all(
    either(equals('status', 'active'), all(equals('status', 'suspended'), compare('suspended_until', '<=', at))),
    either(absent('expires_at'), equals('expires_at', null), compare('expires_at', '>', at)),
  );
};

/** The step that fails unless automations may send messages in the name of the author, an admitted member of the hub. */
export const automatedSenderStep = (hub: HubKey, contact: string, now: Date): Step => ({
  label: 'member',
  check: memberKey(hub, contact),
  condition: all(admitted(now), equals('is_automated_sender', true)),
});

/** The step that fails unless the author is an admitted member of the hub. */
export const admittedStep = (hub: HubKey, contact: string, now: Date): Step => ({
  label: 'member',
  check: memberKey(hub, contact),
  condition: admitted(now),
});
