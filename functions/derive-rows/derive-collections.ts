import { ordersOf } from '../../shared/commerce/purchases/orders/order-item.ts';
import { settleOwnPurchase } from '../../shared/commerce/purchases/own-purchases.ts';
import { type CommentItem, repliesOf, targetPartition } from '../../shared/community/comments/comment-item.ts';
import { settleDiscussionCount } from '../../shared/community/discussions/count-discussion.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { settleDiscussionPlaces } from '../../shared/community/discussions/discussion-places.ts';
import { feedOf, PUBLISHED } from '../../shared/community/discussions/feed-listing.ts';
import { unpublishedOf, unpublishedPrefix } from '../../shared/community/discussions/unpublished.ts';
import type { DeriveJob } from '../../shared/downstream/derived/derive-job.ts';
import { type IndexedType, PARTS, type Part } from '../../shared/downstream/derived/derive-parts.ts';
import { contentNodesOf } from '../../shared/engagement/content/content-node-item.ts';
import { discussionMarks } from '../../shared/hubs/counts/count-item.ts';
import { type ContactItem, contactsOf } from '../../shared/hubs/people/contacts/contact-item.ts';
import { settleContactPlaces } from '../../shared/hubs/people/contacts/contact-places.ts';
import { removeDeletedValues } from '../../shared/hubs/people/contacts/deleted-values.ts';
import type { MemberItem } from '../../shared/hubs/people/members/member-item.ts';
import { membershipsOf } from '../../shared/hubs/people/members/memberships-of.ts';
import { spacesInOrder } from '../../shared/hubs/spaces/space-item.ts';
import { mediaOf } from '../../shared/media/media/media-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { hubPartition } from '../../shared/platform/db/key.ts';
import type { Query } from '../../shared/platform/db/query.ts';
import { tagFor } from '../../shared/platform/ids/place-id.ts';
import { type DeriveDeps, deriveResource } from './derive-resource.ts';

const PAGE_SIZE = 100;

type HubJob = DeriveJob & { readonly kind: 'hub' };

/** A row of a hub. That of a member has no id. */
type PartRow = { readonly id: string } & Partial<MemberItem>;

/** Makes the rows that are derived from a row of a hub agree with it, or queues that. */
type Settle = (deps: DeriveDeps, hub: HubKey, row: PartRow) => Promise<void>;

interface PartQuery {
  /** The indexed type of the rows, or what is done at once for each of them. */
  readonly work: IndexedType | Settle;
  readonly query: Pick<Query, 'partition' | 'prefix' | 'index'>;
}

const PART_QUERIES: Readonly<Record<Part, (hub: HubKey) => PartQuery>> = {
  members: (hub) => ({ work: 'member', query: { partition: hubPartition(hub), prefix: 'MEMBER#' } }),
  discussions: (hub) => ({
    work: 'discussion',
    query: { partition: feedOf(hub), prefix: PUBLISHED, index: 'listing' },
  }),
  content: (hub) => ({ work: 'content_node', query: contentNodesOf(hub) }),
  media: (hub) => ({ work: 'media', query: mediaOf(hub) }),
  counted_discussions: (hub) => ({
    work: ({ db }, of, { id }) => settleDiscussionCount(db, of, id),
    query: discussionMarks(hub),
  }),
  purchases: (hub) => ({ work: ({ db }, of, { id }) => settleOwnPurchase(db, of.team, id), query: ordersOf(hub) }),
  waiting_discussions: (hub) => ({
    work: ({ queue }, { team, hub: hub_id }, { id }) =>
      queue.send({ kind: 'waiting', team_id: team, hub_id, space: id }),
    query: { partition: spacesInOrder(hub), index: 'listing' },
  }),
};

const PARTS_WITH_COMMENTS: ReadonlySet<Part> = new Set(['discussions', 'content']);

