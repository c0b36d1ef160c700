import { afterEach, describe, expect, test, vi } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { relay } from '../../../functions/relay/relay.ts';
import { isChange, type StreamRecord, threadOf } from '../../../functions/relay/stream-record.ts';
import { METRICS } from '../../../shared/api/metrics.ts';
import { changedNames } from '../../../shared/platform/ledger/changed-names.ts';
import { threadFields } from '../../../shared/platform/telemetry/thread.ts';
import { toAttributes } from '../../support/attributes.ts';
import { emfProblems, metricsIn } from '../../support/emf.ts';
import { logged } from '../../support/logged.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';
import { startRelay } from './world.ts';

const world = useWorld(() => startRelay());

afterEach(() => vi.unstubAllEnvs());

const record = (before: object | undefined, after: object): StreamRecord => ({
  eventID: 'record-1',
  dynamodb: {
    SequenceNumber: '1',
    Keys: toAttributes({ pk: 'p', sk: 's' }),
    NewImage: toAttributes({ ...after }),
    ...(before && { OldImage: toAttributes({ ...before }) }),
  },
});

describe('a change', () => {
  const row = { pk: 'p', sk: 's', entity: 'hub', name: 'a', tags: { one: 1, list: ['x'] } };

  test('belongs to the thread of its new image, or starts one with the id of its record', () => {
    expect(threadOf(record({ ...row, rq: 'r1' }, { ...row, rq: 'r2' }))).toBe('r2');
    expect(threadOf(record(undefined, row))).toBe('record-1');
  });

  test.each([
    ['a new row', undefined, { rq: 'r1' }, true],
    ['another value', { name: 'b', rq: 'r1' }, { rq: 'r1' }, true],
    ['another stamp alone', { rq: 'r1' }, { rq: 'r2' }, false],
    ['a first stamp alone', {}, { rq: 'r2' }, false],
    ['another value and another stamp', { name: 'b', rq: 'r1' }, { rq: 'r2' }, true],
  ])('is %s', (_, before, after, expected) => {
    expect(isChange(record(before && { ...row, ...before }, { ...row, ...after }))).toBe(expected);
  });
});

test('another stamp alone causes no event and no other work, and no event names it', async () => {
  await seedWorld(world.service.db, world.service.keys);
  const rows = (await world.changes()).flatMap(({ dynamodb: { NewImage } }) => (NewImage ? [NewImage] : []));
  expect(rows.length).toBeGreaterThan(5);
  const records = rows.map(
    (row, nth): StreamRecord => ({
      eventID: String(nth),
      dynamodb: { SequenceNumber: String(nth), Keys: {}, OldImage: row, NewImage: { ...row, rq: { S: 'later' } } },
    }),
  );
  const recorded: unknown[] = [];
  const ledger = { has: async () => false, record: async (event: unknown) => void recorded.push(event) };
  const message = { pk: 'p', sk: 's', entity: 'message', team_id: 't', conversation_id: 'c' };
  const restamped = record({ ...message, rq: 'r1' }, { ...message, rq: 'r2' });
  const edited = record({ ...message, body: 'a', rq: 'r1' }, { ...message, body: 'b', rq: 'r2' });
  let inboxes = 0;
  const putInInboxes = async () => {
    inboxes += 1;
  };
  const run = relay(relayPorts(world.service.db, { ledger, putInInboxes }));
  await run({ Records: [...records, restamped] });
  expect([recorded, inboxes]).toEqual([[], 0]);
  await run({ Records: [restamped, edited] });
  expect(inboxes).toBe(1);
  expect(Object.keys(EVENTS).length).toBeGreaterThan(20);
  expect(changedNames({ name: 'a' }, { name: 'b' })).toEqual(['name']);
});

test('each event has a line in the thread of its request, and each batch one with the relay’s lag', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'Test');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'relay');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '7');
  const at = new Date().toISOString();
  const order = { pk: 'TEAM#t#HUB#h', sk: 'SPACE#s', entity: 'space', id: 's', team_id: 't', hub_id: 'h' };
  const created = record(undefined, { ...order, name: 'a', created_at: at, updated_at: at, rq: 'r1 00-a-b-01' });
  const old = { ...created, dynamodb: { ...created.dynamodb, ApproximateCreationDateTime: Date.now() / 1000 - 7 } };
  const failed: unknown[] = [];
  const failing = { has: async () => false, record: () => Promise.reject(new Error('out of reach')) };
  const lines = await logged(async () => {
    await relay(relayPorts(world.service.db))({ Records: [old] });
    const ports = { ledger: failing, failed: () => failed.push(threadFields()) };
    await relay(relayPorts(world.service.db, ports))({ Records: [old] });
  });
  expect(lines).toMatchObject([
    { message: 'event', type: 'space.created', request_id: 'r1', traceparent: '00-a-b-01', team: 't', hub: 'h' },
    { message: 'batch', queue: 'relay', records: 1, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    { message: 'batch', queue: 'relay', WorkerFailures: 1 },
  ]);
  expect(Number(lines[1]?.RelayLag)).toBeGreaterThanOrEqual(7);
  expect(metricsIn(lines[1] ?? {})).toEqual({ RelayLag: [[]] });
  expect(metricsIn(lines[2] ?? {})).toEqual({ RelayLag: [[]], WorkerFailures: METRICS.WorkerFailures.dimensions });
  expect(lines.flatMap(emfProblems)).toEqual([]);
  expect(failed).toEqual([{ request_id: 'r1', traceparent: '00-a-b-01' }]);
});

test('a paid order is counted once, however often its change is relayed', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'Test');
  const at = new Date().toISOString();
  const event = { team_id: 't', hub_id: 'h', resource_type: 'orders', resource_id: 'o', actor: null, changed: [] };
  const paid = vi.spyOn(EVENTS, 'order').mockImplementation(() => [{ ...event, type: 'order.paid', at }]);
  const row = { pk: 'TEAM#t#HUB#h', sk: 'ORDER#o', entity: 'order', created_at: at, rq: 'r1' };
  const run = relay(relayPorts(world.service.db));
  const lines = await logged(async () => {
    for (let nth = 0; nth < 2; nth += 1) await run({ Records: [record(undefined, row)] });
  });
  paid.mockRestore();
  const counts = lines.filter(({ message }) => message === 'event').map(({ OrdersPaid }) => OrdersPaid);
  expect(counts).toEqual([1, undefined]);
  expect(lines.flatMap(emfProblems)).toEqual([]);
});
