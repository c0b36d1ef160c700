import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { routes as searchRoutes } from '../../functions/search/routes.ts';
import type { Route } from '../../shared/api/route.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import { analyse } from '../../shared/downstream/search/analyse.ts';
import { BLOCK_SIZE } from '../../shared/downstream/search/block.ts';
import { dynamoIndex } from '../../shared/downstream/search/dynamo-index.ts';
import { listPartition, openKey, sealedKey } from '../../shared/downstream/search/index-key.ts';
import { documentName, encodePosting, pack } from '../../shared/downstream/search/posting.ts';
import { spaceTag } from '../../shared/hubs/spaces/space-partition.ts';
import type { Attributes } from '../../shared/platform/db/item.ts';
import { table } from '../../shared/platform/db/table.ts';
import { newPlaceId } from '../../shared/platform/ids/place-id.ts';
import { newHub, newMember, newSpace } from '../functions/community/world.ts';
import { toAttributes } from '../support/attributes.ts';
import { type Consumption, meter } from '../support/meter.ts';
import { seedTeam } from '../support/seed.ts';
import { startService } from '../support/service.ts';

const BATCH = 25;
const CONCURRENT = 8;
const VOCABULARY = 30_000;
const WORDS_IN_POST = 60;

/** Alternating consonants and vowels, so that no word is the stem of another. */
const wordOf = (rank: number): string => {
  let [rest, word] = [rank + 3_000, ''];
  while (rest > 0) {
    word += `${'bdfgklmnprtvz'[rest % 13]}${'aou'[Math.floor(rest / 13) % 3]}`;
    rest = Math.floor(rest / 39);
  }
  return `${word}x`;
};

let state = 42;
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return (state >>> 0) / 2 ** 32;
};

/** The frequency of a word is inversely proportional to its rank (Zipf). */
const someWord = (): string => wordOf(Math.floor(VOCABULARY ** random()) - 1);
const sentence = (length: number): string => Array.from({ length }, someWord).join(' ');

const start = async () => {
  const store: { index?: ReturnType<typeof dynamoIndex> } = {};
  const ports = {
    index: { find: (...args: Parameters<ReturnType<typeof dynamoIndex>['find']>) => found(...args) },
  };
  const service = await startService<unknown>(searchRoutes as readonly Route<unknown>[], ports);
  const { client, name } = service.store;
  store.index = dynamoIndex(table(client, name));
  const found: NonNullable<typeof store.index>['find'] = (...args) => {
    if (!store.index) throw new Error('the store is not up');
    return store.index.find(...args);
  };
  const team = await seedTeam(service.db, service.keys);
  const hub = await newHub(service, team);
  const world = { service, team, hub };
  return { ...world, index: store.index, space: await newSpace(world), reader: await newMember(world) };
};

type World = Awaited<ReturnType<typeof start>>;

const write = async ({ service: { store } }: World, rows: Iterable<Attributes>): Promise<void> => {
  const next = rows[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (;;) {
      const batch: Attributes[] = [];
      while (batch.length < BATCH) {
        const { done, value } = next.next();
        if (done) break;
        batch.push(value);
      }
      if (batch.length === 0) return;
      const puts = batch.map((row) => ({ PutRequest: { Item: toAttributes(row) } }));
      await store.client.send(new BatchWriteItemCommand({ RequestItems: { [store.name]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
};

/** Posts of about 700 bytes, and the posting lists that sequential indexing would write. */
const fill = async (world: World, size: number): Promise<void> => {
  const { team, hub, space } = world;
  const lists = new Map<string, [string, Uint8Array][]>();
  const begin = Date.now() - size * 1_000;
  function* posts(): Generator<Attributes> {
    for (let nth = 0; nth < size; nth += 1) {
      const id = newPlaceId(spaceTag(space.id), begin + nth * 1_000);
      const [title, body] = [sentence(5), sentence(WORDS_IN_POST)];
      const name = documentName({ kind: 'discussion', id });
      for (const [stem, { impact, mask }] of analyse({ title, body })) {
        const list = lists.get(stem) ?? [];
        list.push([name, encodePosting({ impact, mask, places: [] })]);
        lists.set(stem, list);
      }
      const ids = { id, team_id: team.id, hub_id: hub, space_id: space.id };
      const rest = { title, body, status: 'published', poll: null, external_video_embeds: [] };
      yield { ...discussionKey(team.id, id), entity: 'discussion', ...ids, ...rest, version: 1 };
    }
  }
  await write(world, posts());
  function* blocks(): Generator<Attributes> {
    for (const [stem, list] of lists) {
      const partition = listPartition({ team: team.id, hub }, 'community', stem);
      const sealed = Math.floor(list.length / BLOCK_SIZE);
      for (let seq = 0; seq < sealed; seq += 1) {
        const entries = new Map(list.slice(seq * BLOCK_SIZE, (seq + 1) * BLOCK_SIZE));
        yield { ...sealedKey(partition, seq), b: pack(entries) };
      }
      yield { ...openKey(partition), seq: sealed, ...Object.fromEntries(list.slice(sealed * BLOCK_SIZE)) };
    }
  }
  await write(world, blocks());
};

/** The ranks of the words of a query: common words, a common and a rare word, and so on. */
const QUERIES = [
  ['two common words', [12, 30]],
  ['a common and a middling word', [20, 300]],
  ['a common and a rare word', [15, 2_500]],
  ['two middling words', [200, 450]],
  ['one common word', [10]],
  ['four words', [14, 90, 400, 1_200]],
] as const;

/** What a query, or a post that is indexed, consumes. */
export interface SearchCost extends Consumption {
  readonly what: string;
  readonly hits?: number;
}

/** The costs of queries, and of indexing a post, in a hub with so many posts. */
export const measureSearch = async (size: number): Promise<readonly SearchCost[]> => {
  const world = await start();
  await fill(world, size);
  const { service, hub, reader, index, team } = world;
  const spent = meter(service.store.client);
  const search = async (ranks: readonly number[]) => {
    spent.read();
    const q = ranks.map(wordOf).join('+');
    const path = `/api/v1/hubs/${hub}/search/community?q=${q}&page[size]=20`;
    const { status, body } = await service.call({ path, token: reader.token });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { hits: (body.data as unknown[]).length, ...spent.read() };
  };
  await search([1]);
  const costs: SearchCost[] = [];
  for (const [what, ranks] of QUERIES) costs.push({ what, ...(await search(ranks)) });
  const body = Array.from({ length: 31 }, (_, nth) => wordOf(nth * 40)).join(' ');
  const post = () =>
    index.refresh(
      { team: team.id, hub },
      { kind: 'discussion', id: newPlaceId(spaceTag(world.space.id)) },
      async () => ({ title: '', body }),
    );
  /* The first query loads the dictionary, as in a hub that is in use. */
  await post();
  spent.read();
  await post();
  costs.push({ what: 'index a post of 31 words', ...spent.read() });
  await service.stop();
  return costs;
};