/** Queues a page of a hub's resources, and the next page. */
export const deriveHub = async (deps: DeriveDeps, job: HubJob): Promise<void> => {
  const { db, queue } = deps;
  const { team_id, hub_id, part = PARTS[0], after } = job;
  const hub = { team: team_id, hub: hub_id };
  const { work, query } = PART_QUERIES[part](hub);
  const { items, next } = await db.query<PartRow>({ ...query, limit: PAGE_SIZE, after });
  const rows = items.filter((row) => row.hub_id === hub_id);
  const ofHub = { team_id, hub_id };
  const reindex = (row: PartRow) =>
    typeof work === 'function'
      ? work(deps, hub, row)
      : queue.send({ kind: 'thing', thing: work, ...ofHub, id: row.contact_id ?? row.id });
  await Promise.all(rows.map(reindex));
  if (PARTS_WITH_COMMENTS.has(part))
    await Promise.all(rows.map(({ id: target }) => queue.send({ kind: 'comments', ...ofHub, target })));
  const following = PARTS[PARTS.indexOf(part) + 1];
  if (next) await queue.send({ kind: 'hub', ...ofHub, part, after: next });
  else if (following) await queue.send({ kind: 'hub', ...ofHub, part: following });
};

type CommentsJob = DeriveJob & { readonly kind: 'comments' };

/** Queues the comments on a target with their replies, or the replies to one root; at most a page of each. */
export const deriveComments = async ({ db, queue }: DeriveDeps, job: CommentsJob): Promise<void> => {
  const { team_id, hub_id, target, root, run = 0, after } = job;
  const partition = targetPartition(team_id, tagFor(target));
  const everything = ['C#', 'R#'].map((prefix) => ({ partition, prefix }));
  const runs = root === undefined ? everything : [repliesOf(team_id, { target_id: target, id: root })];
  for (const [nth, query] of runs.entries()) {
    if (nth < run) continue;
    const page = { ...query, limit: PAGE_SIZE, after: nth === run ? after : undefined };
    const { items, next } = await db.query<CommentItem>(page);
    const ids = items.flatMap(({ id, target_id }) => (target_id === target ? [id] : []));
    await Promise.all(ids.map((id) => queue.send({ kind: 'thing', thing: 'comment', team_id, hub_id, id })));
    if (next) return queue.send({ ...job, run: nth, after: next });
  }
};

type WaitingJob = DeriveJob & { readonly kind: 'waiting' };

/** Lists a page of a space's discussions that wait for a review in the list of their hub, and queues the next page. */
export const deriveWaiting = async ({ db, queue }: DeriveDeps, job: WaitingJob): Promise<void> => {
  const { team_id, space, after } = job;
  const waiting = { partition: unpublishedOf(team_id, space), prefix: unpublishedPrefix('pending_review') };
  const { items, next } = await db.query<DiscussionItem>({ ...waiting, index: 'listing', limit: PAGE_SIZE, after });
  await Promise.all(items.map(({ id }) => settleDiscussionPlaces(db, team_id, id)));
  if (next) await queue.send({ ...job, after: next });
};

type TeamJob = DeriveJob & { readonly kind: 'team' | 'person' };

/** Queues a page of a team's contacts, and the next page. */
export const deriveTeam = async ({ db, queue }: DeriveDeps, job: TeamJob): Promise<void> => {
  const { team_id, after } = job;
  const page = { limit: PAGE_SIZE, after };
  const { items, next } = await db.query<ContactItem>({ ...contactsOf(team_id), ...page });
  await Promise.all(items.map(({ id }) => queue.send({ kind: 'person', team_id, id })));
  if (next) await queue.send({ ...job, after: next });
};

/** The maximum number of hubs that one message indexes. */
const MAX_INLINE_HUBS = 5;

/**
 * Removes the values of deleted profile fields, and indexes a contact in the team and as a member of each hub; with many
 * hubs, in one message each.
 */
export const derivePerson = async (deps: DeriveDeps, team: string, contact: string): Promise<void> => {
  await removeDeletedValues(deps.db, team, contact);
  await settleContactPlaces(deps.db, team, contact);
  const of = await membershipsOf(deps.db, team, contact);
  const index = ({ hub_id }: { readonly hub_id: string }) =>
    of.length > MAX_INLINE_HUBS
      ? deps.queue.send({ kind: 'thing', thing: 'member', team_id: team, hub_id, id: contact })
      : deriveResource(deps, { team, hub: hub_id }, 'member', contact);
  for (const one of of) await index(one);
};
