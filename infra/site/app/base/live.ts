import {
  type Client,
  demand,
  followLive,
  type HubEvent,
  type Live,
  type Session,
  type Typing,
} from '../../../../shared/client/client.ts';

/** The numbers of unread notifications and messages, in all hubs of the team. */
export interface Unread {
  readonly notifications: number;
  readonly messages: number;
}

interface Listener {
  readonly onEvent?: (event: HubEvent) => void;
  readonly onTyping?: (typing: Typing) => void;
  /** Called when events that a page has missed can have been recorded. */
  readonly onConnected?: () => void;
  readonly onEnd?: () => void;
}

/** The live updates of a member: one connection for all pages. */
export interface Updates {
  /** Connects. `onUnread` gets the counts when the connection opens, and each time they change. */
  readonly start: (onUnread: (unread: Unread) => void) => void;
  /** Returns the function that ends the listening. */
  readonly listen: (listener: Listener) => () => void;
  readonly typing: (conversation: string) => void;
  /** Lowers a count at once; the service then sends the exact one. Without a number, it becomes 0. */
  readonly read: (kind: keyof Unread, count?: number) => void;
  readonly stop: () => void;
}

/** Follows a hub for a signed-in member. */
export const updatesOf = (session: Session, client: Client, hubId: string): Updates => {
  const listeners = new Set<Listener>();
  let show: (unread: Unread) => void = () => undefined;
  let unread: Unread = { notifications: 0, messages: 0 };
  let live: Live | undefined;
  let isPushed = false;

  const each = (call: (listener: Listener) => void): void => {
    for (const listener of listeners) call(listener);
  };
  const set = (next: Unread): void => {
    unread = next;
    show(unread);
  };
  /** The event stream does not send counts. */
  const ask = async (): Promise<void> => {
    const { data } = await demand(client.GET('/api/v1/me/unread-counts'));
    set({ notifications: data.attributes.notification_count, messages: data.attributes.message_count });
  };
  const askQuietly = (): void => void (!isPushed && ask().catch(() => undefined));

  return {
    start(onUnread) {
      show = onUnread;
      live ??= followLive({
        ...session.options,
        hubId,
        onUnread: (notifications, messages) => set({ notifications, messages }),
        onEvent: (event) => each((listener) => listener.onEvent?.(event)),
        onTyping: (typing) => each((listener) => listener.onTyping?.(typing)),
        onState(state) {
          isPushed = state === 'socket';
          if (state === 'stream') askQuietly();
          if (state !== 'connecting') each((listener) => listener.onConnected?.());
        },
        onEnd: () => each((listener) => listener.onEnd?.()),
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    typing: (conversation) => live?.typing(conversation),
    read(kind, count = unread[kind]) {
      set({ ...unread, [kind]: Math.max(0, unread[kind] - count) });
      askQuietly();
    },
    stop: () => live?.close(),
  };
};
