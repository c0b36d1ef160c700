import { setTimeout as wait } from 'node:timers/promises';
import { hangs, startReceiver, status } from '../../support/receiver.ts';
import type { Row } from '../row.ts';
import { percentile, type RealStack, startRealStack } from '../stack/real-stack.ts';

const HANGING = 100;
const PER_HUB = 20;
const WEBHOOKS = { quick: 30, full: 300 } as const;
const EVERY_MS = 250;
const HANGING_EVERY_MS = 8_000;
const GIVEN_UP_MS = 60_000;
const TARGET = 1.5;

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Sends a test webhook to an endpoint and returns the id of its delivery. */
type Send = () => Promise<string>;

/** An endpoint of a new hub or of the one given, and how a test webhook is sent to it. */
const endpointIn = async (stack: RealStack, path: string, token: string, url: string): Promise<Send> => {
  const made = await stack.api(`${path}/webhook-endpoints`, {
    method: 'POST',
    token,
    send: ['webhook_endpoints', { url }],
  });
  if (made.status !== 201) throw new Error(`The endpoint was not made: ${made.text}`);
  return async () => {
    const sent = await stack.api(`${path}/webhook-endpoints/${made.data.id}/test`, { method: 'POST', token });
    if (sent.status >= 300) throw new Error(`The webhook was not sent: ${sent.status} ${sent.text}`);
    return sent.data.id;
  };
};

/** Milliseconds from the answer to a test webhook until the healthy receiver has it. */
const timesOf = async (send: Send, receiver: Receiver, count: number): Promise<readonly number[]> => {
  const times: Promise<number>[] = [];
  const arrival = async (id: string, sent: number): Promise<number> => {
    while (performance.now() - sent < GIVEN_UP_MS) {
      if (receiver.received.some((one) => one.id === id)) break;
      await wait(5);
    }
    return performance.now() - sent;
  };
  for (let nth = 0; nth < count; nth += 1) {
    times.push(arrival(await send(), performance.now()));
    await wait(EVERY_MS);
  }
  return Promise.all(times);
};

export const row: Row = {
  number: 14,
  name: 'receivers',
  measures: 'a healthy webhook receiver beside 100 hanging receivers',
  done: `A healthy receiver that has answered before gets test webhooks of the local stack, first alone, and then while each of ${HANGING} endpoints of other hubs gets a webhook every ${HANGING_EVERY_MS / 1000} seconds and never answers. Measured from the answer of the API until the receiver has it.`,
  target: 'p99 ≤ 1.5 × alone',
  madeToFail:
    'While the lanes of the local stack shared their instances, the row said “p99 60259 ms beside 100 hanging receivers, 160 ms alone: 376.97 ×”.',
  async measure(size, progress) {
    const stack = await startRealStack();
    const receiver = await startReceiver({ healthy: status(200), hangs });
    try {
      const [team, other] = stack.demo().teams;
      const [hub] = team?.hubs ?? [];
      if (!team || !hub || !other) throw new Error('The demo has two teams');
      const token = team.api_key.secret;
      const path = `/teams/${team.id}/hubs/${hub.id}`;
      const healthy = await endpointIn(stack, path, token, receiver.url('healthy'));
      const others: Send[] = [];
      for (let nth = 0; nth < HANGING / PER_HUB; nth += 1) {
        const secret = other.owner.token;
        const name = { name: `Hanging ${nth}`, slug: `hanging-${nth}` };
        const made = await stack.api(`/teams/${other.id}/hubs`, {
          method: 'POST',
          token: secret,
          send: ['hubs', name],
        });
        const at = `/teams/${other.id}/hubs/${made.data.id}`;
        for (let one = 0; one < PER_HUB; one += 1)
          others.push(await endpointIn(stack, at, secret, receiver.url(`hangs/${nth}-${one}`)));
      }
      await timesOf(healthy, receiver, 3);
      const alone = await timesOf(healthy, receiver, WEBHOOKS[size]);
      progress(`alone: p99 ${Math.round(percentile(alone, 0.99))} ms`);
      let on = true;
      const feeding = others.map(async (send, nth) => {
        await wait((nth / HANGING) * HANGING_EVERY_MS);
        while (on) {
          await send();
          for (let waited = 0; on && waited < HANGING_EVERY_MS; waited += 100) await wait(100);
        }
      });
      await wait(HANGING_EVERY_MS + 2_000);
      const beside = await timesOf(healthy, receiver, WEBHOOKS[size]);
      const added = await endpointIn(stack, path, token, receiver.url('healthy/new'));
      const [first = 0] = await timesOf(added, receiver, 1);
      on = false;
      await Promise.all(feeding);
      const [one, two] = [percentile(alone, 0.99), percentile(beside, 0.99)];
      const held = receiver.received.filter((webhook) => webhook.path.startsWith('/hangs')).length;
      const ratio = two / one;
      const late = [...alone, ...beside].filter((ms) => ms >= GIVEN_UP_MS).length;
      return {
        tried: alone.length + beside.length,
        failed: ratio > TARGET || late > 0 ? 1 : 0,
        value: `p99 ${Math.round(two)} ms beside ${HANGING} hanging receivers, ${Math.round(one)} ms alone: ${ratio.toFixed(2)} ×`,
        met: ratio <= TARGET && late === 0 && held > 0,
        details: [
          `the first webhook to a new endpoint, which shares their queue: ${first < GIVEN_UP_MS ? `${Math.round(first)} ms` : 'not within a minute'}`,
          `p50 ${Math.round(percentile(beside, 0.5))} ms and ${Math.round(percentile(alone, 0.5))} ms; ${held} webhooks were held open by receivers`,
        ],
      };
    } finally {
      await receiver.stop();
      await stack.stop();
    }
  },
};
