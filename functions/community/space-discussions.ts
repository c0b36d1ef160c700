import * as z from 'zod';
import { described, text } from '#docs';
import { admitWithRows } from '../../shared/access/spaces/admit-space.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { member, type Prefetch, participant } from '../../shared/api/callers.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { prefetchSpace } from '../../shared/api/prefetch-space.ts';
import { route } from '../../shared/api/route.ts';
import { authorKeys } from '../../shared/community/discussions/authors.ts';
import { authorOf, createDiscussion } from '../../shared/community/discussions/create-discussion.ts';
import { DiscussionInput } from '../../shared/community/discussions/discussion-input.ts';
import { listDiscussions } from '../../shared/community/discussions/list-discussions.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { DISCUSSION_SORTS, sortedDiscussions } from '../../shared/community/discussions/sorted-discussions.ts';
import { contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { mayRead, mayWrite } from '../../shared/hubs/readers/readers.ts';
import { spaceItemKey } from '../../shared/hubs/spaces/space-item.ts';
import { preloaded } from '../../shared/platform/db/gather.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { refusedShare } from './refused-share.ts';
import { originalOf, unknownRepost } from './repost-original.ts';
import { isPast } from './scheduling.ts';
import { AuthorFilter, selectionOf } from './selection.ts';

const path = '/hubs/{hub_id}/spaces/{space_id}/discussions';

/** Reads the author in the round trip of the admission. */
const prefetchSpaceAndAuthor: Prefetch = (team, caller, params) => [
  ...prefetchSpace(team, caller, params),
  contactKey(team, caller.id),
];

const listInSpace = route({
  method: 'GET',
  path,
  summary: text("List a space's discussions"),
  description: text(`Sorted newest first, pinned discussions first of all. \`filter[status]\` lists discussions that
are not published; only their authors and moderators see them. With \`sort\` or an author, pinned discussions are not
first. A change takes some seconds to reach \`filter[author_id]\`, \`sort=-last_activity_at\` and \`sort=-reactions\`,
which list published discussions only.`),
  caller: participant({ prefetch: prefetchSpace }),
  query: list(() => ({
    filter: {
      status: z
        .enum(['draft', 'scheduled', 'pending_review', 'published', 'hidden'])
        .optional()
        .meta(described('The status of the discussions; `published` by default.')),
      author_contact_id: z.uuid().optional().meta(described('As `filter[author_id]`, at once, with any status.')),
      author_id: AuthorFilter,
    },
    sort: DISCUSSION_SORTS,
  })),
  response: many(Discussion),
  errors: ['not_found', 'access_rule_not_met', 'space_membership_required', 'unsupported_parameter'],
  async handler({ params, query: { filter, sort, page } }, { caller, team, prefetched, db, now, files }) {
    const place = await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now);
    if (!place) return refuse('not_found');
    if (place.locked) return refuse('access_rule_not_met');
    if (!mayRead(place.view)) return refuse('space_membership_required');
    const hub = { team, hub: params.hub_id };
    const { author_id, author_contact_id, status = sort && 'published' } = filter;
    const selection = selectionOf(author_id, sort);
    if (selection instanceof Refusal) return selection;
    const isCombined = status !== undefined && status !== 'published';
    if (selection && (isCombined || author_contact_id !== undefined))
      return refuse('unsupported_parameter', { source: { parameter: author_id ? 'filter[author_id]' : 'sort' } });
    const listing = { reader: caller, page, now };
    const { items, next } = selection
      ? await sortedDiscussions(db, { ...listing, hub, spaces: [place.space.id], selection, ofSpace: true })
      : await listDiscussions(db, { ...listing, space: place.space, filter: { status, author_contact_id } });
    const known = preloaded([spaceItemKey(hub, place.space.id)], [place.space]);
    const seen = await present(db, { hub, reader: caller, now, files }, items, known);
    return answer({ items: seen, next });
  },
});

const createInSpace = route({
  method: 'POST',
  path,
  summary: text('Create a discussion in a space'),
  description: text(`Members who can write in the space can post; some spaces require a space membership and return
403 \`space_membership_required\`. With the status \`scheduled\` the discussion is published at \`scheduled_at\`,
with \`draft\` when the author publishes it. If the space reviews posts, it gets the status \`pending_review\` until
a moderator publishes it; so does a post that the hub's \`newcomer_limits\` hold. A discussion can contain a poll, which closes after \`duration_days\`, and can share
another discussion, an achievement or an event.`),
  caller: member({ prefetch: prefetchSpaceAndAuthor }),
  limit: { name: 'discussions', limit: 20, seconds: 60, by: 'caller' },
  body: envelope('discussions', DiscussionInput),
  status: 201,
  location: '/discussions/{id}',
  response: one(Discussion),
  errors: [
    'not_found',
    'access_rule_not_met',
    'space_membership_required',
    'scheduled_in_past',
    'unknown_achievement',
    'unknown_event',
    'unknown_repost',
  ],
  async handler({ params, body }, { caller, team, hub, prefetched, db, now, files }) {
    const place = await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now);
    if (!place) return refuse('not_found');
    if (place.locked) return refuse('access_rule_not_met');
    if (!mayWrite(place.view)) return refuse('space_membership_required');
    if (isPast(body, now)) return refuse('scheduled_in_past', { field: 'scheduled_at' });
    const unshown = await refusedShare(db, { team, hub: params.hub_id }, caller, body, now);
    if (unshown) return unshown;
    const original = await originalOf(body, { caller, team, db, now }, params.hub_id);
    if (original instanceof Refusal) return original;
    const posted = { space: place.space, author: authorOf(caller), actor: actorOf(caller), now, original };
    const posting = { ...posted, ...(caller.member && { newcomer: { hub, member: caller.member } }) };
    const made = await createDiscussion(db, body, posting);
    if (typeof made === 'string') return unknownRepost();
    const viewing = { hub: { team, hub: params.hub_id }, reader: caller, now, files };
    const keys = [...authorKeys(viewing.hub, made.author), spaceItemKey(viewing.hub, made.space_id)];
    const known = preloaded(keys, [caller.member, prefetched.at(-1), place.space]);
    const [seen] = await present(db, viewing, [{ discussion: made, counters: undefined, viewer: undefined }], known);
    return seen ? answer(seen, { included: [], meta: {} }) : refuse('not_found');
  },
});

export const spaceDiscussionRoutes = [listInSpace, createInSpace];
