import { expect, test } from 'vitest';
import { amzDate, credentialOf, requestSignature, sha256 } from '../../../../shared/platform/aws/signature.ts';

/** The published example of Signature Version 4: `GET /` of `example.amazonaws.com` (suite `get-vanilla`). */
const signing = {
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  region: 'us-east-1',
  service: 'service',
  signedAt: new Date('2015-08-30T12:36:00Z'),
};
const canonical = [
  'GET',
  '/',
  '',
  'host:example.amazonaws.com',
  'x-amz-date:20150830T123600Z',
  '',
  'host;x-amz-date',
  sha256(''),
];

test('a request has the signature of the published AWS example', () => {
  expect(amzDate(signing.signedAt)).toBe('20150830T123600Z');
  expect(credentialOf(signing)).toBe('AKIDEXAMPLE/20150830/us-east-1/service/aws4_request');
  expect(requestSignature(signing, canonical)).toBe('5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31');
});

test('another date, region or service changes the signature', () => {
  const others = [{ signedAt: new Date('2015-08-31T12:36:00Z') }, { region: 'eu-central-1' }, { service: 's3' }];
  const all = [{}, ...others].map((more) => requestSignature({ ...signing, ...more }, canonical));
  expect(new Set(all).size).toBe(4);
});
