import { equals } from '../../../platform/db/expression.ts';
import { gatherNear } from '../../../platform/db/gather-near.ts';
import type { Actor } from '../../../platform/db/item.ts';
import { contactPartition, type TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import type { Table } from '../../../platform/db/table.ts';
import {
  type ContactTagItem,
  contactTagEntity,
  contactTagKey,
  isTagActive,
  taggedPartition,
} from './contact-tag-item.ts';
import { giveTags } from './give-tags.ts';
import { contactTagRow } from './tag-benefits.ts';
import { type TagItem, tagKey } from './tag-item.ts';

export { type ContactTagItem, contactTagEvents, contactTagKey } from './contact-tag-item.ts';

/** A contact's tag, with the current name of the tag. */
interface ContactTag extends ContactTagItem {
  readonly name: string;
}

/** The tags of one contact. */
export const contactTags = (db: Table, team: TeamId, contact: string) => {
  const joined = async (rows: readonly ContactTagItem[], options?: GetOptions): Promise<readonly ContactTag[]> => {
    const keyOf = ({ tag_id }: ContactTagItem) => tagKey(team, tag_id);
    const tagOf = await gatherNear(db, rows.map(keyOf), options);
    return rows.flatMap((row) => {
      const tag = tagOf<TagItem>(keyOf(row));
      return tag ? [{ ...row, name: tag.name }] : [];
    });
  };

  return {
    /** Oldest tag first, without deleted and expired tags. */
    async list(page: PageRequest, now: Date): Promise<Page<ContactTag>> {
      const partition = contactPartition(team, contact);
      const { items, next } = await db.query<ContactTagItem>({ partition, prefix: 'TAG#', ...page });
      const active = items.filter((row) => isTagActive(row, now));
      const held = await joined(active, { eventual: true });
      return { items: held, next };
    },

    /** Tags the contact. If they have the tag already, only its expiry changes. */
    async add(
      tag: string,
      actor: Actor,
      now: Date,
      expires_at: string | null = null,
    ): Promise<ContactTag | 'unknown_tag' | 'not_found'> {
      const given = await giveTags(db, team, { contact, tags: [tag], expires_at }, actor, now);
      if (!given) return 'not_found';
      if (!given.has(tag)) return 'unknown_tag';
      const row = await db.get<ContactTagItem>(contactTagKey(team, contact, tag));
      const [added] = await joined([row ?? contactTagRow(team, { contact, tag, expires_at }, actor, now)]);
      return added ?? 'unknown_tag';
    },

    /** Returns false if the contact does not have the tag. */
    async remove(tag: string, actor: Actor, now: Date): Promise<boolean> {
      return (await db.softDelete(contactTagKey(team, contact, tag), { entity: contactTagEntity, actor, now })).ok;
    },

    /** Removes the tag if `expires_at` is unchanged. */
    async end(tag: string, expires_at: string, actor: Actor, now: Date): Promise<void> {
      const by = { entity: contactTagEntity, actor, now };
      await db.softDelete(contactTagKey(team, contact, tag), by, equals('expires_at', expires_at));
    },
  };
};

/** The contacts with a tag. Eventually consistent: a recently tagged contact may be missing. */
export const contactsTagged = async (
  db: Table,
  team: TeamId,
  tag: string,
  page: PageRequest,
): Promise<Page<ContactTagItem>> =>
  db.query<ContactTagItem>({ partition: taggedPartition(team, tag), prefix: 'CONTACT#', index: 'listing', ...page });
