import { followLive, type HubEvent, type LiveNotification, type Typing } from '../../../shared/client/client.ts';
import { baseUrl } from './target.ts';

type Frame = Readonly<Record<string, unknown>>;

/** A member's live updates over a real socket: what arrived, and the frames of both directions. */
export const follow = (hubId: string, token: string) => {
  const events: HubEvent[] = [];
  const notifications: LiveNotification[] = [];
  const [unread, states]: [number[], string[]] = [[], []];
  const typing: Typing[] = [];
  const ends: unknown[] = [];
  const [sent, received]: [Frame[], Frame[]] = [[], []];
  const sockets: WebSocket[] = [];
  let held: (() => void)[] | undefined;
  const live = followLive({
    baseUrl,
    hubId,
    token,
    onEvent: (event) => events.push(event),
    onNotification: (notification) => notifications.push(notification),
    onUnread: (count) => unread.push(count),
    onTyping: (by) => typing.push(by),
    onState: (state) => states.push(state),
    onEnd: (error) => ends.push(error),
    openSocket(url) {
      const socket = new WebSocket(url);
      sockets.push(socket);
      socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))));
      return {
        send(text) {
          sent.push(JSON.parse(text));
          socket.send(text);
        },
        close: () => socket.close(),
        addEventListener: (type, listener) =>
          socket.addEventListener(type, (event) => listener('data' in event ? { data: event.data } : {})),
      };
    },
    later(run, milliseconds) {
      if (held) {
        held.push(run);
        return () => undefined;
      }
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return {
    events,
    notifications,
    unread,
    typing,
    states,
    ends,
    sent,
    received,
    sockets,
    types: live.typing,
    close: live.close,
    /** Closes the socket; the client does not connect again before `comeBack`. */
    goAway(): void {
      held = [];
      sockets.at(-1)?.close();
    },
    isAway: (): boolean => held !== undefined && held.length > 0,
    comeBack(): void {
      const waiting = held ?? [];
      held = undefined;
      for (const run of waiting) run();
    },
  };
};

export type Follower = ReturnType<typeof follow>;
