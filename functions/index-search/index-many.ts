import { type CommentItem, repliesOf, targetPartition } from '../../shared/community/comments/comment-item.ts';
import { feedOf, PUBLISHED } from '../../shared/community/discussions/feed-place.ts';
import { type IndexJob, PARTS, type Part, type Thing } from '../../shared/downstream/search/index-queue.ts';
import { contentNodesOf } from '../../shared/engagement/content/content-node-item.ts';
import type { MemberItem } from '../../shared/hubs/people/members/member-item.ts';
import { membershipsOf } from '../../shared/hubs/people/members/memberships-of.ts';
import { mediaOf } from '../../shared/media/media/media-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { hubPartition } from '../../shared/platform/db/key.ts';
import type { Query } from '../../shared/platform/db/query.ts';
import { tagFor } from '../../shared/platform/ids/place-id.ts';
import { type IndexRoom, indexThing } from './index-thing.ts';

/** So many things are asked for at once. */
const PAGE = 100;

type HubJob = IndexJob & { readonly kind: 'hub' };

interface Run {
  readonly thing: Thing;
  readonly query: Pick<Query, 'partition' | 'prefix' | 'index'>;
}

const RUNS: Readonly<Record<Part, (hub: HubKey) => Run>> = {
  members: (hub) => ({ thing: 'member', query: { partition: hubPartition(hub), prefix: 'MEMBER#' } }),
  discussions: (hub) => ({
    thing: 'discussion',
    query: { partition: feedOf(hub), prefix: PUBLISHED, index: 'listing' },
  }),
  content: (hub) => ({ thing: 'content_node', query: contentNodesOf(hub) }),
  media: (hub) => ({ thing: 'media', query: mediaOf(hub) }),
};

const HOLDS_COMMENTS: ReadonlySet<Part> = new Set(['discussions', 'content']);

/** Asks for a page of a hub's things, and for what comes after it. */
export const indexHub = async ({ db, queue }: IndexRoom, job: HubJob): Promise<void> => {
  const { team_id, hub_id, part = PARTS[0], after } = job;
  const { thing, query } = RUNS[part]({ team: team_id, hub: hub_id });
  const { items, next } = await db.query<{ id: string } & Partial<MemberItem>>({ ...query, limit: PAGE, after });
  const ids = items.flatMap(({ id, contact_id, hub_id: of }) => (of === hub_id ? [contact_id ?? id] : []));
  const ofHub = { team_id, hub_id };
  await Promise.all(ids.map((id) => queue.send({ kind: 'thing', thing, ...ofHub, id })));
  if (HOLDS_COMMENTS.has(part))
    await Promise.all(ids.map((target) => queue.send({ kind: 'comments', ...ofHub, target })));
  const following = PARTS[PARTS.indexOf(part) + 1];
  if (next) await queue.send({ kind: 'hub', ...ofHub, part, after: next });
  else if (following) await queue.send({ kind: 'hub', ...ofHub, part: following });
};

type CommentsJob = IndexJob & { readonly kind: 'comments' };

/** Queues every comment on something and every reply to one, or the replies to one root; a page of each run at most. */
export const indexComments = async ({ db, queue }: IndexRoom, job: CommentsJob): Promise<void> => {
  const { team_id, hub_id, target, root, run = 0, after } = job;
  const partition = targetPartition(team_id, tagFor(target));
  const everything = ['C#', 'R#'].map((prefix) => ({ partition, prefix }));
  const runs = root === undefined ? everything : [repliesOf(team_id, { target_id: target, id: root })];
  for (const [nth, query] of runs.entries()) {
    if (nth < run) continue;
    const page = { ...query, limit: PAGE, after: nth === run ? after : undefined };
    const { items, next } = await db.query<CommentItem>(page);
    const ids = items.flatMap(({ id, target_id }) => (target_id === target ? [id] : []));
    await Promise.all(ids.map((id) => queue.send({ kind: 'thing', thing: 'comment', team_id, hub_id, id })));
    if (next) return queue.send({ ...job, run: nth, after: next });
  }
};

/** So many hubs of one person are done in one message. */
const HUBS_TOGETHER = 5;

/** A contact as a member of each hub they are in; where those are many, each hub in a message of its own. */
export const indexPerson = async (room: IndexRoom, team: string, contact: string): Promise<void> => {
  const of = await membershipsOf(room.db, team, contact);
  const index = ({ hub_id }: { readonly hub_id: string }) =>
    of.length > HUBS_TOGETHER
      ? room.queue.send({ kind: 'thing', thing: 'member', team_id: team, hub_id, id: contact })
      : indexThing(room, { team, hub: hub_id }, 'member', contact);
  for (const one of of) await index(one);
};
