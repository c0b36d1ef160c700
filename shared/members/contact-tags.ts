import { equals, free, live } from '../db/expression.ts';
import type { Actor } from '../db/item.ts';
import { contactPartition, type TeamId } from '../db/key.ts';
import type { Page, PageRequest } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { untilSettled } from '../db/until-settled.ts';
import { contactKey } from './contact-item.ts';
import { type ContactTagItem, contactTagKey, holds, taggedPartition } from './contact-tag-item.ts';
import { tagKey } from './tag-item.ts';
import { tags } from './tags.ts';
import { termStep } from './terms.ts';

export { type ContactTagItem, contactTagEvents, contactTagKey } from './contact-tag-item.ts';

/** The same, with the tag's name as it is now. */
export interface ContactTag extends ContactTagItem {
  readonly id: string;
  readonly name: string;
}

/** The row that says a contact has a tag. */
export const contactTagRow = (
  team: TeamId,
  { contact, tag, expires_at }: { readonly contact: string; readonly tag: string; readonly expires_at: string | null },
  actor: Actor,
  at: Date,
) => {
  const now = at.toISOString();
  return {
    ...contactTagKey(team, contact, tag),
    entity: 'contact_tag',
    ...{ gsi1pk: taggedPartition(team, tag), gsi1sk: `CONTACT#${contact}` },
    ...{ contact_id: contact, tag_id: tag, team_id: team, expires_at, created_at: now, updated_at: now },
    actor: { ...actor },
  };
};

/** The tags of one contact. */
export const contactTags = (db: Table, team: TeamId, contact: string) => {
  const joined = async (rows: readonly ContactTagItem[]): Promise<readonly ContactTag[]> => {
    const found = await tags(db, team).getMany(rows.map(({ tag_id }) => tag_id));
    return rows.flatMap((row, index) => {
      const tag = found[index];
      return tag ? [{ ...row, id: `${row.contact_id}:${row.tag_id}`, name: tag.name }] : [];
    });
  };

  return {
    /** Oldest tag first; a tag that was deleted, or whose time is over, is left out. */
    async list(page: PageRequest, now: Date): Promise<Page<ContactTag>> {
      const partition = contactPartition(team, contact);
      const { items, next } = await db.query<ContactTagItem>({ partition, prefix: 'TAG#', ...page });
      const held = await joined(items.filter((row) => holds(row, now)));
      return { items: held, next };
    },

    /** The contact has the tag from then on; having it already changes nothing but a new end. */
    async add(
      tag: string,
      actor: Actor,
      at: Date,
      expires_at: string | null = null,
    ): Promise<ContactTag | 'unknown_tag' | 'not_found'> {
      const now = at.toISOString();
      const key = contactTagKey(team, contact, tag);
      const item = contactTagRow(team, { contact, tag, expires_at }, actor, at);
      const end =
        expires_at === null
          ? []
          : [termStep({ kind: 'tag', team_id: team, contact_id: contact, tag_id: tag, at: expires_at })];
      const given = await untilSettled(async () => {
        const added = await db.transact([
          { check: tagKey(team, tag), condition: live, label: 'tag' },
          { check: contactKey(team, contact), condition: live, label: 'contact' },
          { put: item, condition: free, label: 'held' },
          ...end,
        ]);
        if (added.ok) return 'given';
        const labels = added.failed.map(({ label }) => label);
        if (labels.includes('contact')) return 'not_found';
        if (labels.includes('tag')) return 'unknown_tag';
        const set = { expires_at, updated_at: now, actor: { ...actor } };
        const again = await db.transact([{ update: key, change: { set }, condition: live }, ...end]);
        return again.ok ? 'given' : undefined;
      });
      if (given !== 'given') return given;
      const [row] = await joined([(await db.get<ContactTagItem>(key)) ?? item]);
      return row ?? 'unknown_tag';
    },

    /** Whether the contact had it. */
    async remove(tag: string, actor: Actor, at: Date): Promise<boolean> {
      return (await db.bury(contactTagKey(team, contact, tag), { entity: 'contact_tag', actor, at })).ok;
    },

    /** Takes the tag away if its end is still the one named. */
    async end(tag: string, expires_at: string, actor: Actor, at: Date): Promise<void> {
      const by = { entity: 'contact_tag', actor, at };
      await db.bury(contactTagKey(team, contact, tag), by, equals('expires_at', expires_at));
    },
  };
};

/** The ids of the contacts who have a tag, by the index: a tag given a moment ago may be missing. */
export const contactsTagged = async (
  db: Table,
  team: TeamId,
  tag: string,
  page: PageRequest,
): Promise<Page<ContactTagItem>> =>
  db.query<ContactTagItem>({ partition: taggedPartition(team, tag), prefix: 'CONTACT#', index: 'gsi1', ...page });
