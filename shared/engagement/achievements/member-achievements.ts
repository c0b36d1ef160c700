import { AWARD, type AwardItem, awardKey, stands } from '../../hubs/awards/award-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { inRounds } from '../../platform/db/in-rounds.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type AchievementItem, achievementKey } from './achievement-item.ts';
import { type AchievementView, achievementView } from './achievement-view.ts';

/** Who looks: a member at themselves or at another one, or a creator, to whom nothing is a secret. */
type Onlooker = { readonly kind: 'creator' } | { readonly kind: 'member'; readonly contact: string };

/** What one member has earned in one hub, offered or not any more; what the team deleted is not shown. */
export const memberAchievements = (db: Table, hub: HubKey, contact: string, onlooker: Onlooker) => {
  const isOther = onlooker.kind === 'member' && onlooker.contact !== contact;

  const readRound = async ({ limit, after }: PageRequest): Promise<Page<AchievementView>> => {
    const { items, next } = await db.query<AwardItem>({
      partition: memberPartition(hub, contact),
      prefix: AWARD,
      limit,
      after,
    });
    const candidates = items.filter((award) => stands(award) || !isOther);
    const rows = await gather(
      db,
      candidates.flatMap(({ achievement_id: id }) => [
        achievementKey(hub.team, id),
        ...(isOther ? [awardKey(hub, onlooker.contact, id)] : []),
      ]),
      { eventual: true },
    );
    const shown = candidates.flatMap((award): readonly AchievementView[] => {
      const { achievement_id: id } = award;
      const achievement = rows<AchievementItem>(achievementKey(hub.team, id));
      const known = !isOther || rows(awardKey(hub, onlooker.contact, id)) !== undefined;
      return achievement && (known || !achievement.is_secret) ? [achievementView(achievement, award)] : [];
    });
    return { items: shown, next };
  };

  return {
    /**
     * In the order in which the achievements were made. Other members see what stands; a secret one only where they
     * have earned it as well.
     */
    list: (page: PageRequest): Promise<Page<AchievementView>> =>
      inRounds(page, readRound, ({ id }) => ({ sk: `${AWARD}${id}` })),
  };
};
