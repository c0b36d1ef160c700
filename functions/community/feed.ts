import { text } from '#docs';
import { insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { feed } from '../../shared/community/discussions/feed.ts';
import { present } from '../../shared/community/discussions/present.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';
import { Discussion } from './discussion-resource.ts';

const readFeed = route({
  method: 'GET',
  path: '/hubs/{hub_id}/feed',
  summary: text("List a hub's feed"),
  description: text('Returns the published discussions of all spaces that the caller can read, newest first.'),
  caller: insider(),
  query: list(),
  response: many(Discussion),
  async handler({ params, query }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const { items, next } = await feed(db, hub, caller, query.page, now);
    const seen = await present(db, { hub, reader: caller, now, files }, items);
    return answer({ items: seen, next });
  },
});

export const feedRoutes = [readFeed];
