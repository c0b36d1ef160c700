import { absent, all, type Condition, compare, either, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { isAdmitted, isBarred, type MemberItem, memberKey } from './member-item.ts';

/** Why a conversation of a hub is closed to somebody: the hub turned them away, or they are not in it. */
export type DenialReason = 'account_suspended' | 'not_found';

/** Why this member is not let in; `undefined` for one who is. */
export const denialReason = (member: MemberItem | undefined, now: Date): DenialReason | undefined => {
  if (member && isAdmitted(member, now.getTime())) return undefined;
  return denialReasonOfStatus(member?.status);
};

/** The same, for one who is known to be refused. */
export const denialReasonOfStatus = (status: unknown): DenialReason =>
  isBarred(status) ? 'account_suspended' : 'not_found';

/**
 * The membership by which it is judged what a contact may see: their own, if the hub lets them in or turned them away.
 * Whoever was turned away is told so only of what they would see otherwise: of all else they learn no more than others.
 */
export const membershipForVisibility = (
  member: MemberItem | undefined,
  now: Date,
): { readonly member: MemberItem | undefined; readonly isBarred: boolean } => {
  const why = denialReason(member, now);
  return { member: why === 'not_found' ? undefined : member, isBarred: why === 'account_suspended' };
};

/** `isAdmitted`, as a condition on the membership. */
const admitted = (now: Date): Condition => {
  const at = now.toISOString();
  return all(
    either(equals('status', 'active'), all(equals('status', 'suspended'), compare('suspended_until', '<=', at))),
    either(absent('expires_at'), equals('expires_at', null), compare('expires_at', '>', at)),
  );
};

/** The step that lets a write through only while its author is let into the hub. */
export const admittedStep = (hub: HubKey, contact: string, now: Date): Step => ({
  label: 'member',
  check: memberKey(hub, contact),
  condition: admitted(now),
});
