import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { nodeTxtLookup } from '../../../../shared/platform/dns/node.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

const TXT = 16;
const NO_SUCH_NAME = 3;

/** One TXT answer to the question of a query (RFC 1035 §4), with its text in these chunks. */
const answerTo = (query: Buffer, records: readonly (readonly string[])[], code = 0): Buffer => {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((chunks) => {
    const data = Buffer.concat(chunks.map((chunk) => Buffer.concat([Buffer.of(chunk.length), Buffer.from(chunk)])));
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(TXT, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question, ...answers]);
};

/** A local DNS server that answers every query alike, or not at all. */
const server = async (answer: ((query: Buffer) => Buffer) | undefined): Promise<string> => {
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (query, { address, port }) => answer && socket.send(answer(query), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
};

const lookup = async (answer: ((query: Buffer) => Buffer) | undefined, deadlineMs = 5000) =>
  nodeTxtLookup({ servers: [await server(answer)], deadlineMs })('_challenge.example.com');

test('every record is read, with its chunks joined', async () => {
  const records = [['v=spf1 -all'], ['hub-', 'challenge']];
  expect(await lookup((query) => answerTo(query, records))).toEqual(['v=spf1 -all', 'hub-challenge']);
});

test('an unknown name, or one without a TXT record, has no records', async () => {
  expect(await lookup((query) => answerTo(query, [], NO_SUCH_NAME))).toEqual([]);
  expect(await lookup((query) => answerTo(query, []))).toEqual([]);
});

test('a failed or unresponsive server differs from a name without records', async () => {
  expect(await lookup((query) => answerTo(query, [], 2))).toBeUndefined();
  expect(await lookup(undefined, 50)).toBeUndefined();
});
