import {
  type ConversationItem,
  conversationFor,
  conversationKeyOf,
} from '../../engagement/messages/conversation-item.ts';
import { isDeliveredTo } from '../../engagement/messages/request-status.ts';
import { isBlocked, type PairItem, pairKey } from '../../hubs/people/members/pairs.ts';
import { gather } from '../../platform/db/gather.ts';
import { connections } from './connections.ts';
import { type Delivery, deliverMessages } from './deliver.ts';
import type { LiveJob } from './live-job.ts';

/** Older jobs are dropped: the participant has stopped typing. */
const MAX_AGE_MS = 10_000;

/**
 * Sends `typing` to the other participants of a conversation, except those with a block between the two. A participant
 * who has not accepted the request of the conversation neither sends nor receives it.
 */
export const deliverTyping = async (
  delivery: Delivery,
  { team_id, conversation_id, contact_id, at }: LiveJob & { kind: 'typing' },
  now: Date,
): Promise<void> => {
  const { db } = delivery;
  if (now.getTime() - Date.parse(at) > MAX_AGE_MS) return;
  const row = await db.get<ConversationItem>(conversationKeyOf(team_id, conversation_id));
  const conversation = conversationFor(row, conversation_id, contact_id);
  if (!conversation || !isDeliveredTo(conversation, contact_id)) return;
  const others = conversation.contact_ids.filter((id) => id !== contact_id && isDeliveredTo(conversation, id));
  const pairs = await gather(
    db,
    others.map((other) => pairKey(team_id, contact_id, other)),
  );
  const open = await Promise.all(
    others
      .filter((other) => !isBlocked(pairs<PairItem>(pairKey(team_id, contact_id, other))))
      .map((other) => connections(db).ofContact(team_id, other)),
  );
  const { hub_id } = conversation;
  const inHub = open.flat().filter((connection) => connection.hub_id === hub_id);
  await deliverMessages(delivery, inHub, [{ type: 'typing', hub_id, conversation_id, contact_id }], now);
};
