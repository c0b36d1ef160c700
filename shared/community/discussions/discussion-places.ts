import { type FurtherPlace, settlePlaces } from '../../platform/db/further-places.ts';
import { type HubKey, hubOf, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import { sortableCount } from '../../platform/db/sortable-count.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CountersItem, countersKey } from './counters.ts';
import { type DiscussionItem, discussionKey, discussionsOf } from './discussion-item.ts';
import { feedOf, PUBLISHED } from './feed-listing.ts';

export const postPlaceEntity = /* @__PURE__ */ entity('post_place');

/** A further place of a discussion that is published or waits for a review, with what filters read. */
export interface DiscussionPlace {
  readonly discussion_id: string;
  readonly space_id: string;
}

/** The orders of lists besides the one by publication. */
export type DiscussionOrder = 'last_activity_at' | 'reactions';

const PREFIXES = { last_activity_at: 'ACTIVITY#', reactions: 'REACTIONS#' } as const;

/** The published discussions of all spaces of a hub, the last in the order first. */
export const hubInOrder = (hub: HubKey, order: DiscussionOrder) => ({
  partition: `${feedOf(hub)}#${order.toUpperCase()}`,
  prefix: PREFIXES[order],
  descending: true,
});

/** The published discussions of one space, the last in the order first. */
export const spaceInOrder = (team: TeamId, space: string, order: DiscussionOrder) => ({
  partition: `${discussionsOf(team, space)}#${order.toUpperCase()}#${space}`,
  prefix: PREFIXES[order],
  descending: true,
});

/** The published discussions of a member in all spaces of a hub, newest first. */
export const hubByAuthor = (hub: HubKey, contact: string) => ({
  partition: `${feedOf(hub)}#AUTHOR#${contact}`,
  prefix: PUBLISHED,
  descending: true,
});

/** The discussions of all spaces of a hub that wait for a review, oldest first. */
export const hubWaiting = (hub: HubKey) => ({ partition: `${feedOf(hub)}#WAITING`, prefix: 'WAITING#' });

const NAMES = ['AUTHOR', 'HUB#ACTIVITY', 'HUB#REACTIONS', 'SPACE#ACTIVITY', 'SPACE#REACTIONS', 'HUB#WAITING'] as const;

const placesOf = (
  discussion: DiscussionItem,
  counters: CountersItem | undefined,
): Readonly<Partial<Record<(typeof NAMES)[number], FurtherPlace['at']>>> => {
  const { id, team_id, space_id, author, status, published_at, created_at } = discussion;
  const hub = hubOf(discussion);
  const attributes = { discussion_id: id, space_id };
  const at = ({ partition, prefix }: { partition: string; prefix: string }, value: string) => ({
    partition,
    sort: `${prefix}${value}#${id}`,
    attributes,
  });
  if (status === 'pending_review') return { 'HUB#WAITING': at(hubWaiting(hub), created_at) };
  if (status !== 'published') return {};
  const published = published_at ?? created_at;
  const activity = counters?.last_activity_at ?? published;
  const reactions = `${sortableCount(counters?.reactions ?? 0)}#${published}`;
  return {
    AUTHOR: author.type === 'contact' ? at(hubByAuthor(hub, author.id), published) : undefined,
    'HUB#ACTIVITY': at(hubInOrder(hub, 'last_activity_at'), activity),
    'HUB#REACTIONS': at(hubInOrder(hub, 'reactions'), reactions),
    'SPACE#ACTIVITY': at(spaceInOrder(team_id, space_id, 'last_activity_at'), activity),
    'SPACE#REACTIONS': at(spaceInOrder(team_id, space_id, 'reactions'), reactions),
  };
};

/** Makes the discussion's places agree with the discussion and its counts. Only published and waiting ones have places. */
export const settleDiscussionPlaces = async (db: Table, team: TeamId, id: string): Promise<void> => {
  const [key, numbers] = [discussionKey(team, id), countersKey(team, id)];
  if (!key || !numbers) return;
  const pk = `${teamPartition(team)}#LISTED${key.pk.slice(teamPartition(team).length)}`;
  await settlePlaces(db, {
    entity: postPlaceEntity,
    async read() {
      const [discussion, counters] = await rowsAt<[DiscussionItem, CountersItem]>(db, [key, numbers]);
      const places = discussion && placesOf(discussion, counters);
      return NAMES.map((name) => ({ key: { pk, sk: `${key.sk}#${name}` }, at: places?.[name] }));
    },
  });
};

export const postPlaceKind = {
  entity: postPlaceEntity,
  key: [
    'TEAM#{team}#LISTED#TARGET#{tag} or TEAM#{team}#LISTED#SPACE#{tag}',
    'C#{comment} or R#{root}#{comment} or D#{discussion}#{order}',
  ],
  index: [
    'TEAM#{team}#TARGET#{tag}#TOP#{list} or TEAM#{team}#HUB#{hub}#FEED#{order} or TEAM#{team}#SPACE#{tag}#{order}#{space}',
    'REACTIONS#{count}#{comment} or REACTIONS#{count}#{at}#{discussion} or ACTIVITY#{at}#{discussion} or PUBLISHED#{at}#{discussion} or WAITING#{at}#{discussion}',
  ],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'a further place of a comment, or of a discussion that is published or waits for a review, in the index; written by `derive-rows`',
} as const satisfies RowKind;
