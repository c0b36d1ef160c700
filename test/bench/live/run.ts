import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { streamTickets } from '../../../shared/downstream/stream/stream-tickets.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { percentile, type RealStack, startRealStack } from '../../score/stack/real-stack.ts';
import type { Command, Report } from './clients.ts';
import { reliability } from './reliability.ts';

/** Connections of one contact: 60 a minute may be opened. */
const PER_CONTACT = 50;

/** Tickets of members of the first hub of the demo, for this many connections. */
export const seedTickets = async (stack: RealStack, connections: number): Promise<readonly string[]> => {
  const { endpoint, region, access_key } = JSON.parse((await stack.local('/_local/aws')).text);
  const credentials = { accessKeyId: access_key, secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const names = (await client.send(new ListTablesCommand({}))).TableNames ?? [];
  const db = table(client, names.find((name) => !/index/i.test(name)) ?? '');
  const [team] = stack.demo().teams;
  const hub = { team: team?.id ?? '', hub: team?.hubs[0]?.id ?? '' };
  const tickets: string[] = [];
  for (let nth = 0; tickets.length < connections; nth += 1) {
    const joining = [{ id: hub.hub, status: 'active' as const }];
    const email = `listener-${nth}-${Date.now()}@example.com`;
    const made = await contacts(db, hub.team).create(
      { email, name: null, password_hash: null, hubs: joining },
      new Date(),
    );
    if (typeof made === 'string') throw new Error(made);
    const { ticket } = await streamTickets(db).create(hub, { id: made.id, generation: 1 }, new Date());
    tickets.push(...Array.from({ length: PER_CONTACT }, () => ticket));
  }
  client.destroy();
  return tickets.slice(0, connections);
};

/** The clients, in a thread of their own. */
export const startClients = () => {
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

/** Writes a discussion as a member; returns its id and the time of the response. */
export const write = async (stack: RealStack, nth: number) => {
  const [team] = stack.demo().teams;
  const [hub] = team?.hubs ?? [];
  const member = team?.members[nth % (team.members.length || 1)];
  const path = `/hubs/${hub?.id}/spaces/${hub?.spaces[0]?.id}/discussions`;
  const send = ['discussions', { title: `Live ${nth}`, body: 'x' }] as const;
  const answer = await stack.api(path, { method: 'POST', token: member?.token, send });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return { id: answer.data.id, at: Date.now() };
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
    received: times.length,
    expected: sockets * writes,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest_of_a_write_p50: percentile(last, 0.5),
  };
};

if (import.meta.main) {
  const stack = await startRealStack();
  const rows: object[] = [];
  try {
    for (const [sockets, writes, pause] of [
      [1, 40, 500],
      [100, 20, 3_000],
      [2_000, 4, 30_000],
    ] as const) {
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
    rows.push(await reliability(stack, 20, 150));
    console.log(JSON.stringify(rows.at(-1)));
  } finally {
    await stack.stop();
  }
  const out = process.argv[2];
  if (out) writeFileSync(out, JSON.stringify(rows, undefined, 2));
}
