import { AWARD, type AwardItem } from '../../hubs/awards/award-item.ts';
import { inRounds } from '../../platform/db/in-rounds.ts';
import type { Item } from '../../platform/db/item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Achievement } from './achievement-item.ts';
import { type AchievementView, achievementView } from './achievement-view.ts';
import { OFFER, offersOf } from './offer-item.ts';
import { readOffer } from './offer-row.ts';

/** So many awards are read at once to catch up with a page of offers. */
const WIDE = 100;

const idOf = ({ sk }: Position): string => (sk ?? '').slice(OFFER.length);

/** Whoever has not earned a secret one, or one that can no longer be earned, is not shown it. */
const isShown = ({ is_secret, is_active }: Achievement, award: AwardItem | undefined): boolean =>
  award !== undefined || (is_active && !is_secret);

type Awards = ReadonlyMap<string, AwardItem>;
const NONE: Awards = new Map();

/** What a hub offers, as a member sees it. It may lag a write by a moment. */
export const offered = (db: Table, hub: HubKey, viewer: string | undefined) => {
  const readOffers = ({ limit, after }: PageRequest): Promise<Page<Item>> =>
    db.query<object>({ partition: offersOf(hub), prefix: OFFER, limit, after, eventual: true });

  /** What the viewer earned of those after one; `upTo`, where it is known, is the last that is asked for. */
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
    const rest = await readAwards(last, WIDE, upTo);
    return { items: [...page.items, ...rest.items] };
  };

  /** Offers and awards stand in the same order, so that a run of the one is met by a run of the other. */
  const readRound = async ({ limit, after }: PageRequest): Promise<Page<AchievementView>> => {
    const from = after && idOf(after);
    const [offers, found] = await Promise.all([readOffers({ limit, after }), readAwards(from, limit)]);
    const achievements = offers.items.map(readOffer);
    const [last, seen] = [achievements.at(-1)?.id, found.items.at(-1)?.achievement_id];
    const short = found.next !== undefined && last !== undefined && seen !== undefined && seen < last;
    const rest = short ? (await readAwards(seen, WIDE, last)).items : [];
    const awards: Awards = viewer === undefined ? NONE : byAchievement([...found.items, ...rest]);
    const shown = achievements.filter((one) => isShown(one, awards.get(one.id)));
    return { items: shown.map((one) => achievementView(one, awards.get(one.id))), next: offers.next };
  };

  return {
    /**
     * In the order in which they were made, with how each stands with the viewer. Two queries side by side, as long as
     * few are kept from the viewer; nothing of a page tells that there were any.
     */
    list: (page: PageRequest): Promise<Page<AchievementView>> =>
      inRounds(page, readRound, ({ id }) => ({ sk: `${OFFER}${id}` })),
  };
};

const byAchievement = (found: readonly AwardItem[]): Awards => new Map(found.map((one) => [one.achievement_id, one]));
