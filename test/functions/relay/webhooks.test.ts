import { expect, test } from 'vitest';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { webhookDeliveries } from '../../../functions/relay/webhook-deliveries.ts';
import type { DeliveryItem } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { deliveryDueAt } from '../../../shared/delivery/webhooks/due-deliveries.ts';
import { toAttributes } from '../../support/attributes.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const inMs = (ms: number): string => new Date(now.getTime() + ms).toISOString();

const row: DeliveryItem = {
  id: 'd1',
  team_id: 't1',
  hub_id: 'h1',
  endpoint_id: 'e1',
  event_type: 'webhook.test',
  status: 'pending',
  turn: 1,
  tries: 0,
  attempts: [],
  next_attempt_at: inMs(0),
  reason: null,
  ended_at: null,
  created_at: inMs(0),
  updated_at: inMs(0),
};

const record = (before: Partial<DeliveryItem> | undefined, after: Partial<DeliveryItem>): StreamRecord => {
  const image = (one: Partial<DeliveryItem>) =>
    toAttributes({ pk: 'pk', sk: 'sk', entity: 'webhook_delivery', ...row, ...one, attempts: [] });
  const images = { ...(before && { OldImage: image(before) }), NewImage: image(after) };
  return { eventID: 'x', dynamodb: { SequenceNumber: '1', Keys: toAttributes({ pk: 'pk', sk: 'sk' }), ...images } };
};
const jobs = (...records: readonly StreamRecord[]) =>
  webhookDeliveries(records, now).flatMap((records) => records.jobs);
const job = (turn: number) => ({ team_id: 't1', hub_id: 'h1', endpoint_id: 'e1', delivery_id: 'd1', turn });

test('a new delivery is queued immediately, and a retry with its delay', () => {
  expect(jobs(record(undefined, {}))).toEqual([{ job: job(1), delaySeconds: 0, thread: 'x' }]);
  const retry = record({}, { turn: 2, status: 'retrying', next_attempt_at: inMs(4_300) });
  expect(jobs(retry)).toEqual([{ job: job(2), delaySeconds: 5, thread: 'x' }]);
  const longest = record({}, { turn: 2, status: 'retrying', next_attempt_at: inMs(900_000) });
  expect(jobs(longest)).toEqual([{ job: job(2), delaySeconds: 900, thread: 'x' }]);
});

test('a delivery that the sweep released is queued immediately, however late', () => {
  const waited = { turn: 2, status: 'retrying', next_attempt_at: inMs(-1) } as const;
  expect(jobs(record({ ...waited, ...deliveryDueAt(inMs(-1), 'd1') }, { ...waited, turn: 3 }))).toEqual([
    { job: job(3), delaySeconds: 0, thread: 'x' },
  ]);
});

test('a delivery that waits for the sweep, has a lease, has ended or is deleted is not queued', () => {
  const waits = {
    turn: 2,
    status: 'retrying',
    next_attempt_at: inMs(3_600_000),
    ...deliveryDueAt(inMs(3_600_000), 'd1'),
  };
  expect(jobs(record({}, waits as Partial<DeliveryItem>))).toEqual([]);
  expect(jobs(record({}, { lease_until: inMs(60_000) }))).toEqual([]);
  expect(jobs(record({}, { turn: 2, status: 'delivered' }))).toEqual([]);
  expect(jobs(record({}, { turn: 2, status: 'failed' }))).toEqual([]);
  const { NewImage: OldImage, ...rest } = record(undefined, {}).dynamodb;
  const removed = { eventID: 'x', dynamodb: { ...rest, ...(OldImage && { OldImage }) } };
  expect(webhookDeliveries([removed], now)).toEqual([]);
});

test('a resent delivery is queued as a new generation', () => {
  const ended = { turn: 2, status: 'failed', next_attempt_at: null } as const;
  expect(jobs(record(ended, { turn: 3, status: 'pending' }))).toEqual([{ job: job(3), delaySeconds: 0, thread: 'x' }]);
});
