import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Callback, type Outbox, outbox } from '../../../infra/local/outbox.ts';
import { temporaryDataFolder } from './support/data-folder.ts';

interface Receiver {
  readonly origin: string;
  readonly got: { readonly path: string; readonly proof: unknown; readonly body: string }[];
  /** What it answers, in turn; the last again and again. */
  answers: number[];
}

const receiving = async (answers: number[]): Promise<Receiver> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    receiver.got.push({ path: request.url ?? '', proof: request.headers['x-proof'], body });
    const [first = 200, ...rest] = receiver.answers;
    if (rest.length > 0) receiver.answers = rest;
    response.writeHead(first).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { origin: `http://127.0.0.1:${port}`, got: [], answers };
  return receiver;
};

const told = (body: string): Callback => ({ provider: 'p', path: '/hook?a=b', headers: { 'x-of': 'p' }, body });

/** Each time it is asked for a proof it makes another. */
const numbered = () => {
  let nth = 0;
  return { p: () => ({ 'x-proof': String(++nth) }) };
};

const stopping = (made: Outbox): Outbox => {
  onTestFinished(made.stop);
  return made;
};

test('what fails is sent again with a proof of its own, what is refused is not', async () => {
  const receiver = await receiving([503, 503, 200]);
  const sent = stopping(outbox(temporaryDataFolder(), () => receiver.origin, numbered()));
  await sent.send(told('one'));
  expect(receiver.got).toEqual(['1', '2', '3'].map((proof) => ({ path: '/hook?a=b', proof, body: 'one' })));
  receiver.answers = [400];
  await sent.send(told('two'));
  await sent.resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['one', 'one', 'one', 'two']);
  expect(sent.list().map(({ body, headers }) => [body, headers])).toEqual([
    ['two', { 'x-of': 'p', 'x-proof': '4' }],
    ['one', { 'x-of': 'p', 'x-proof': '1' }],
  ]);
});

test('what comes later is sent once, and not before, whatever is resumed meanwhile', async () => {
  const receiver = await receiving([200]);
  const sent = stopping(outbox(temporaryDataFolder(), () => receiver.origin, numbered()));
  const sending = sent.send(told('later'), 50);
  await sent.resume();
  expect(receiver.got).toEqual([]);
  await sending;
  await sent.resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['later']);
});

test('what was not taken when the stack ended is sent after it starts again, once', async () => {
  const receiver = await receiving([200]);
  const folder = temporaryDataFolder();
  const lost = stopping(outbox(folder, () => 'http://127.0.0.1:1', numbered()));
  const sending = ['one', 'two'].map((body) => lost.send(told(body)));
  lost.stop();
  await Promise.all(sending);
  const again = stopping(outbox(folder, () => receiver.origin, numbered()));
  await again.resume();
  expect(receiver.got.map(({ body }) => body).sort()).toEqual(['one', 'two']);
  await again.resume();
  await stopping(outbox(folder, () => receiver.origin)).resume();
  expect(receiver.got).toHaveLength(2);
});

test('one that is to be sent later is not lost before', async () => {
  const receiver = await receiving([200]);
  const folder = temporaryDataFolder();
  void stopping(outbox(folder, () => receiver.origin)).send(told('later'), 3_600_000);
  await stopping(outbox(folder, () => receiver.origin)).resume();
  expect(receiver.got.map(({ body }) => body)).toEqual(['later']);
});
