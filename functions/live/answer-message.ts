import { admitConnections } from '../../shared/downstream/live/admit-connection.ts';
import type { ConnectionItem } from '../../shared/downstream/live/connection-item.ts';
import { connections } from '../../shared/downstream/live/connections.ts';
import { closeConnection } from '../../shared/downstream/live/deliver.ts';
import type { LiveErrorCode } from '../../shared/downstream/live/live-message.ts';
import {
  type ConversationItem,
  conversationFor,
  conversationKeyOf,
} from '../../shared/engagement/messages/conversation-item.ts';
import type { LiveDeps } from './live-deps.ts';
import { type ClientMessage, readMessage } from './messages.ts';
import { renewTicket } from './renew-ticket.ts';
import { DONE, reply, type SocketResult } from './socket-event.ts';
import { subscribe } from './subscribe.ts';

const DETAILS: Readonly<Record<LiveErrorCode, string>> = {
  malformed:
    'Send a text frame of at most 4 KB: a JSON object whose `type` is `subscribe`, `ticket`, `typing` or `ping`, with the attributes of this type and UUIDs as ids.',
  wrong_hub: 'The ticket of this connection is for another hub. Connect with a ticket of the hub.',
  invalid_ticket:
    'The ticket cannot be renewed, or is not a valid ticket of this contact and hub. Create a new ticket.',
  unknown_conversation: 'The contact has no conversation with this id in the hub.',
  rate_limited: 'Too many messages. Send fewer messages per minute.',
};

const refused = (code: LiveErrorCode, on: string | null): SocketResult =>
  reply({ type: 'error', code, detail: DETAILS[code], on });

const MESSAGES = { name: 'live-messages', limit: 120, seconds: 60 };
const TYPING = { name: 'live-typing', limit: 30, seconds: 60 };

const SUBSCRIPTIONS = { name: 'live-subscriptions', limit: 30, seconds: 60 };
/** Frames that are only refused or answered with `pong`. */
const IDLE_FRAMES = { name: 'live-frames', limit: 120, seconds: 60 };

const POLICIES = { ticket: MESSAGES, typing: TYPING, subscribe: SUBSCRIPTIONS } as const;

const takes = async ({ limiter, now }: LiveDeps, policy: typeof MESSAGES, { contact_id }: ConnectionItem) =>
  (await limiter.take(policy, `contact#${contact_id}`, now().getTime())).passed;

const announceTyping = async (deps: LiveDeps, { team_id, hub_id, contact_id }: ConnectionItem, id: string) => {
  const row = await deps.db.get<ConversationItem>(conversationKeyOf(team_id, id));
  if (conversationFor(row, id, contact_id)?.hub_id !== hub_id) return refused('unknown_conversation', 'typing');
  const at = deps.now().toISOString();
  await deps.queue.send({ kind: 'typing', team_id, conversation_id: id, contact_id, at });
  return DONE;
};

/** Closes a connection that floods the service; otherwise the answer. */
const unlessFlooding = async (deps: LiveDeps, id: string, answer: SocketResult): Promise<SocketResult> => {
  const { limiter, sockets, now } = deps;
  if ((await limiter.take(IDLE_FRAMES, `connection#${id}`, now().getTime())).passed) return answer;
  await sockets.post(id, { type: 'closing', reason: 'rate_limited' });
  await sockets.close(id);
  return DONE;
};

/** Renews the ticket, and closes the connection if the contact is not admitted with it. */
const answerTicket = async (deps: LiveDeps, connection: ConnectionItem, ticket: string | undefined) => {
  const renewal = await renewTicket(deps, connection, ticket);
  if (!renewal) return refused('invalid_ticket', 'ticket');
  const { expires_at, renewable_until } = renewal;
  const closed = await isClosed(deps, { ...connection, ...renewal });
  return closed ? DONE : reply({ type: 'ticket', expires_at, renewable_until });
};

/** Closes a connection that is no longer admitted. */
const isClosed = async (deps: LiveDeps, connection: ConnectionItem): Promise<boolean> => {
  const admit = await admitConnections(deps.db, deps.isPaused, [connection], deps.now());
  const admitted = await admit(connection);
  if ('closed' in admitted) await closeConnection(deps, connection, admitted.closed);
  return 'closed' in admitted;
};

type Known = Exclude<ClientMessage, { type: 'ping' }>;

const answerKnown = async (deps: LiveDeps, connection: ConnectionItem, message: Known): Promise<SocketResult> => {
  if (!(await takes(deps, POLICIES[message.type], connection)))
    return unlessFlooding(deps, connection.id, refused('rate_limited', message.type));
  if (message.type === 'ticket') return answerTicket(deps, connection, message.ticket ?? undefined);
  if (await isClosed(deps, connection)) return DONE;
  if (message.type === 'typing') return announceTyping(deps, connection, message.conversation_id);
  if (message.hub_id !== connection.hub_id) return refused('wrong_hub', 'subscribe');
  return reply(await subscribe(deps, connection, message.last_event_id ?? undefined));
};

/** Answers a message of a client. A connection whose rows were removed is closed. */
export const answerMessage = async (deps: LiveDeps, id: string, body: string): Promise<SocketResult> => {
  const message = readMessage(body);
  if ('malformed' in message) return unlessFlooding(deps, id, refused('malformed', message.malformed));
  if (message.type === 'ping') return unlessFlooding(deps, id, reply({ type: 'pong' }));
  const connection = await connections(deps.db).get(id);
  if (connection) return answerKnown(deps, connection, message);
  await deps.sockets.post(id, { type: 'closing', reason: 'ticket_expired' });
  await deps.sockets.close(id);
  return DONE;
};
