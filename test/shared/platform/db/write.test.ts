import { describe, expect, test } from 'vitest';
import {
  all,
  compare,
  either,
  equals,
  exists,
  free,
  live,
  not,
  sizeBelow,
} from '../../../../shared/platform/db/expression.ts';
import { listed } from '../../../../shared/platform/db/listing.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { sharedSecret } from '../../../../shared/platform/db/secret.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

let rows = 0;
const newKey = () => {
  rows += 1;
  return { pk: 'W', sk: `${rows}` };
};
const deletion = {
  entity: entity('row'),
  actor: { type: 'user', id: 'u' },
  now: new Date('2026-01-02T03:04:05.678Z'),
} as const;

describe('a conditional write', () => {
  test('returns the new row, or the current row if the condition fails', async () => {
    const key = newKey();
    expect(await db.update(key, { set: { n: 1 } }, exists())).toEqual({ ok: false, current: undefined });
    expect(await db.put({ ...key, entity: entity('row'), n: 1 }, free)).toMatchObject({ ok: true, value: { n: 1 } });
    expect(await db.put({ ...key, entity: entity('row'), n: 2 }, free)).toMatchObject({ ok: false, current: { n: 1 } });
    expect(await db.update(key, { add: { n: 4 } }, equals('n', 1))).toMatchObject({ ok: true, value: { n: 5 } });
    expect(await db.update(key, { add: { n: 4 } }, equals('n', 1))).toMatchObject({ ok: false, current: { n: 5 } });
  });

  test('accepts exactly one of fifty concurrent writes of one version', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), version: 1 });
    const writes = Array.from({ length: 50 }, (_, writer) =>
      db.update(key, { set: { writer }, add: { version: 1 } }, equals('version', 1)),
    );
    const accepted = (await Promise.all(writes)).flatMap((written) => (written.ok ? [written.value] : []));
    expect(accepted).toHaveLength(1);
    expect(await db.get(key)).toEqual(accepted[0]);
  });
});

describe('an update', () => {
  test('sets, initializes, adds and removes attributes in one write, with any attribute names', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), size: 'old', kept: 1, gone: 1, map: { name: 'a', other: 'b' } });
    const written = await db.update(key, {
      set: { size: 'new', 'map.name': 'c', left: undefined },
      initial: { kept: 9, began: 9 },
      add: { status: 2 },
      remove: ['gone'],
    });
    expect(written).toEqual({
      ok: true,
      value: {
        ...key,
        entity: entity('row'),
        size: 'new',
        kept: 1,
        began: 9,
        status: 2,
        map: { name: 'c', other: 'b' },
      },
    });
  });

  test('without changes leaves the row unchanged', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), n: 1 });
    expect(await db.update(key, { set: { n: undefined } }, live)).toMatchObject({ ok: true, value: { n: 1 } });
  });
});

describe('conditions', () => {
  test('can be nested', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), n: 5, text: 'four' });
    const holds = async (condition: Parameters<Table['update']>[2]) =>
      (await db.update(key, { set: { x: 1 } }, condition)).ok;
    expect(await holds(all(either(equals('n', 1), equals('n', 5)), not(equals('text', 'x'))))).toBe(true);
    expect(await holds(either(all(equals('n', 5), equals('text', 'x')), equals('n', 6)))).toBe(false);
    expect(await holds(all(live, compare('n', '>=', 5), compare('n', '<', 6)))).toBe(true);
    expect(await holds(not(either(equals('n', 5), free)))).toBe(false);
    expect(await holds(sizeBelow('text', 5))).toBe(true);
    expect(await holds(sizeBelow('text', 4))).toBe(false);
    expect(await holds(all(all(all(either(live)))))).toBe(true);
  });
});

describe('a deleted row', () => {
  const softDeleted = async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), secret: 'x', ...listed({ partition: 'i', sort: 'j' }) });
    expect(await db.softDelete(key, deletion)).toMatchObject({ ok: true });
    return key;
  };

  test('keeps only its actor and time for a day, and leaves the index', async () => {
    const key = await softDeleted();
    const written = await db.update(key, { set: { probe: 1 } });
    expect(written).toEqual({
      ok: true,
      value: {
        ...key,
        entity: entity('row'),
        actor: deletion.actor,
        buried_at: '2026-01-02T03:04:05.678Z',
        ttl: 1_767_323_045 + 86_400,
        probe: 1,
      },
    });
    expect(await db.query({ partition: 'i', prefix: 'j', index: 'listing', limit: 10 })).toEqual({ items: [] });
  });

  test('cannot be deleted again and is not live', async () => {
    const key = await softDeleted();
    expect(await db.softDelete(key, deletion)).toMatchObject({ ok: false });
    expect(await db.update(key, { set: { n: 1 } }, live)).toMatchObject({ ok: false });
    expect(await db.softDelete(newKey(), deletion)).toEqual({ ok: false, current: undefined });
  });

  test('can be replaced with a new row', async () => {
    const key = await softDeleted();
    expect(await db.put({ ...key, entity: entity('row'), n: 1 }, free)).toMatchObject({ ok: true });
    expect(await db.get(key)).toMatchObject({ n: 1 });
  });

  test('is not written if the condition fails', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), n: 1 });
    expect(await db.softDelete(key, deletion, equals('n', 2))).toMatchObject({ ok: false, current: { n: 1 } });
    expect(await db.get(key)).toMatchObject({ n: 1 });
  });

  test('is written once, and never for a row that does not exist, whatever the condition', async () => {
    const key = newKey();
    await db.put({ ...key, entity: entity('row'), n: 1 });
    await db.softDelete(key, deletion, equals('n', 1));
    expect(await db.softDelete(key, { ...deletion, now: new Date() }, equals('entity', 'row'))).toMatchObject({
      ok: false,
    });
    expect(await db.softDelete(newKey(), deletion, not(exists('n')))).toMatchObject({ ok: false });
  });
});

test('concurrent callers get the same shared secret, which is created once', async () => {
  const pending = Array.from({ length: 20 }, () => sharedSecret(db, 'test')());
  const secrets = new Set((await Promise.all(pending)).map(({ secret }) => Buffer.from(secret).toString('hex')));
  expect(secrets.size).toBe(1);
  expect([...secrets][0]).toHaveLength(64);
  expect(await sharedSecret(db, 'other')()).not.toEqual(await sharedSecret(db, 'test')());
});
