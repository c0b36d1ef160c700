import { recipientRule } from '../../shared/delivery/email/recipient-rules.ts';
import { proofOf } from '../../shared/hubs/people/contacts/address-proofs.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { isInAudience } from '../../shared/hubs/people/members/audience.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { ComposedEmail } from './mail-deps.ts';

/** Whether the recipient may get an email now, and whether the address is proved. */
interface CheckedRecipient {
  readonly refused: 'address_not_proved' | 'not_a_member' | undefined;
  readonly isUnverified: boolean;
}

const rowsOf = async (
  db: Table,
  { message: { to }, context: { team_id: team, hub_id: hub, contact_id } }: ComposedEmail,
) => {
  if (team === null || contact_id === null) return [];
  const member = hub === null ? [] : [memberKey({ team, hub }, contact_id)];
  return rowsAt<[ContactCredentialItem, MemberItem]>(db, [contactCredentialKey(team, to), ...member]);
};

/**
 * Checks the recipient of any email at the time when it is sent. Composing an email may have checked the proof of the
 * address already; then no row is read for it.
 */
export const checkRecipient = async (db: Table, email: ComposedEmail, now: Date): Promise<CheckedRecipient> => {
  const { kind, contact_id } = email.context;
  const { to_unproved, needs_membership } = recipientRule(kind);
  const needsMember = needs_membership === 'admitted';
  if (email.isUnverified !== undefined && !needsMember && (to_unproved !== false || !email.isUnverified))
    return { refused: undefined, isUnverified: email.isUnverified };
  const [credential, member] = await rowsOf(db, email);
  const isUnverified = email.isUnverified ?? (contact_id === null || proofOf(credential, contact_id) === null);
  if (needsMember && !isInAudience(member, email.audience ?? 'members', now))
    return { refused: 'not_a_member', isUnverified };
  return { refused: to_unproved === false && isUnverified ? 'address_not_proved' : undefined, isUnverified };
};
