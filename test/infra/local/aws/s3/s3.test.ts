import { afterEach, describe, expect, test, vi } from 'vitest';
import { objectsIn } from '../../../../../infra/local/aws/s3/objects.ts';
import { s3 } from '../../../../../infra/local/aws/s3/s3.ts';
import { LOCAL_CREDENTIALS } from '../../../../../infra/local/aws/s3/signed-request.ts';
import { S3_PATH } from '../../../../../infra/local/stand-in-paths.ts';
import { deleteRequest } from '../../../../../shared/media/files/batch-deletion.ts';
import { type Presigned, presign } from '../../../../../shared/media/files/presign.ts';
import { temporaryDataFolder } from '../../support/data-folder.ts';

afterEach(() => {
  vi.useRealTimers();
});

const HOST = '127.0.0.1:9';
const folder = () => temporaryDataFolder().file('files');

const signed = (key: string, more: Partial<Presigned> = {}, at = new Date()) => {
  const address = new URL(`http://${HOST}${S3_PATH}bucket/${key}`);
  const url = presign(
    { credentials: LOCAL_CREDENTIALS, region: 'us-east-1', signedAt: at },
    { method: 'GET', url: address, seconds: 60, ...more },
  );
  return {
    method: more.method ?? 'GET',
    path: url.slice(`http://${HOST}`.length),
    headers: { host: HOST, ...more.headers },
  };
};
const request = (requested: ReturnType<typeof signed>) => ({ ...requested, target: '', body: Buffer.alloc(0) });

describe('reading', () => {
  test('a range response has Content-Range, and a range past the end is rejected', async () => {
    const objects = objectsIn(folder());
    await objects.put('bucket', 'a', { 'content-type': 'text/plain' }, Buffer.from('0123456789'));
    const service = s3(objects);
    const part = await service(request(signed('a', { headers: { range: 'bytes=2-4' } })));
    expect([part.status, String(part.body), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const past = await service(request(signed('a', { headers: { range: 'bytes=10-' } })));
    expect(past.status).toBe(416);
  });

  test('any origin may read it', async () => {
    const answered = await s3(objectsIn(folder()))(request(signed('nothing')));
    expect(answered.status).toBe(404);
    expect(answered.headers['access-control-allow-origin']).toBe('*');
  });

  test('a signature for another header, method or time is rejected', async () => {
    const objects = objectsIn(folder());
    await objects.put('bucket', 'a', {}, Buffer.from('x'));
    const service = s3(objects);
    const good = signed('a');
    expect((await service(request(good))).status).toBe(200);
    expect((await service(request({ ...good, method: 'DELETE' }))).status).toBe(403);
    expect((await service(request({ ...good, headers: { ...good.headers, host: '127.0.0.1:8' } }))).status).toBe(403);
    const copying = { ...good.headers, 'x-amz-copy-source': '/bucket/b' };
    expect((await service(request({ ...good, headers: copying }))).status).toBe(403);
    expect((await service(request({ ...good, path: `${S3_PATH}bucket/a` }))).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await service(request(good))).status).toBe(403);
  });
});

test('a copy with another ETag than the source’s is rejected with 412', async () => {
  const objects = objectsIn(folder());
  const etag = await objects.put('bucket', 'from', { 'content-type': 'text/plain' }, Buffer.from('x'));
  const service = s3(objects);
  const copy = (expected: string) => {
    const headers = {
      'content-type': 'image/png',
      'x-amz-copy-source': '/bucket/from',
      'x-amz-copy-source-if-match': expected,
      'x-amz-metadata-directive': 'REPLACE',
    };
    return service(request(signed('to', { method: 'PUT', headers })));
  };
  expect((await copy('"other"')).status).toBe(412);
  expect(await objects.get('bucket', 'to')).toBeUndefined();
  expect((await copy(etag)).status).toBe(200);
  expect((await objects.get('bucket', 'to'))?.headers).toEqual({ 'content-type': 'image/png' });
});

test('a read with another ETag than the object’s is rejected with 412', async () => {
  const objects = objectsIn(folder());
  const etag = await objects.put('bucket', 'a', {}, Buffer.from('x'));
  const read = (expected: string) => s3(objects)(request(signed('a', { headers: { 'if-match': expected } })));
  expect((await read('"other"')).status).toBe(412);
  expect(await read(etag)).toMatchObject({ status: 200, body: Buffer.from('x') });
});

test('objects survive a restart, whatever their keys', async () => {
  const kept = folder();
  const names = ['a/b', '../../etc/passwd', 'ü 1', 'x'.repeat(1_000)];
  for (const name of names) await objectsIn(kept).put('bucket', name, {}, Buffer.from(name));
  for (const name of names) expect(String((await objectsIn(kept).get('bucket', name))?.body)).toBe(name);
  await objectsIn(kept).remove('bucket', 'a/b');
  expect(await objectsIn(kept).get('bucket', 'a/b')).toBeUndefined();
  expect(await objectsIn(kept).get('other', 'ü 1')).toBeUndefined();
});

describe('deleting many', () => {
  const deleting = (keys: readonly string[], changed: Record<string, string | undefined> = {}) => {
    const { body, headers } = deleteRequest(keys);
    const kept = Object.entries({ ...headers, ...changed }).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const sent: Record<string, string> = Object.fromEntries(kept);
    return {
      ...request(signed('', { method: 'POST', query: { delete: '' }, headers: sent })),
      body: Buffer.from(body),
    };
  };

  test('deletes the named keys, whatever they contain, and no others', async () => {
    const objects = objectsIn(folder());
    const names = ['a/b', 'a&b', '<a>', 'a"b', "a'b"];
    for (const name of [...names, 'kept']) await objects.put('bucket', name, {}, Buffer.from(name));
    expect((await s3(objects)(deleting([...names, 'was never there']))).status).toBe(200);
    for (const name of names) expect(await objects.get('bucket', name)).toBeUndefined();
    expect(await objects.get('bucket', 'kept')).toBeDefined();
  });

  test('is rejected without a signature, without a digest or with more than 1,000 keys, and nothing is deleted', async () => {
    const objects = objectsIn(folder());
    await objects.put('bucket', 'a', {}, Buffer.from('a'));
    const service = s3(objects);
    const good = deleting(['a']);
    const many = deleting(Array.from({ length: 1_001 }, () => 'a'));
    const refused = [
      { ...good, path: `${S3_PATH}bucket/?delete=` },
      deleting(['a'], { 'content-md5': undefined }),
      deleting(['a'], { 'content-md5': deleteRequest(['b']).headers['content-md5'] }),
      many,
    ];
    const statuses = await Promise.all(refused.map(async (one) => (await service(one)).status));
    expect(statuses).toEqual([403, 400, 400, 400]);
    expect(await objects.get('bucket', 'a')).toBeDefined();
    expect((await service(good)).status).toBe(200);
  });
});
