import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Callback, type Outbox, outbox } from '../../../infra/local/outbox.ts';
import { temporaryDataFolder } from './support/data-folder.ts';

interface Receiver {
  readonly origin: string;
  readonly got: { readonly path: string; readonly proof: unknown; readonly body: string }[];
  /** The statuses of the responses, in order; the last one repeats. */
  statuses: number[];
}

const receiving = async (statuses: number[]): Promise<Receiver> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    receiver.got.push({ path: request.url ?? '', proof: request.headers['x-proof'], body });
    const [first = 200, ...rest] = receiver.statuses;
    if (rest.length > 0) receiver.statuses = rest;
    response.writeHead(first).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { origin: `http://127.0.0.1:${port}`, got: [], statuses };
  return receiver;
};

const callback = (body: string): Callback => ({ provider: 'p', path: '/hook?a=b', headers: { 'x-of': 'p' }, body });

/** Creates a new proof for each attempt. */
const numbered = () => {
  let nth = 0;
  return { p: () => ({ 'x-proof': String(++nth) }) };
};

const stopping = (made: Outbox): Outbox => {
  onTestFinished(made.stop);
  return made;
};

test('a failed callback is retried with a new proof, and a rejected one is not', async () => {
  const receiver = await receiving([503, 503, 200]);
  const sent = stopping(outbox(temporaryDataFolder(), () => receiver.origin, numbered()));
  await sent.send(callback('one'));
  expect(receiver.got).toEqual(['1', '2', '3'].map((proof) => ({ path: '/hook?a=b', proof, body: 'one' })));
  receiver.statuses = [400];
  await sent.send(callback('two'));
  await sent.resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['one', 'one', 'one', 'two']);
  expect(sent.list().map(({ body, headers }) => [body, headers])).toEqual([
    ['two', { 'x-of': 'p', 'x-proof': '4' }],
    ['one', { 'x-of': 'p', 'x-proof': '1' }],
  ]);
});

test('a delayed callback is sent once after its delay, even if the outbox is resumed in between', async () => {
  const receiver = await receiving([200]);
  const sent = stopping(outbox(temporaryDataFolder(), () => receiver.origin, numbered()));
  const sending = sent.send(callback('later'), 50);
  await sent.resume();
  expect(receiver.got).toEqual([]);
  await sending;
  await sent.resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['later']);
});

test('a callback that was not accepted before a restart is sent once after it', async () => {
  const receiver = await receiving([200]);
  const folder = temporaryDataFolder();
  const unaccepted = stopping(outbox(folder, () => 'http://127.0.0.1:1', numbered()));
  const sending = ['one', 'two'].map((body) => unaccepted.send(callback(body)));
  unaccepted.stop();
  await Promise.all(sending);
  const again = stopping(outbox(folder, () => receiver.origin, numbered()));
  await again.resume();
  expect(receiver.got.map(({ body }) => body).sort()).toEqual(['one', 'two']);
  await again.resume();
  await stopping(outbox(folder, () => receiver.origin)).resume();
  expect(receiver.got).toHaveLength(2);
});

test('a delayed callback survives a restart', async () => {
  const receiver = await receiving([200]);
  const folder = temporaryDataFolder();
  void stopping(outbox(folder, () => receiver.origin)).send(callback('later'), 3_600_000);
  await stopping(outbox(folder, () => receiver.origin)).resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['later']);
});
