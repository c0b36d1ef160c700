import type { SharedObject, SharedReference } from '../../access/sharing/shared-object.ts';
import { type AwardItem, awardKey, isAwardActive } from '../../hubs/awards/award-item.ts';
import { hasPermission, type Reader } from '../../hubs/readers/readers.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type Achievement, type AchievementItem, achievementKey, type Rule } from './achievement-item.ts';
import { offerKey } from './offer-item.ts';

/** An achievement in a post. The rule is included without its content nodes. */
interface SharedAchievement
  extends Pick<Achievement, 'id' | 'title' | 'category' | 'points' | 'appearance' | 'award_mode'>,
    Partial<Omit<Rule, 'rule_content_node_ids'>> {
  readonly earned_at: string | null;
}

const ofAuthor = ({ hub, id, author, author_type }: SharedReference): Key | undefined =>
  author_type === 'contact' ? awardKey(hub, author, id) : undefined;

const ofReader = ({ hub, id, reader }: SharedReference): Key | undefined =>
  reader.kind === 'contact' ? awardKey(hub, reader.id, id) : undefined;

const isKnown = (reference: SharedReference, rows: Gathered): boolean => {
  const own = ofReader(reference);
  return own ? rows(own) !== undefined : hasPermission(reference.reader, 'content.manage');
};

/**
 * An achievement shared by a member who earned it, or by a creator. Secret ones are restricted to viewers who earned
 * them. Unavailable if the hub no longer offers it or the author's award was revoked.
 */
export const sharedAchievement: SharedObject<SharedAchievement> = {
  keys: (reference) => [
    offerKey(reference.hub, reference.id),
    achievementKey(reference.hub.team, reference.id),
    ...[ofAuthor(reference), ofReader(reference)].filter((key) => key !== undefined),
  ],

  view(reference, rows) {
    const { hub, id } = reference;
    const achievement = rows<AchievementItem>(achievementKey(hub.team, id));
    if (!achievement) return { state: 'deleted' };
    const own = ofAuthor(reference);
    const award = own && rows<AwardItem>(own);
    if (rows(offerKey(hub, id)) === undefined || (own && !isAwardActive(award))) return { state: 'unavailable' };
    if (achievement.is_secret && !isKnown(reference, rows)) return { state: 'restricted' };
    const { title, category, points, appearance, award_mode, rule } = achievement;
    const { rule_content_node_ids, ...shown } = rule ?? { rule_content_node_ids: [] };
    return {
      state: 'visible',
      id,
      title,
      category,
      points,
      appearance,
      award_mode,
      earned_at: award?.earned_at ?? null,
      ...shown,
    };
  },
};

/** Members may share achievements that they have earned, creators any that the hub offers. */
export const mayShareAchievement = async (
  db: Table,
  hub: HubKey,
  by: Pick<Reader, 'kind'> & { readonly id: string },
  id: string | null,
): Promise<boolean> => {
  if (id === null) return true;
  const keys = [offerKey(hub, id), ...(by.kind === 'contact' ? [awardKey(hub, by.id, id)] : [])];
  const [offer, award] = await rowsAt<[unknown, AwardItem]>(db, keys);
  return offer !== undefined && (by.kind !== 'contact' || isAwardActive(award));
};
