import * as z from 'zod';
import { type ContactTagItem, contactTagEntity, contactTagKey } from '../../../hubs/people/tags/contact-tag-item.ts';
import { tagBenefit, tagEndBenefit } from '../../../hubs/people/tags/tag-benefits.ts';
import { tagKey } from '../../../hubs/people/tags/tag-item.ts';
import { live } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { visitBenefitSteps } from '../benefit-steps.ts';
import { EFFECT, nodeKind, type PlanOf, passThrough, type References, refersTo } from '../node-kind.ts';

const data = z.object({ tag_id: z.uuid() });

const references = ({ tag_id }: z.output<typeof data>, { team }: HubKey): References =>
  refersTo({ key: tagKey(team, tag_id), field: 'tag_id', code: 'unknown_tag' });

/** Tags the member without an end; an existing tag loses its end. */
export const addTag = nodeKind({
  type: 'add_tag',
  data,
  links: ['next'],
  references,
  has_effect: true,
  simulate({ tag_id }, visit) {
    visit.overlay.tags.set(tag_id, true);
    return passThrough(undefined, visit);
  },
});

export const planAddTag: PlanOf<typeof addTag> = async ({ tag_id: tag }, visit) => {
  const {
    db,
    hub: { team },
    contact,
    actor,
    now,
  } = visit;
  const key = contactTagKey(team, contact.id, tag);
  const [known, held] = await rowsAt<[unknown, ContactTagItem]>(db, [tagKey(team, tag), key]);
  if (!known) return { fail: 'unknown_tag' };
  if (held && held.expires_at === null) return { go: 'next' };
  const check = { label: EFFECT, check: tagKey(team, tag), condition: live };
  const give = held ? tagEndBenefit : tagBenefit;
  const tagged = give(team, { contact: contact.id, tag, expires_at: null }, actor, now, EFFECT);
  return { go: 'next', steps: [check, ...(await visitBenefitSteps(visit, [tagged]))] };
};

/** Removes a tag from the member, if they have it. */
export const removeTag = nodeKind({
  type: 'remove_tag',
  data,
  links: ['next'],
  references,
  has_effect: true,
  simulate({ tag_id }, visit) {
    visit.overlay.tags.set(tag_id, false);
    return passThrough(undefined, visit);
  },
});

export const planRemoveTag: PlanOf<typeof removeTag> = async (
  { tag_id: tag },
  { db, hub: { team }, contact, actor, now },
) => {
  const key = contactTagKey(team, contact.id, tag);
  if (!(await db.get(key))) return { go: 'next' };
  const put = tombstone(key, { entity: contactTagEntity, actor, now });
  return { go: 'next', steps: [{ label: EFFECT, put, condition: live }] };
};
