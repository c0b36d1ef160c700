import { type ContactItem, contactKey } from '../../../hubs/people/contacts/contact-item.ts';
import { isAdmitted, type MemberItem, type MemberStatus, memberKey } from '../../../hubs/people/members/member-item.ts';
import { hasPermission } from '../../../hubs/readers/readers.ts';
import { gather } from '../../../platform/db/gather.ts';
import type { HubKey, Key } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import { composedId } from '../../../platform/ids/composed-id.ts';
import type { Source } from './source.ts';

/** Suspended members are indexed, because a suspension ends without an event. */
const INDEXED: ReadonlySet<MemberStatus> = new Set(['active', 'suspended']);

const keysOf = (hub: HubKey, id: string): readonly [Key, Key] => [memberKey(hub, id), contactKey(hub.team, id)];

/**
 * Members of a hub, by name, not by email address. Members find the members of the directory; creators need
 * `members.read`.
 */
export const memberSource: Source = {
  async document(db, hub, { id }) {
    const [member, contact] = await rowsAt<[MemberItem, ContactItem]>(db, keysOf(hub, id));
    const name = member && INDEXED.has(member.status) ? contact?.name : undefined;
    return name ? { title: name, body: '' } : undefined;
  },

  mayBeVisible: ({ reader }) => reader.kind === 'contact' || hasPermission(reader, 'members.read'),

  async load({ db, hub, now }, hits) {
    const ids = hits.map(({ ref }) => ref.id);
    const rows = await gather(
      db,
      ids.flatMap((id) => keysOf(hub, id)),
      { eventual: true },
    );
    return ids.map((id) => {
      const member = rows<MemberItem>(memberKey(hub, id));
      const name = rows<ContactItem>(contactKey(hub.team, id))?.name;
      if (!member || !isAdmitted(member, now.getTime()) || !name) return undefined;
      return { id: composedId([hub.hub, id]), result_kind: 'member', source_type: 'members', title: name, body: '' };
    });
  },
};
