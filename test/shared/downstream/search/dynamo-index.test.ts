import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketKey, documentKey } from '../../../../shared/downstream/search/index-key.ts';
import { discussion, type IndexWorld, newHub, startIndex } from './index-world.ts';

let world: IndexWorld;
beforeAll(async () => {
  world = await startIndex();
});
afterAll(() => world.store.stop());

const listsOf = async (word: string): Promise<readonly string[]> => {
  const { client, name } = world.store;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  return Items.flatMap(({ pk }) => (pk?.S?.endsWith(`#${word}`) ? [pk.S] : []));
};

test('the list of an unused word is removed', async () => {
  const hub = newHub();
  const [one, other] = [discussion(), discussion()];
  await world.put(hub, one, { title: 'Zanzibar' });
  await world.put(hub, other, { title: 'Zanzibar' });
  await world.put(hub, one, undefined);
  expect(await world.find(hub, 'zanzibar')).toEqual([other.id]);
  expect(await listsOf('zanzibar')).toHaveLength(1);
  await world.put(hub, other, undefined);
  expect(await listsOf('zanzibar')).toEqual([]);
  await world.put(hub, one, { title: 'Zanzibar' });
  expect(await world.find(hub, 'zanzibar')).toEqual([one.id]);
});

test('no word is lost if its last document is removed while another is added', async () => {
  const hub = newHub();
  const words = Array.from(
    { length: 50 },
    (_, nth) => `quokka${'abcdefghij'[nth % 10]}${'klmno'[Math.floor(nth / 10)]}x`,
  );
  const going = words.map(() => discussion());
  const coming = words.map(() => discussion());
  await Promise.all(words.map((title, nth) => world.put(hub, going[nth] ?? discussion(), { title })));
  await Promise.all(
    words.flatMap((title, nth) => [
      world.put(hub, going[nth] ?? discussion(), undefined),
      world.put(hub, coming[nth] ?? discussion(), { title }),
    ]),
  );
  const found = await Promise.all(words.map((word) => world.find(hub, word)));
  expect(coming.filter(({ id }, nth) => !found[nth]?.includes(id))).toEqual([]);
  expect(going.filter(({ id }) => found.flat().includes(id))).toEqual([]);
});

test('reindexing an unchanged document of an earlier analysis makes its words findable, once', async () => {
  const [hub, ref] = [newHub(), discussion()];
  await world.put(hub, ref, { title: '緑茶' });
  const bucket = bucketKey(hub, 'community', 'C#茶');
  await world.db.update(documentKey(hub, ref), { remove: ['analysis'] });
  await world.db.transact([{ remove: bucket }]);
  expect(await world.find(hub, '茶')).toEqual([]);
  await world.put(hub, ref, { title: '緑茶' });
  expect(await world.find(hub, '茶')).toEqual([ref.id]);
  await world.db.transact([{ remove: bucket }]);
  await world.put(hub, ref, { title: '緑茶' });
  expect(await world.db.get(bucket)).toBeUndefined();
});

test('a document that an earlier analysis indexed is found by the parts of a compound and without symbols', async () => {
  const hub = newHub();
  const [compound, language] = [discussion(), discussion()];
  await world.put(hub, compound, { title: 'wi fi' });
  await world.put(hub, language, { title: 'learning c' });
  expect(await world.find(hub, 'Wi-Fi')).toEqual([compound.id]);
  expect(await world.find(hub, 'C++')).toEqual([language.id]);
});
