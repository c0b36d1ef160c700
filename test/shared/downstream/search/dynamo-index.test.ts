import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discussion, type IndexWorld, newHub, startIndex } from './index-world.ts';

let world: IndexWorld;
beforeAll(async () => {
  world = await startIndex();
});
afterAll(() => world.store.stop());

test('a document is found by any form of its words until it is removed', async () => {
  const hub = newHub();
  const ref = discussion();
  await world.put(hub, ref, { title: 'Résumé tips', body: 'Running a workshop for communities' });
  for (const text of ['resume', 'RÉSUMÉ', 'run', 'runs workshops', 'community'])
    expect(await world.find(hub, text)).toEqual([ref.id]);
  await world.put(hub, ref, { title: 'Cover letters' });
  expect(await world.find(hub, 'workshop')).toEqual([]);
  expect(await world.find(hub, 'letter')).toEqual([ref.id]);
  await world.put(hub, ref, undefined);
  expect(await world.find(hub, 'letter')).toEqual([]);
});

test('a document is not found in another hub, silo or team', async () => {
  const hub = newHub();
  await world.put(hub, discussion(), { title: 'Lighthouse' });
  expect(await world.find(hub, 'lighthouse', 'members')).toEqual([]);
  expect(await world.find({ ...hub, hub: randomUUID() }, 'lighthouse')).toEqual([]);
  expect(await world.find({ ...hub, team: randomUUID() }, 'lighthouse')).toEqual([]);
});

test('a title ranks above a text, and a document with all words above one with some', async () => {
  const hub = newHub();
  const [title, body, one] = [discussion(), discussion(), discussion()];
  await world.put(hub, body, { title: 'Notes', body: 'We talked about watercolour paper for a while.' });
  await world.put(hub, title, { title: 'Watercolour paper', body: 'Which do you like?' });
  await world.put(hub, one, { title: 'Paper', body: 'paper paper paper' });
  expect(await world.find(hub, 'watercolour paper')).toEqual([title.id, body.id, one.id]);
});

test('a prefix and a typo match if the word itself does not', async () => {
  const hub = newHub();
  const ref = discussion();
  await world.put(hub, ref, { title: 'Photography basics' });
  for (const text of ['photogr', 'photgraphy', 'phtoography', 'hpotography', 'pohtography', 'basisc']) {
    expect(await world.find(hub, text), text).toEqual([ref.id]);
  }
  for (const text of ['xylophone', 'ph', 'graphy']) expect(await world.find(hub, text), text).toEqual([]);
});

test('fifty documents that are added concurrently under one word are all found, and none after their concurrent removal', async () => {
  const hub = newHub();
  const refs = Array.from({ length: 50 }, () => discussion());
  await Promise.all(
    refs.map((ref) => world.put(hub, ref, { title: 'Shared word', body: `number ${ref.id.slice(0, 6)}` })),
  );
  expect(new Set(await world.find(hub, 'shared'))).toEqual(new Set(refs.map(({ id }) => id)));
  await Promise.all(refs.map((ref) => world.put(hub, ref, undefined)));
  expect(await world.find(hub, 'shared')).toEqual([]);
});

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
