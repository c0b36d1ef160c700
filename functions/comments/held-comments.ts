import { text } from '#docs';
import { moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import type { CommentCounters } from '../../shared/community/comments/admit-comment.ts';
import { commentCountersKey } from '../../shared/community/comments/comment-item.ts';
import { heldComments } from '../../shared/community/comments/held-comments.ts';
import { presentComments } from '../../shared/community/comments/present-comments.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import { type SpaceItem, spaceItemKey } from '../../shared/hubs/spaces/space-item.ts';
import { gatherNear } from '../../shared/platform/db/gather-near.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';
import { Comment } from './comment-resource.ts';

const UNTITLED = { title: null, space_name: null };

const listHeld = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/held-comments',
  summary: text('List comments that wait for a review'),
  description: text(`Returns the comments with the status \`pending_review\`, oldest first. Publish one with
\`PATCH /comments/{comment_id}\` and the status \`published\`, or delete it. For discussions that wait, use
\`GET /teams/{team_id}/hubs/{hub_id}/discussions\`.`),
  caller: moderator(),
  query: list(),
  response: many(Comment),
  async handler({ params, query }, { caller, db, now, files }) {
    const hub = hubOf(params);
    const { items, next } = await heldComments(db, hub, query.page);
    const spaceOf = (id: string | null) => (id === null ? undefined : spaceItemKey(hub, id));
    const keys = items.flatMap(({ team_id, id, space_id }) => [commentCountersKey(team_id, id), spaceOf(space_id)]);
    const rows = await gatherNear(
      db,
      keys.filter((key) => key !== undefined),
      { eventual: true },
    );
    const viewed = items.map((comment) => {
      const counters = commentCountersKey(comment.team_id, comment.id);
      return { comment, counters: counters && rows<CommentCounters>(counters), viewer: undefined };
    });
    const seen = await presentComments(db, viewed, UNTITLED, { now, files });
    const named = seen.map((one) => {
      const space = spaceOf(one.space_id);
      return { ...one, space_name: (space && rows<SpaceItem>(space)?.name) ?? null };
    });
    return answer({ items: await withTargetTitles(db, hub, named, caller), next });
  },
});

export const heldCommentRoutes = [listHeld];
