import * as z from 'zod';
import { described } from '#docs';
import { CONVERSATION_KINDS, type ConversationItem } from '../../shared/engagement/messages/conversation-item.ts';
import type { Participation } from '../../shared/engagement/messages/conversations.ts';
import { inboxRow } from '../../shared/engagement/messages/inbox-item.ts';
import { LISTED_PARTICIPANTS, presentConversations } from '../../shared/engagement/messages/present-conversations.ts';
import { REQUEST_STATUSES } from '../../shared/engagement/messages/request-status.ts';
import { Person, personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import type { DenialReason } from '../../shared/hubs/people/members/standing.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { type AnswerExtras, answer, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

const Participant = z.object({ contact_id: z.string(), ...Person });

const LastMessage = z.object({
  id: z.string(),
  author_contact_id: z.string(),
  ...personShape('author'),
  is_automated: z.boolean(),
  preview: z
    .string()
    .nullable()
    .meta(described('The first 140 characters of the text; `null` if the message is deleted.')),
  created_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
});

/** A conversation of the caller, with their own read state. */
export const Conversation = resource('conversations', () =>
  z.object({
    hub_id: z.string(),
    kind: z.enum(CONVERSATION_KINDS),
    title: z.string().nullable(),
    contact_ids: z.array(z.string()),
    participants: z
      .array(Participant)
      .meta(
        described(
          `The other participants with their current names and photos: all of them in the response with one conversation, the first ${LISTED_PARTICIPANTS} in a list.`,
        ),
      ),
    created_by_contact_id: z.string(),
    is_muted: z.boolean(),
    is_archived: z.boolean(),
    is_blocked_by_me: z.boolean(),
    request_status: z
      .enum(REQUEST_STATUSES)
      .nullable()
      .meta(
        described(
          'The request that the conversation began with. `requested`: the member whom a newcomer asked has not answered; `held`: the same, but the newcomer asked more than three members within an hour; `accepted`; `declined`. The newcomer sees only `requested` and, once a member accepts, `accepted`. `null` if the conversation is not a request to or by the caller.',
        ),
      ),
    unread_count: z.int().meta(described('Number of unread messages by others, at most 100.')),
    last_read_message_id: z.string().nullable(),
    last_message: LastMessage.nullable(),
    last_activity_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  }),
);

/** The state of a conversation that was just created. */
export const newParticipation = (conversation: ConversationItem, contact: string): Participation => ({
  conversation,
  inbox: inboxRow(conversation, contact, true),
});

/** The response with one conversation, or why the caller does not have it. */
export const conversationAnswer = async (
  db: Table,
  seat: Participation | DenialReason,
  showing: PresentDeps,
  extras?: AnswerExtras,
) => (typeof seat === 'string' ? refuse(seat) : answer(sole(await presentConversations(db, [seat], showing)), extras));
