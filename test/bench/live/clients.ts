import { parentPort } from 'node:worker_threads';

/** What the clients do. */
export type Command =
  | { readonly kind: 'open'; readonly url: string; readonly hub_id: string; readonly tickets: readonly string[] }
  | { readonly kind: 'report' }
  | { readonly kind: 'close' };

export interface Report {
  readonly open: number;
  /** When each client got the first event of a resource, by its id. */
  readonly arrivals: Readonly<Record<string, readonly number[]>>;
}

/** How many handshakes run at the same time. */
const LANES = 16;

const sockets: WebSocket[] = [];
const arrivals: Record<string, number[]> = {};

interface Message {
  readonly type: string;
  readonly events?: readonly { readonly resource_id: string }[];
}

const open = (url: string, hub_id: string, ticket: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url}?ticket=${ticket}`);
    const seen = new Set<string>();
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'subscribe', hub_id })));
    socket.addEventListener('error', () => resolve());
    socket.addEventListener('message', ({ data }) => {
      const at = Date.now();
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'subscribed') {
        sockets.push(socket);
        resolve();
      }
      for (const { resource_id: id } of message.events ?? []) {
        if (seen.has(id)) continue;
        seen.add(id);
        arrivals[id] = [...(arrivals[id] ?? []), at];
      }
    });
  });

const run = async (command: Command): Promise<void> => {
  if (command.kind === 'close') for (const socket of sockets) socket.close();
  if (command.kind === 'open') {
    const left = [...command.tickets];
    const lane = async (): Promise<void> => {
      for (let ticket = left.pop(); ticket; ticket = left.pop()) await open(command.url, command.hub_id, ticket);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  parentPort?.postMessage({ open: sockets.length, arrivals } satisfies Report);
};

parentPort?.on('message', (command: Command) => void run(command));
