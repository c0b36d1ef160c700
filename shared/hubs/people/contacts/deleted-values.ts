import { all, live } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { sameValues } from '../profile-fields/field-values.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { profiledContact } from './profile.ts';

/**
 * Removes the values of deleted profile fields from a contact. Idempotent. A value that a request wrote after it had
 * read the field is removed by the call that follows the event of that write.
 */
export const removeDeletedValues = (db: Table, team: TeamId, id: string): Promise<void> =>
  retryUntilCommitted<'done'>(async () => {
    const current = await profiledContact(db, team, id);
    const values = Object.entries(current?.contact.fields ?? {});
    const known = new Set(current?.fields.map((field) => field.id));
    const kept = values.filter(([field]) => known.has(field));
    if (!current || kept.length === values.length) return 'done';
    const change = { set: { fields: Object.fromEntries(kept) }, add: { swept_values: 1 } };
    const written = await db.update<ContactItem>(contactKey(team, id), change, all(live, sameValues(current.contact)));
    return written.ok ? 'done' : undefined;
  }).then(() => undefined);
