import { expect, test } from 'vitest';
import { mediaTag } from '../../../../shared/media/files/media-partition.ts';
import { mediaKey, mediaKind, mediaOf } from '../../../../shared/media/media/media-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';

test('the id of a media file has the partition of its hub; an id without a place has none', () => {
  const hub = newId();
  const id = newPlaceId(mediaTag(hub));
  expect(mediaKey('t', id)?.pk).toBe(mediaOf({ team: 't', hub }).partition);
  expect(mediaKey('t', 'nonsense')).toBeUndefined();
});

test('the progress of a transcription is not an update of the media file', () => {
  const row = (more: object) => ({
    pk: 'TEAM#t#MEDIA#x',
    sk: 'MEDIA#m',
    entity: 'media',
    id: 'm',
    hub_id: 'h',
    created_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-01T00:00:00.000Z',
    ...more,
  });
  expect(mediaKind.events(row({}), row({ transcription_status: 'queued' }))).toEqual([]);
  expect(mediaKind.events(row({}), row({ filename: 'b' })).map(({ type, changed }) => [type, changed])).toEqual([
    ['media.updated', ['filename']],
  ]);
});
