import * as z from 'zod';
import { described, text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { assessRequests } from '../../shared/community/discussions/newcomer-requests.ts';
import { commonHub } from '../../shared/engagement/messages/common-hub.ts';
import { conversations } from '../../shared/engagement/messages/conversations.ts';
import { type Opening, openConversation } from '../../shared/engagement/messages/open-conversation.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { one } from '../../shared/platform/http/response.ts';
import { singleLine } from '../../shared/platform/text/single-line.ts';
import { Conversation, conversationAnswer, newParticipation } from './conversation.ts';

export const MAX_OTHERS = 49;

const OpeningInput = z.object({
  contact_ids: z
    .array(z.uuid())
    .min(1)
    .max(MAX_OTHERS)
    .meta(described('The other participants. The caller is added automatically, and duplicates are ignored.')),
  title: singleLine(z.string().trim().min(1).max(120)).nullable().default(null),
  hub_id: z
    .uuid()
    .optional()
    .meta(described('The hub of the conversation. Defaults to the oldest hub that all participants are members of.')),
});

export const openConversationRoute = route({
  method: 'POST',
  path: '/conversations',
  summary: text('Create a conversation'),
  description: text(
    'Starts direct messages between members, or a private group. With one other participant the conversation is direct. Two members have one direct conversation per hub; creating it again returns 200 with the existing one and ignores the title. With more participants it is a new group of at most 50. All participants must be members of the hub, and the caller must not have blocked any of them or be blocked by them. In a hub with `newcomer_limits`, a new conversation of a newcomer is a request to the members who do not follow them: it is not in their inbox until they accept it.',
  ),
  caller: contact(),
  body: envelope('conversations', OpeningInput),
  status: 201,
  alternativeStatus: 200,
  location: '/conversations/{id}',
  response: one(Conversation),
  errors: ['account_suspended', 'contact_blocked', 'not_found', 'self_only', 'unknown_contact', 'unknown_hub'],
  async handler({ body: { contact_ids, title, hub_id } }, { caller: { id: me }, team, db, now, files }) {
    const showing = { now, files };
    const others = [...new Set(contact_ids)].filter((id) => id !== me);
    if (others.length === 0) return refuse('self_only', { field: 'contact_ids' });
    const hub = hub_id === undefined ? await commonHub(db, team, [me, ...others], now) : { team, hub: hub_id };
    const assess: Opening['assess'] = (place, member, asked) => assessRequests(db, { hub: place, member }, asked, now);
    const opening = hub && { hub, me, others, title, assess };
    const opened = opening ? await openConversation(db, opening, now) : { notAdmitted: others[0] ?? '' };
    if ('notAdmitted' in opened)
      return refuse('unknown_contact', { field: `contact_ids.${contact_ids.indexOf(opened.notAdmitted)}` });
    if ('refused' in opened)
      return opened.refused === 'not_found' ? refuse('unknown_hub', { field: 'hub_id' }) : refuse(opened.refused);
    const { conversation, created } = opened;
    if (created) return conversationAnswer(db, newParticipation(conversation, me), showing);
    const seat = await conversations(db, team, me).get(conversation.id, now);
    return conversationAnswer(db, seat, showing, { status: 200, unlocated: true });
  },
});
