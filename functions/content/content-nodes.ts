import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { authorOf } from '../../shared/community/discussions/create-discussion.ts';
import { ContentNodeChange, NewContentNode } from '../../shared/engagement/content/content-input.ts';
import type { ContentNodeItem } from '../../shared/engagement/content/content-node-item.ts';
import type { UnknownReference } from '../../shared/engagement/content/content-node-steps.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { presentContent } from '../../shared/engagement/content/present-content.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { isHubMedia } from '../../shared/media/media/is-hub-media.ts';
import { type HubKey, hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { ContentNode, ListedContentNode } from './content-resource.ts';
import { contentFilters, listContent, statusFilter } from './list-content.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/content-nodes';
const item = '/teams/{team_id}/hubs/{hub_id}/content-nodes/{content_node_id}';

const FIELDS = { unknown_parent: 'parent_id', unknown_media: 'media_id' } as const;
const refuseReference = (why: UnknownReference) => refuse(why, { field: FIELDS[why] });

const hasMedia = async (db: Table, hub: HubKey, id: string | null | undefined): Promise<boolean> =>
  !id || (await isHubMedia(db, hub, id));

const answerNode = async (db: Table, reader: Reader, node: ContentNodeItem | undefined) => {
  const [shown] = await presentContent(db, reader, node ? [{ node, is_locked: false, unlocks_at: null }] : []);
  return shown ? answer(shown) : refuse('not_found');
};

const listAll = route({
  method: 'GET',
  path: collection,
  summary: text('List all content nodes of a hub'),
  description: text(
    'Includes drafts. Oldest first. With `filter[parent_id]`, lists the children of a course or section by position; `none` lists the nodes without a parent. Bodies are returned by the route of each node only.',
  ),
  caller: creator('content.manage'),
  query: list(() => ({ filter: { ...contentFilters, ...statusFilter } })),
  response: many(ListedContentNode),
  async handler({ params, query }, { caller, db, now }) {
    return answer(await listContent(db, caller, hubOf(params), query.filter, query.page, now));
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a content node'),
  description: text(
    'A course can contain every other kind; a section can contain lessons, articles, videos and audios. `kind` cannot be changed later. `position` sorts nodes with the same parent; nodes with the same position are sorted by creation time.',
  ),
  caller: creator('content.manage'),
  body: envelope('content_nodes', NewContentNode),
  status: 201,
  location: '/teams/{team_id}/hubs/{hub_id}/content-nodes/{id}',
  response: one(ContentNode),
  errors: ['unknown_parent', 'unknown_media', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    if (!(await hasMedia(db, hub, body.media_id))) return refuseReference('unknown_media');
    const made = await contentNodes(db, hub).create(body, authorOf(caller), actorOf(caller), now);
    return typeof made === 'string' ? refuseReference(made) : answerNode(db, caller, made);
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a content node as a creator'),
  caller: creator('content.manage'),
  response: one(ContentNode),
  errors: ['not_found'],
  async handler({ params }, { caller, db }) {
    return answerNode(db, caller, await contentNodes(db, hubOf(params)).get(params.content_node_id));
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a content node'),
  description: text(
    `Set \`status\` to publish it. A new \`parent_id\` moves the node with its children. \`published_at\` keeps the time of the first publication. ${MOVING}`,
  ),
  caller: creator('content.manage'),
  body: envelope('content_nodes', ContentNodeChange),
  response: one(ContentNode),
  errors: ['unknown_parent', 'unknown_media', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    if (!(await hasMedia(db, hub, body.media_id))) return refuseReference('unknown_media');
    const changed = await contentNodes(db, hub).change(params.content_node_id, body, actorOf(caller), now);
    return typeof changed === 'string' ? refuseReference(changed) : answerNode(db, caller, changed);
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a content node'),
  description: text(
    'The node must have no children; delete or move them first. Its comments and completions are deleted.',
  ),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['has_children', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const gone = await contentNodes(db, hubOf(params)).remove(params.content_node_id, actorOf(caller), now);
    if (gone === 'has_children') return refuse('has_children');
    return gone ? done() : refuse('not_found');
  },
});

export const contentNodeRoutes = [listAll, create, read, change, remove];
