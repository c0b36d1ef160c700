import type * as z from 'zod';
import { all, type Condition, equals, free, live } from '../../../platform/db/expression.ts';
import { type Actor, type Attributes, attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { changedValues, type FieldProblem, sameValues } from '../profile-fields/field-values.ts';
import { type ContactCredentialItem, contactCredentialKey, contactCredentials } from './contact-credentials.ts';
import type { contactChange } from './contact-input.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { type ProfiledContact, profiledContact } from './profile.ts';

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
    condition: free,
  },
  {
    remove: { pk: from.pk, sk: from.sk },
    condition: all(equals('contact_id', from.contact_id), equals('generation', from.generation)),
    label: 'credential',
  },
];

/** Changes the address; `undefined` after a concurrent change. */
const move = async (
  db: Table,
  team: TeamId,
  { id, email: from }: ContactItem,
  to: string,
  set: Attributes,
  unchanged: Condition,
  now: Date,
): Promise<ContactItem | 'email_taken' | 'not_found' | undefined> => {
  const credential = await contactCredentials(db, team).get(from);
  if (credential?.contact_id !== id) return undefined;
  const moved = await db.transact([
    ...moveSteps(team, credential, to, now),
    {
      update: contactKey(team, id),
      change: {
        set: { ...set, least_generation: credential.generation + 1 },
        initial: { recipient_since: now.toISOString() },
      },
      condition: all(equals('email', from), unchanged),
      label: 'contact',
    },
  ]);
  if (moved.ok) return (await db.get<ContactItem>(contactKey(team, id))) ?? 'not_found';
  return moved.failed.some(({ label }) => label === 'email') ? 'email_taken' : undefined;
};

/** A change of a contact by the team. Concurrent changes of different profile fields are all kept. */
export const changeContact = (
  db: Table,
  team: TeamId,
  id: string,
  input: z.output<ReturnType<typeof contactChange>>,
  actor: Actor,
  now: Date,
): Promise<ProfiledContact | FieldProblem | 'email_taken' | 'not_found'> =>
  retryUntilCommitted(async () => {
    const current = await profiledContact(db, team, id);
    if (!current) return 'not_found';
    if (Object.values(input).every((value) => value === undefined)) return current;
    const { contact, fields } = current;
    const { email = contact.email, fields: given, ...rest } = input;
    const changed = given && changedValues(fields, contact, given, 'team');
    if (changed && 'code' in changed) return changed;
    const own = { updated_at: now.toISOString(), actor: { ...actor } };
    const set = attributesOf({ ...rest, ...(changed && { fields: changed.values }), ...own });
    const unchanged = changed ? sameValues(contact) : live;
    if (email !== contact.email) {
      const moved = await move(db, team, contact, email, { ...set, email }, unchanged, now);
      return typeof moved === 'object' ? { contact: moved, fields } : moved;
    }
    const written = await db.update<ContactItem>(contactKey(team, id), { set }, all(live, unchanged));
    if (written.ok) return { contact: written.value, fields };
    return changed ? undefined : 'not_found';
  });
