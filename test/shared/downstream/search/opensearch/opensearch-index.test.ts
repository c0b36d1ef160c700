import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../infra/local/free-port.ts';
import { dynamoIndex } from '../../../../../shared/downstream/search/dynamo-index.ts';
import { documentKey } from '../../../../../shared/downstream/search/index-key.ts';
import { openSearchIndex } from '../../../../../shared/downstream/search/opensearch/opensearch-index.ts';
import { openSearch } from '../../../../../shared/downstream/search/opensearch/transport.ts';
import { parseQuery } from '../../../../../shared/downstream/search/parse-query.ts';
import { storeFailure } from '../../../../../shared/platform/db/failures.ts';
import { startOpenSearch } from '../../../../support/opensearch/server.ts';
import { useWorld } from '../../../../support/use-world.ts';
import { startOpenSearchIndex } from '../engines-world.ts';
import { discussion, newHub } from '../index-world.ts';

const world = useWorld(startOpenSearchIndex);

const WORDS = ['alphabet', 'zeppelin', 'quorum', 'mitochondria', 'fjord', 'bayou', 'sphinx', 'wyvern', 'alphabets'];
const pick = (nth: number, of: number): boolean => (nth * 7_919 + of * 104_729) % 5 < 2;
const textOf = (nth: number): string => WORDS.filter((_, of) => pick(nth, of)).join(' ');

test('both engines rank the same documents in the same order, with the same scores', async () => {
  const hub = newHub();
  const dynamo = dynamoIndex(world.db);
  const documents = Array.from({ length: 40 }, (_, nth) => ({
    ref: discussion(),
    document: { title: nth % 3 === 0 ? textOf(nth) : 'Notes', body: `${textOf(nth + 1)} ${textOf(nth + 2)}` },
  }));
  for (const { ref, document } of documents)
    for (const index of [dynamo, world.index]) await index.refresh(hub, ref, async () => document);
  for (const text of [...WORDS, 'alphabet quorum', 'fjord bayou sphinx', 'zepelin', '"quorum mitochondria"', 'wyv']) {
    const found = await Promise.all([dynamo, world.index].map((one) => one.find(hub, 'community', parseQuery(text))));
    const [expected, actual] = found.map(({ hits }) => hits.map(({ ref, score }) => [ref.id, score.toFixed(9)]));
    expect(actual, text).toEqual(expected);
  }
});

test('a write that OpenSearch refuses fails, and is made by the repeated message', async () => {
  const [hub, ref] = [newHub(), discussion()];
  const document = { title: 'Lighthouse', body: '' };
  world.server.refuse(1);
  await expect(world.index.refresh(hub, ref, async () => document)).rejects.toThrow('503');
  world.clock.now += 60_000;
  await world.index.refresh(hub, ref, async () => document);
  expect((await world.index.find(hub, 'community', parseQuery('lighthouse'))).hits).toHaveLength(1);
  world.server.refuse(1);
  await expect(world.index.refresh(hub, ref, async () => undefined)).rejects.toThrow('503');
  world.clock.now += 60_000;
  await world.index.refresh(hub, ref, async () => undefined);
  expect(world.server.documents().filter(({ team }) => team === hub.team)).toEqual([]);
});

test('an unchanged document is written again only if an earlier analysis indexed it', async () => {
  const [hub, ref] = [newHub(), discussion()];
  const refresh = () => world.index.refresh(hub, ref, async () => ({ title: '緑茶', body: '' }));
  await refresh();
  world.server.refuse(1);
  await refresh();
  const { collection } = openSearch(world.server.environment);
  await world.db.update(
    { ...documentKey(hub, ref), sk: `DOCUMENT#OPENSEARCH#${collection}` },
    { remove: ['analysis'] },
  );
  await expect(refresh()).rejects.toThrow('503');
});

test('a search that OpenSearch refuses, or that does not reach it, may be repeated', async () => {
  const failureOf = (index: Pick<typeof world.index, 'find'>) =>
    index.find(newHub(), 'community', parseQuery('lighthouse')).catch(storeFailure);
  world.server.refuse(1);
  expect(await failureOf(world.index)).toBe('unavailable');
  const SEARCH_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
  const nowhere = openSearch({ ...world.server.environment, SEARCH_ENDPOINT });
  expect(await failureOf(openSearchIndex(world.db, nowhere, dynamoIndex(world.db)))).toBe('unavailable');
});

test('what is deleted is also removed from the index of the table', async () => {
  const [hub, ref] = [newHub(), discussion()];
  const before = dynamoIndex(world.db, () => world.clock.now);
  const found = async () => (await before.find(hub, 'community', parseQuery('lighthouse'))).hits.length;
  await before.refresh(hub, ref, async () => ({ title: 'Lighthouse', body: '' }));
  await world.index.refresh(hub, ref, async () => ({ title: 'Lighthouse', body: '' }));
  expect(await found()).toBe(1);
  await world.index.refresh(hub, ref, async () => undefined);
  expect(await found()).toBe(0);
});

test('a new collection is filled with what another one had', async () => {
  const [hub, ref, next] = [newHub(), discussion(), await startOpenSearch()];
  onTestFinished(() => next.stop());
  const document = async () => ({ title: 'Lighthouse', body: '' });
  await world.index.refresh(hub, ref, document);
  const send = Object.assign(openSearch(next.environment), { collection: 'another' });
  const index = openSearchIndex(world.db, send, dynamoIndex(world.db));
  expect(await index.refresh(hub, ref, document)).toBe('appeared');
  expect((await index.find(hub, 'community', parseQuery('lighthouse'))).hits).toHaveLength(1);
});

test('an unchanged document is not written again', async () => {
  const [hub, ref] = [newHub(), discussion()];
  await world.index.refresh(hub, ref, async () => ({ title: 'Lighthouse', body: '' }));
  world.server.refuse(1);
  await world.index.refresh(hub, ref, async () => ({ title: 'Lighthouse', body: '' }));
  await expect(world.index.find(hub, 'community', parseQuery('lighthouse'))).rejects.toThrow('503');
});

test('a request that is not signed with the credentials of the function is refused', async () => {
  for (const wrong of [
    { AWS_SECRET_ACCESS_KEY: 'other' },
    { AWS_SESSION_TOKEN: 'other' },
    { AWS_REGION: 'eu-west-2' },
  ]) {
    const send = openSearch({ ...world.server.environment, ...wrong });
    expect(await send('POST', '/hub-membership/_search', {})).toMatchObject({ status: 403 });
  }
});
