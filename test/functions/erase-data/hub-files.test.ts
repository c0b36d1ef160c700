import { expect, test } from 'vitest';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { type FileItem, objectKey, pendingObjectKey } from '../../../shared/media/files/file-item.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { tagFor } from '../../../shared/platform/ids/place-id.ts';
import { startStore } from '../../support/dynamo.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { objectsOfAPicture } from '../every-route/support/stored-media.ts';
import { deleteHub, pendingFile, pendingFiles, processedFile, rowsOf, startRemoval, usedFile } from './hub-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const spent = useFixture(() => meter(store.client));

const team = newId();
const newHub = async (of = team) => {
  const facts = { name: 'Hub', slug: `hub-${newId()}`, description: null, allowed_origins: [] };
  const input = { ...facts, access_level: 'open', sign_in: 'both' } as const;
  const made = await hubs(db, of).create(input, { type: 'system', id: 'test' }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return { team: of, hub: made.id };
};
const jobOf = ({ team: team_id, hub: hub_id }: { readonly team: string; readonly hub: string }) =>
  ({ kind: 'hub', team_id, hub_id }) as const;
const keysOf = (files: readonly FileItem[]) => files.flatMap((file) => [pendingObjectKey(file), objectKey(file)]);

/** An object store that records removals and requests. */
const recording = () => {
  const removed: string[] = [];
  let requests = 0;
  const removeAll = async (keys: readonly string[]) => {
    if (keys.length > 0) requests += 1;
    removed.push(...keys);
  };
  return { removed, removeAll, requests: () => requests };
};

test('all files of a deleted hub are removed, in any state, with their renditions and transcripts', async () => {
  const hub = await newHub();
  const { file, transcode } = await processedFile(db, hub, new Date(Date.now() - 3 * DAY));
  const files = [file, await pendingFile(db, hub), await usedFile(db, hub)];
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  await worker.drain(jobOf(hub));
  const renditions = transcode.renditions.map(({ object_key }) => object_key);
  expect(renditions).toHaveLength(3);
  expect(objects.removed.toSorted()).toEqual([...keysOf(files), ...renditions].toSorted());
  expect(await rowsOf(db, hub)).toEqual([]);
  expect([worker.failures, worker.waiting]).toEqual([[], []]);
});

test('an existing hub keeps its files', async () => {
  const hub = await newHub();
  await processedFile(db, hub, new Date(Date.now() - 3 * DAY));
  const before = await rowsOf(db, hub);
  expect(before).toHaveLength(6);
  const objects = recording();
  const worker = startRemoval(db, objects);
  expect(await worker.drain(jobOf(hub))).toBe(1);
  expect([await rowsOf(db, hub), objects.removed, worker.waiting]).toEqual([before, [], []]);
});

test('other hubs keep their files, in the team, in another team and with the same tag', async () => {
  const hub = await newHub();
  const sharing = { team, hub: newId().slice(0, -10) + tagFor(hub.hub) };
  const others = [await newHub(), await newHub(newId()), { team: newId(), hub: hub.hub }];
  const old = new Date(Date.now() - 3 * DAY);
  const kept = await Promise.all([...others, sharing].map((other) => processedFile(db, other, old)));
  await processedFile(db, hub, old);
  const before = await Promise.all(others.map((other) => rowsOf(db, other)));
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  await worker.drain(jobOf(hub));
  expect(await Promise.all(others.map((other) => rowsOf(db, other)))).toEqual(before);
  const left = await rowsOf(db, sharing);
  expect(left).toHaveLength(6);
  const last = kept.at(-1)?.file;
  expect(left.filter((sk) => ![last?.id, last?.media_id].some((id) => sk.includes(String(id))))).toEqual([]);
  expect(objects.removed).toHaveLength(5);
  expect(objects.removed.filter((key) => !key.includes(`/${team}/${hub.hub}/`))).toEqual([]);
  expect(worker.failures).toEqual([]);
});

test('a page with rows of another hub is skipped', async () => {
  const hub = await newHub();
  const sharing = { team, hub: newId().slice(0, -10) + tagFor(hub.hub) };
  const kept = [...(await pendingFiles(db, sharing, 100)), ...(await pendingFiles(db, sharing, 50))];
  const file = await pendingFile(db, hub);
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  expect(await worker.drain(jobOf(hub))).toBe(2);
  expect(objects.removed).toEqual(keysOf([file]));
  expect(new Set(await rowsOf(db, sharing))).toEqual(new Set(kept.map(({ id }) => `FILE#${id}`)));
});

test('a hub without media costs one query', async () => {
  const hub = await newHub();
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  spent.read();
  expect(await worker.drain(jobOf(hub))).toBe(1);
  expect(spent.read().commands).toEqual(['QueryCommand']);
  expect([worker.waiting, objects.removed, worker.failures]).toEqual([[], [], []]);
});

test('a message removes a hundred rows with at most five table requests and one file store request', async () => {
  const hub = await newHub();
  const files: FileItem[] = [];
  for (let nth = 0; nth < 70; nth += 1) files.push(await usedFile(db, hub));
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  spent.read();
  expect(await worker.drain(jobOf(hub))).toBe(3);
  const { commands } = spent.read();
  const each = Map.groupBy(commands, (command) => command.replace('Command', ''));
  const counted = Object.fromEntries([...each].map(([name, all]) => [name, all.length]));
  expect(counted).toEqual({ Query: 3, GetItem: 3, TransactWriteItems: 4, BatchGetItem: 2 });
  expect(objects.requests()).toBe(1);
  expect(objects.removed.toSorted()).toEqual(keysOf(files).toSorted());
  expect(await rowsOf(db, hub)).toEqual([]);
});

test('data that a provider is processing is removed after the processing has ended', async () => {
  const hub = await newHub();
  const { file, transcode } = await processedFile(db, hub, new Date());
  for (let nth = 0; nth < 39; nth += 1) await usedFile(db, hub);
  await deleteHub(db, hub);
  const objects = recording();
  const worker = startRemoval(db, objects);
  expect(await worker.drain(jobOf(hub))).toBe(2);
  expect(worker.waiting).toEqual([{ job: jobOf(hub), delay: 900 }]);
  expect(objects.removed).toContain(objectKey(file));
  const [row = '', ...more] = await rowsOf(db, hub);
  expect([row.includes(transcode.id), more]).toEqual([true, []]);
});

/** Wraps asynchronous calls so that the nth one fails, before or after it took effect. */
const failingAt = (nth: number, when: 'before' | 'after') => {
  let calls = 0;
  const through =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      calls += 1;
      const fails = calls === nth;
      if (fails && when === 'before') throw new Error('crashed');
      const answer = await call(...args);
      if (fails) throw new Error('crashed');
      return answer;
    };
  return { through, failed: () => calls >= nth };
};

