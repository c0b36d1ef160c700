import { describe, expect, test } from 'vitest';
import { type FileItem, fileKey, objectKey } from '../../../shared/media/files/file-item.ts';
import { type ObjectStore, s3ObjectStore } from '../../../shared/media/files/object-store.ts';
import { removeFile } from '../../../shared/media/media/files.ts';
import { finalizeUpload } from '../../../shared/media/media/uploads.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { declared, uploading } from './uploading.ts';
import { codeOf, dataOf, formOf, PNG } from './world.ts';

const { asMember, begin, collection, finalize, owner, world } = uploading();

describe('finalizing an upload', () => {
  test('C416: returns the file and its media, with a URL that serves the exact bytes', async () => {
    const started = await begin({ ...declared, filename: 'Grüße "1".png' });
    expect((await world().bucket.post(formOf(started), PNG)).status).toBe(204);
    const requestedAt = Date.now();
    const response = await finalize(started.id);
    expect(response.status).toBe(200);
    const { attributes } = dataOf(response);
    expect(attributes).toMatchObject({
      file_id: started.id,
      media_id: expect.any(String),
      status_upload: 'ready',
      mime_type: 'image/png',
      asset_kind: 'image',
      filename: 'Grüße "1".png',
      size_bytes: PNG.length,
      upload: null,
    });
    const read = await fetch(String(attributes.url));
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(read.headers.get('content-disposition')).toBe(
      `inline; filename="Gr__e _1_.png"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.png`,
    );
    expect(Date.parse(String(attributes.url_expires_at))).toBeGreaterThan(requestedAt + 3_600_000 - 1_000);
  });

  test('a file that browsers cannot display is served as a download', async () => {
    const bytes = Buffer.from('PK\u0003\u0004 and more', 'latin1');
    const { attributes } = await world().upload(owner(), { bytes, mime_type: 'application/zip', filename: 'a.zip' });
    const read = await fetch(String(attributes.url));
    expect(read.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('a URL cannot be altered, and expires', async () => {
    const { attributes } = await world().upload(owner());
    const address = new URL(String(attributes.url));
    const other = new URL(address);
    other.pathname = other.pathname.replace('/files/', '/pending/');
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(`${address}&response-content-type=text%2Fhtml`)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(`${address.origin}${address.pathname}`)).status).toBe(403);
    holdClock(Date.parse(String(attributes.url_expires_at)) + 1_000);
    expect((await fetch(address)).status).toBe(403);
  });

  test('repeated and concurrent requests return the same response', async () => {
    const started = await begin();
    await world().bucket.post(formOf(started), PNG);
    const all = await Promise.all(Array.from({ length: 100 }, () => finalize(started.id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map((one) => dataOf(one).attributes.media_id)).size).toBe(1);
    const repeated = await finalize(started.id);
    expect(dataOf(repeated).attributes).toMatchObject({ status_upload: 'ready', file_id: started.id });
  });

  test('a file that is deleted while it is placed stays deleted, and its bytes are deleted', async () => {
    const started = await begin();
    await world().bucket.post(formOf(started), PNG);
    const [{ db }, team] = [world().service, world().ours.id];
    const key = fileKey(team, started.id);
    const file = key && (await db.get<FileItem>(key));
    if (!file) throw new Error('No file');
    const actor = { type: 'user', id: world().ours.users.owner.id } as const;
    const objects = s3ObjectStore(world().bucket.environment);
    const removed: string[] = [];
    const slow: ObjectStore = {
      ...objects,
      async put(...placing) {
        expect(await removeFile(db, team, started.id, actor, new Date())).toBe(true);
        return objects.put(...placing);
      },
      async remove(objectKey, now) {
        removed.push(objectKey);
        await objects.remove(objectKey, now);
      },
    };
    expect(await finalizeUpload(db, slow, file, actor, new Date())).toBeUndefined();
    expect(await db.get(key)).toBeUndefined();
    expect(removed).toEqual([objectKey(file)]);
    expect(await objects.inspect(objectKey(file), new Date())).toBeUndefined();
  });

  test('before the file was posted it returns 409 and can be retried', async () => {
    const started = await begin();
    expect(codeOf(await finalize(started.id))).toBe('409 upload_missing');
    await world().bucket.post(formOf(started), PNG);
    expect((await finalize(started.id)).status).toBe(200);
  });

  test.each([
    ['HTML declared as an image', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['an image of another type', 'image/jpeg', PNG],
    ['an SVG declared as text', 'text/plain', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ['HTML behind a byte order mark and spaces', 'text/csv', '\ufeff \n<html><body>'],
    ['a program declared as a PDF', 'application/pdf', 'MZ\u0090\u0000'],
    ['an image declared as a video', 'video/mp4', '\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000avifmif1'],
    ['binary data declared as text', 'text/plain', 'a\u0000b'],
  ])('%s fails permanently', async (_, mime_type, content) => {
    const bytes = Buffer.from(content as string);
    const started = await begin({ filename: 'a', mime_type, size_bytes: bytes.length });
    expect((await world().bucket.post(formOf(started), bytes)).status).toBe(204);
    for (let times = 0; times < 2; times += 1) {
      const response = await finalize(started.id);
      expect(codeOf(response)).toBe('422 upload_rejected');
      expect((response.body.errors as { meta: object }[])[0]?.meta).toMatchObject({ reason: 'type_mismatch' });
    }
    const { attributes } = dataOf(
      await world().get(`${collection().replace('uploads', 'files')}/${started.id}`, owner()),
    );
    expect(attributes).toMatchObject({ status_upload: 'failed', failure: 'type_mismatch', url: null, media_id: null });
  });

  test('a size other than declared fails', async () => {
    const started = await begin();
    const key = formOf(started).fields.key ?? '';
    await world().bucket.objects.put(
      'media',
      key,
      { 'content-type': 'image/png' },
      Buffer.concat([PNG, Buffer.from('x')]),
    );
    expect(codeOf(await finalize(started.id))).toBe('422 upload_rejected');
  });

  test('a second post after finalizing does not change the served file', async () => {
    const started = await begin();
    await world().bucket.post(formOf(started), PNG);
    const { attributes } = dataOf(await finalize(started.id));
    const other = Buffer.alloc(PNG.length, 60);
    expect((await world().bucket.post(formOf(started), other)).status).toBe(204);
    await finalize(started.id);
    const read = await fetch(String(attributes.url));
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('only the member who started it and creators who manage content can finalize it', async () => {
    const { member, bareKey, key } = world().ours;
    const started = await begin(declared, member.token, asMember());
    await world().bucket.post(formOf(started), PNG);
    const other = await world().newMember();
    expect(codeOf(await finalize(started.id, other.token))).toBe('404 not_found');
    for (const id of [started.id, newId()]) expect(codeOf(await finalize(id, bareKey.secret))).toBe('403 forbidden');
    expect(codeOf(await finalize(started.id, world().theirs.users.owner.token))).toBe('404 not_found');
    expect(codeOf(await finalize(started.id, world().theirs.member.token))).toBe('404 not_found');
    expect(codeOf(await finalize(newId(), member.token))).toBe('404 not_found');
    expect((await finalize(started.id, key.secret)).status).toBe(200);
    expect(dataOf(await finalize(started.id, member.token)).attributes.url).toEqual(expect.any(String));
  });
});
