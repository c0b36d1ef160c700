import * as z from 'zod';
import { described, text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { answerRequest } from '../../shared/engagement/messages/answer-request.ts';
import { conversations } from '../../shared/engagement/messages/conversations.ts';
import { LISTED_PARTICIPANTS, presentConversations } from '../../shared/engagement/messages/present-conversations.ts';
import { ANSWERS, UNACCEPTED_STATUSES } from '../../shared/engagement/messages/request-status.ts';
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
    "Returns the caller's conversations in all hubs of the team that admit them, latest activity first. A new message appears after a moment. Use `filter[is_archived]=true` for archived conversations. Requests of newcomers that the caller has not accepted are not in the list: use `filter[request_status]=requested` for those that wait for an answer, `held` for those of newcomers who asked more than three members within an hour, and `declined` for those that the caller declined. Conversations of hubs that the caller cannot access are left out, so a page can be shorter than requested.",
  ),
  caller: contact(),
  query: list(() => ({
    filter: {
      hub_id: Id.optional(),
      is_archived: z.enum(['true', 'false']).default('false'),
      request_status: z.enum(UNACCEPTED_STATUSES).optional(),
    },
  })),
  response: many(Conversation),
  async handler({ query: { page, filter } }, { caller, team, db, now, files }) {
    const { hub_id: hub, is_archived, request_status: request } = filter;
    const wanted = { hub, archived: is_archived === 'true', request };
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
    return conversationAnswer(db, seat, { now, files });
  },
});

const changeConversation = route({
  method: 'PATCH',
  path: '/conversations/{conversation_id}',
  summary: text('Update a conversation'),
  description: text(
    'Mutes or archives the conversation for the caller only. A muted conversation still counts unread messages but sends no notifications. An archived one becomes active with its next message. A member whom a newcomer asked accepts or declines the request with `request_status`; to send a message accepts it too. The newcomer is not notified of a decline, and further messages do not ask again. A declined request can be accepted later. An accepted one cannot be declined, and a caller who was not asked cannot answer: 409 `illegal_transition`.',
  ),
  caller: contact(),
  body: envelope('conversations', () =>
    z.object({
      is_muted: z.boolean().optional(),
      is_archived: z.boolean().optional(),
      request_status: z
        .enum(ANSWERS)
        .optional()
        .meta(described('The answer of the caller to the request of a newcomer: `accepted` or `declined`.')),
    }),
  ),
  response: one(Conversation),
  errors: ['account_suspended', 'illegal_transition', 'not_found'],
  async handler({ params: { conversation_id: id }, body }, { caller, team, db, now, files }) {
    const { request_status: answer, ...change } = body;
    const mine = conversations(db, team, caller.id);
    if (answer !== undefined) {
      const asked = await mine.get(id, now);
      if (typeof asked === 'string') return refuse(asked);
      const answering = { team, me: caller.id, conversation: id, answer };
      if ((await answerRequest(db, answering, now)) !== 'answered') return refuse('illegal_transition');
    }
    const seat = await mine.change(id, change, now);
    return conversationAnswer(db, seat, { now, files });
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
    return conversationAnswer(db, seat, { now, files });
  },
});

export const conversationRoutes = [listConversations, readConversation, changeConversation, markRead];
