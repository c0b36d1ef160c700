import { equals, free, live } from '../../../platform/db/expression.ts';
import { gatherNear } from '../../../platform/db/gather-near.ts';
import type { Actor } from '../../../platform/db/item.ts';
import { contactPartition, type TeamId } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type Benefit, benefit, benefitSteps, isContactMissing, transactForRecipient } from '../contacts/recipient.ts';
import { termStep } from '../members/terms.ts';
import { type ContactTagItem, contactTagKey, isTagActive, taggedPartition } from './contact-tag-item.ts';
import { type TagItem, tagKey } from './tag-item.ts';

export { type ContactTagItem, contactTagEvents, contactTagKey } from './contact-tag-item.ts';

/** A contact's tag, with the current name of the tag. */
interface ContactTag extends ContactTagItem {
  readonly name: string;
}

/** A tag to give to a contact, permanent if `expires_at` is null. */
interface Tagged {
  readonly contact: string;
  readonly tag: string;
  readonly expires_at: string | null;
}

const contactTagRow = (team: TeamId, { contact, tag, expires_at }: Tagged, actor: Actor, now: Date) => {
  const timestamp = now.toISOString();
  return {
    ...contactTagKey(team, contact, tag),
    entity: 'contact_tag',
    ...listed({ partition: taggedPartition(team, tag), sort: `CONTACT#${contact}` }),
    ...{ contact_id: contact, tag_id: tag, team_id: team, expires_at, created_at: timestamp, updated_at: timestamp },
    actor: { ...actor },
  };
};

/** Tags a contact. Fails if they have the tag. */
export const tagBenefit = (team: TeamId, tagged: Tagged, actor: Actor, now: Date, label = 'held'): Benefit =>
  benefit({ label, put: contactTagRow(team, tagged, actor, now), condition: free });

/** Changes the expiry of a tag that the contact has. */
export const tagEndBenefit = (
  team: TeamId,
  { contact, tag, expires_at }: Tagged,
  actor: Actor,
  now: Date,
  label?: string,
) =>
  benefit({
    ...(label && { label }),
    update: contactTagKey(team, contact, tag),
    change: { set: { expires_at, updated_at: now.toISOString(), actor: { ...actor } } },
    condition: live,
  });

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
      const tagged = { contact, tag, expires_at };
      const whom = { team, contact, hub: null };
      const end =
        expires_at === null
          ? []
          : [termStep({ kind: 'tag', team_id: team, contact_id: contact, tag_id: tag, at: expires_at })];
      const outcome = await retryUntilCommitted(async () => {
        const added = await transactForRecipient(db, whom, now, (recipient) => [
          { check: tagKey(team, tag), condition: live, label: 'tag' },
          ...benefitSteps(recipient, [tagBenefit(team, tagged, actor, now)]),
          ...end,
        ]);
        if (added.ok) return 'added';
        if (isContactMissing(added)) return 'not_found';
        if (added.failed.some(({ label }) => label === 'tag')) return 'unknown_tag';
        const again = await transactForRecipient(db, whom, now, (recipient) => [
          ...benefitSteps(recipient, [tagEndBenefit(team, tagged, actor, now)]),
          ...end,
        ]);
        return again.ok ? 'added' : undefined;
      });
      if (outcome !== 'added') return outcome;
      const key = contactTagKey(team, contact, tag);
      const [row] = await joined([(await db.get<ContactTagItem>(key)) ?? contactTagRow(team, tagged, actor, now)]);
      return row ?? 'unknown_tag';
    },

    /** Returns false if the contact does not have the tag. */
    async remove(tag: string, actor: Actor, now: Date): Promise<boolean> {
      return (await db.softDelete(contactTagKey(team, contact, tag), { entity: 'contact_tag', actor, now })).ok;
    },

    /** Removes the tag if `expires_at` is unchanged. */
    async end(tag: string, expires_at: string, actor: Actor, now: Date): Promise<void> {
      const by = { entity: 'contact_tag', actor, now };
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
