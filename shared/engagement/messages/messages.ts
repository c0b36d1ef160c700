import { readHubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { isBlocked } from '../../hubs/people/members/pairs.ts';
import {
  admittedStep,
  automatedSenderStep,
  type DenialReason,
  denialReasonOfStatus,
} from '../../hubs/people/members/standing.ts';
import type { Change } from '../../platform/db/expression.ts';
import { all, equals, exists } from '../../platform/db/expression.ts';
import { hubOf, type TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import { KEPT, type SoftDelete, softDelete, TIME_OF_DELETION } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newPlaceId, placeOf, tagFor } from '../../platform/ids/place-id.ts';
import { answerSteps, REQUEST } from './answer-request.ts';
import { type ConversationItem, conversationKey, conversationPartition } from './conversation-item.ts';
import { MESSAGE, type MessageItem, messageEntity, messageKey } from './message-item.ts';
import { isDeliveredTo } from './request-status.ts';

/** The text is cleared; the row is kept. */
export const AFTER_DELETION: SoftDelete<MessageItem> = {
  id: KEPT,
  team_id: KEPT,
  hub_id: KEPT,
  conversation_id: KEPT,
  author_contact_id: KEPT,
  is_automated: KEPT,
  body: null,
  attached: KEPT,
  created_at: KEPT,
  updated_at: TIME_OF_DELETION,
  edited_at: KEPT,
  deleted_at: TIME_OF_DELETION,
};

type OwnMessageRefused = DenialReason | 'forbidden';

/** Changes a message on condition that its hub admits the author. */
const updateMessage = async (
  db: Table,
  { conversation, message }: OwnMessage,
  change: Partial<MessageItem>,
  now: Date,
): Promise<MessageItem | DenialReason> => {
  const { team_id, id, author_contact_id } = message;
  const closed = await readHubDenialReason(db, hubOf(conversation), author_contact_id, now);
  if (closed) return closed;
  const set = { ...change, updated_at: now.toISOString(), actor: { type: 'contact', id: author_contact_id } };
  const written = await db.transact([
    {
      label: 'message',
      update: messageKey(team_id, tagFor(conversation.id), id),
      change: { set } satisfies Change,
      condition: all(exists(), equals('deleted_at', null)),
    },
    admittedStep(hubOf(conversation), author_contact_id, now),
  ]);
  if (written.ok) return { ...message, ...change, updated_at: set.updated_at };
  const member = written.failed.find(({ label }) => label === 'member');
  return member ? denialReasonOfStatus(member.current?.status) : 'not_found';
};

interface OwnMessage {
  readonly conversation: ConversationItem;
  readonly message: MessageItem;
}

/** The messages of one contact's conversations. */
export const messages = (db: Table, team: TeamId, me: string) => {
  /** The contact's own message. */
  const getOwn = async (id: string): Promise<OwnMessage | OwnMessageRefused> => {
    const tag = placeOf(id);
    if (tag === undefined) return 'not_found';
    const keys = [conversationKey(team, tag), messageKey(team, tag, id)];
    const [conversation, message] = await rowsAt<[ConversationItem, MessageItem]>(db, keys);
    if (!conversation?.contact_ids.includes(me) || !message) return 'not_found';
    if (message.author_contact_id !== me) return 'forbidden';
    return message.deleted_at === null ? { conversation, message } : 'not_found';
  };

  const newMessage = (conversation: ConversationItem, body: string, now: Date): MessageItem => {
    const tag = tagFor(conversation.id);
    const at = now.toISOString();
    return {
      id: newPlaceId(tag, now.getTime()),
      team_id: team,
      hub_id: conversation.hub_id,
      conversation_id: conversation.id,
      author_contact_id: me,
      body,
      created_at: at,
      updated_at: at,
      edited_at: null,
      deleted_at: null,
    };
  };

  const putStep = (message: MessageItem): Step => ({
    put: {
      ...messageKey(team, tagFor(message.conversation_id), message.id),
      entity: messageEntity,
      ...message,
      actor: { type: 'contact', id: me },
    },
  });

  /** A member who answers a message accepts the request. */
  const acceptingSteps = async (conversation: ConversationItem, now: Date): Promise<readonly Step[]> => {
    if (isDeliveredTo(conversation, me)) return [];
    const steps = await answerSteps(db, { team, me, conversation: conversation.id, answer: 'accepted' }, now);
    return typeof steps === 'string' ? [] : steps;
  };

  return {
    list: (conversation: string, page: PageRequest, { oldestFirst = false } = {}): Promise<Page<MessageItem>> =>
      db.query<MessageItem>({
        partition: conversationPartition(team, tagFor(conversation)),
        prefix: MESSAGE,
        descending: !oldestFirst,
        ...page,
      }),

    /** The steps that send a message of an automation on condition that the contact is appointed as a sender. */
    sendingAutomated(conversation: ConversationItem, body: string, now: Date): readonly Step[] {
      const message = { ...newMessage(conversation, body, now), is_automated: true };
      return [putStep(message), automatedSenderStep(hubOf(conversation), me, now)];
    },

    /** Sends a message. It accepts the request of the conversation, if the contact has not. */
    async send(
      conversation: ConversationItem,
      body: string,
      now: Date,
    ): Promise<MessageItem | DenialReason | 'contact_blocked'> {
      if (isBlocked(conversation)) return 'contact_blocked';
      const message = newMessage(conversation, body, now);
      return retryUntilCommitted(async () => {
        const sent = await db.transact([
          admittedStep(hubOf(conversation), me, now),
          putStep(message),
          ...(await acceptingSteps(conversation, now)),
        ]);
        if (sent.ok) return message;
        const denied = sent.failed.find(({ label }) => label !== REQUEST);
        return denied && denialReasonOfStatus(denied.current?.status);
      });
    },

    /** Refused while one of the two blocks the other, as a new message is. */
    async edit(id: string, body: string, now: Date): Promise<MessageItem | OwnMessageRefused | 'contact_blocked'> {
      const placed = await getOwn(id);
      if (typeof placed === 'string') return placed;
      if (isBlocked(placed.conversation))
        return (await readHubDenialReason(db, hubOf(placed.conversation), me, now)) ?? 'contact_blocked';
      return updateMessage(db, placed, { body, edited_at: now.toISOString() }, now);
    },

    /** Deletes the text permanently. */
    async remove(id: string, now: Date): Promise<MessageItem | OwnMessageRefused> {
      const placed = await getOwn(id);
      if (typeof placed === 'string') return placed;
      return updateMessage(db, placed, softDelete(AFTER_DELETION, now).set, now);
    },
  };
};
