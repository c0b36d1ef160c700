import { openTargetIds } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { sharedAchievement } from '../../engagement/achievements/shared-achievement.ts';
import { sharedEvent } from '../../engagement/hub-events/share-event.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import { type AttachmentsItem, attachmentsKey } from '../../media/attachments/attachment-item.ts';
import { attachmentViews, type PresentDeps } from '../../media/attachments/present-attachments.ts';
import { type Gathered, gather, type ReadRows } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { authorAttributes, authorKeys } from './authors.ts';
import { type CountersItem, emojiCounts } from './counters.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { pollView } from './poll.ts';
import { repostGates, repostKeys, repostView } from './repost.ts';
import { hasReacted, type ViewerItem } from './viewer-item.ts';

const SHARED_OBJECTS = { achievement: sharedAchievement, event: sharedEvent } as const;

/** A discussion with its counters and what the viewer did with it. */
export interface ViewedDiscussion {
  readonly discussion: DiscussionItem;
  readonly counters: CountersItem | undefined;
  readonly viewer: ViewerItem | undefined;
}

interface Viewing extends PresentDeps {
  readonly hub: HubKey;
  readonly reader: Reader;
}

const sharedOf = ({ hub, reader }: Viewing, { author, shared_achievement_id, shared_event_id }: DiscussionItem) => {
  const reference = (id: string | null) =>
    id === null ? undefined : { hub, id, author: author.id, author_type: author.type, reader };
  return { achievement: reference(shared_achievement_id), event: reference(shared_event_id) };
};

/** Undefined if the discussion never had attachments. */
const attachedKey = ({ discussion, counters }: ViewedDiscussion): Key | undefined =>
  counters?.attached ? attachmentsKey(discussion.team_id, { type: 'discussion', id: discussion.id }) : undefined;

const relatedKeys = (viewing: Viewing, seen: ViewedDiscussion): readonly Key[] => {
  const { discussion } = seen;
  const attached = attachedKey(seen);
  const { achievement, event } = sharedOf(viewing, discussion);
  return [
    spaceItemKey(viewing.hub, discussion.space_id),
    ...authorKeys(viewing.hub, discussion.author),
    ...(discussion.repost_of ? repostKeys(viewing.hub, discussion.repost_of, viewing.reader) : []),
    ...(achievement ? SHARED_OBJECTS.achievement.keys(achievement) : []),
    ...(event ? SHARED_OBJECTS.event.keys(event) : []),
    ...(attached ? [attached] : []),
  ];
};

const numbers = (counters: CountersItem = {}, viewer: ViewerItem | undefined) => ({
  comment_count: counters.comments ?? 0,
  reaction_count: counters.reactions ?? 0,
  repost_count: counters.reposts ?? 0,
  report_count: counters.reports ?? 0,
  reported_by_me: viewer?.reported ?? false,
  is_bookmarked: viewer?.bookmarked_at !== undefined,
  reactions: emojiCounts(counters).map(({ emoji, count }) => ({
    emoji,
    count,
    viewer_reacted: hasReacted(viewer, emoji),
  })),
});

const view = (viewing: Viewing, seen: ViewedDiscussion, rows: Gathered, open: ReadonlySet<string>) => {
  const { discussion, counters, viewer } = seen;
  const attached = attachedKey(seen);
  const { hub, reader, now, files } = viewing;
  const shown = { open, files };
  const { repost_of, author, published_at, created_at } = discussion;
  const { achievement, event } = sharedOf(viewing, discussion);
  return {
    ...discussion,
    space_name: rows<SpaceItem>(spaceItemKey(hub, discussion.space_id))?.name ?? null,
    ...authorAttributes(hub, author, rows, viewing),
    ...numbers(counters, viewer),
    attachments: attachmentViews(attached && rows<AttachmentsItem>(attached), viewing),
    is_published: discussion.status === 'published',
    last_activity_at: counters?.last_activity_at ?? published_at ?? created_at,
    poll: pollView(discussion, counters, viewer?.vote, now),
    repost: repost_of && repostView(hub, repost_of, reader, rows, open, viewing),
    shared_achievement: achievement ? SHARED_OBJECTS.achievement.view(achievement, rows, now, shown) : null,
    shared_event: event ? SHARED_OBJECTS.event.view(event, rows, now, shown) : null,
  };
};

/** The shared objects that an access rule may restrict. */
const gatesTo = (viewing: Viewing, discussion: DiscussionItem, rows: Gathered): readonly Gated[] => {
  const { achievement, event } = sharedOf(viewing, discussion);
  return [
    ...(discussion.repost_of ? repostGates(viewing.hub, discussion.repost_of, rows) : []),
    ...((achievement && SHARED_OBJECTS.achievement.gates?.(achievement, rows)) ?? []),
    ...((event && SHARED_OBJECTS.event.gates?.(event, rows)) ?? []),
  ];
};

/** Discussions with their authors, spaces and shared objects: one more round trip, unless `known` has the rows. */
export const present = async (db: Table, viewing: Viewing, seen: readonly ViewedDiscussion[], known?: ReadRows) => {
  const keys = seen.flatMap((one) => relatedKeys(viewing, one));
  const rows = await gather(db, keys, { eventual: true }, known);
  const { hub, reader, now } = viewing;
  const gates = seen.flatMap(({ discussion }) => gatesTo(viewing, discussion, rows));
  const open = await openTargetIds(db, reader, hub, gates, now);
  return seen.map((one) => view(viewing, one, rows, open));
};
