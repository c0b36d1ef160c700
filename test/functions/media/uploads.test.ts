import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { codeOf, dataOf, formOf, itemsOf, type MediaWorld, PNG, pointerOf, startMediaWorld } from './world.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await startMediaWorld();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.useRealTimers();
});

const owner = () => world.ours.users.owner.token;
const collection = () => `/teams/${world.ours.id}/hubs/${world.ours.hub}/uploads`;
const asMember = () => `/hubs/${world.ours.hub}/uploads`;
const declared = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };
const begin = async (attributes: object = declared, token = owner(), path = collection()) =>
  dataOf(await world.post('uploads')(path, token, attributes));
const finalize = (id: string, token = owner()) => world.post('uploads')(`/uploads/${id}/finalize`, token);

/** What a form's policy allows, as S3 reads it. */
const policyOf = (fields: Readonly<Record<string, string>>) =>
  JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString('utf8'));

describe('beginning an upload', () => {
  test('C051: it is 201 without Location, with a form for just this file', async () => {
    const answered = await world.post('uploads')(collection(), owner(), declared);
    expect(answered.status).toBe(201);
    expect(answered.headers.Location).toBeUndefined();
    const { id, type, attributes } = dataOf(answered);
    expect(type).toBe('uploads');
    expect(attributes).toMatchObject({ ...declared, file_id: id, asset_kind: 'image', status_upload: 'pending' });
    expect(attributes).toMatchObject({ media_id: null, url: null, url_expires_at: null });
  });

  test('C057: so is creating a file', async () => {
    const answered = await world.post('files')(collection().replace('uploads', 'files'), owner(), declared);
    expect([answered.status, answered.headers.Location]).toEqual([201, undefined]);
    expect(dataOf(answered).type).toBe('files');
  });

  test('the policy takes exactly these bytes of this type at a key of our own, for an hour', async () => {
    const now = Date.parse('2030-01-02T03:04:05Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const thing = await begin(
      declared,
      world.service.keys.issue({ kind: 'user', id: world.ours.users.owner.id }, { now }),
    );
    const { url, fields, expires_at } = formOf(thing);
    expect(url).toBe(`${world.bucket.environment.AWS_ENDPOINT_URL_S3}media/`);
    expect(expires_at).toBe('2030-01-02T04:04:05.000Z');
    const { expiration, conditions } = policyOf(fields);
    expect(expiration).toBe('2030-01-02T04:04:05.000Z');
    const key = `pending/${world.ours.id}/${world.ours.hub}/${thing.id}`;
    expect(conditions).toContainEqual({ key });
    expect(conditions).toContainEqual({ 'Content-Type': 'image/png' });
    expect(conditions).toContainEqual({ bucket: 'media' });
    expect(conditions).toContainEqual(['content-length-range', PNG.length, PNG.length]);
    expect(conditions.filter((one: unknown) => Array.isArray(one))).toHaveLength(1);
    const named = conditions.flatMap((one: object) => (Array.isArray(one) ? [] : Object.keys(one)));
    const { policy, 'x-amz-signature': signature, ...covered } = fields;
    expect(named.toSorted()).toEqual([...Object.keys(covered), 'bucket'].toSorted());
  });

  test('S3 refuses another size, type, key, bucket, and a form that is past its time', async () => {
    const begun = await begin();
    const form = formOf(begun);
    const larger = Buffer.concat([PNG, Buffer.from('x')]);
    expect((await world.bucket.post(form, larger)).status).toBe(400);
    expect((await world.bucket.post(form, PNG.subarray(1))).status).toBe(400);
    for (const changed of [
      { 'Content-Type': 'text/html' },
      { key: `files/${world.ours.id}/${world.ours.hub}/${begun.id}` },
      { key: 'pending/elsewhere' },
      { 'x-amz-signature': '0'.repeat(64) },
      { 'x-amz-meta-more': 'x' },
      { policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
      { policy: undefined },
    ])
      expect((await world.bucket.post(form, PNG, changed)).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await world.bucket.post(form, PNG)).status).toBe(403);
    vi.useRealTimers();
    expect((await world.bucket.post(form, PNG)).status).toBe(204);
  });

  test.each([
    [{ ...declared, mime_type: 'image/svg+xml' }, 'mime_type'],
    [{ ...declared, mime_type: 'text/html' }, 'mime_type'],
    [{ ...declared, mime_type: 'application/xhtml+xml' }, 'mime_type'],
    [{ ...declared, mime_type: 'text/javascript' }, 'mime_type'],
    [{ ...declared, mime_type: 'IMAGE/PNG' }, 'mime_type'],
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
    [{ ...declared, filename: 'gpj\u202e.exe' }, 'filename'],
    [{ ...declared, filename: 'x'.repeat(256) }, 'filename'],
  ])('%o is 422 at its field', async (attributes, field) => {
    const answered = await world.post('uploads')(collection(), owner(), attributes);
    expect([answered.status, pointerOf(answered)]).toEqual([422, `/data/attributes/${field}`]);
  });

  test('each kind of file has its own bound, and members have smaller ones', async () => {
    const size = (mime_type: string, mib: number, more = 0) => ({
      filename: 'a',
      mime_type,
      size_bytes: mib * 1024 * 1024 + more,
    });
    const status = async (path: string, token: string, attributes: object) =>
      (await world.post('uploads')(path, token, attributes)).status;
    const { token } = world.ours.member;
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

  test('members upload below their hub, and nobody below a hub that is not theirs', async () => {
    const { member, outsider } = world.ours;
    expect((await world.post('uploads')(asMember(), member.token, declared)).status).toBe(201);
    expect(codeOf(await world.post('uploads')(asMember(), outsider.token, declared))).toBe('404 not_found');
    expect(codeOf(await world.post('uploads')(asMember(), owner(), declared))).toBe('403 forbidden');
    const theirs = `/hubs/${world.theirs.hub}/uploads`;
    expect(codeOf(await world.post('uploads')(theirs, member.token, declared))).toBe('404 not_found');
  });
});

describe('finishing an upload', () => {
  test('C416: it has its file and its media, and an address that reads the very bytes', async () => {
    const begun = await begin({ ...declared, filename: 'Grüße "1".png' });
    expect((await world.bucket.post(formOf(begun), PNG)).status).toBe(204);
    const answered = await finalize(begun.id);
    expect(answered.status).toBe(200);
    const { attributes } = dataOf(answered);
    expect(attributes).toMatchObject({
      file_id: begun.id,
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
    expect(Date.parse(String(attributes.url_expires_at))).toBeGreaterThan(Date.now() + 3_600_000 - 1_000);
  });

  test('what no page shows is saved, not shown', async () => {
    const bytes = Buffer.from('PK\u0003\u0004 and more', 'latin1');
    const { attributes } = await world.upload(owner(), { bytes, mime_type: 'application/zip', filename: 'a.zip' });
    const read = await fetch(String(attributes.url));
    expect(read.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('an address is nobody’s to change, and ends', async () => {
    const { attributes } = await world.upload(owner());
    const address = new URL(String(attributes.url));
    const other = new URL(address);
    other.pathname = other.pathname.replace('/files/', '/pending/');
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(`${address}&response-content-type=text%2Fhtml`)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(`${address.origin}${address.pathname}`)).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(String(attributes.url_expires_at)) + 1_000 });
    expect((await fetch(address)).status).toBe(403);
  });

  test('twice, and a hundred times at once, it is the same answer', async () => {
    const begun = await begin();
    await world.bucket.post(formOf(begun), PNG);
    const all = await Promise.all(Array.from({ length: 100 }, () => finalize(begun.id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map((one) => dataOf(one).attributes.media_id)).size).toBe(1);
    const again = await finalize(begun.id);
    expect(dataOf(again).attributes).toMatchObject({ status_upload: 'ready', file_id: begun.id });
  });

  test('before anything has arrived it is 409, and can be tried again', async () => {
    const begun = await begin();
    expect(codeOf(await finalize(begun.id))).toBe('409 upload_missing');
    await world.bucket.post(formOf(begun), PNG);
    expect((await finalize(begun.id)).status).toBe(200);
  });

  test.each([
    ['HTML that calls itself a picture', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['a picture of another type', 'image/jpeg', PNG],
    ['an SVG that calls itself a text', 'text/plain', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ['HTML behind a byte order mark and spaces', 'text/csv', '\ufeff \n<html><body>'],
    ['a program that calls itself a PDF', 'application/pdf', 'MZ\u0090\u0000'],
    [
      'a picture that calls itself a film',
      'video/mp4',
      '\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000avifmif1',
    ],
    ['bytes that are no text', 'text/plain', 'a\u0000b'],
  ])('%s has failed, for good', async (_, mime_type, content) => {
    const bytes = Buffer.from(content as string);
    const begun = await begin({ filename: 'a', mime_type, size_bytes: bytes.length });
    expect((await world.bucket.post(formOf(begun), bytes)).status).toBe(204);
    for (let times = 0; times < 2; times += 1) {
      const answered = await finalize(begun.id);
      expect(codeOf(answered)).toBe('422 upload_rejected');
      expect((answered.body.errors as { meta: object }[])[0]?.meta).toMatchObject({ reason: 'type_mismatch' });
    }
    const { attributes } = dataOf(await world.get(`${collection().replace('uploads', 'files')}/${begun.id}`, owner()));
    expect(attributes).toMatchObject({ status_upload: 'failed', failure: 'type_mismatch', url: null, media_id: null });
  });

  test('another size than was declared has failed, however it came there', async () => {
    const begun = await begin();
    const key = formOf(begun).fields.key ?? '';
    await world.bucket.objects.put(
      'media',
      key,
      { 'content-type': 'image/png' },
      Buffer.concat([PNG, Buffer.from('x')]),
    );
    expect(codeOf(await finalize(begun.id))).toBe('422 upload_rejected');
  });

  test('what is sent after it is ready changes nothing that is served', async () => {
    const begun = await begin();
    await world.bucket.post(formOf(begun), PNG);
    const { attributes } = dataOf(await finalize(begun.id));
    const other = Buffer.alloc(PNG.length, 60);
    expect((await world.bucket.post(formOf(begun), other)).status).toBe(204);
    await finalize(begun.id);
    const read = await fetch(String(attributes.url));
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('it is done by the member who began it or a creator who manages content, and there for nobody else', async () => {
    const { member, bareKey, key } = world.ours;
    const begun = await begin(declared, member.token, asMember());
    await world.bucket.post(formOf(begun), PNG);
    const other = await world.newMember();
    expect(codeOf(await finalize(begun.id, other.token))).toBe('404 not_found');
    for (const id of [begun.id, newId()]) expect(codeOf(await finalize(id, bareKey.secret))).toBe('403 forbidden');
    expect(codeOf(await finalize(begun.id, world.theirs.users.owner.token))).toBe('404 not_found');
    expect(codeOf(await finalize(begun.id, world.theirs.member.token))).toBe('404 not_found');
    expect(codeOf(await finalize(newId(), member.token))).toBe('404 not_found');
    expect((await finalize(begun.id, key.secret)).status).toBe(200);
    expect(dataOf(await finalize(begun.id, member.token)).attributes.url).toEqual(expect.any(String));
  });
});

describe('files', () => {
  const files = () => collection().replace('uploads', 'files');

  test('are listed for creators, by state and kind, and those of members without an address', async () => {
    const mine = await world.upload(owner());
    const sent = await world.upload(world.ours.member.token, { member: true });
    const ready = itemsOf(await world.get(`${files()}?filter[status_upload]=ready&page[size]=100`, owner()));
    const found = (id: string) => ready.find((one) => one.id === id)?.attributes;
    expect(found(mine.id)).toMatchObject({ media_id: mine.attributes.media_id, url: expect.any(String) });
    expect(found(sent.id)).toMatchObject({ media_id: sent.attributes.media_id, url: null, thumbnail_url: null });
    const pending = itemsOf(await world.get(`${files()}?filter[status_upload]=pending&page[size]=100`, owner()));
    expect(new Set(pending.map(({ attributes }) => attributes.status_upload))).toEqual(new Set(['pending']));
    expect(
      itemsOf(await world.get(`${files()}?filter[asset_kind]=video&filter[status_upload]=ready`, owner())),
    ).toEqual([]);
    const theirs = `/teams/${world.theirs.id}/hubs/${world.theirs.hub}/files`;
    expect(codeOf(await world.get(`${theirs}/${mine.id}`, world.theirs.users.owner.token))).toBe('404 not_found');
  });

  test('go with their media', async () => {
    const { id, attributes } = await world.upload(owner());
    expect((await world.remove(`${files()}/${id}`, owner())).status).toBe(204);
    expect(codeOf(await world.get(`${files()}/${id}`, owner()))).toBe('404 not_found');
    expect(codeOf(await world.get(`/media/${attributes.media_id}`, owner()))).toBe('404 not_found');
    expect(codeOf(await world.remove(`${files()}/${id}`, owner()))).toBe('404 not_found');
  });
});