for (const when of ['before', 'after'] as const)
  test(`a removal that is interrupted ${when} any of its calls took effect is completed by retries`, async () => {
    let reached = 0;
    for (let nth = 1; ; nth += 1) {
      const hub = await newHub();
      const { file, transcode } = await processedFile(db, hub, new Date(Date.now() - 3 * DAY));
      const files = [file, ...(await pendingFiles(db, hub, 98))];
      await deleteHub(db, hub);
      const objects = recording();
      const worker = startRemoval(db, objects);
      const { through, failed } = failingAt(nth, when);
      const { query, get, getMany, transact } = db;
      await worker.drain(jobOf(hub), {
        db: {
          ...db,
          query: through(query) as Table['query'],
          get: through(get) as Table['get'],
          getMany: through(getMany) as Table['getMany'],
          transact: through(transact),
        },
        objects: { ...objectsOfAPicture, removeAll: through(objects.removeAll) },
        queue: { send: through(worker.queue.send) },
      });
      const expected = [...keysOf(files), ...transcode.renditions.map(({ object_key }) => object_key)];
      expect(new Set(objects.removed)).toEqual(new Set(expected));
      expect(await rowsOf(db, hub)).toEqual([]);
      expect(worker.failures).toHaveLength(failed() ? 1 : 0);
      if (!failed()) break;
      reached = nth;
    }
    expect(reached).toBeGreaterThan(10);
  });
