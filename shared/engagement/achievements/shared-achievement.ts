import type { SharedObject, SharedReference } from '../../access/sharing/shared-object.ts';
import { type AwardItem, awardKey, stands } from '../../hubs/awards/award-item.ts';
import { holds, type Reader } from '../../hubs/readers/readers.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type Achievement, type AchievementItem, achievementKey, type Rule } from './achievement-item.ts';
import { offerKey } from './offer-item.ts';

/** What others see of it. An automatic one has its rule, without the content nodes that count. */
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
  return own ? rows(own) !== undefined : holds(reference.reader, 'content.manage');
};

/**
 * What somebody earned, in their post; or what a creator shows there. A secret one is restricted to whoever has earned
 * it. It is unavailable where the hub no longer offers it, or its award was taken back.
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
    if (rows(offerKey(hub, id)) === undefined || (own && !stands(award))) return { state: 'unavailable' };
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

/**
 * Whether somebody may show an achievement in a post: a member what they have earned, a creator what the hub offers.
 */
export const mayShareAchievement = async (
  db: Table,
  hub: HubKey,
  by: Pick<Reader, 'kind'> & { readonly id: string },
  id: string | null,
): Promise<boolean> => {
  if (id === null) return true;
  const keys = [offerKey(hub, id), ...(by.kind === 'contact' ? [awardKey(hub, by.id, id)] : [])];
  const [offer, award] = await rowsAt<[unknown, AwardItem]>(db, keys);
  return offer !== undefined && (by.kind !== 'contact' || stands(award));
};
