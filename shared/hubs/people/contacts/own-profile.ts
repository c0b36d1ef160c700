import { all, live } from '../../../platform/db/expression.ts';
import { attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { changedValues, type FieldProblem, sameValues } from '../profile-fields/field-values.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import type { ContactProfile } from './contacts.ts';
import { type ProfiledContact, profiledContact, storedProfile } from './profile.ts';

/** The contact's own change, with values of profile fields by key. */
interface OwnChange extends Omit<ContactProfile, 'fields' | 'links'> {
  readonly name?: string | undefined;
  readonly profile_links?: ContactProfile['links'];
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Updates the contact's own profile; `fields` are values of profile fields by key. `known` saves the first read. Returns
 * `undefined` if the contact does not exist. Concurrent changes of different profile fields are all kept.
 */
export const changeOwnProfile = (
  db: Table,
  { team, id }: { readonly team: TeamId; readonly id: string },
  { fields: given, ...input }: OwnChange,
  now: Date,
  known?: ProfiledContact,
): Promise<ProfiledContact | FieldProblem | undefined> => {
  let seen = known;
  return retryUntilCommitted<{ readonly is: ProfiledContact | FieldProblem | undefined }>(async () => {
    const current = seen ?? (await profiledContact(db, team, id));
    seen = undefined;
    if (!current || (given === undefined && Object.values(input).every((value) => value === undefined)))
      return { is: current };
    const { contact, fields } = current;
    const changed = given && changedValues(fields, contact, given, 'self');
    if (changed && 'code' in changed) return { is: changed };
    const own = { updated_at: now.toISOString(), actor: { type: 'contact', id } };
    const set = attributesOf({ ...storedProfile(input), ...(changed && { fields: changed.values }), ...own });
    const condition = changed ? all(live, sameValues(contact)) : live;
    const written = await db.update<ContactItem>(contactKey(team, id), { set }, condition);
    if (written.ok) return { is: { contact: written.value, fields } };
    return changed ? undefined : { is: undefined };
  }).then(({ is }) => is);
};
