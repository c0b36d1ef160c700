import { expect, test } from 'vitest';
import { s3ObjectStore } from '../../../../shared/media/files/object-store.ts';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { MEDIA_ENVIRONMENT } from '../../../support/media.ts';

const now = new Date('2030-01-01T00:00:00Z');
const placing = { from: 'pending/a', to: 'files/a', etag: '"e"', mime_type: 'image/png', disposition: 'inline' };
const putting = { to: 'files/a', bytes: Buffer.from('x'), mime_type: 'image/png', disposition: 'inline' };
const answering = (status: number, body = '') =>
  s3ObjectStore(MEDIA_ENVIRONMENT, async () => new Response(status === 204 ? null : body, { status }));

const failureOf = async (work: Promise<unknown>) =>
  storeFailure(
    await work.then(
      () => undefined,
      (error) => error,
    ),
  );

test('an unreachable store and a 5xx of S3 can be retried', async () => {
  const refused = s3ObjectStore(MEDIA_ENVIRONMENT, async () => {
    throw new TypeError('fetch failed');
  });
  expect(await failureOf(refused.inspect('pending/a', now))).toBe('unavailable');
  for (const status of [500, 503, 429]) {
    expect(await failureOf(answering(status).inspect('pending/a', now))).toBe('unavailable');
    expect(await failureOf(answering(status).copy(placing, now))).toBe('unavailable');
    expect(await failureOf(answering(status).read('pending/a', '"e"', now))).toBe('unavailable');
    expect(await failureOf(answering(status).put(putting, now))).toBe('unavailable');
    expect(await failureOf(answering(status).remove('files/a', now))).toBe('unavailable');
  }
});

test('a denied request is a permanent error', async () => {
  expect(await failureOf(answering(403).inspect('pending/a', now))).toBe('misconfigured');
  expect(await failureOf(answering(403).copy(placing, now))).toBe('misconfigured');
  expect(await failureOf(answering(403).read('pending/a', '"e"', now))).toBe('misconfigured');
  expect(await failureOf(answering(403).put(putting, now))).toBe('misconfigured');
  expect(await failureOf(answering(403).remove('files/a', now))).toBe('misconfigured');
});

test('a copy is signed with the ETag of the inspected object', async () => {
  const requests: { readonly signed: string; readonly headers: Headers }[] = [];
  const objects = s3ObjectStore(MEDIA_ENVIRONMENT, async (url, { headers } = {}) => {
    const signed = new URL(String(url)).searchParams.get('X-Amz-SignedHeaders') ?? '';
    requests.push({ signed, headers: new Headers(headers) });
    return new Response('<CopyObjectResult></CopyObjectResult>');
  });
  expect(await objects.copy(placing, now)).toBe(true);
  const [copy] = requests;
  expect(copy?.headers.get('x-amz-copy-source-if-match')).toBe(placing.etag);
  expect(copy?.signed.split(';')).toContain('x-amz-copy-source-if-match');
});

test('an object is read only with the ETag of the inspected one, and served as the copy of one is', async () => {
  const requests: { readonly signed: readonly string[]; readonly headers: Headers }[] = [];
  const objects = s3ObjectStore(MEDIA_ENVIRONMENT, async (url, { headers } = {}) => {
    const signed = new URL(String(url)).searchParams.get('X-Amz-SignedHeaders') ?? '';
    requests.push({ signed: signed.split(';'), headers: new Headers(headers) });
    return new Response('all of it');
  });
  expect(Buffer.from((await objects.read('pending/a', placing.etag, now)) ?? []).toString()).toBe('all of it');
  await objects.put(putting, now);
  await objects.copy(placing, now);
  const [read, put, copy] = requests;
  expect([read?.headers.get('if-match'), read?.signed]).toEqual([placing.etag, ['host', 'if-match']]);
  for (const name of ['cache-control', 'content-disposition', 'content-type']) {
    expect(put?.headers.get(name)).toBe(copy?.headers.get(name));
    expect(put?.signed).toContain(name);
  }
});

test('an object that breaks off while it is read can be read again', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  const objects = s3ObjectStore(MEDIA_ENVIRONMENT, async () => new Response(broken));
  expect(await failureOf(objects.read('pending/a', '"e"', now))).toBe('unavailable');
});

test('a copy that fails in the body of a 200 is an error', async () => {
  const broken = answering(200, '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
  expect(await failureOf(broken.copy(placing, now))).toBe('unavailable');
});

test('a missing object is undefined, and a changed object is not copied', async () => {
  expect(await answering(404).inspect('pending/a', now)).toBeUndefined();
  expect(await answering(404).copy(placing, now)).toBe(false);
  expect(await answering(412).copy(placing, now)).toBe(false);
  for (const status of [404, 412]) expect(await answering(status).read('pending/a', '"e"', now)).toBeUndefined();
  const denied = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>';
  expect(await answering(403, denied).inspect('pending/a', now)).toBeUndefined();
  expect(await answering(403, denied).copy(placing, now)).toBe(false);
  expect(await answering(403, denied).read('pending/a', '"e"', now)).toBeUndefined();
  const skewed = '<Error><Code>RequestTimeTooSkewed</Code></Error>';
  expect(await failureOf(answering(403, skewed).inspect('pending/a', now))).toBe('misconfigured');
  await answering(404).remove('files/a', now);
  await answering(204).remove('files/a', now);
});

test('a thousand objects are deleted per request, and an object that was not deleted is an error', async () => {
  const requests: string[] = [];
  const objects = s3ObjectStore(MEDIA_ENVIRONMENT, async (url, { method, body } = {}) => {
    requests.push(
      `${method} ${new URL(String(url)).searchParams.get('delete')} ${String(body).match(/<Key>/g)?.length}`,
    );
    return new Response('<DeleteResult></DeleteResult>');
  });
  await objects.removeAll([], now);
  expect(requests).toEqual([]);
  await objects.removeAll(
    Array.from({ length: 1_001 }, (_, nth) => `files/${nth}`),
    now,
  );
  expect(requests).toEqual(['POST  1000', 'POST  1']);
  const kept = '<DeleteResult><Error><Key>files/a</Key><Code>InternalError</Code></Error></DeleteResult>';
  await expect(answering(200, kept).removeAll(['files/a'], now)).rejects.toThrow('InternalError');
  expect(await failureOf(answering(200, kept).removeAll(['files/a'], now))).toBe('unavailable');
  expect(await failureOf(answering(503).removeAll(['files/a'], now))).toBe('unavailable');
  expect(await failureOf(answering(403).removeAll(['files/a'], now))).toBe('misconfigured');
});
