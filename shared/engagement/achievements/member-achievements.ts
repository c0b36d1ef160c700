import { AWARD, type AwardItem, awardKey, isAwardActive } from '../../hubs/awards/award-item.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { readFiltered } from '../../platform/db/read-filtered.ts';
import type { Table } from '../../platform/db/table.ts';
import { type AchievementItem, achievementKey } from './achievement-item.ts';
import { type AchievementView, achievementView } from './achievement-view.ts';

/** A creator sees secret achievements. */
type Viewer = { readonly kind: 'creator' } | { readonly kind: 'member'; readonly contact: string };

/** A member's achievements in a hub, including ones that it no longer offers. Deleted ones are left out. */
export const memberAchievements = (db: Table, hub: HubKey, contact: string, viewer: Viewer) => {
  const isOther = viewer.kind === 'member' && viewer.contact !== contact;

  const readRound = async ({ limit, after }: PageRequest): Promise<Page<AchievementView>> => {
    const { items, next } = await db.query<AwardItem>({
      partition: memberPartition(hub, contact),
      prefix: AWARD,
      limit,
      after,
    });
    const candidates = items.filter((award) => isAwardActive(award) || !isOther);
    const rows = await gatherNear(
      db,
      candidates.flatMap(({ achievement_id: id }) => [
        achievementKey(hub.team, id),
        ...(isOther ? [awardKey(hub, viewer.contact, id)] : []),
      ]),
      { eventual: true },
    );
    const shown = candidates.flatMap((award): readonly AchievementView[] => {
      const { achievement_id: id } = award;
      const achievement = rows<AchievementItem>(achievementKey(hub.team, id));
      const known = !isOther || rows(awardKey(hub, viewer.contact, id)) !== undefined;
      return achievement && (known || !achievement.is_secret) ? [achievementView(achievement, award)] : [];
    });
    return { items: shown, next };
  };

  return {
    /** By creation of the achievement. Other members see no revoked ones, and secret ones only if they earned them. */
    list: (page: PageRequest): Promise<Page<AchievementView>> =>
      readFiltered(page, readRound, ({ id }) => ({ sk: `${AWARD}${id}` })),
  };
};
