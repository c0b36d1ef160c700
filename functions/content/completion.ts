import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { type AccessContext, admitting } from '../../shared/api/admitted.ts';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { admitContent } from '../../shared/engagement/content/admit-content.ts';
import type { ContentNodeItem } from '../../shared/engagement/content/content-node-item.ts';
import { completions } from '../../shared/hubs/completions/completions.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, compositeResource, done, empty, one } from '../../shared/platform/http/response.ts';

const admittedContent = admitting(admitContent);

const Completion = compositeResource('content_completions', ['content_node_id', 'contact_id'], () =>
  z.object({
    hub_id: z.string(),
    content_node_id: z.string(),
    content_node_title: z.string().meta(described('The current title of the content node.')),
    contact_id: z.string(),
    completed_at: z.iso.datetime(),
  }),
);

const path = '/content-nodes/{content_node_id}/completion';
const ACCESS = ['not_found', 'account_suspended', 'content_locked'] as const;

/** Refused if the caller may not see the node or it is locked for them. */
const openNode = async (
  context: AccessContext,
  id: string,
): Promise<ContentNodeItem | Refusal<(typeof ACCESS)[number]>> => {
  const found = await admittedContent(context, id);
  if (found instanceof Refusal) return found;
  return found.is_locked ? refuse('content_locked') : found.node;
};

const complete = route({
  method: 'PUT',
  path,
  summary: text('Complete a content node'),
  description: text('Completing it again changes nothing; `completed_at` keeps its first value.'),
  caller: contact(),
  response: one(Completion),
  errors: ACCESS,
  async handler({ params }, context) {
    const { caller, db, now } = context;
    const node = await openNode(context, params.content_node_id);
    if (node instanceof Refusal) return node;
    const completed = await completions(db, hubOf(node), caller.id).complete(node.id, actorOf(caller), now);
    return answer({ ...completed, content_node_title: node.title });
  },
});

const reopen = route({
  method: 'DELETE',
  path,
  summary: text('Undo the completion of a content node'),
  description: text('Returns 404 if the content node is not completed.'),
  caller: contact(),
  status: 204,
  response: empty,
  errors: ACCESS,
  async handler({ params }, context) {
    const { caller, db, now } = context;
    const node = await openNode(context, params.content_node_id);
    if (node instanceof Refusal) return node;
    const reopened = await completions(db, hubOf(node), caller.id).reopen(node.id, actorOf(caller), now);
    return reopened ? done() : refuse('not_found');
  },
});

export const completionRoutes = [complete, reopen];
