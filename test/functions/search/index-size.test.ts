import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { BLOCK_SIZE } from '../../../shared/downstream/search/block.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { listPartition, openKey, sealedKey } from '../../../shared/downstream/search/index-key.ts';
import { parseQuery } from '../../../shared/downstream/search/parse-query.ts';
import { documentName, encodePosting, pack } from '../../../shared/downstream/search/posting.ts';
import { spaceTag } from '../../../shared/hubs/spaces/space-partition.ts';
import type { Attributes } from '../../../shared/platform/db/item.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import { toAttributes } from '../../support/attributes.ts';
import type { TestStore } from '../../support/dynamo.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub, newMember, newSpace } from '../community/world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);

/**
 * Words as frequent as the 10th, 20th, 300th and 2,500th word of a language: each occurs in one of this many
 * posts.
 */
const WORDS = { kalux: 3, dorux: 6, mitox: 75, pobax: 650 } as const;
const QUERIES = ['kalux', 'kalux dorux', 'dorux mitox', 'kalux pobax', 'kalux dorux mitox pobax'];

const write = async ({ client, name }: TestStore, rows: readonly Attributes[]): Promise<void> => {
  const batches = inParts(rows, 25).map((part) => part.map((row) => ({ PutRequest: { Item: toAttributes(row) } })));
  for (const group of inParts(batches, 8))
    await Promise.all(group.map((puts) => client.send(new BatchWriteItemCommand({ RequestItems: { [name]: puts } }))));
};

/** A hub whose index has the posting lists of `size` posts, with the rows of the posts that the queries return. */
const hubOf = async (size: number) => {
  const { service, team, indexStore } = world;
  const hub = await newHub(service, team);
  const space = await newSpace({ service, team, hub });
  const begin = Date.now() - size * 1_000;
  const ids = Array.from({ length: size }, (_, nth) => newPlaceId(spaceTag(space.id), begin + nth * 1_000));
  const rows = Object.entries(WORDS).flatMap(([word, every], salt) => {
    const partition = listPartition({ team: team.id, hub }, 'community', word);
    const list = ids
      .filter((_, nth) => (nth + salt) % every === 0)
      .map(
        (id, nth) =>
          [
            documentName({ kind: 'discussion', id }),
            encodePosting({ impact: 40 + ((nth * 7) % 90), mask: 0, places: [] }),
          ] as const,
      );
    const sealed = Math.floor(list.length / BLOCK_SIZE);
    const blocks = inParts(list.slice(0, sealed * BLOCK_SIZE), BLOCK_SIZE);
    return [
      ...blocks.map((block, seq) => ({ ...sealedKey(partition, seq), b: pack(new Map(block)) })),
      { ...openKey(partition), seq: sealed, ...Object.fromEntries(list.slice(sealed * BLOCK_SIZE)) },
    ];
  });
  await write(indexStore, rows);
  const index = dynamoIndex(table(indexStore.client, indexStore.name));
  const found = await Promise.all(
    QUERIES.map((text) => index.find({ team: team.id, hub }, 'community', parseQuery(text))),
  );
  const shown = new Set(found.flatMap(({ hits }) => hits.slice(0, 40).map(({ ref }) => ref.id)));
  const posts = [...shown].flatMap((id) => {
    const key = discussionKey(team.id, id);
    const where = { id, team_id: team.id, hub_id: hub, space_id: space.id, status: 'published' };
    const text = { title: 'Words', body: `${'x'.repeat(600)} ${Object.keys(WORDS).join(' ')}`, poll: null };
    return key ? [{ ...key, entity: 'discussion', ...where, ...text, external_video_embeds: [], version: 1 }] : [];
  });
  await write(service.store, posts);
  return { hub, reader: await newMember({ service, team, hub }) };
};

test('a search of 100,000 posts costs at most twice as much as of 1,000 posts, in no more requests', async () => {
  const [few, many] = [await hubOf(1_000), await hubOf(100_000)];
  const meters = [meter(world.service.store.client), meter(world.indexStore.client)];
  const costOf = async ({ hub, reader }: typeof few, q: string) => {
    for (const one of meters) one.read();
    const path = `/api/v1/hubs/${hub}/search/community?${new URLSearchParams({ q, 'page[size]': '20' })}`;
    const answered = await world.service.call({ path, token: reader.token });
    const spent = meters.map((one) => one.read());
    const sum = (what: 'requests' | 'read' | 'write') => spent.reduce((total, one) => total + one[what], 0);
    return { hits: things(answered).length, requests: sum('requests'), read: sum('read'), write: sum('write') };
  };
  for (const q of QUERIES) {
    const [small, large] = [await costOf(few, q), await costOf(many, q)];
    expect([small.hits, large.hits], q).toEqual([20, 20]);
    expect(large.read, q).toBeLessThanOrEqual(2 * small.read);
    expect([large.requests <= small.requests, large.write], q).toEqual([true, small.write]);
  }
});
