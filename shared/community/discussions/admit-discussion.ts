import { openTargetIds } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { admittedSpace, spaceKeys } from '../../access/spaces/admit-space.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { membershipForVisibility } from '../../hubs/people/members/standing.ts';
import { isByReader, isModerator, mayRead, type Reader, type SpaceView } from '../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { Author } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { authorKeys } from './authors.ts';
import { type CountersItem, countersKey } from './counters.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { type ViewerItem, viewerKey } from './viewer-item.ts';

/** A discussion that the caller may see, with the rows that decide what they may do with it. */
export interface AdmittedDiscussion {
  readonly discussion: DiscussionItem;
  readonly counters: CountersItem | undefined;
  /** Only for contacts. */
  readonly viewer: ViewerItem | undefined;
  readonly hub: HubItem;
  readonly space: SpaceItem;
  /** The caller, admitted to the hub. */
  readonly reader: Reader;
  readonly view: SpaceView;
  /** All rows that were read. */
  readonly rows: ReadRows;
}

/** A discussion never changes its hub, space or author, so these ids are cached per process. */
interface Place {
  readonly hub: string;
  readonly space: string;
}
const knownPlaces = new Recent<Place>(5_000);
const knownAuthors = new Recent<Author>(5_000);

const accessKeys = (team: TeamId, { hub: id, space }: Place, reader: Reader): readonly Key[] => {
  const hub: HubKey = { team, hub: id };
  const contact = reader.kind === 'contact' ? [memberKey(hub, reader.id)] : [];
  return [hubItemKey(hub), ...spaceKeys(hub, space, reader), ...contact];
};

interface Lookup {
  readonly team: TeamId;
  readonly id: string;
  readonly reader: Reader;
  /** The keys of the discussion, its counters and the viewer row. */
  readonly own: readonly [Key, ...Key[]];
  readonly withAuthor: boolean;
}

const placeKeys = ({ team, reader, withAuthor }: Lookup, place: Place, author: Author | undefined): readonly Key[] => [
  ...accessKeys(team, place, reader),
  ...(withAuthor && author ? authorKeys({ team, hub: place.hub }, author) : []),
];

/** The discussion's own rows and those of its place and author: one round trip; two if the space is not cached yet. */
const readAccessRows = async (db: Table, wanted: Lookup): Promise<ReadRows> => {
  const { team, id, own } = wanted;
  const [key] = own;
  const known = knownPlaces.get(key.pk);
  const rows = await gather(db, [
    ...own,
    ...(known ? placeKeys(wanted, known, knownAuthors.get(`${team}#${id}`)) : []),
  ]);
  const found = rows<DiscussionItem>(key);
  if (!found) return rows;
  const place = { hub: found.hub_id, space: found.space_id };
  knownAuthors.set(`${team}#${id}`, found.author);
  if (known?.space === place.space) return rows;
  knownPlaces.set(key.pk, place);
  return gather(db, [...own, ...placeKeys(wanted, place, found.author)], {}, rows);
};

/** Unpublished discussions are shown to their author and to moderators, deleted ones to nobody. */
export const isShownTo = (reader: Reader, { status, author }: DiscussionItem): boolean => {
  if (status === 'published') return true;
  if (status === 'deleted') return false;
  const creators = reader.kind !== 'contact' && author.type !== 'contact';
  return isModerator(reader) || creators || isByReader(reader, author);
};

/** The hub, the space and the discussion. An access rule may restrict each of them. */
const gatesTo = (hub: HubItem, space: SpaceItem | undefined, discussion: DiscussionItem): readonly Gated[] => [
  { ...hub, type: 'hub' },
  ...(space ? [{ ...space, type: 'space' } as const] : []),
  { ...discussion, type: 'discussion' },
];

/**
 * Admits the caller to a discussion. `not_found` if it does not exist in the team or the caller may not see it;
 * `barred` if they could see it but are banned or suspended in its hub.
 */
export const admitDiscussion = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
  { withAuthor = false }: { readonly withAuthor?: boolean } = {},
): Promise<AdmittedDiscussion | 'not_found' | 'barred'> => {
  const [item, numbers] = [discussionKey(team, id), countersKey(team, id)];
  if (!item || !numbers) return 'not_found';
  const viewer = caller.kind === 'contact' ? viewerKey(team, id, caller.id) : undefined;
  const own = [item, numbers, ...(viewer ? [viewer] : [])] as const;
  const rows = await readAccessRows(db, { team, id, reader: caller, own, withAuthor });
  const discussion = rows<DiscussionItem>(item);
  if (!discussion) return 'not_found';
  const [hubKey, ...access] = accessKeys(team, { hub: discussion.hub_id, space: discussion.space_id }, caller);
  const hub = hubKey && rows<HubItem>(hubKey);
  if (!hub) return 'not_found';
  const inside = access.map((key) => rows<unknown>(key));
  const { member, isBarred } = membershipForVisibility(
    caller.kind === 'contact' ? (inside.at(-1) as MemberItem | undefined) : undefined,
    now,
  );
  const reader = caller.kind === 'contact' ? { ...caller, member } : caller;
  const gates = gatesTo(hub, inside[0] as SpaceItem | undefined, discussion);
  const open = await openTargetIds(db, reader, { team, hub: hub.id }, gates, now);
  const place = admittedSpace(reader, inside, open.has(discussion.space_id));
  if (!place || !mayRead(place.view) || !isShownTo(reader, discussion)) return 'not_found';
  if (!open.has(hub.id) || !open.has(discussion.id)) return 'not_found';
  if (isBarred) return 'barred';
  return {
    discussion,
    counters: rows<CountersItem>(numbers),
    viewer: viewer && rows<ViewerItem>(viewer),
    hub,
    space: place.space,
    reader,
    view: place.view,
    rows,
  };
};
