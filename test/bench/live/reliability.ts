import { setTimeout as wait } from 'node:timers/promises';
import type { RealStack } from '../../score/stack/real-stack.ts';
import { type Follower, follower } from './follower.ts';
import { write } from './writes.ts';

const until = async (isDone: () => boolean, seconds: number): Promise<boolean> => {
  for (let waited = 0; waited < seconds * 10; waited += 1) {
    if (isDone()) return true;
    await wait(100);
  }
  return isDone();
};

/** What goes wrong between two writes, by their number. */
const troublesOf = (stack: RealStack) => {
  const counts = { kills: 0, failures: 0 };
  const fault = (error: string | null) =>
    fetch(`${stack.origin()}/_local/faults`, { method: 'POST', body: JSON.stringify({ store: 'sockets', error }) });
  const trouble = async (nth: number): Promise<void> => {
    if (nth % 50 === 25) {
      /* The worker, the queue, the store and every socket end while the last write is delivered. */
      counts.kills += 1;
      await wait(Math.random() * 150);
      await stack.kill();
      await stack.restart();
    }
    if (nth % 5 === 2) {
      /* Sending fails from the middle of a delivery on, and the queue repeats it. */
      counts.failures += 1;
      await wait(Math.random() * 150);
      await fault('unavailable');
    }
    if (nth % 5 === 4) await fault(null);
  };
  return { counts, trouble };
};

const lostBy = (written: readonly string[], { resources }: ReturnType<Follower['seen']>): number =>
  written.filter((id) => !resources.has(id)).length;

/** The current token of a member: a stack that was started again issues others. */
const tokenOf = (stack: RealStack, nth: number): string => {
  const members = stack.demo().teams[0]?.members ?? [];
  return members[nth % members.length]?.token ?? '';
};

/** Lost and repeated events while clients reconnect, sending fails half-way, and the whole stack is killed. */
export const reliability = async (stack: RealStack, clients: number, writes: number) => {
  const [team] = stack.demo().teams;
  const followers = Array.from({ length: clients }, (_, nth) =>
    follower(stack, team?.hubs[0]?.id ?? '', () => tokenOf(stack, nth)),
  );
  if (!(await until(() => followers.every((one) => one.isSubscribed()), 60))) throw new Error('A client is not open');
  const { counts, trouble } = troublesOf(stack);
  const written: string[] = [];
  for (let nth = 0; nth < writes; nth += 1) {
    written.push((await write(stack, nth)).id);
    await trouble(nth);
    await wait(100);
  }
  for (const one of followers) one.settle();
  await until(() => followers.every((one) => one.isSubscribed()), 120);
  const isComplete = () => followers.every((one) => lostBy(written, one.seen()) === 0);
  const began = Date.now();
  await until(isComplete, 120);
  const seconds_to_complete = Math.round((Date.now() - began) / 1_000);
  const all = followers.map((one) => one.seen());
  for (const one of followers) one.stop();
  const sum = (of: (seen: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    clients,
    writes: written.length,
    ...counts,
    seconds_to_complete,
    reconnects: sum(({ sockets }) => sockets) - clients,
    expected: clients * written.length,
    lost: sum((seen) => lostBy(written, seen)),
    repeated: sum((seen) => seen.repeated),
    raw_events: sum(({ raw }) => raw),
    raw_repeated: sum(({ rawRepeated }) => rawRepeated),
  };
};
