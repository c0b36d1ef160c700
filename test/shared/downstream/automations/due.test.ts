import { expect, onTestFinished, test, vi } from 'vitest';
import { wakeDue } from '../../../../shared/downstream/automations/due.ts';
import {
  automationEnrollmentEntity,
  enrollmentKey,
} from '../../../../shared/downstream/automations/enrollment-item.ts';
import { listed, listOf } from '../../../../shared/platform/db/listing.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);

const hub = { team: newId(), hub: newId() };
const SOON = '2026-03-01T00:01:00.000Z';

interface Waiting {
  readonly turn: number;
}

test('two concurrent sweeps release a thousand due enrollments in pages of a hundred, each once', async () => {
  const db = table(store.client, store.name);
  const keys = Array.from({ length: 1_000 }, () => enrollmentKey(hub, newId(), newId()));
  const row = (key: { pk: string; sk: string }) => ({
    ...key,
    entity: automationEnrollmentEntity,
    status: 'waiting',
    turn: 1,
    wake_at: SOON,
    ...listed({ partition: 'AUTOMATIONS#DUE', sort: `DUE#${SOON}#${key.sk.slice(-36)}` }),
  });
  for (let nth = 0; nth < keys.length; nth += 50)
    await Promise.all(keys.slice(nth, nth + 50).map((key) => db.put(row(key))));
  const spent = meter(store.client);
  /* The clock is held, so that no run exceeds its time budget. */
  vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  await wakeDue(db, new Date('2026-03-01T00:00:59.999Z'));
  // The partition and its four shards.
  expect(spent.read().commands).toEqual(Array(5).fill('QueryCommand'));
  await Promise.all([wakeDue(db, new Date(SOON)), wakeDue(db, new Date(SOON))]);
  expect(spent.read().commands.filter((one) => one === 'QueryCommand').length).toBeLessThanOrEqual(2 * (12 + 4));
  const found = await Promise.all(keys.map((key) => db.get<Waiting>(key)));
  expect(new Set(found.map((one) => `${one?.turn} ${one && listOf(one)}`))).toEqual(new Set(['2 undefined']));
});

test('an enrollment that cannot be released does not delay the others and is reported', async () => {
  const db = table(store.client, store.name);
  const keys = Array.from({ length: 30 }, () => enrollmentKey(hub, newId(), newId()));
  for (const key of keys)
    await db.put({
      ...key,
      entity: automationEnrollmentEntity,
      turn: key === keys[3] ? 'broken' : 1,
      ...listed({ partition: 'AUTOMATIONS#DUE', sort: `DUE#${SOON}#${key.sk.slice(-36)}` }),
    });
  await expect(wakeDue(db, new Date(SOON))).rejects.toMatchObject({ errors: [{}] });
  const found = await Promise.all(keys.map((key) => db.get<Waiting>(key)));
  expect(found.filter((one) => one?.turn === 2)).toHaveLength(29);
});
