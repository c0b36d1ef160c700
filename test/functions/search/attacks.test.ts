import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { newDiscussion, newMember } from '../community/world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);

const newIndexedDiscussion = async (title: string, body = ''): Promise<string> => {
  const id = await newDiscussion(world, await newMember(world), { title, body });
  await world.drain();
  return id;
};
const find = (q: string) => world.found(world.ada.token, q, { scope: 'discussions' });

test('every query returns 200, and patterns match only as words', async () => {
  const id = await newIndexedDiscussion('Plain harbour');
  const queries = [
    '.*',
    '%',
    '*',
    '[a-z]+',
    '(((((',
    '\\',
    '\u0000',
    '\ud800',
    '\uffff',
    '"',
    '""',
    '"""',
    'the and of',
    '…',
    '👩‍👩‍👧‍👦'.repeat(20),
    'ا'.repeat(500),
    'x'.repeat(500),
    Array.from({ length: 250 }, () => 'a').join(' '),
    Array.from({ length: 160 }, (_, nth) => `w${nth % 10}`).join(' '),
    '__proto__ constructor toString hasOwnProperty',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '{"$gt":""}',
    'ﷺ'.repeat(50),
    `${'e\u0301'.repeat(200)}`,
  ];
  for (const q of queries) expect(await find(q), q).not.toContain(id);
  for (const q of ['harbour*', '"harbour', '(harbour)', 'harbour\u0000', 'HARBOUR', 'ｈarbour'])
    expect(await find(q), q).toContain(id);
  const raw = await world.service.call({
    path: `/api/v1/hubs/${world.hub}/search?q=%ff%fe%c3`,
    token: world.ada.token,
  });
  expect(raw.status).toBe(200);
});

test('names of built-in object properties are ordinary words', async () => {
  const id = await newIndexedDiscussion('constructor', '__proto__ valueOf');
  for (const q of ['constructor', 'proto', 'valueOf', 'constructor valueof']) expect(await find(q), q).toEqual([id]);
});

test('texts without spaces, right-to-left texts and emoji are searchable by word', async () => {
  const [chinese, thai, arabic, hebrew, cake] = [
    await newIndexedDiscussion('机器学习入门', '我们每周三晚上一起学习。'),
    await newIndexedDiscussion('สวัสดีครับ', 'วันนี้อากาศดีมาก'),
    await newIndexedDiscussion('مرحبًا بالعالم', 'كِتَاب جديد'),
    await newIndexedDiscussion('שלום עולם'),
    await newIndexedDiscussion('Birthday 🎂 tomorrow'),
  ];
  expect(await find('学习')).toContain(chinese);
  expect(await find('อากาศ')).toContain(thai);
  expect(await find('مرحبا')).toContain(arabic);
  expect(await find('كتاب')).toContain(arabic);
  expect(await find('עולם')).toContain(hebrew);
  expect(await find('🎂')).toEqual([cake]);
  expect(await find('🍕')).toEqual([]);
});

test('a text of 20,000 characters is searchable, and the result shows an excerpt', async () => {
  const many = Array.from({ length: 2_400 }, (_, nth) => `w${nth.toString(36)}q`).join(' ');
  const id = await newIndexedDiscussion('Long', `${many} zanzibar`.slice(-20_000));
  expect(await find('w5q')).toContain(id);
  const [first] = things(await world.search(world.ada.token, { q: 'w1abq' }));
  expect(String(first?.attributes.snippet).length).toBeLessThan(400);
  expect(String(first?.attributes.snippet)).toContain('w1abq');
  expect(String(first?.attributes.body_excerpt).length).toBeLessThanOrEqual(301);
});

test('a match in the title ranks before a thousand repetitions in the body', async () => {
  const repeated = await newIndexedDiscussion('Offer', 'marzipan '.repeat(1_000));
  const titled = await newIndexedDiscussion('Marzipan for beginners', 'How much almond?');
  expect(await find('marzipan')).toEqual([titled, repeated]);
});

test('quoted words match adjacent and in order', async () => {
  const together = await newIndexedDiscussion('A quiet red lighthouse keeper');
  const apart = await newIndexedDiscussion('Keeper of the lighthouse', 'red and quiet');
  expect(await find('"lighthouse keeper"')).toEqual([together]);
  expect(await find('“red lighthouse” keeper')).toEqual([together]);
  expect((await find('lighthouse keeper')).toSorted()).toEqual([together, apart].toSorted());
  expect(await find('"keeper lighthouse red"')).toEqual([]);
});

test('titles, snippets and excerpts are escaped for HTML', async () => {
  await newIndexedDiscussion(
    '<img src=x onerror=alert(1)> tamarind',
    `tamarind "&' <script>alert(2)</script> ${'x '.repeat(200)}`,
  );
  const [first] = things(await world.search(world.ada.token, { q: 'tamarind' }));
  for (const part of ['title', 'snippet', 'body_excerpt'])
    expect(String(first?.attributes[part])).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
});

test('excerpts do not split surrogate pairs', async () => {
  await newIndexedDiscussion('Gingerbread', `${'😀'.repeat(400)} gingerbread ${'😀'.repeat(400)}`);
  await newIndexedDiscussion('Cinnamon', `x${'😀'.repeat(400)}`);
  for (const q of ['gingerbread', 'cinnamon']) {
    const [first] = things(await world.search(world.ada.token, { q }));
    for (const part of ['snippet', 'body_excerpt']) expect(String(first?.attributes[part]).isWellFormed()).toBe(true);
  }
});
