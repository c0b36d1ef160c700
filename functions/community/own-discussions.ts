import { text } from '#docs';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { contact } from '../../shared/api/callers.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { route } from '../../shared/api/route.ts';
import { bookmarks } from '../../shared/community/discussions/bookmarks.ts';
import { draftsOf } from '../../shared/community/discussions/drafts.ts';
import { presentReadable } from '../../shared/community/discussions/readable-discussions.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many } from '../../shared/platform/http/response.ts';
import { admitted } from './admitted.ts';

const listDrafts = route({
  method: 'GET',
  path: '/me/drafts',
  summary: text("List the member's drafts"),
  description: text(`Returns the caller's discussions that were never published, in all hubs of the team, newest first:
drafts, scheduled discussions and those that wait for review. Drafts in spaces that the caller can no longer read are
left out, so a page can be shorter than requested.`),
  caller: contact(),
  query: list(),
  response: many(Discussion),
  async handler({ query }, { caller, team, db, now, files }) {
    const { items, next } = await draftsOf(db, team, caller, query.page, now);
    return answer({ items: await presentReadable(db, items, { now, files }), next });
  },
});

const listBookmarks = route({
  method: 'GET',
  path: '/me/bookmarks',
  summary: text("List the member's bookmarks"),
  description: text(`Returns the discussions that the caller bookmarked, in all hubs of the team, latest bookmark first.
Discussions that are hidden or deleted, or that the caller can no longer read, are left out, so a page can be shorter
than requested. Nobody else sees bookmarks.`),
  caller: contact(),
  query: list(),
  response: many(Discussion),
  async handler({ query }, { caller, team, db, now, files }) {
    const { items, next } = await bookmarks(db, team, caller).list(query.page, now);
    return answer({ items: await presentReadable(db, items, { now, files }), next });
  },
});

const path = '/me/bookmarks/{discussion_id}';

const addBookmark = route({
  method: 'PUT',
  path,
  summary: text('Add a bookmark'),
  description: text('Bookmarks a discussion that the caller can read. Adding it again changes nothing.'),
  caller: contact(),
  status: 204,
  response: empty,
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await admitted(context, params.discussion_id);
    if (found instanceof Refusal) return found;
    const { caller, team, db, now } = context;
    await bookmarks(db, team, caller).add(found.discussion.id, now);
    return done();
  },
});

const removeBookmark = route({
  method: 'DELETE',
  path,
  summary: text('Remove a bookmark'),
  description: text('Returns 404 if there is no bookmark.'),
  caller: contact(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  handler: async ({ params }, { caller, team, db }) =>
    (await bookmarks(db, team, caller).remove(params.discussion_id)) ? done() : refuse('not_found'),
});

export const ownDiscussionRoutes = [listDrafts, listBookmarks, addBookmark, removeBookmark];
