import { beforeAll, expect, test } from 'vitest';
import { type ContentNodeItem, contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentTag } from '../../../shared/engagement/content/content-partition.ts';
import { mediaUseKey } from '../../../shared/media/attachments/attachment-item.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { type MediaItem, mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { transcriptionKey } from '../../../shared/media/transcription/transcription-item.ts';
import { transcripts } from '../../../shared/media/transcription/transcripts.ts';
import type { Attributes } from '../../../shared/platform/db/item.ts';
import type { Key } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { entityNamed } from '../../support/rows.ts';
import { useWorld } from '../../support/use-world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);
let owner: string;
beforeAll(() => {
  owner = world.team.users.owner.token;
});

const put = async (key: Key | undefined, entity: string, row: object): Promise<void> => {
  if (!key) throw new Error(`There is no key for this ${entity} id`);
  const now = new Date().toISOString();
  await world.service.db.put({
    ...key,
    entity: entityNamed(entity),
    created_at: now,
    updated_at: now,
    ...(row as Attributes),
  });
};

const ids = () => ({ team_id: world.team.id, hub_id: world.hub });

const newMedia = async (filename: string, asset_kind: MediaItem['asset_kind']): Promise<string> => {
  const id = newPlaceId(mediaTag(world.hub));
  const facts = { file_id: newId(), filename, mime_type: 'video/mp4', asset_kind, size_bytes: 1 };
  const uploaded_by = { type: 'user', id: world.team.users.owner.id };
  await put(mediaKey(world.team.id, id), 'media', { id, ...ids(), ...facts, status_upload: 'ready', uploaded_by });
  return id;
};

const newLesson = async (title: string, media: string | null, more: Partial<ContentNodeItem> = {}): Promise<string> => {
  const id = newPlaceId(contentTag(world.hub));
  const node = { parent_id: null, kind: 'lesson', summary: null, body: 'About it', media_id: media, position: 0 };
  const author = { type: 'user', id: world.team.users.owner.id };
  const state = { status: 'published', published_at: null, is_commentable: true };
  await put(contentNodeKey(world.team.id, id), 'content_node', {
    id,
    ...ids(),
    title,
    ...node,
    ...state,
    author,
    ...more,
  });
  if (media !== null) {
    const use = { attachment_id: id, media_id: media, target_type: 'content_node', target_id: id };
    await put(mediaUseKey(world.team.id, media, id), 'media_use', use);
  }
  return id;
};

const addTranscript = async (
  media: string,
  segments: readonly (readonly [number, number, string])[],
): Promise<void> => {
  const item = { id: newId(), team_id: world.team.id, media_id: media };
  const spoken = segments.map(([start_seconds, end_seconds, text]) => ({ start_seconds, end_seconds, text }));
  const chunks = await transcripts(world.service.db).store(item, spoken);
  const rest = {
    status: 'completed',
    provider: 'x',
    provider_id: null,
    language: 'en',
    duration_seconds: 9,
    error: null,
  };
  await put(transcriptionKey(world.team.id, media), 'transcription', { ...item, ...ids(), ...rest, chunks });
};

test('a transcript is searchable with the time of the match by members who can read its lesson', async () => {
  const video = await newMedia('week-3_lathe.mp4', 'video');
  const lesson = await newLesson('Turning wood', video);
  await addTranscript(video, [
    [0, 4, 'Welcome back to the workshop.'],
    [4.5, 9, 'Hold the gouge low and let the bevel rub.'],
    [9, 12, 'Now sand it.'],
  ]);
  await world.drain();
  const [first, ...others] = things(await world.search(world.ada.token, { q: 'gouge bevel' }));
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    id: `media:${video}`,
    attributes: {
      result_kind: 'media',
      source_type: 'media',
      rank_source: 'media',
      native_id: video,
      title: 'week-3_lathe.mp4',
      snippet: 'Hold the gouge low and let the bevel rub.',
      start_seconds: 4.5,
      end_seconds: 9,
      shown_in: { type: 'content_node', id: lesson, title: 'Turning wood' },
    },
  });
  expect(await world.found(world.ada.token, 'lathe', { scope: 'media' })).toEqual([video]);
  expect(await world.found(world.ada.token, 'lathe', { scope: 'files' })).toEqual([]);
  expect(await world.found(world.ada.token, 'turning', { scope: 'media' })).toEqual([lesson]);
  expect(await world.found(world.ada.token, 'gouge', {}, '/community')).toEqual([]);
});

test('media without a readable lesson is found by creators only', async () => {
  const [unattached, drafted, locked] = [
    await newMedia('obsidian.mp4', 'video'),
    await newMedia('feldspar.mp4', 'video'),
    await newMedia('travertine.mp4', 'video'),
  ];
  const draft = await newLesson('Pumice', drafted, { status: 'draft' });
  const gated = await newLesson('Dolomite', locked, { gated: true });
  await world.drain();
  for (const q of ['obsidian', 'feldspar', 'travertine', 'pumice', 'dolomite'])
    expect(await world.found(world.ada.token, q), q).toEqual([]);
  for (const [q, id] of [
    ['obsidian', unattached],
    ['feldspar', drafted],
    ['travertine', locked],
    ['dolomite', gated],
  ] as const)
    expect(await world.found(owner, q), q).toEqual([id]);
  expect(await world.found(owner, 'pumice')).not.toContain(draft);
});

test('shown_in contains only a lesson that the caller can open', async () => {
  const video = await newMedia('amethyst.mp4', 'video');
  await newLesson('Locked <b>lesson</b>', video, { gated: true });
  await world.drain();
  const shownIn = async (token: string) =>
    things(await world.search(token, { q: 'amethyst' })).map(({ attributes }) => attributes.shown_in);
  expect(await shownIn(world.ada.token)).toEqual([]);
  expect(await shownIn(owner)).toMatchObject([{ type: 'content_node', title: 'Locked &lt;b&gt;lesson&lt;/b&gt;' }]);
  const open = await newLesson('Open lesson', video);
  expect(await shownIn(world.ada.token)).toEqual([{ type: 'content_node', id: open, title: 'Open lesson' }]);
  const unattached = await newMedia('jasper.mp4', 'video');
  await world.drain();
  const [hit] = things(await world.search(owner, { q: 'jasper' }));
  expect([hit?.attributes.native_id, hit?.attributes.shown_in]).toEqual([unattached, null]);
});

test('a document has the scope files, and a deleted one is not found', async () => {
  const file = await newMedia('invoice-template.pdf', 'document');
  const lesson = await newLesson('Billing', file);
  await world.drain();
  expect(await world.found(world.ada.token, 'invoice', { scope: 'files' })).toEqual([file]);
  expect(await world.found(world.ada.token, 'invoice', { scope: 'media' })).toEqual([]);
  const by = { entity: mediaEntity, actor: { type: 'user', id: newId() }, now: new Date() } as const;
  const key = mediaKey(world.team.id, file);
  if (key) await world.service.db.softDelete(key, by);
  for (const drained of [false, true]) {
    if (drained) await world.drain();
    expect(await world.found(world.ada.token, 'invoice', { scope: 'files' })).toEqual([]);
  }
  expect(await world.found(world.ada.token, 'billing')).toEqual([lesson]);
});
