import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { route } from '../../shared/api/route.ts';
import { changeDiscussion } from '../../shared/community/discussions/change-discussion.ts';
import { DiscussionChange } from '../../shared/community/discussions/discussion-input.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { removeDiscussion } from '../../shared/community/discussions/remove-discussion.ts';
import { mayWrite } from '../../shared/hubs/readers/readers.ts';
import { envelope, optionalType } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one } from '../../shared/platform/http/response.ts';
import { admitted, discussionParticipant } from './admitted.ts';
import { mayChange, mayRemove } from './discussion-rights.ts';

const path = '/discussions/{discussion_id}';

const readDiscussion = route({
  method: 'GET',
  path,
  summary: text('Get a discussion'),
  description: text(`Returns the discussion with its counts and the caller's own state: votes, reactions and reports.
Returns 404 if the space or an access rule hides it from the caller.`),
  caller: discussionParticipant(),
  response: one(Discussion),
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await admitted(context, params.discussion_id, { withAuthor: true });
    if (found instanceof Refusal) return found;
    const { team, db, now, files } = context;
    const viewing = { hub: { team, hub: found.hub.id }, reader: found.reader, now, files };
    const [seen] = await present(db, viewing, [found], found.rows);
    return seen ? answer(seen, { included: [], meta: {} }) : refuse('not_found');
  },
});

const FIELDS = {
  illegal_transition: 'status',
  says_nothing: 'body',
  limit_reached: 'is_pinned',
  poll_has_votes: 'poll',
  poll_needs_options: 'poll.options',
  scheduled_in_past: 'scheduled_at',
  needs_time: 'scheduled_at',
} as const;

const changeOne = route({
  method: 'PATCH',
  path,
  summary: text('Update a discussion'),
  description: text(`The author can change the content and the publication while they can write in the space. A
moderator can hide, restore, pin, lock and broadcast it. A creator with \`content.manage\` can do all of
this to a creator's discussion. Any other change returns 403 \`forbidden\`.`),
  caller: discussionParticipant(),
  body: optionalType(envelope('discussions', DiscussionChange)),
  detail: true,
  response: one(Discussion),
  errors: [
    ...INACCESSIBLE,
    'forbidden',
    'illegal_transition',
    'limit_reached',
    'poll_has_votes',
    'poll_needs_options',
    'scheduled_in_past',
    'needs_time',
    'says_nothing',
    'space_membership_required',
  ],
  async handler({ params, body }, context) {
    const found = await admitted(context, params.discussion_id, { withAuthor: true });
    if (found instanceof Refusal) return found;
    const { caller, team, db, now, files } = context;
    const { discussion, space, reader } = found;
    if (reader.kind === 'contact' && !mayWrite(found.view)) return refuse('space_membership_required');
    const isAllowed = (current: DiscussionItem) => mayChange(reader, current, body);
    const member = reader.kind === 'contact' ? reader.member : undefined;
    const changing = { discussion, hub: found.hub, space, member, actor: actorOf(caller), now, isAllowed };
    const changed = await changeDiscussion(db, changing, body);
    if (changed === 'not_found') return refuse('not_found');
    if (changed === 'forbidden') return refuse('forbidden');
    if (typeof changed === 'string') return refuse(changed, { field: FIELDS[changed] });
    const viewing = { hub: { team, hub: found.hub.id }, reader, now, files };
    const [seen] = await present(db, viewing, [{ ...found, discussion: changed }], found.rows);
    return seen ? answer(seen, { included: [], meta: {} }) : refuse('not_found');
  },
});

const deleteOne = route({
  method: 'DELETE',
  path,
  summary: text('Delete a discussion'),
  description: text(`Available to the author, to moderators and, for creators' discussions, to creators with
\`content.manage\`. The content is removed at once, and its comments and reactions are no longer shown.`),
  caller: discussionParticipant(),
  status: 204,
  response: empty,
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params }, context) {
    const found = await admitted(context, params.discussion_id);
    if (found instanceof Refusal) return found;
    const { caller, db, now } = context;
    const { discussion, space, reader } = found;
    if (!mayRemove(reader, discussion)) return refuse('forbidden');
    const changing = { discussion, space, actor: actorOf(caller), now };
    return (await removeDiscussion(db, changing)) ? done() : refuse('not_found');
  },
});

export const discussionRoutes = [readDiscussion, changeOne, deleteOne];
