import { expect, test } from 'vitest';
import { transcriptsOf } from '../../../../shared/media/transcription/transcription-item.ts';
import { transcripts } from '../../../../shared/media/transcription/transcripts.ts';
import { queryAll } from '../../../../shared/platform/db/query-all.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);

/** What fills so many rows, each with words of its own. */
const filling = (rows: number) =>
  Array.from({ length: rows }, (_, nth) => ({
    start_seconds: nth,
    end_seconds: nth + 1,
    text: `${nth} ${'word '.repeat(30_000)}`,
  }));

test('a transcript of many rows is read in order; all but one transcript, then that one, are deleted', async () => {
  const db = table(store.client, store.name);
  const [team_id, media_id, neighbour] = [newId(), newPlaceId('0123456789'), newPlaceId('0123456789')];
  const of = (media = media_id) => ({ id: newId(), team_id, media_id: media });
  const [old, kept, others] = [of(), of(), of(neighbour)];
  const { store: keep, segments, deleteAll: forget } = transcripts(db);
  expect(await keep(old, filling(25))).toBe(25);
  expect(await keep(kept, filling(3))).toBe(3);
  expect(await keep(others, filling(1))).toBe(1);
  expect(await segments({ ...old, chunks: 25 })).toEqual(filling(25));

  const spent = meter(store.client);
  await forget(team_id, media_id, kept.id);
  /* 28 rows of 150 KB are read a megabyte at a time; 20 of the largest are what one transaction takes. */
  expect(spent.read().commands.filter((one) => one !== 'QueryCommand')).toEqual(
    Array(2).fill('TransactWriteItemsCommand'),
  );
  const left = (media: string) => queryAll<object>(db, transcriptsOf(team_id, media));
  expect(await segments({ ...kept, chunks: 3 })).toEqual(filling(3));
  expect(await left(media_id)).toHaveLength(3);
  await forget(team_id, media_id);
  expect([await left(media_id), (await left(neighbour)).length]).toEqual([[], 1]);
});
