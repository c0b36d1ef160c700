import * as z from 'zod';
import { described, text } from '#docs';
import { moderator } from '../../shared/api/callers.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { route } from '../../shared/api/route.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { waitingDiscussions } from '../../shared/community/discussions/waiting-discussions.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';

const listWaiting = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/discussions',
  summary: text('List discussions that wait for a review'),
  description: text(`Returns the discussions of all spaces with the status \`pending_review\`, oldest first. Publish one
with \`PATCH /discussions/{discussion_id}\` and the status \`published\`, or delete it. A change appears after some seconds.
For comments that wait, use \`GET /teams/{team_id}/hubs/{hub_id}/held-comments\`; for the published discussions, the feed.`),
  caller: moderator(),
  query: list(() => ({
    filter: {
      status: z
        .enum(['pending_review'])
        .default('pending_review')
        .meta(described('Only discussions that wait for a review are listed.')),
    },
  })),
  response: many(Discussion),
  async handler({ params, query }, { caller, db, now, files }) {
    const hub = hubOf(params);
    const { items, next } = await waitingDiscussions(db, hub, caller, query.page);
    return answer({ items: await present(db, { hub, reader: caller, now, files }, items), next });
  },
});

export const waitingDiscussionRoutes = [listWaiting];
