import { AWARD, type AwardItem } from '../../hubs/awards/award-item.ts';
import type { Item } from '../../platform/db/item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import { readFiltered } from '../../platform/db/read-filtered.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Achievement } from './achievement-item.ts';
import { type AchievementView, achievementView } from './achievement-view.ts';
import { OFFER, offersOf } from './offer-item.ts';
import { readOffer } from './offer-row.ts';

/** The page size for the awards that a page of offers still needs. */
const AWARDS_PER_READ = 100;

const idOf = ({ sk }: Position): string => (sk ?? '').slice(OFFER.length);

/** Secret and inactive achievements are shown only to members who earned them. */
const isShown = ({ is_secret, is_active }: Achievement, award: AwardItem | undefined): boolean =>
  award !== undefined || (is_active && !is_secret);

type Awards = ReadonlyMap<string, AwardItem>;
const NONE: Awards = new Map();

/** The achievements that a hub offers, as the viewer sees them. Eventually consistent. */
export const hubAchievements = (db: Table, hub: HubKey, viewer: string | undefined) => {
  const readOffers = ({ limit, after }: PageRequest): Promise<Page<Item>> =>
    db.query<object>({ partition: offersOf(hub), prefix: OFFER, limit, after, eventual: true });

  /** The viewer's awards after an achievement id; with `upTo`, at least all up to that id. */
  const readAwards = async (
    after: string | undefined,
    limit: number,
    upTo?: string,
  ): Promise<Page<AwardItem & Item>> => {
    if (viewer === undefined) return { items: [] };
    const from = after === undefined ? undefined : { sk: `${AWARD}${after}` };
    const page = await db.query<AwardItem>({
      partition: memberPartition(hub, viewer),
      prefix: AWARD,
      limit,
      after: from,
      eventual: true,
    });
    const last = page.items.at(-1)?.achievement_id;
    if (upTo === undefined || !page.next || last === undefined || last >= upTo) return page;
    const rest = await readAwards(last, AWARDS_PER_READ, upTo);
    return { items: [...page.items, ...rest.items] };
  };

  /** Offers and awards are both sorted by achievement id, so a page of each is read in parallel. */
  const readRound = async ({ limit, after }: PageRequest): Promise<Page<AchievementView>> => {
    const from = after && idOf(after);
    const [offers, found] = await Promise.all([readOffers({ limit, after }), readAwards(from, limit)]);
    const achievements = offers.items.map(readOffer);
    const [last, lastRead] = [achievements.at(-1)?.id, found.items.at(-1)?.achievement_id];
    const isShort = found.next !== undefined && last !== undefined && lastRead !== undefined && lastRead < last;
    const rest = isShort ? (await readAwards(lastRead, AWARDS_PER_READ, last)).items : [];
    const awards: Awards = viewer === undefined ? NONE : byAchievement([...found.items, ...rest]);
    const shown = achievements.filter((one) => isShown(one, awards.get(one.id)));
    return { items: shown.map((one) => achievementView(one, awards.get(one.id))), next: offers.next };
  };

  return {
    /** Oldest first. Two parallel queries, unless many are hidden; a page does not reveal that any were. */
    list: (page: PageRequest): Promise<Page<AchievementView>> =>
      readFiltered(page, readRound, ({ id }) => ({ sk: `${OFFER}${id}` })),
  };
};

const byAchievement = (found: readonly AwardItem[]): Awards => new Map(found.map((one) => [one.achievement_id, one]));
