import { followLive } from '../../../shared/client/client.ts';
import type { RealStack } from '../../score/stack/real-stack.ts';

/** What a client saw: on its sockets, and as the site that uses `followLive`. */
interface Seen {
  /** Events on the sockets, repeated ones too. */
  readonly raw: number;
  /** Events on the sockets whose id had arrived before. */
  readonly rawRepeated: number;
  readonly delivered: number;
  /** Events that `followLive` delivered more than once. */
  readonly repeated: number;
  readonly sockets: number;
  /** The resources of the delivered events. */
  readonly resources: ReadonlySet<string>;
}

interface Frame {
  readonly events?: readonly { readonly id: string }[];
}

/** The share of seconds in which a client loses its connection. */
const DROPS = 0.1;

/** A member's client as a site uses it, whose connection breaks at random. */
export const follower = (stack: RealStack, hubId: string, token: () => string) => {
  const [onSockets, delivered, resources] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [raw, rawRepeated, repeated, sockets, isSubscribed] = [0, 0, 0, 0, false];
  let socket: WebSocket | undefined;
  const live = followLive({
    baseUrl: stack.origin(),
    hubId,
    token,
    /* A stack that was started again has another port. */
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`${stack.origin()}${pathname}${search}`, request));
    },
    openSocket(url) {
      sockets += 1;
      socket = new WebSocket(url);
      socket.addEventListener('message', ({ data }) => {
        for (const { id } of (JSON.parse(String(data)) as Frame).events ?? []) {
          raw += 1;
          if (onSockets.has(id)) rawRepeated += 1;
          onSockets.add(id);
        }
      });
      return socket;
    },
    onEvent({ id, resource_id }) {
      if (delivered.has(id)) repeated += 1;
      delivered.add(id);
      resources.add(resource_id);
    },
    onState(state) {
      isSubscribed = state === 'socket';
    },
  });
  const dropping = setInterval(() => Math.random() < DROPS && socket?.close(), 1_000);
  return {
    isSubscribed: (): boolean => isSubscribed,
    seen: (): Seen => ({ raw, rawRepeated, delivered: delivered.size, repeated, sockets, resources }),
    /** Breaks no further connection, so that the last events can arrive. */
    settle: (): void => clearInterval(dropping),
    stop(): void {
      clearInterval(dropping);
      live.close();
    },
  };
};

export type Follower = ReturnType<typeof follower>;
