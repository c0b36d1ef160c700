import * as z from 'zod';
import { text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { conversations } from '../../shared/engagement/messages/conversations.ts';
import { LISTED_PARTICIPANTS, presentConversations } from '../../shared/engagement/messages/present-conversations.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { Conversation, conversationAnswer } from './conversation.ts';

const Id = z.uuid();

const listConversations = route({
  method: 'GET',
  path: '/conversations',
  summary: text('List conversations'),
  description: text(
    "Returns the caller's conversations in all hubs of the team that admit them, latest activity first. A new message appears after a moment. Use `filter[is_archived]=true` for archived conversations. Conversations of hubs that the caller cannot access are left out, so a page can be shorter than requested.",
  ),
  caller: contact(),
  query: list(() => ({ filter: { hub_id: Id.optional(), is_archived: z.enum(['true', 'false']).default('false') } })),
  response: many(Conversation),
  async handler({ query: { page, filter } }, { caller, team, db, now, files }) {
    const wanted = { hub: filter.hub_id, archived: filter.is_archived === 'true' };
    const { items, next } = await conversations(db, team, caller.id).list(wanted, page, now);
    return answer({ items: await presentConversations(db, items, { now, files }, LISTED_PARTICIPANTS), next });
  },
});

const readConversation = route({
  method: 'GET',
  path: '/conversations/{conversation_id}',
  summary: text('Get a conversation'),
  description: text('Includes what the caller has read and whether they muted or archived it.'),
  caller: contact(),
  response: one(Conversation),
  errors: ['account_suspended', 'not_found'],
  async handler({ params }, { caller, team, db, now, files }) {
    const seat = await conversations(db, team, caller.id).get(params.conversation_id, now);
    return typeof seat === 'string' ? refuse(seat) : conversationAnswer(db, seat, { now, files });
  },
});

const changeConversation = route({
  method: 'PATCH',
  path: '/conversations/{conversation_id}',
  summary: text('Update a conversation'),
  description: text(
    'Mutes or archives the conversation for the caller only. A muted conversation still counts unread messages but sends no notifications. An archived one becomes active with its next message.',
  ),
  caller: contact(),
  body: envelope('conversations', () =>
    z.object({ is_muted: z.boolean().optional(), is_archived: z.boolean().optional() }),
  ),
  response: one(Conversation),
  errors: ['account_suspended', 'not_found'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const seat = await conversations(db, team, caller.id).change(params.conversation_id, body, now);
    return typeof seat === 'string' ? refuse(seat) : conversationAnswer(db, seat, { now, files });
  },
});

const markRead = route({
  method: 'PUT',
  path: '/conversations/{conversation_id}/read',
  summary: text('Mark a conversation as read'),
  description: text(
    'Marks all messages as read. Takes no body. Notifications about the messages stay unread: mark them with `PUT /me/notifications/{notification_id}/read`.',
  ),
  caller: contact(),
  response: one(Conversation),
  errors: ['account_suspended', 'not_found'],
  async handler({ params }, { caller, team, db, now, files }) {
    const seat = await conversations(db, team, caller.id).markRead(params.conversation_id, now);
    return typeof seat === 'string' ? refuse(seat) : conversationAnswer(db, seat, { now, files });
  },
});

export const conversationRoutes = [listConversations, readConversation, changeConversation, markRead];
