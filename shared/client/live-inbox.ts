import type { HubEvent } from './follow.ts';
import { guarded } from './guarded.ts';

/** A notification of the caller, with the attributes of `GET /me/notifications`. */
export interface LiveNotification {
  readonly id: string;
  readonly hub_id: string;
  readonly kind: string;
  readonly title: string;
  readonly [attribute: string]: unknown;
}

/** A participant of a conversation who types. Show it for five seconds. */
export interface Typing {
  readonly conversation_id: string;
  readonly contact_id: string;
}

/** What a site does with live updates. */
export interface LiveListeners {
  /** Called once for each event, in the order of recording. */
  readonly onEvent?: ((event: HubEvent) => void) | undefined;
  /** Called for each new notification of the caller. Sockets only. */
  readonly onNotification?: ((notification: LiveNotification) => void) | undefined;
  /**
   * Called with the numbers of unread notifications and of unread messages, first when the connection opens. They are
   * those of `GET /me/unread-counts`. Sockets only.
   */
  readonly onUnread?: ((notifications: number, messages: number) => void) | undefined;
  /** Called when another participant of a conversation types. Sockets only. */
  readonly onTyping?: ((typing: Typing) => void) | undefined;
  /** The event types to listen to, for example `discussion.created`. Default: all. */
  readonly types?: readonly string[] | undefined;
  /**
   * The id of the last known event: later events come first. With an unknown id, the latest events come. Without it,
   * only new events come.
   */
  readonly after?: string | undefined;
}

/** A message of the service. */
export interface LiveMessage {
  readonly type?: string;
  readonly events?: readonly HubEvent[];
  readonly last_event_id?: string | null;
  readonly notification?: LiveNotification;
  readonly unread_count?: number;
  readonly unread_message_count?: number;
  readonly counted_at?: string;
  readonly conversation_id?: string;
  readonly contact_id?: string;
  readonly expires_at?: string;
  readonly renewable_until?: string;
  readonly on?: string | null;
}

const ID = /^[\da-f-]{36}$/i;
/** A position before the first event of a hub. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';
/** Longer than what the service sends again. */
const MAX_REMEMBERED = 1000;

/** Delivers what arrives, over whichever connection: each event and notification once. */
export const inboxOf = ({ onEvent, onNotification, onUnread, onTyping, types, after }: LiveListeners) => {
  const wanted = types && new Set(types);
  /* A notification has the id of its event, and both are delivered. */
  const [handled, notified] = [new Set<string>(), new Set<string>()];
  /* The service refuses what is not an id, so that a damaged one would never be followed. It counts as an unknown id. */
  let last = after === undefined || ID.test(after) ? after : BEGINNING;
  let counted = '';

  const isNew = (id: string, known: Set<string>): boolean => {
    if (known.has(id)) return false;
    known.add(id);
    const [oldest] = known;
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
    return true;
  };

  return {
    /** The id of the last event; undefined before the first connection. */
    last: (): string | undefined => last,
    /** Sets the position of a first connection. */
    begin(id: string | null | undefined): void {
      last ??= id ?? BEGINNING;
    },
    events(events: readonly HubEvent[], id: string | null | undefined): void {
      for (const event of events)
        if (isNew(event.id, handled) && (!wanted || wanted.has(event.type))) guarded(() => onEvent?.(event));
      last = id ?? events.at(-1)?.id ?? last;
    },
    take({ notification, conversation_id, contact_id, type, ...unread }: LiveMessage): void {
      if (notification && isNew(notification.id, notified)) guarded(() => onNotification?.(notification));
      const { unread_count, unread_message_count = 0, counted_at = counted } = unread;
      /* Messages can arrive in another order than they were counted. */
      if (unread_count !== undefined && counted_at >= counted) {
        counted = counted_at;
        guarded(() => onUnread?.(unread_count, unread_message_count));
      }
      if (type === 'typing' && conversation_id !== undefined && contact_id !== undefined)
        guarded(() => onTyping?.({ conversation_id, contact_id }));
    },
  };
};

export type Inbox = ReturnType<typeof inboxOf>;
