import { type ContactItem, contactKey } from '../../../hubs/people/contacts/contact-item.ts';
import { profileFieldsOf, profileOf } from '../../../hubs/people/contacts/profile.ts';
import { isAdmitted, type MemberItem, type MemberStatus, memberKey } from '../../../hubs/people/members/member-item.ts';
import type { FieldValue } from '../../../hubs/people/profile-fields/field-value.ts';
import {
  fieldsIn,
  type ProfileField,
  type ProfileFieldsItem,
  profileFieldsKey,
} from '../../../hubs/people/profile-fields/profile-field-item.ts';
import { hasPermission } from '../../../hubs/readers/readers.ts';
import { gather } from '../../../platform/db/gather.ts';
import type { HubKey, Key } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import { composedId } from '../../../platform/ids/composed-id.ts';
import type { Source } from './source.ts';

/** Suspended members are indexed, because a suspension ends without an event. */
const INDEXED: ReadonlySet<MemberStatus> = new Set(['active', 'suspended']);

const keysOf = (hub: HubKey, id: string): readonly [Key, Key] => [memberKey(hub, id), contactKey(hub.team, id)];

/** The words of a value; a flag has none. */
const textOf = (value: FieldValue): string => (typeof value === 'boolean' ? '' : [value].flat().join(', '));

/** What members see of a profile: headline, bio, and the fields whose values are not for the team only. */
const profileText = (fields: readonly ProfileField[], contact: ContactItem): string => {
  const { headline, bio, fields: values } = profileOf(fields, contact, 'member');
  return [headline, bio, ...Object.values(values).map(textOf)].filter((text) => text).join('\n');
};

/**
 * Members of a hub, by name and by what members see of the profile, not by email address. Members find the members of the directory; creators need
 * `members.read`.
 */
export const memberSource: Source = {
  outdates: true,

  async document(db, hub, { id }) {
    const keys = [...keysOf(hub, id), profileFieldsKey(hub.team)];
    const [member, contact, item] = await rowsAt<[MemberItem, ContactItem, ProfileFieldsItem]>(db, keys);
    if (!contact?.name || !member || !INDEXED.has(member.status)) return undefined;
    return { title: contact.name, body: profileText(fieldsIn(hub.team, item), contact) };
  },

  mayBeVisible: ({ reader }) => reader.kind === 'contact' || hasPermission(reader, 'members.read'),

  async load({ db, hub, now }, hits) {
    const ids = hits.map(({ ref }) => ref.id);
    const [rows, fields] = await Promise.all([
      gather(
        db,
        ids.flatMap((id) => keysOf(hub, id)),
        { eventual: true },
      ),
      profileFieldsOf(db, hub.team, { eventual: true }),
    ]);
    return ids.map((id) => {
      const member = rows<MemberItem>(memberKey(hub, id));
      const contact = rows<ContactItem>(contactKey(hub.team, id));
      if (!member || !isAdmitted(member, now.getTime()) || !contact?.name) return undefined;
      const text = { title: contact.name, body: profileText(fields, contact) };
      return { id: composedId([hub.hub, id]), result_kind: 'member', source_type: 'members', ...text };
    });
  },
};
