import { expect, test } from 'vitest';
import { bucketOf } from '../../../../shared/media/files/bucket.ts';
import { fileUrls } from '../../../../shared/media/files/file-urls.ts';
import { MEDIA_ENVIRONMENT } from '../../../support/media.ts';

const urls = fileUrls(MEDIA_ENVIRONMENT);
const at = (text: string) => new Date(`2030-01-01T${text}Z`);

test('a URL has the host of the bucket and the session token', () => {
  const { url } = urls.read('files/a/b', at('00:00:00'));
  const { origin, pathname, searchParams } = new URL(url);
  expect(`${origin}${pathname}`).toBe('https://test-media.s3.eu-west-1.amazonaws.com/files/a/b');
  expect(searchParams.get('X-Amz-Security-Token')).toBe('test-session');
});

test('a URL is the same for an hour, and valid for one to two hours', () => {
  const [first, last, next] = ['10:00:00', '10:59:59.999', '11:00:00'].map((time) => urls.read('files/a', at(time)));
  expect(first).toEqual(last);
  expect(next?.url).not.toBe(first?.url);
  expect(first?.expires_at).toBe('2030-01-01T12:00:00.000Z');
  expect(new URL(first?.url ?? '').searchParams.get('X-Amz-Expires')).toBe('7200');
});

test('another version of an object has another URL', () => {
  expect(urls.read('people/a', at('10:00:00'), '1').url).not.toBe(urls.read('people/a', at('10:00:00'), '2').url);
});

test('without a bucket setting only signing fails', () => {
  const none = fileUrls({});
  expect(() => none.read('files/a', at('10:00:00'))).toThrow('MEDIA_BUCKET');
});

test('a URL for another endpoint starts with the bucket in its path', () => {
  for (const environment of [
    { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' },
    { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1/' },
  ])
    expect(bucketOf({ ...MEDIA_ENVIRONMENT, ...environment }).urlOf('a/b c').href).toBe(
      'http://127.0.0.1:1/test-media/a/b%20c',
    );
});
