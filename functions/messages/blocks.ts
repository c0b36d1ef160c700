import { contact } from '../../shared/api/callers.ts';
import { gone } from '../../shared/api/gone.ts';
import { blocks } from '../../shared/engagement/messages/blocks.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const path = '/me/blocks/{contact_id}';

const block = route({
  method: 'PUT',
  path,
  summary: 'Block a contact',
  description:
    'In every hub of the team, neither of the two can send the other a direct message, edit an earlier one, open a conversation with the other or follow them, and follows between them end. Neither is notified of what the other writes. Groups that both are in stay as they are. Blocking again changes nothing. 404 for a contact with whom the caller has never shared a hub.',
  caller: contact(),
  status: 204,
  response: empty,
  errors: ['not_found', 'self_only', 'unauthorized'],
  async handler({ params: { contact_id: other } }, { caller, team, db, now }) {
    if (other === caller.id) return refuse('self_only', { source: { parameter: 'contact_id' } });
    const added = await blocks(db, team, caller.id).add(other, now);
    if (added === 'gone') return gone();
    return added === 'blocked' ? done() : refuse('not_found');
  },
});

const unblock = route({
  method: 'DELETE',
  path,
  summary: 'Lift a block',
  description:
    'They may write to and follow each other again; follows that ended stay ended. 404 where there was no block.',
  caller: contact(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  handler: async ({ params }, { caller, team, db, now }) =>
    (await blocks(db, team, caller.id).lift(params.contact_id, now)) ? done() : refuse('not_found'),
});

export const blockRoutes = [block, unblock];
