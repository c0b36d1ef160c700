import type { Schemas } from '../../../../shared/client/client.ts';
import type { Caller } from '../base/session.ts';

type Conversation = Schemas['Conversation'];

/** The participants of a conversation without the caller. */
export const othersIn = (
  { attributes: { participants } }: Conversation,
  { id }: Caller,
): Conversation['attributes']['participants'] => participants.filter(({ contact_id }) => contact_id !== id);

/** The title of a conversation, or the names of the others in it. */
export const titleOf = (conversation: Conversation, caller: Caller): string =>
  conversation.attributes.title ??
  othersIn(conversation, caller)
    .map(({ display_name }) => display_name)
    .join(', ');
