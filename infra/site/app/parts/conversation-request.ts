import { demand, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { decision } from './decision.ts';
import { titleOf } from './participants.ts';

type Conversation = Schemas['Conversation'];
type Status = NonNullable<Conversation['attributes']['request_status']>;
type Answer = NonNullable<Schemas['UpdateConversationAttributes']['request_status']>;

/** What a request means for the newcomer who asks, and for a member who was asked. Nothing is said without a text. */
interface Meaning {
  readonly asking?: string;
  readonly asked?: string;
  /** The answers of the member who was asked. */
  readonly answers: readonly Answer[];
}

const ASKED =
  'is new here and asks for a conversation. Accept the request, or write an answer, and it is in your inbox. They are not notified if you decline.';

const MEANINGS: Readonly<Record<Status, Meaning>> = {
  requested: {
    asking:
      'This is a request, because you are new here. It waits among the requests, with all that you write, until it is accepted or answered. You are not notified if it is declined.',
    asked: ASKED,
    answers: ['accepted', 'declined'],
  },
  held: { asked: `${ASKED} They asked several members within an hour.`, answers: ['accepted', 'declined'] },
  accepted: { answers: [] },
  declined: {
    asked: 'asked for a conversation, and you have declined. They were not notified. You can still accept.',
    answers: ['accepted'],
  },
};

const NAMES: Readonly<Record<Answer, string>> = { accepted: 'Accept', declined: 'Decline' };

/** The name of the newcomer who asks. */
const askerOf = (conversation: Conversation, caller: Caller): string => {
  const { participants, created_by_contact_id: id } = conversation.attributes;
  return participants.find(({ contact_id }) => contact_id === id)?.display_name ?? titleOf(conversation, caller);
};

const isAsking = ({ attributes }: Conversation, { id }: Caller): boolean => attributes.created_by_contact_id === id;

/** Whether a conversation is a request that its newcomer still waits for. */
export const waitsForAnswer = (conversation: Conversation, caller: Caller): boolean =>
  isAsking(conversation, caller) && conversation.attributes.request_status === 'requested';

/** The answers that the caller can give to a request. `onAnswer` shows the result. */
export const requestAnswers = (
  conversation: Conversation,
  caller: Caller,
  onAnswer: (answer: Answer) => unknown,
): Child => {
  const { request_status: status } = conversation.attributes;
  if (status === null || isAsking(conversation, caller)) return undefined;
  const { answers } = MEANINGS[status];
  const params = { path: { conversation_id: conversation.id } };
  const choices = answers.map((request_status) => ({
    text: NAMES[request_status],
    label: `${NAMES[request_status]} the request of ${askerOf(conversation, caller)}`,
    isDangerous: request_status === 'declined',
    async act() {
      const body = { data: { type: 'conversations' as const, attributes: { request_status } } };
      await demand(caller.client.PATCH('/api/v1/conversations/{conversation_id}', { params, body }));
      await onAnswer(request_status);
    },
  }));
  return answers.length > 0 && decision(choices);
};

/** What a request means for the caller, and what happens next. */
export const requestNote = (conversation: Conversation, caller: Caller): Child => {
  const { request_status: status } = conversation.attributes;
  const meaning = status === null ? undefined : MEANINGS[status];
  if (isAsking(conversation, caller)) return meaning?.asking && h('p.note', {}, meaning.asking);
  return meaning?.asked && h('p.note', {}, `${askerOf(conversation, caller)} ${meaning.asked}`);
};
