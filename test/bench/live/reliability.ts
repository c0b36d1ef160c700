import { setTimeout as wait } from 'node:timers/promises';
import type { RealStack } from '../../score/stack/real-stack.ts';
import { seedTickets, write } from './writes.ts';

interface Message {
  readonly type: string;
  readonly events?: readonly { readonly id: string; readonly resource_id: string }[];
  readonly last_event_id?: string | null;
}

/** A client that follows the protocol: it connects again after random times and continues after its last event. */
const follower = (stack: RealStack, hub_id: string, ticket: string) => {
  const [ids, resources] = [new Set<string>(), new Set<string>()];
  let [repeated, reconnects, last, stopped]: [number, number, string | undefined, boolean] = [0, 0, undefined, false];
  let socket: WebSocket | undefined;
  const connect = (): Promise<void> =>
    new Promise((closed) => {
      socket = new WebSocket(`${stack.origin().replace('http', 'ws')}/live?ticket=${ticket}`);
      const { send } = { send: (message: object) => socket?.send(JSON.stringify(message)) };
      socket.addEventListener('open', () => send({ type: 'subscribe', hub_id, last_event_id: last }));
      socket.addEventListener('error', () => closed());
      socket.addEventListener('close', () => closed());
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Message;
        for (const { id, resource_id } of message.events ?? []) {
          if (ids.has(id)) repeated += 1;
          ids.add(id);
          resources.add(resource_id);
        }
        if (message.type === 'subscribed') {
          last ??= message.last_event_id ?? undefined;
          // A slow run takes longer than the ten minutes of a ticket.
          send({ type: 'ticket' });
        }
        if (message.type === 'events') last = message.last_event_id ?? last;
      });
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      await connect();
      reconnects += 1;
      await wait(500 + Math.random() * 1_000);
    }
  };
  const running = run();
  const dropping = setInterval(() => Math.random() < 0.1 && socket?.close(), 1_000);
  return {
    counts: () => ({ ids, resources, repeated, reconnects }),
    /** Stops going away, so that the last events can arrive. */
    settle: () => clearInterval(dropping),
    stop: () => {
      stopped = true;
      clearInterval(dropping);
      socket?.close();
      return running;
    },
  };
};

/** Lost and repeated events while clients reconnect, sending fails, and the whole stack is killed and started again. */
export const reliability = async (stack: RealStack, clients: number, writes: number) => {
  const hub_id = stack.demo().teams[0]?.hubs[0]?.id ?? '';
  const tickets = await seedTickets(stack, clients * 50);
  const followers = Array.from({ length: clients }, (_, nth) => follower(stack, hub_id, tickets[nth * 50] ?? ''));
  await wait(4_000);
  const written: string[] = [];
  let [kills, faults] = [0, 0];
  const fault = (error: string | null) =>
    fetch(`${stack.origin()}/_local/faults`, {
      method: 'POST',
      body: JSON.stringify({ store: 'sockets', error }),
    });
  for (let nth = 0; nth < writes; nth += 1) {
    written.push((await write(stack, nth)).id);
    if (nth % 50 === 25) {
      kills += 1;
      await stack.kill();
      await stack.restart();
    }
    if (nth % 20 === 10) {
      faults += 1;
      await fault('unavailable');
    }
    if (nth % 20 === 13) await fault(null);
    await wait(100);
  }
  for (const one of followers) one.settle();
  await wait(75_000);
  written.push((await write(stack, writes)).id);
  await wait(10_000);
  const counts = followers.map((one) => one.counts());
  const lost = counts.reduce((sum, { resources }) => sum + written.filter((id) => !resources.has(id)).length, 0);
  const sum = (of: (count: (typeof counts)[number]) => number) => counts.reduce((total, one) => total + of(one), 0);
  const result = {
    ...{ clients, writes: written.length, kills, faults, lost },
    reconnects: sum(({ reconnects }) => reconnects),
    repeated: sum(({ repeated }) => repeated),
  };
  await Promise.all(followers.map((one) => one.stop()));
  return result;
};
