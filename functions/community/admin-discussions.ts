import { text } from '#docs';
import { namedOrFirstSpace } from '../../shared/access/spaces/named-or-first.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { route } from '../../shared/api/route.ts';
import { authorOf, createDiscussion } from '../../shared/community/discussions/create-discussion.ts';
import { AdminDiscussionInput } from '../../shared/community/discussions/discussion-input.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { spaceItemKey } from '../../shared/hubs/spaces/space-item.ts';
import { preloaded } from '../../shared/platform/db/gather.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, one } from '../../shared/platform/http/response.ts';
import { refusedShare } from './refused-share.ts';
import { originalOf, unknownRepost } from './repost-original.ts';
import { isPast } from './scheduling.ts';

const postAsCreator = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/discussions',
  summary: text('Create a discussion as a creator'),
  description: text(`Posts to the space \`space_id\`, or to the hub's first space. The discussion can be broadcast,
pinned, locked or scheduled in the same request. To read it, use \`GET /discussions/{discussion_id}\`.`),
  caller: creator('content.manage'),
  body: envelope('discussions', AdminDiscussionInput),
  status: 201,
  response: one(Discussion),
  errors: [
    'unknown_space',
    'scheduled_in_past',
    'unknown_achievement',
    'unknown_event',
    'unknown_repost',
    'limit_reached',
    'not_found',
  ],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const { space_id, is_broadcast, is_locked, is_pinned, ...input } = body;
    const space = await namedOrFirstSpace(db, hub, space_id);
    if (!space) return refuse('unknown_space', { field: 'space_id' });
    if (isPast(input, now)) return refuse('scheduled_in_past', { field: 'scheduled_at' });
    const unshown = await refusedShare(db, hub, caller, body, now);
    if (unshown) return unshown;
    const original = await originalOf(input, { caller, team, db, now }, params.hub_id);
    if (original instanceof Refusal) return original;
    const marks = { is_broadcast, is_locked, is_pinned };
    const posting = { space, author: authorOf(caller), actor: actorOf(caller), now, original, marks };
    const made = await createDiscussion(db, input, posting);
    if (made === 'limit_reached') return refuse('limit_reached', { field: 'is_pinned' });
    if (made === 'not_found') return unknownRepost();
    const viewing = { hub, reader: caller, now, files };
    const [seen] = await present(
      db,
      viewing,
      [{ discussion: made, counters: undefined, viewer: undefined }],
      preloaded([spaceItemKey(hub, space.id)], [space]),
    );
    return seen ? answer(seen, { included: [], meta: {} }) : refuse('not_found');
  },
});

export const adminDiscussionRoutes = [postAsCreator];
