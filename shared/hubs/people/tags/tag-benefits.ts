import { free, live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import { type Benefit, benefit } from '../contacts/recipient.ts';
import { contactTagEntity, contactTagKey, taggedPartition } from './contact-tag-item.ts';

/** A tag to give to a contact, permanent if `expires_at` is null. */
interface Tagged {
  readonly contact: string;
  readonly tag: string;
  readonly expires_at: string | null;
}

/** The row of a tag that a contact gets now. */
export const contactTagRow = (team: TeamId, { contact, tag, expires_at }: Tagged, actor: Actor, now: Date) => {
  const timestamp = now.toISOString();
  return {
    ...contactTagKey(team, contact, tag),
    entity: contactTagEntity,
    ...listed({ partition: taggedPartition(team, tag), sort: `CONTACT#${contact}` }),
    contact_id: contact,
    tag_id: tag,
    team_id: team,
    expires_at,
    created_at: timestamp,
    updated_at: timestamp,
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
