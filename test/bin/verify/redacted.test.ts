import { expect, test } from 'vitest';
import { redacted } from '../../../bin/verify/redacted.ts';

test.each([
  ['{"access_token":"eyJhbGciOi.eyJzdWIi.c2ln"}', 'eyJ'],
  ['{"secret":"svc_sk_live_abcdefgh"}', 'svc_sk_'],
  ['key svc_sk_live_abc-def_ghi is unknown', 'abc-def'],
  ['/api/v1/hubs/x/stream?ticket=a-ticket', 'a-ticket'],
  ['{"password":"three plain words"}', 'three'],
  ['https://bucket.s3.amazonaws.com/?X-Amz-Signature=abcdef&X-Amz-Expires=1', 'abcdef'],
])('%s does not show its credential', (text, credential) => {
  expect(redacted(text)).not.toContain(credential);
  expect(redacted(text)).toContain('[redacted]');
});

test('other texts are unchanged', () => {
  const text = '{"errors":[{"status":"404","detail":"Not found"}]}';
  expect(redacted(text)).toBe(text);
});
