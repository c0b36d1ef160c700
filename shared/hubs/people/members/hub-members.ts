import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { knownAsMemberStep } from '../contacts/known-hubs.ts';
import { benefitSteps, isContactMissing, transactForRecipient } from '../contacts/recipient.ts';
import type { MemberItem } from './member-item.ts';
import { addBenefit, type Joining } from './members.ts';
import { termStep } from './terms.ts';

/** A contact to add to a hub, with status, role and expiry. */
type NewMember = Omit<Joining, 'hub'>;

/** The step that schedules the end of a membership. */
export const membershipTerm = (hub: HubKey, contact: string, at: string) =>
  termStep({ kind: 'membership', team_id: hub.team, hub_id: hub.hub, contact_id: contact, at });

/** Adds a contact of the team to the hub. Returns `illegal_transition` if the contact is banned. */
export const addMember = async (
  db: Table,
  hub: HubKey,
  adding: NewMember,
  actor: Actor,
  now: Date,
): Promise<'added' | 'unknown_contact' | 'already_in_hub' | 'illegal_transition'> => {
  const { contact, expires_at = null } = adding;
  const added = await transactForRecipient(db, { ...hub, contact }, now, (recipient) => [
    ...benefitSteps(recipient, [addBenefit({ hub, ...adding }, actor, now)]),
    knownAsMemberStep(hub, contact),
    ...(expires_at === null ? [] : [membershipTerm(hub, contact, expires_at)]),
  ]);
  if (added.ok) return 'added';
  if (isContactMissing(added)) return 'unknown_contact';
  const current = added.failed.find(({ label }) => label === 'member')?.current as MemberItem | undefined;
  return current?.status === 'banned' ? 'illegal_transition' : 'already_in_hub';
};
