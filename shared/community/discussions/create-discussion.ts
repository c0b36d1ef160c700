import type { Reader } from '../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { spaceTag } from '../../hubs/spaces/space-partition.ts';
import { equals, free } from '../../platform/db/expression.ts';
import { type Actor, type Author, attributesOf, type NewItem } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { countersKey, countersStep } from './counters.ts';
import { discussionEntity } from './discussion-events.ts';
import type { NewDiscussion } from './discussion-input.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { discussionTexts } from './discussion-texts.ts';
import { draftSteps } from './draft-steps.ts';
import { feedListing } from './feed-listing.ts';
import { type Assessment, assessPost, NEWCOMER, type Posting as Newcoming } from './newcomer-limits.ts';
import { canPin, pinStep, rereadSpace } from './pins.ts';
import { newPoll } from './poll.ts';
import { scheduledListing } from './scheduled.ts';
import { publishedStatus } from './transitions.ts';
import { isUnpublished, unpublishedListing } from './unpublished.ts';

interface Marks {
  readonly is_broadcast: boolean;
  readonly is_locked: boolean;
  readonly is_pinned: boolean;
}

const UNMARKED: Marks = { is_broadcast: false, is_locked: false, is_pinned: false };

interface Posting {
  readonly space: SpaceItem;
  readonly author: Author;
  readonly actor: Actor;
  readonly now: Date;
  /** The reposted discussion, which the author may read. */
  readonly original: DiscussionItem | undefined;
  readonly marks?: Marks;
  /** The member whose post may be held for review; creators' posts are not. */
  readonly newcomer?: Newcoming;
}

const AUTHOR_TYPES = { contact: 'contact', user: 'user', key: 'api_key' } as const;

export const authorOf = ({ kind, id }: { kind: Exclude<Reader['kind'], 'anonymous'>; id: string }): Author => ({
  type: AUTHOR_TYPES[kind],
  id,
});

const requestedStatus = (input: NewDiscussion): DiscussionItem['status'] =>
  input.status ?? (input.scheduled_at === null ? 'published' : 'scheduled');

/** Drafts and scheduled posts are assessed when they are published. */
const assess = async (db: Table, input: NewDiscussion, { newcomer, now }: Posting): Promise<Assessment> =>
  newcomer && requestedStatus(input) === 'published'
    ? assessPost(db, newcomer, discussionTexts(input), now)
    : { held: false, steps: [] };

const itemOf = (input: NewDiscussion, posting: Posting, held: boolean): DiscussionItem => {
  const { space, author, now, original, marks = UNMARKED } = posting;
  const needs_review = author.type === 'contact' && space.reviews_posts;
  const requested = requestedStatus(input);
  const status = requested === 'published' ? publishedStatus({ needs_review: needs_review || held }) : requested;
  const timestamp = now.toISOString();
  const scheduled_at = status === 'scheduled' ? input.scheduled_at : null;
  return {
    id: newPlaceId(spaceTag(space.id), now.getTime()),
    team_id: space.team_id,
    hub_id: space.hub_id,
    space_id: space.id,
    author,
    title: input.title,
    body: input.body,
    external_video_embeds: input.external_video_embeds,
    poll: input.poll && newPoll(input.poll),
    repost_of: original ? { id: original.id, space_id: original.space_id, author: original.author } : null,
    shared_achievement_id: input.shared_achievement_id,
    shared_event_id: input.shared_event_id,
    status,
    needs_review,
    ...marks,
    scheduled_at,
    published_at: status === 'published' ? timestamp : null,
    deleted_at: null,
    version: 1,
    created_at: timestamp,
    updated_at: timestamp,
  };
};

const relatedSteps = (item: DiscussionItem, { space, original }: Posting): readonly Step[] => {
  const originalKey = original && discussionKey(original.team_id, original.id);
  const counted = original && countersKey(original.team_id, original.id);
  return [
    ...(counted ? [countersStep(counted, { add: { reposts: 1 } })] : []),
    ...(originalKey ? [{ label: 'original', check: originalKey, condition: equals('status', 'published') }] : []),
    ...(item.is_pinned ? [pinStep(space, item.id, true)] : []),
    ...draftSteps(item, item.status, item.author),
  ];
};

/**
 * Creates a discussion with one put, or one transaction for a repost, a pin, a draft or a newcomer. `not_found` if the reposted discussion
 * was withdrawn concurrently, `limit_reached` if the space has no pin left.
 */
export const createDiscussion = async (
  db: Table,
  input: NewDiscussion,
  posting: Posting,
): Promise<DiscussionItem | 'not_found' | 'limit_reached'> => {
  const { held, steps: counted } = await assess(db, input, posting);
  const item = itemOf(input, posting, held);
  const key = discussionKey(item.team_id, item.id);
  if (!key) throw new TypeError('The id of a discussion has no partition');
  if (item.is_pinned && !canPin(posting.space, item.id)) return 'limit_reached';
  const row: NewItem = {
    ...key,
    entity: discussionEntity,
    ...attributesOf(item),
    ...(item.status === 'scheduled' && item.scheduled_at !== null && scheduledListing(item.id, item.scheduled_at)),
    ...(isUnpublished(item.status) && unpublishedListing(item, item.status)),
    ...(item.published_at !== null && feedListing(item, item.published_at)),
    actor: { ...posting.actor },
  };
  const steps = [...relatedSteps(item, posting), ...counted];
  if (steps.length === 0) {
    await db.put(row, free);
    return item;
  }
  const made = await db.transact([{ put: row, condition: free }, ...steps]);
  if (made.ok) return item;
  if (made.failed.some(({ label }) => label === NEWCOMER)) return createDiscussion(db, input, posting);
  if (made.failed.some(({ label }) => label === 'original')) return 'not_found';
  const space = await rereadSpace(db, posting.space);
  return space ? createDiscussion(db, input, { ...posting, space }) : 'not_found';
};
