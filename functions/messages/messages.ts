import * as z from 'zod';
import { described, text } from '#docs';
import { hubDenialReason } from '../../shared/access/rules/hub-denial-reason.ts';
import { contact, type Prefetch } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import {
  type ConversationItem,
  conversationFor,
  conversationKeyOf,
} from '../../shared/engagement/messages/conversation-item.ts';
import { conversations } from '../../shared/engagement/messages/conversations.ts';
import { messages } from '../../shared/engagement/messages/messages.ts';
import { presentMessages } from '../../shared/engagement/messages/present-messages.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { AttachmentShape } from '../../shared/media/attachments/attachment-shape.ts';
import { preloaded } from '../../shared/platform/db/gather.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { Recent } from '../../shared/platform/runtime/recent.ts';
import { requiredText } from '../../shared/platform/text/visible.ts';

const Message = resource('messages', () =>
  z.object({
    conversation_id: z.string(),
    hub_id: z.string(),
    author_contact_id: z.string(),
    ...personShape('author'),
    is_automated: z.boolean(),
    body: z.string().nullable().meta(described('`null` if the message is deleted.')),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    deleted_at: z.iso.datetime().nullable(),
    attachments: z.array(AttachmentShape),
  }),
);

const MessageInput = z.object({ body: requiredText(10_000) });

/** A conversation never changes its hub, so the hub id is cached per process. */
const knownHubs = new Recent<string>(5_000);

const conversationOf: Prefetch = (team, { id: me }, { conversation_id: id = '' }) => {
  const keys = [conversationKeyOf(team, id), contactKey(team, me)];
  const hub = knownHubs.get(conversationKeyOf(team, id).pk);
  return hub === undefined ? keys : [...keys, memberKey({ team, hub }, me), hubItemKey({ team, hub })];
};

const collection = '/conversations/{conversation_id}/messages';
const item = '/messages/{message_id}';

const listMessages = route({
  method: 'GET',
  path: collection,
  summary: text('List messages'),
  description: text(
    'Newest first; use `sort=created_at` for oldest first. Deleted messages stay in the list without text.',
  ),
  caller: contact(),
  query: list({ sort: ['created_at'] }),
  response: many(Message),
  errors: ['account_suspended', 'not_found'],
  async handler({ params: { conversation_id: id }, query: { page, sort } }, { caller, team, db, now, files }) {
    const oldestFirst = sort?.descending === false;
    const [seat, found] = await Promise.all([
      conversations(db, team, caller.id).get(id, now),
      messages(db, team, caller.id).list(id, page, { oldestFirst }),
    ]);
    if (typeof seat === 'string') return refuse(seat);
    return answer({ ...found, items: await presentMessages(db, found.items, { now, files }) });
  },
});

const sendMessage = route({
  method: 'POST',
  path: collection,
  summary: text('Send a message'),
  description: text(
    "The caller must be in the conversation and admitted to its hub. In a direct conversation in which either contact has blocked the other, the response is 403 `contact_blocked`. The recipients' lists show the message after a moment.",
  ),
  caller: contact({ prefetch: conversationOf }),
  limit: { name: 'messages', limit: 30, seconds: 60, by: 'caller' },
  body: envelope('messages', MessageInput),
  status: 201,
  response: one(Message),
  errors: ['account_suspended', 'contact_blocked', 'not_found'],
  async handler({ params: { conversation_id: id }, body }, { caller, team, db, now, files, prefetched }) {
    const [found, me, ...known] = prefetched as readonly [ConversationItem?, ContactItem?, MemberItem?, HubItem?];
    const conversation = conversationFor(found, id, caller.id);
    if (!conversation) return refuse('not_found');
    const hub = hubOf(conversation);
    knownHubs.set(conversationKeyOf(team, id).pk, hub.hub);
    const rows = known.length > 0 ? known : await db.getMany([memberKey(hub, caller.id), hubItemKey(hub)]);
    const [member, place] = rows as readonly [MemberItem?, HubItem?];
    const closed = await hubDenialReason(db, place, member, now);
    if (closed) return refuse(closed);
    const sent = await messages(db, team, caller.id).send(conversation, body.body, now);
    if (typeof sent === 'string') return refuse(sent);
    const author = preloaded([contactKey(team, caller.id), memberKey(hub, caller.id)], [me, member]);
    const [seen] = await presentMessages(db, [sent], { now, files }, author);
    return seen ? answer(seen) : refuse('not_found');
  },
});

const editMessage = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a message'),
  description: text(
    'Only the author can update a message, and only while they could send a new one: in a direct conversation in which either contact has blocked the other, the response is 403 `contact_blocked`. The author can always delete it.',
  ),
  caller: contact(),
  body: envelope('messages', MessageInput),
  response: one(Message),
  errors: ['account_suspended', 'contact_blocked', 'forbidden', 'not_found'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const edited = await messages(db, team, caller.id).edit(params.message_id, body.body, now);
    if (typeof edited === 'string') return refuse(edited);
    const [seen] = await presentMessages(db, [edited], { now, files });
    return seen ? answer(seen) : refuse('not_found');
  },
});

const deleteMessage = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a message'),
  description: text(
    'Only the author can delete a message. Its text is deleted; the message stays in the conversation.',
  ),
  caller: contact(),
  detail: true,
  status: 204,
  response: empty,
  errors: ['account_suspended', 'forbidden', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const removed = await messages(db, team, caller.id).remove(params.message_id, now);
    return typeof removed === 'string' ? refuse(removed) : done();
  },
});

export const messageRoutes = [listMessages, sendMessage, editMessage, deleteMessage];
