import { describe, expect, test } from 'vitest';
import { uploadInput } from '../../../functions/media/upload-resource.ts';
import { SIZE_LIMITS } from '../../../shared/media/files/file-types.ts';
import { holdClock } from '../../support/clock.ts';
import { declared, uploading } from './uploading.ts';
import { codeOf, dataOf, formOf, PNG, pointerOf } from './world.ts';

const { asMember, begin, collection, owner, world } = uploading();

/** The policy of a form, as S3 reads it. */
const policyOf = (fields: Readonly<Record<string, string>>) =>
  JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString('utf8'));

describe('starting an upload', () => {
  test('C051: returns 201 without Location, with a form for this file', async () => {
    const response = await world().post('uploads')(collection(), owner(), declared);
    expect(response.status).toBe(201);
    expect(response.headers.Location).toBeUndefined();
    const { id, type, attributes } = dataOf(response);
    expect(type).toBe('uploads');
    expect(attributes).toMatchObject({ ...declared, file_id: id, asset_kind: 'image', status_upload: 'pending' });
    expect(attributes).toMatchObject({ media_id: null, url: null, url_expires_at: null });
  });

  test('C057: creating a file returns 201 without Location', async () => {
    const response = await world().post('files')(collection().replace('uploads', 'files'), owner(), declared);
    expect([response.status, response.headers.Location]).toEqual([201, undefined]);
    expect(dataOf(response).type).toBe('files');
  });

  test('the policy accepts exactly this size and type at a generated key, for an hour', async () => {
    const now = Date.parse('2030-01-02T03:04:05Z');
    holdClock(now);
    const thing = await begin(
      declared,
      world().service.keys.issue({ kind: 'user', id: world().ours.users.owner.id }, { now }),
    );
    const { url, fields, expires_at } = formOf(thing);
    expect(url).toBe(`${world().bucket.environment.AWS_ENDPOINT_URL_S3}media/`);
    expect(expires_at).toBe('2030-01-02T04:04:05.000Z');
    const { expiration, conditions } = policyOf(fields);
    expect(expiration).toBe('2030-01-02T04:04:05.000Z');
    const key = `pending/${world().ours.id}/${world().ours.hub}/${thing.id}`;
    expect(conditions).toContainEqual({ key });
    expect(conditions).toContainEqual({ 'Content-Type': 'image/png' });
    expect(conditions).toContainEqual({ bucket: 'media' });
    expect(conditions).toContainEqual(['content-length-range', PNG.length, PNG.length]);
    expect(conditions.filter((one: unknown) => Array.isArray(one))).toHaveLength(1);
    const named = conditions.flatMap((one: object) => (Array.isArray(one) ? [] : Object.keys(one)));
    const { policy, 'x-amz-signature': signature, ...covered } = fields;
    expect(named.toSorted()).toEqual([...Object.keys(covered), 'bucket'].toSorted());
  });

  test('S3 rejects another size, type, key or bucket, and an expired form', async () => {
    const started = await begin();
    const form = formOf(started);
    const larger = Buffer.concat([PNG, Buffer.from('x')]);
    expect((await world().bucket.post(form, larger)).status).toBe(400);
    expect((await world().bucket.post(form, PNG.subarray(1))).status).toBe(400);
    for (const changed of [
      { 'Content-Type': 'text/html' },
      { key: `files/${world().ours.id}/${world().ours.hub}/${started.id}` },
      { key: 'pending/elsewhere' },
      { 'x-amz-signature': '0'.repeat(64) },
      { 'x-amz-meta-more': 'x' },
      { policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
      { policy: undefined },
    ])
      expect((await world().bucket.post(form, PNG, changed)).status).toBe(403);
    const now = Date.now();
    holdClock(now + 3_601_000);
    expect((await world().bucket.post(form, PNG)).status).toBe(403);
    holdClock(now);
    expect((await world().bucket.post(form, PNG)).status).toBe(204);
  });

  test.each([
    [{ ...declared, mime_type: 'image/svg+xml' }, 'mime_type'],
    [{ ...declared, mime_type: 'text/html' }, 'mime_type'],
    [{ ...declared, mime_type: 'application/xhtml+xml' }, 'mime_type'],
    [{ ...declared, mime_type: 'text/javascript' }, 'mime_type'],
    [{ ...declared, mime_type: null }, 'mime_type'],
    [{ ...declared, size_bytes: 0 }, 'size_bytes'],
    [{ ...declared, size_bytes: -1 }, 'size_bytes'],
    [{ ...declared, size_bytes: 1.5 }, 'size_bytes'],
    [{ ...declared, size_bytes: '5' }, 'size_bytes'],
    [{ ...declared, size_bytes: 20 * 1024 * 1024 + 1 }, 'size_bytes'],
    [{ ...declared, filename: '' }, 'filename'],
    [{ ...declared, filename: '   ' }, 'filename'],
    [{ ...declared, filename: '..' }, 'filename'],
    [{ ...declared, filename: '../../etc/passwd' }, 'filename'],
    [{ ...declared, filename: 'a\\b.png' }, 'filename'],
    [{ ...declared, filename: 'a\u0000.png' }, 'filename'],
    [{ ...declared, filename: 'a\r\nSet-Cookie: x' }, 'filename'],
    [{ ...declared, filename: 'x'.repeat(256) }, 'filename'],
  ])('%o returns 422 with its field', async (attributes, field) => {
    const response = await world().post('uploads')(collection(), owner(), attributes);
    expect([response.status, pointerOf(response)]).toEqual([422, `/data/attributes/${field}`]);
  });

  test('each kind of file has its own size limit, smaller for members', async () => {
    const size = (mime_type: string, mib: number, more = 0) => ({
      filename: 'a',
      mime_type,
      size_bytes: mib * 1024 * 1024 + more,
    });
    const status = async (path: string, token: string, attributes: object) =>
      (await world().post('uploads')(path, token, attributes)).status;
    const { token } = world().ours.member;
    for (const [mime, creator, member] of [
      ['image/png', 20, 10],
      ['video/mp4', 1024, 100],
      ['audio/mpeg', 512, 50],
      ['application/pdf', 100, 25],
      ['application/zip', 512, 25],
    ] as const) {
      expect(await status(collection(), owner(), size(mime, creator))).toBe(201);
      expect(await status(collection(), owner(), size(mime, creator, 1))).toBe(422);
      expect(await status(asMember(), token, size(mime, member))).toBe(201);
      expect(await status(asMember(), token, size(mime, member, 1))).toBe(422);
    }
  });

  test.each(['creator', 'member'] as const)('the description of the size has the limit of each kind for a %s', (by) => {
    const { description = '' } = uploadInput(by).shape.size_bytes;
    const limits = Object.entries(SIZE_LIMITS[by]);
    expect(limits).toHaveLength(5);
    for (const [kind, most] of limits) expect(description).toContain(`${kind} ${most / 1_048_576} MiB`);
  });

  test('members can upload only in their own hubs', async () => {
    const { member, outsider } = world().ours;
    expect((await world().post('uploads')(asMember(), member.token, declared)).status).toBe(201);
    expect(codeOf(await world().post('uploads')(asMember(), outsider.token, declared))).toBe('404 not_found');
    expect(codeOf(await world().post('uploads')(asMember(), owner(), declared))).toBe('403 forbidden');
    const otherHubPath = `/hubs/${world().theirs.hub}/uploads`;
    expect(codeOf(await world().post('uploads')(otherHubPath, member.token, declared))).toBe('404 not_found');
  });
});
