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

/** Segments that fill this number of rows, each with unique text. */
const segmentsOf = (rows: number) =>
  Array.from({ length: rows }, (_, nth) => ({
    start_seconds: nth,
    end_seconds: nth + 1,
    text: `${nth} ${'word '.repeat(30_000)}`,
  }));

test('a transcript of many rows is read in order; deletion keeps the named transcript, then removes it', async () => {
  const db = table(store.client, store.name);
  const [team_id, media_id, neighbour] = [newId(), newPlaceId('0123456789'), newPlaceId('0123456789')];
  const of = (media = media_id) => ({ id: newId(), team_id, media_id: media });
  const [old, kept, others] = [of(), of(), of(neighbour)];
  const { store: storeTranscript, segments, deleteAll } = transcripts(db);
  expect(await storeTranscript(old, segmentsOf(25))).toBe(25);
  expect(await storeTranscript(kept, segmentsOf(3))).toBe(3);
  expect(await storeTranscript(others, segmentsOf(1))).toBe(1);
  expect(await segments({ ...old, chunks: 25 })).toEqual(segmentsOf(25));

  const spent = meter(store.client);
  await deleteAll(team_id, media_id, kept.id);
  /* 28 rows of 150 KB are read in pages of 1 MB; one transaction deletes 20 of the largest rows. */
  expect(spent.read().commands.filter((one) => one !== 'QueryCommand')).toEqual(
    Array(2).fill('TransactWriteItemsCommand'),
  );
  const remaining = (media: string) => queryAll<object>(db, transcriptsOf(team_id, media));
  expect(await segments({ ...kept, chunks: 3 })).toEqual(segmentsOf(3));
  expect(await remaining(media_id)).toHaveLength(3);
  await deleteAll(team_id, media_id);
  expect([await remaining(media_id), (await remaining(neighbour)).length]).toEqual([[], 1]);
});
