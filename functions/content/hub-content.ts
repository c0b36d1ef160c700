import { insider } from '../../shared/api/callers.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { presentContent } from '../../shared/engagement/content/present-content.ts';
import { seeContent } from '../../shared/engagement/content/see-content.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { ContentNode, ListedContentNode } from './content-resource.ts';
import { contentFilters, listContent } from './list-content.ts';

const listForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/content-nodes',
  summary: 'List the published content of a hub',
  description:
    'Oldest first; with `filter[parent_id]` what stands in a course or section (`none`: in nothing), by position. What an access rule keeps from the viewer is listed with `is_locked` and without its media; an access check says what would unlock it. Bodies are given at the path of each node. What stands in a draft is left out, which can make a page shorter.',
  caller: insider(),
  query: list({ filter: contentFilters }),
  response: many(ListedContentNode),
  async handler({ params, query }, { caller, team, db, now }) {
    return answer(await listContent(db, caller, { team, hub: params.hub_id }, query.filter, query.page, now));
  },
});

const readForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/content-nodes/{content_node_id}',
  summary: 'Read a content node',
  description:
    'A locked one is answered with `is_locked`, its title and summary, and neither body nor media; a draft, and what stands in one, is not there.',
  caller: insider(),
  response: one(ContentNode),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const node = await contentNodes(db, hub).get(params.content_node_id);
    const [shown] = await presentContent(db, caller, node ? await seeContent(db, caller, hub, [node], now) : []);
    return shown ? answer(shown) : refuse('not_found');
  },
});

export const hubContentRoutes = [listForMembers, readForMembers];
