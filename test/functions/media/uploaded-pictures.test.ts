import { describe, expect, test } from 'vitest';
import { portraitUploadKey } from '../../../shared/hubs/people/portraits/portrait-item.ts';
import { portraits } from '../../../shared/hubs/people/portraits/portraits.ts';
import { type FileItem, fileKey, objectKey } from '../../../shared/media/files/file-item.ts';
import { type ObjectStore, s3ObjectStore } from '../../../shared/media/files/object-store.ts';
import { finalizeUpload } from '../../../shared/media/media/uploads.ts';
import {
  AV01,
  avif,
  blocks,
  chunk,
  exifSegment,
  gif,
  join,
  jpeg,
  png,
  riffChunk,
  SECRET,
  tiff,
  VP8L,
  vp8x,
  webp,
} from '../../support/pictures.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, formOf, startMedia, type Thing } from './world.ts';

const world = useWorld(startMedia);
const me = () => world.ours.member.token;

const PICTURES = [
  ['image/jpeg', jpeg(exifSegment(tiff(1)))],
  ['image/png', png([chunk('eXIf', tiff(1))])],
  ['image/gif', gif([join(0x21, 0xfe, blocks(SECRET))])],
  ['image/webp', webp(vp8x(0x08), VP8L, riffChunk('EXIF', tiff(1)))],
  ['image/avif', avif([AV01, { type: 'Exif', data: join('\0\0\0\0', tiff(1)) }])],
] as const;
const PHOTO = PICTURES[0][1];
const CLEAN = jpeg();

const download = async (url: unknown): Promise<Buffer> => Buffer.from(await (await fetch(String(url))).arrayBuffer());

const begin = async (bytes: Buffer, mime_type = 'image/jpeg', token = me()): Promise<Thing> => {
  const declared = { filename: 'a', mime_type, size_bytes: bytes.length };
  const started = dataOf(await world.post('uploads')(`/hubs/${world.ours.hub}/uploads`, token, declared));
  expect((await world.bucket.post(formOf(started), bytes)).status).toBe(204);
  return started;
};
const finalize = ({ id }: Thing, token = me()) => world.post('uploads')(`/uploads/${id}/finalize`, token);

const beginPortrait = async (portrait: string, token: string, bytes = PHOTO, mime_type = 'image/jpeg') => {
  const declared = { mime_type, size_bytes: bytes.length };
  const started = dataOf(await world.post(`${portrait}s`)(`/me/${portrait}`, token, declared));
  expect((await world.bucket.post(formOf(started), bytes)).status).toBe(204);
  return started;
};
const finalizePortrait = (portrait: string, token: string) => world.post('avatars')(`/me/${portrait}/finalize`, token);

/** A store that fails once at this step, after or before it was done. */
const crashing = (step: 'read' | 'put', when: 'before' | 'after'): ObjectStore => {
  const objects = s3ObjectStore(world.bucket.environment);
  const crash = () => Promise.reject(new Error('crash'));
  if (when === 'before') return { ...objects, [step]: crash };
  const done: ObjectStore['put'] = async (...putting) => objects.put(...putting).then(crash);
  return { ...objects, put: done };
};

describe.each(PICTURES)('an uploaded picture of type %s', (mime_type, bytes) => {
  test('says nothing about its maker to another member who downloads it from a post', async () => {
    const uploaded = dataOf(await finalize(await begin(bytes, mime_type))).attributes;
    const post = await world.newDiscussion(me());
    const shown = { media_id: uploaded.media_id, target_type: 'discussion', target_id: post.id };
    expect((await world.post('attachments')('/attachments', me(), shown)).status).toBe(201);
    const other = await world.newMember();
    const seen = dataOf(await world.get(`/discussions/${post.id}`, other.token));
    const [attached] = seen.attributes.attachments as { url: string; size_bytes: number }[];
    const downloaded = await download(attached?.url);
    expect([bytes.includes(SECRET), downloaded.includes(SECRET)]).toEqual([true, false]);
    expect([attached?.size_bytes, uploaded.size_bytes]).toEqual([downloaded.length, downloaded.length]);
  });

  test.each(['avatar', 'banner'])('says nothing about its maker as %s', async (portrait) => {
    const { token } = await world.newMember();
    await beginPortrait(portrait, token, bytes, mime_type);
    const { attributes } = dataOf(await finalizePortrait(portrait, token));
    const downloaded = await download(attributes.url);
    expect(downloaded.includes(SECRET)).toBe(false);
    expect(attributes.size_bytes).toBe(downloaded.length);
  });

  test('that ends before its end is rejected and not served', async () => {
    const cut = bytes.subarray(0, -20);
    const started = await begin(cut, mime_type);
    for (let times = 0; times < 2; times += 1) {
      const response = await finalize(started);
      expect(codeOf(response)).toBe('422 upload_rejected');
      expect((response.body.errors as { meta: object }[])[0]?.meta).toMatchObject({ reason: 'type_mismatch' });
    }
    const { id: team_id, hub: hub_id } = world.ours;
    const placed = objectKey({ team_id, hub_id, id: started.id });
    expect(await world.bucket.objects.get('media', placed)).toBeUndefined();
    const { token } = await world.newMember();
    await beginPortrait('avatar', token, cut, mime_type);
    expect(codeOf(await finalizePortrait('avatar', token))).toBe('422 upload_rejected');
    expect(dataOf(await world.get('/me', token)).attributes.photo_url).toBeNull();
  });
});

