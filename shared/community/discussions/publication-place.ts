import { spaceTag } from '../../hubs/spaces/space-partition.ts';
import { free } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Item, NewItem } from '../../platform/db/item.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { DISCUSSION, type DiscussionItem, discussionKey, discussionsOf } from './discussion-item.ts';

const publicationPlaceEntity = /* @__PURE__ */ entity('discussion_place');

/**
 * A placeholder among a space's discussions, sorted by the publication time, for a discussion that was published after
 * its creation. The id of the discussion keeps the creation time, and no id leads to the placeholder.
 */
export interface PlaceItem {
  readonly place_of: string;
  readonly space_id: string;
  readonly status: 'published';
  readonly author: DiscussionItem['author'];
}

type Published = Pick<DiscussionItem, 'id' | 'team_id' | 'space_id' | 'author'>;

const rowOf = ({ id, team_id, space_id, author }: Published, place: string): NewItem => ({
  pk: discussionsOf(team_id, space_id),
  sk: place,
  entity: publicationPlaceEntity,
  place_of: id,
  space_id,
  status: 'published',
  author: { ...author },
});

/** The sort key of a new placeholder, and the step that writes it. */
export const createPlace = (
  { id, team_id, space_id, author }: Published,
  published_at: string,
): { readonly place: string; readonly step: Step } => {
  const place = `${DISCUSSION}${newPlaceId(spaceTag(space_id), Date.parse(published_at))}#${id}`;
  return { place, step: { label: 'place', put: rowOf({ id, team_id, space_id, author }, place), condition: free } };
};

/** The step that writes the placeholder of a discussion again, if it has one. */
export const placeAgain = ({ place, ...discussion }: Published & Pick<DiscussionItem, 'place'>): readonly Step[] =>
  place === undefined ? [] : [{ put: rowOf(discussion, place) }];

/** The step that deletes the discussion's placeholder, if any. */
export const removePlaceSteps = ({ team_id, space_id, place }: DiscussionItem): readonly Step[] =>
  place === undefined ? [] : [{ remove: { pk: discussionsOf(team_id, space_id), sk: place } }];

type Listed = (DiscussionItem | PlaceItem) & Item;

/**
 * Replaces the placeholders of a page by their discussions, and drops those that are outdated. Nothing is read for a
 * page without placeholders.
 */
export const resolvePlaces = async (
  db: Table,
  team: string,
  rows: readonly Listed[],
): Promise<readonly DiscussionItem[]> => {
  const keyOf = ({ place_of }: PlaceItem) => discussionKey(team, place_of);
  const elsewhere = rows.flatMap((row) => ('place_of' in row ? (keyOf(row) ?? []) : []));
  const found = await gather(db, elsewhere, { eventual: true });
  return rows.flatMap((row) => {
    if (!('place_of' in row)) return [row];
    const key = keyOf(row);
    const discussion = key && found<DiscussionItem>(key);
    return discussion?.place === row.sk && discussion.status === 'published' ? [discussion] : [];
  });
};

export const publicationPlaceKind = {
  entity: publicationPlaceEntity,
  key: ['TEAM#{team}#SPACE#{tag}', 'D#{place}#{discussion}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'a reference at the publication time, for a discussion that was written earlier',
} as const satisfies RowKind;
