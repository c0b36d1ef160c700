import { text } from '#docs';
import { insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { presentContent } from '../../shared/engagement/content/present-content.ts';
import { visibleContent } from '../../shared/engagement/content/visible-content.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { ContentNode, ListedContentNode } from './content-resource.ts';
import { contentFilters, listContent } from './list-content.ts';

const listForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/content-nodes',
  summary: text('List published content nodes'),
  description: text(
    'Oldest first. With `filter[parent_id]`, lists the children of a course or section by position; `none` lists the nodes without a parent. Content that an access rule keeps from the viewer has `is_locked` and no media; if a drip campaign locks it, `unlocks_at` says until when. An access check returns what would unlock it. Bodies are returned by the route of each node only. Nodes inside a draft are left out, so a page can be shorter than requested.',
  ),
  caller: insider(),
  query: list(() => ({ filter: contentFilters })),
  response: many(ListedContentNode),
  async handler({ params, query }, { caller, team, db, now }) {
    return answer(await listContent(db, caller, { team, hub: params.hub_id }, query.filter, query.page, now));
  },
});

const readForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/content-nodes/{content_node_id}',
  summary: text('Get a published content node'),
  description: text(
    'A locked node has `is_locked`, title and summary, but no body and no media; if a drip campaign locks it, `unlocks_at` says until when. A draft, or a node inside a draft, returns 404.',
  ),
  caller: insider(),
  response: one(ContentNode),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const node = await contentNodes(db, hub).get(params.content_node_id);
    const seen = node ? await visibleContent(db, caller, hub, [node], now, { times: true }) : [];
    const [shown] = await presentContent(db, caller, seen);
    return shown ? answer(shown) : refuse('not_found');
  },
});

export const hubContentRoutes = [listForMembers, readForMembers];
