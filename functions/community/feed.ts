import * as z from 'zod';
import { described, text } from '#docs';
import { insider } from '../../shared/api/callers.ts';
import { Discussion } from '../../shared/api/discussion-resource.ts';
import { route } from '../../shared/api/route.ts';
import { filteredFeed } from '../../shared/community/discussions/feed.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { DISCUSSION_SORTS } from '../../shared/community/discussions/sorted-discussions.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';

import { AuthorFilter, selectionOf } from './selection.ts';

const readFeed = route({
  method: 'GET',
  path: '/hubs/{hub_id}/feed',
  summary: text("List a hub's feed"),
  description: text(`Returns the published discussions of all spaces that the caller can read, newest first, or sorted
by the last comment or by the number of reactions. A change takes some seconds to reach \`filter[author_id]\` and these
orders. A space that the caller cannot read has no discussions.`),
  caller: insider(),
  query: list(() => ({
    filter: {
      space_id: z.uuid().optional().meta(described('The id of a space. Lists its discussions only.')),
      author_id: AuthorFilter,
    },
    sort: DISCUSSION_SORTS,
  })),
  response: many(Discussion),
  errors: ['unsupported_parameter'],
  async handler({ params, query: { filter, sort, page } }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const selection = selectionOf(filter.author_id, sort);
    if (selection instanceof Refusal) return selection;
    const { items, next } = await filteredFeed(db, hub, caller, { space: filter.space_id, selection }, page, now);
    const seen = await present(db, { hub, reader: caller, now, files }, items);
    return answer({ items: seen, next });
  },
});

export const feedRoutes = [readFeed];
