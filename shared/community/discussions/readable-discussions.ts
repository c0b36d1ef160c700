import { openTargetIds } from '../../access/rules/gate.ts';
import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { isShownTo } from './admit-discussion.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { present, type ViewedDiscussion } from './present.ts';
import { withCounters } from './with-counters.ts';

/** A discussion that a contact may read, with its hub and the contact as a member of it. */
export interface ReadableDiscussion extends ViewedDiscussion {
  readonly hub: HubKey;
  readonly reader: ContactReader;
}

/** Those of the discussions of one hub that the contact may read. None if the hub does not admit them. */
const readableInHub = async (
  db: Table,
  hub: HubKey,
  contact: ContactReader,
  items: readonly DiscussionItem[],
  now: Date,
): Promise<readonly ReadableDiscussion[]> => {
  const [row, member] = await rowsAt<[HubItem, MemberItem]>(db, [hubItemKey(hub), memberKey(hub, contact.id)]);
  if (await hubDenialReason(db, row, member, now)) return [];
  const reader = { ...contact, member };
  const gates = items.map((one) => ({ ...one, type: 'discussion' }) as const);
  const [spaces, open, seen] = await Promise.all([
    readableSpaces(db, reader, hub, now),
    openTargetIds(db, reader, hub, gates, now, gatherNear),
    withCounters(db, reader, items),
  ]);
  return seen
    .filter(({ discussion: one }) => spaces.has(one.space_id) && open.has(one.id) && isShownTo(reader, one))
    .map((one) => ({ ...one, hub, reader }));
};

interface Wanted {
  readonly ids: readonly string[];
  isWanted(item: DiscussionItem): boolean;
}

/** The wanted discussions of any hubs of the team that the contact may read now, in the order of their ids. */
export const readableDiscussions = async (
  db: Table,
  team: TeamId,
  contact: ContactReader,
  { ids, isWanted }: Wanted,
  now: Date,
): Promise<readonly ReadableDiscussion[]> => {
  const keys = ids.flatMap((id) => discussionKey(team, id) ?? []);
  const rows = await gather(db, keys, { eventual: true });
  const found = keys.flatMap((key) => rows<DiscussionItem>(key) ?? []).filter(isWanted);
  const byHub = Map.groupBy(found, ({ hub_id }) => hub_id);
  const parts = [...byHub].map(([hub, items]) => readableInHub(db, { team, hub }, contact, items, now));
  const readable = new Map((await Promise.all(parts)).flat().map((one) => [one.discussion.id, one]));
  return ids.flatMap((id) => readable.get(id) ?? []);
};

/** The discussions with their authors and shared objects, in their order. */
export const presentReadable = async (db: Table, items: readonly ReadableDiscussion[], showing: PresentDeps) => {
  const byHub = [...Map.groupBy(items, ({ hub }) => hub.hub).values()];
  const parts = byHub.map((inHub) => {
    const [first] = inHub;
    return first ? present(db, { hub: first.hub, reader: first.reader, ...showing }, inHub) : [];
  });
  const seen = new Map((await Promise.all(parts)).flat().map((one) => [one.id, one]));
  return items.flatMap(({ discussion }) => seen.get(discussion.id) ?? []);
};
