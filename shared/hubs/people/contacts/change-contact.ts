import type * as z from 'zod';
import { all, equals, live } from '../../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { changedValues, type FieldProblem, sameValues } from '../profile-fields/field-values.ts';
import type { contactChange } from './contact-input.ts';
import { type ContactItem, contactKey, PENDING } from './contact-item.ts';
import { type AddressRights, moveAddress, NO_ADDRESS_RIGHTS } from './move-address.ts';
import { type ProfiledContact, profiledContact, storedProfile } from './profile.ts';

/**
 * A change of a contact by the team. `rights` decide how an address changes. Concurrent changes of different profile fields
 * are all kept.
 */
export const changeContact = (
  db: Table,
  team: TeamId,
  id: string,
  input: z.output<ReturnType<typeof contactChange>>,
  actor: Actor,
  now: Date,
  rights: AddressRights = NO_ADDRESS_RIGHTS,
): Promise<ProfiledContact | FieldProblem | 'email_taken' | 'not_found' | 'rate_limited'> => {
  /* Counted once, although concurrent changes repeat the write. */
  let mayEmail: Promise<boolean> | undefined;
  return retryUntilCommitted(async () => {
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
      mayEmail ??= rights.mayEmail(contact, email);
      if (!(await mayEmail)) return 'rate_limited';
      const moved = await moveAddress(db, team, contact, rights, { to: email, set, unchanged, now });
      return typeof moved === 'object' ? { contact: moved, fields } : moved;
    }
    const canceled = input.email !== undefined && contact.pending_email ? PENDING : [];
    const change = { set, ...(canceled.length > 0 && { remove: canceled }) };
    const condition = all(live, equals('email', contact.email), unchanged);
    const written = await db.update<ContactItem>(contactKey(team, id), change, condition);
    if (written.ok) return { contact: written.value, fields };
    return written.current && written.current.email !== contact.email ? undefined : changed ? undefined : 'not_found';
  });
};
