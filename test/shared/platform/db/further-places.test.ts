import { expect, test } from 'vitest';
import { type FurtherPlace, settlePlaces } from '../../../../shared/platform/db/further-places.ts';
import { sortOf } from '../../../../shared/platform/db/listing.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(async () => startStore());

const partition = 'TEAM#a#ORDER';
const key = { pk: 'TEAM#a#LISTED#thing', sk: 'ORDER' };
const placeAt = (sort: string | undefined): readonly FurtherPlace[] => [
  { key, at: sort === undefined ? undefined : { partition, sort, attributes: { thing: 'x' } } },
];

const open = () => {
  const db = table(store.client, store.name);
  const sorts = async () => (await db.query({ partition, index: 'listing', limit: 10 })).items.map(sortOf);
  return { db, sorts };
};

test('a thing has one place, moves with a change, and loses it when the list no longer contains it', async () => {
  const { db, sorts } = open();
  for (const sort of ['1', '2', '2', undefined, '3', undefined, undefined]) {
    await settlePlaces(db, { entity: entity('place'), read: async () => placeAt(sort) });
    expect(await sorts()).toEqual(sort === undefined ? [] : [sort]);
  }
});

test('a call that read an old state and writes late reads again, so the newest state wins', async () => {
  const { db, sorts } = open();
  let state = 'old';
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reads = 0;
  const late = settlePlaces(db, {
    entity: entity('place'),
    async read() {
      const seen = state;
      reads += 1;
      if (reads === 1) await paused;
      return placeAt(seen);
    },
  });
  state = 'new';
  await settlePlaces(db, { entity: entity('place'), read: async () => placeAt(state) });
  release();
  await late;
  expect(reads).toBeGreaterThan(1);
  expect(await sorts()).toEqual(['new']);
});

test('a thing that changes with every read makes the call fail, so that it is repeated', async () => {
  const { db } = open();
  let state = 0;
  const read = async () => {
    state += 1;
    return placeAt(String(state));
  };
  await expect(settlePlaces(db, { entity: entity('place'), read })).rejects.toThrow('changed faster');
});
