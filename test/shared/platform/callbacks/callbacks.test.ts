import { expect, test } from 'vitest';
import { callbacks } from '../../../../shared/platform/callbacks/callbacks.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const all = useFixture(() => callbacks(table(store.client, store.name)));
const now = new Date('2026-03-01T00:00:00.000Z');
const later = new Date('2026-03-02T00:00:00.000Z');
const event = (event_id: string, more: { ignored?: string } = {}) => ({
  event_id,
  kind: 'paid',
  occurred_at: null,
  ...more,
});
const request = (text: string | Buffer) => ({ body: Buffer.from(text), endpoint: '' });

test('an event id is recorded once: the second delivery returns the first callback', async () => {
  const first = await all.record('stripe', event('one'), request('{"a":1}'), now);
  const second = await all.record('stripe', event('one'), request('{"a":2}'), later);
  expect(second).toMatchObject({ status: 'received', payload: '{"a":1}', received_at: now.toISOString() });
  expect(second).toMatchObject(first);
  expect((await all.record('other', event('one'), request('{"a":2}'), later)).payload).toBe('{"a":2}');
});

test('a body that is not UTF-8 is stored in base64', async () => {
  const { payload } = await all.record('stripe', event('bytes'), request(Buffer.from([0xff, 0xfe])), now);
  expect(payload).toBe('//4=');
});

test('an event that the adapter ignores is recorded as settled and stays settled', async () => {
  const item = await all.record('stripe', event('not ours', { ignored: 'Not for this stage.' }), request('{}'), now);
  expect(item).toMatchObject({ status: 'ignored', reason: 'Not for this stage.', processed_at: now.toISOString() });
  await all.ignore(item, 'Another reason.', later);
  expect(await all.get('stripe', 'not ours')).toMatchObject({ reason: 'Not for this stage.' });
});
