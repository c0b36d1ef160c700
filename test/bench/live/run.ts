import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile, type RealStack, startRealStack } from '../../score/stack/real-stack.ts';
import type { Command, Report } from './clients.ts';
import { reliability } from './reliability.ts';
import { seedTickets, write } from './writes.ts';

/** The clients, in a thread of their own. */
const startClients = () => {
  const worker = new Worker(new URL('./clients.ts', import.meta.url));
  const waiting: ((report: Report) => void)[] = [];
  worker.on('message', (report: Report) => waiting.shift()?.(report));
  return {
    send: (command: Command) =>
      new Promise<Report>((resolve) => {
        waiting.push(resolve);
        worker.postMessage(command);
      }),
    stop: () => worker.terminate(),
  };
};

const measure = async (
  stack: RealStack,
  clients: ReturnType<typeof startClients>,
  sockets: number,
  writes: number,
  pause: number,
) => {
  const written = [];
  for (let nth = 0; nth < writes; nth += 1) {
    written.push(await write(stack, nth));
    await wait(pause);
  }
  await wait(2 * pause);
  const { arrivals } = await clients.send({ kind: 'report' });
  const times = written.flatMap(({ id, at }) => (arrivals[id] ?? []).map((arrived) => arrived - at));
  const last = written.map(({ id, at }) => Math.max(...(arrivals[id] ?? [Number.NaN]).map((arrived) => arrived - at)));
  return {
    sockets,
    writes,
    load: loadavg().map(Math.round),
    received: times.length,
    expected: sockets * writes,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest_of_a_write_p50: percentile(last, 0.5),
  };
};

/** Sockets, writes, and the pause between two writes in ms. */
const RUNS = [
  [1, 40, 500],
  [100, 20, 3_000],
  [2_000, 4, 30_000],
] as const;

if (import.meta.main) {
  /** `--sockets=100` measures with this many alone; `--reliability` runs the second part alone. */
  const options = process.argv.slice(2).filter((one) => one.startsWith('--'));
  const only = options.find((one) => one.startsWith('--sockets='))?.split('=')[1];
  const runs = options.includes('--reliability') ? [] : RUNS.filter(([sockets]) => !only || sockets === Number(only));
  const stack = await startRealStack();
  const rows: object[] = [];
  try {
    for (const [sockets, writes, pause] of runs) {
      const clients = startClients();
      const tickets = await seedTickets(stack, sockets);
      const hub_id = stack.demo().teams[0]?.hubs[0]?.id ?? '';
      const url = `${stack.origin().replace('http', 'ws')}/live`;
      const began = Date.now();
      const opened = await clients.send({ kind: 'open', url, hub_id, tickets });
      console.log(`${opened.open} of ${sockets} sockets open after ${Date.now() - began} ms`);
      rows.push(await measure(stack, clients, sockets, writes, pause));
      console.log(JSON.stringify(rows.at(-1)));
      await clients.send({ kind: 'close' });
      await clients.stop();
      await wait(3_000);
    }
    if (!only) {
      rows.push(await reliability(stack, 20, 150));
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    await stack.stop();
  }
  const out = process.argv.slice(2).find((one) => !one.startsWith('--'));
  if (out) writeFileSync(out, JSON.stringify(rows, undefined, 2));
}
