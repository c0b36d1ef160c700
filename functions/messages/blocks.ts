import { text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { blocks } from '../../shared/engagement/messages/blocks.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';

const path = '/me/blocks/{contact_id}';

const block = route({
  method: 'PUT',
  path,
  summary: text('Block a contact'),
  description: text(
    "In all hubs of the team, the two contacts can no longer send each other direct messages, edit earlier ones, open conversations with each other or follow each other. Follows between them end, and neither is notified of the other's posts. Groups that both are in are not affected. Blocking again changes nothing. A contact with whom the caller has never shared a hub returns 404.",
  ),
  caller: contact(),
  status: 204,
  response: empty,
  errors: ['not_found', 'self_only', 'unauthorized'],
  async handler({ params: { contact_id: other } }, { caller, team, db, now }) {
    if (other === caller.id) return refuse('self_only', { source: { parameter: 'contact_id' } });
    const added = await blocks(db, team, caller.id).add(other, now);
    if (added === 'gone') return callerDeleted();
    return added === 'blocked' ? done() : refuse('not_found');
  },
});

const unblock = route({
  method: 'DELETE',
  path,
  summary: text('Unblock a contact'),
  description: text(
    'The two contacts can message and follow each other again; ended follows are not restored. Returns 404 if there is no block.',
  ),
  caller: contact(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  handler: async ({ params }, { caller, team, db, now }) =>
    (await blocks(db, team, caller.id).lift(params.contact_id, now)) ? done() : refuse('not_found'),
});

export const blockRoutes = [block, unblock];
