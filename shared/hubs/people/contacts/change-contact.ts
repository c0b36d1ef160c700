import type * as z from 'zod';
import { all, type Condition, equals, live } from '../../../platform/db/expression.ts';
import { type Actor, type Attributes, attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { changedValues, type FieldProblem, sameValues } from '../profile-fields/field-values.ts';
import { type ContactCredentialItem, contactCredentialKey, contactCredentials } from './contact-credentials.ts';
import type { contactChange } from './contact-input.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { claimableBy } from './held-address.ts';
import { type ProfiledContact, profiledContact, storedProfile } from './profile.ts';

/**
 * The steps that change the address. The password, which was set before this address was proved, is dropped, and every
 * session ends. The change of `closed_at` in the stream sends a sign-in email to the owner of the new address.
 */
const moveSteps = (team: TeamId, from: ContactCredentialItem, to: string, now: Date): readonly Step[] => [
  {
    label: 'email',
    put: {
      ...contactCredentialKey(team, to),
      entity: 'contact_credential',
      contact_id: from.contact_id,
      password_hash: null,
      generation: from.generation + 1,
      closed_at: now.toISOString(),
      closed_for: null,
      updated_at: now.toISOString(),
    },
    condition: claimableBy(from.contact_id, now),
  },
  {
    remove: { pk: from.pk, sk: from.sk },
    condition: all(equals('contact_id', from.contact_id), equals('generation', from.generation)),
    label: 'credential',
  },
];

/** Requests a change of a proved address. It takes effect when the new address is proved. */
const request = async (
  db: Table,
  team: TeamId,
  { id, email: from }: ContactItem,
  to: string,
  set: Attributes,
  unchanged: Condition,
  now: Date,
): Promise<ContactItem | 'email_taken' | undefined> => {
  if (await contactCredentials(db, team).get(to)) return 'email_taken';
  const pending = { pending_email: to, pending_since: now.toISOString() };
  const condition = all(live, equals('email', from), unchanged);
  const written = await db.update<ContactItem>(contactKey(team, id), { set: { ...set, ...pending } }, condition);
  return written.ok ? written.value : undefined;
};

/** Changes the address, a proved one after its proof; `undefined` after a concurrent change. */
const move = async (
  db: Table,
  team: TeamId,
  contact: ContactItem,
  to: string,
  set: Attributes,
  unchanged: Condition,
  now: Date,
): Promise<ContactItem | 'email_taken' | 'not_found' | undefined> => {
  const { id, email: from } = contact;
  const credential = await contactCredentials(db, team).get(from);
  if (credential?.contact_id !== id) return undefined;
  if (credential.address_proved_at !== undefined) return request(db, team, contact, to, set, unchanged, now);
  const moved = await db.transact([
    ...moveSteps(team, credential, to, now),
    {
      update: contactKey(team, id),
      change: {
        set: { ...set, email: to, least_generation: credential.generation + 1 },
        initial: { recipient_since: now.toISOString() },
      },
      condition: all(equals('email', from), unchanged),
      label: 'contact',
    },
  ]);
  if (moved.ok) return (await db.get<ContactItem>(contactKey(team, id))) ?? 'not_found';
  return moved.failed.some(({ label }) => label === 'email') ? 'email_taken' : undefined;
};

/**
 * A change of a contact by the team. `mayEmail` limits the emails that a change of the address sends. Concurrent changes
 * of different profile fields are all kept.
 */
export const changeContact = (
  db: Table,
  team: TeamId,
  id: string,
  input: z.output<ReturnType<typeof contactChange>>,
  actor: Actor,
  now: Date,
  mayEmail: (contact: ContactItem, to: string) => Promise<boolean> = async () => true,
): Promise<ProfiledContact | FieldProblem | 'email_taken' | 'not_found' | 'rate_limited'> =>
  retryUntilCommitted(async () => {
    const current = await profiledContact(db, team, id);
    if (!current) return 'not_found';
    if (Object.values(input).every((value) => value === undefined)) return current;
    const { contact, fields } = current;
    const { email = contact.email, fields: given, ...profile } = input;
    const changed = given && changedValues(fields, contact, given, 'team');
    if (changed && 'code' in changed) return changed;
    const own = { updated_at: now.toISOString(), actor: { ...actor } };
    const set = attributesOf({ ...storedProfile(profile), ...(changed && { fields: changed.values }), ...own });
    const unchanged = changed ? sameValues(contact) : live;
    if (email !== contact.email) {
      if (!(await mayEmail(contact, email))) return 'rate_limited';
      const moved = await move(db, team, contact, email, set, unchanged, now);
      return typeof moved === 'object' ? { contact: moved, fields } : moved;
    }
    const canceled = input.email !== undefined && contact.pending_email ? ['pending_email', 'pending_since'] : [];
    const change = { set, ...(canceled.length > 0 && { remove: canceled }) };
    const condition = all(live, equals('email', contact.email), unchanged);
    const written = await db.update<ContactItem>(contactKey(team, id), change, condition);
    if (written.ok) return { contact: written.value, fields };
    return written.current && written.current.email !== contact.email ? undefined : changed ? undefined : 'not_found';
  });
