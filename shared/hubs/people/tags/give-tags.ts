import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { type Benefit, benefitSteps, isContactMissing, transactForRecipient } from '../contacts/recipient.ts';
import { termStep } from '../members/terms.ts';
import { tagBenefit, tagEndBenefit } from './tag-benefits.ts';
import { tagKey } from './tag-item.ts';

/** Different tags to give to a contact, all until the same time or permanent. At most 20 fit in a transaction. */
interface Given {
  readonly contact: string;
  readonly tags: readonly string[];
  readonly expires_at: string | null;
}

const isKept = (team: TeamId, tag: string): Step => ({
  check: tagKey(team, tag),
  condition: live,
  label: `tag ${tag}`,
});

const tagEnds = (team: TeamId, { contact, tags, expires_at: at }: Given): readonly Step[] =>
  at === null ? [] : tags.map((tag) => termStep({ kind: 'tag', team_id: team, contact_id: contact, tag_id: tag, at }));

/** The steps that a gift of new tags needs beside its benefits: each tag exists, and its end is scheduled. */
export const tagSteps = (team: TeamId, given: Given): readonly Step[] => [
  ...given.tags.map((tag) => isKept(team, tag)),
  ...tagEnds(team, given),
];

/** Gives tags that the contact does not have. */
export const newTagBenefits = (team: TeamId, given: Given, actor: Actor, now: Date): readonly Benefit[] =>
  given.tags.map((tag) => tagBenefit(team, { ...given, tag }, actor, now, `held ${tag}`));

/**
 * Gives the tags in one transaction, and returns those that the contact has then; `undefined` if the contact does not
 * exist. Of tags that the contact had, only the expiry changes; deleted tags are left out.
 */
export const giveTags = async (
  db: Table,
  team: TeamId,
  given: Given,
  actor: Actor,
  now: Date,
): Promise<ReadonlySet<string> | undefined> => {
  const { contact, expires_at } = given;
  const left = new Set(given.tags);
  const held = new Set<string>();
  const found = await retryUntilCommitted(async () => {
    if (left.size === 0) return true;
    const fresh = { ...given, tags: [...left].filter((tag) => !held.has(tag)) };
    const ends = [...held].map((tag) => tagEndBenefit(team, { contact, tag, expires_at }, actor, now, `held ${tag}`));
    const written = await transactForRecipient(db, { team, contact, hub: null }, now, (recipient) => [
      ...fresh.tags.map((tag) => isKept(team, tag)),
      ...tagEnds(team, { ...given, tags: [...left] }),
      ...benefitSteps(recipient, [...newTagBenefits(team, fresh, actor, now), ...ends]),
    ]);
    if (written.ok) return true;
    if (isContactMissing(written)) return false;
    for (const { label = '' } of written.failed) {
      const [kind, tag = ''] = label.split(' ');
      if (kind === 'tag') left.delete(tag);
      if (kind === 'tag' || (kind === 'held' && held.has(tag))) held.delete(tag);
      else if (kind === 'held') held.add(tag);
    }
    return left.size === 0 ? true : undefined;
  });
  return found ? left : undefined;
};
