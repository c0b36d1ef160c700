import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export const CREDENTIALS = {
  id: 'AKIDTEST',
  secret: 'secret-of-the-test',
  token: 'session',
  region: 'eu-west-1',
} as const;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/aoss\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

/**
 * What is wrong with the signature of a request; `undefined` if nothing is. Computed as the AWS General Reference
 * describes it for Signature Version 4, independently of the SDK.
 */
export const signatureProblem = (
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  body: string,
): string | undefined => {
  const match = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!match) return 'no signature for aoss';
  const [, id, day = '', region, names = '', signature] = match;
  const signed = names.split(';');
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token'];
  if (id !== CREDENTIALS.id || region !== CREDENTIALS.region) return 'another credential';
  if (needed.some((name) => !signed.includes(name))) return 'a header is not signed';
  if (headers['x-amz-content-sha256'] !== hex(body)) return 'another body';
  if (headers['x-amz-security-token'] !== CREDENTIALS.token) return 'another session';
  const canonical = [
    method,
    path.split('/').map(encodeURIComponent).join('/'),
    '',
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    hex(body),
  ].join('\n');
  const scope = `${day}/${region}/aoss/aws4_request`;
  const key = [region, 'aoss', 'aws4_request'].reduce<Buffer>(
    (of, text) => hmac(of, String(text)),
    hmac(`AWS4${CREDENTIALS.secret}`, day),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n'));
  return expected.toString('hex') === signature ? undefined : 'another signature';
};
