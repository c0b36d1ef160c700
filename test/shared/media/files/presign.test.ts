import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { presign, signedForm, uriEncoded } from '../../../../shared/media/files/presign.ts';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

test('a presigned URL matches the example of the AWS documentation', () => {
  const signing = { credentials, region: 'us-east-1', signedAt: new Date('2013-05-24T00:00:00Z') };
  const unsigned = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const url = new URL(presign(signing, { method: 'GET', url: unsigned, seconds: 86_400 }));
  expect(url.searchParams.get('X-Amz-Credential')).toBe('AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request');
  expect(url.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('every part of a request is signed: method, path, query, headers, time, credentials', () => {
  const signedAt = new Date('2030-01-01T00:00:00Z');
  const base = { method: 'GET', url: new URL('https://b.s3.eu-west-1.amazonaws.com/a'), seconds: 60 } as const;
  const signing = { credentials, region: 'eu-west-1', signedAt };
  const signatures = [
    presign(signing, base),
    presign(signing, { ...base, method: 'DELETE' }),
    presign(signing, { ...base, url: new URL('https://b.s3.eu-west-1.amazonaws.com/b') }),
    presign(signing, { ...base, url: new URL('https://c.s3.eu-west-1.amazonaws.com/a') }),
    presign(signing, { ...base, query: { 'x-id': 'GetObject' } }),
    presign(signing, { ...base, headers: { range: 'bytes=0-1' } }),
    presign(signing, { ...base, headers: { range: 'bytes=0-2' } }),
    presign(signing, { ...base, seconds: 61 }),
    presign({ ...signing, signedAt: new Date(signedAt.getTime() + 1000) }, base),
    presign({ ...signing, region: 'eu-west-2' }, base),
    presign({ ...signing, credentials: { ...credentials, secretAccessKey: 'x' } }, base),
    presign({ ...signing, credentials: { ...credentials, sessionToken: 'x' } }, base),
  ].map((url) => new URL(url).searchParams.get('X-Amz-Signature'));
  expect(new Set(signatures).size).toBe(signatures.length);
});

test('a form is signed through its policy, with the key of the day, region and service', () => {
  const signedAt = new Date('2030-01-02T03:04:05.678Z');
  const signing = { credentials: { ...credentials, sessionToken: 'session' }, region: 'eu-west-1', signedAt };
  const fields = signedForm(signing, { key: 'a' }, [['content-length-range', 1, 2]], 60);
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const day = hmac(`AWS4${credentials.secretAccessKey}`, '20300102');
  const key = hmac(hmac(hmac(day, 'eu-west-1'), 's3'), 'aws4_request');
  expect(fields['x-amz-signature']).toBe(hmac(key, fields.policy ?? '').toString('hex'));
  expect(JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString())).toEqual({
    expiration: '2030-01-02T03:05:05.678Z',
    conditions: [
      { key: 'a' },
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
      { 'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20300102/eu-west-1/s3/aws4_request' },
      { 'x-amz-date': '20300102T030405Z' },
      { 'x-amz-security-token': 'session' },
      ['content-length-range', 1, 2],
    ],
  });
});

test('all characters except the unreserved ones of RFC 3986 are encoded, including the slash', () => {
  expect(uriEncoded("a/b c~*'()!-_.é")).toBe('a%2Fb%20c~%2A%27%28%29%21-_.%C3%A9');
});