test('a picture is served as before: with its type, inline and cached', async () => {
  const { url } = dataOf(await finalize(await begin(PHOTO))).attributes;
  const { headers } = await fetch(String(url));
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect(headers.get('cache-control')).toBe('private, max-age=3600, immutable');
});

test('repeated and concurrent requests return the size of what is served', async () => {
  const started = await begin(PHOTO);
  const all = await Promise.all([finalize(started), finalize(started), finalize(started)]);
  const sizes = [...all, await finalize(started)].map((one) => dataOf(one).attributes.size_bytes);
  expect(sizes).toEqual(sizes.map(() => CLEAN.length));
  const { token } = await world.newMember();
  await beginPortrait('avatar', token);
  const first = dataOf(await finalizePortrait('avatar', token));
  expect(first.attributes.size_bytes).toBe(CLEAN.length);
  expect(dataOf(await finalizePortrait('avatar', token))).toEqual(first);
});

test('a file that is not a picture is served byte for byte', async () => {
  const bytes = join('PK\x03\x04', PHOTO);
  const { attributes } = await world.upload(me(), {
    bytes,
    mime_type: 'application/zip',
    filename: 'a.zip',
    member: true,
  });
  expect((await download(attributes.url)).equals(bytes)).toBe(true);
});

describe.each([
  ['before the upload is read', 'read', 'before'],
  ['before the clean picture is stored', 'put', 'before'],
  ['after the clean picture is stored', 'put', 'after'],
] as const)('a crash %s', (_, step, when) => {
  test('leaves an upload that can be finalized again', async () => {
    const started = await begin(PHOTO);
    const key = fileKey(world.ours.id, started.id);
    const file = key && (await world.service.db.get<FileItem>(key));
    if (!file) throw new Error('No file');
    const actor = { type: 'contact', id: world.ours.member.id } as const;
    const work = finalizeUpload(world.service.db, crashing(step, when), file, actor, new Date());
    await expect(work).rejects.toThrow('crash');
    expect(await world.service.db.get(key)).toMatchObject({ status_upload: 'pending', size_bytes: PHOTO.length });
    const { attributes } = dataOf(await finalize(started));
    expect(attributes).toMatchObject({ status_upload: 'ready', size_bytes: CLEAN.length });
    expect((await download(attributes.url)).equals(CLEAN)).toBe(true);
  });

  test('leaves a portrait that can be finalized again', async () => {
    const { id, token } = await world.newMember();
    await beginPortrait('avatar', token);
    const person = { kind: 'contact', id, team: world.ours.id } as const;
    const work = portraits(world.service.db, crashing(step, when), person).finalize('avatar', new Date());
    await expect(work).rejects.toThrow('crash');
    expect(dataOf(await world.get('/me', token)).attributes.photo_url).toBeNull();
    const { attributes } = dataOf(await finalizePortrait('avatar', token));
    expect(attributes).toMatchObject({ status_upload: 'ready', size_bytes: CLEAN.length });
    expect((await download(attributes.url)).equals(CLEAN)).toBe(true);
  });
});

test('a picture that is replaced between its check and its cleaning is not stored', async () => {
  const objects = s3ObjectStore(world.bucket.environment);
  const started = await begin(PHOTO);
  const key = fileKey(world.ours.id, started.id);
  const file = key && (await world.service.db.get<FileItem>(key));
  if (!file) throw new Error('No file');
  const replacing: ObjectStore = {
    ...objects,
    async read(...reading) {
      await world.bucket.post(formOf(started), Buffer.alloc(PHOTO.length));
      return objects.read(...reading);
    },
  };
  const actor = { type: 'contact', id: world.ours.member.id } as const;
  expect(await finalizeUpload(world.service.db, replacing, file, actor, new Date())).toBe('absent');
  expect(await world.bucket.objects.get('media', objectKey(file))).toBeUndefined();
});

test('a portrait that was begun again meanwhile keeps the declaration of the new upload', async () => {
  const { id, token } = await world.newMember();
  const person = { kind: 'contact', id, team: world.ours.id } as const;
  const objects = s3ObjectStore(world.bucket.environment);
  await beginPortrait('avatar', token);
  const declared = { mime_type: 'image/png', size_bytes: 99 };
  const overtaken: ObjectStore = {
    ...objects,
    async put(...putting) {
      await objects.put(...putting);
      await portraits(world.service.db, objects, person).begin('avatar', declared, new Date());
    },
  };
  const first = await portraits(world.service.db, overtaken, person).finalize('avatar', new Date());
  expect(first).toMatchObject({ size_bytes: CLEAN.length, status_upload: 'ready' });
  const row = await world.service.db.get<object>(portraitUploadKey(person, 'avatar'));
  expect(row).toMatchObject(declared);
  expect(row).not.toHaveProperty('stored_bytes');
});
