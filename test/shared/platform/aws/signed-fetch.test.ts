import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedFetch } from '../../../../shared/platform/aws/signed-fetch.ts';

type SourceData = string | ArrayBuffer | ArrayBufferView;

class Sha256 {
  private readonly hash;
  constructor(secret?: SourceData) {
    const key = secret instanceof ArrayBuffer ? new Uint8Array(secret) : secret;
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', new Uint8Array(bufferOf(key)));
  }
  update(data: string | Uint8Array) {
    this.hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
  reset() {}
}

const bufferOf = (data: Exclude<SourceData, ArrayBuffer>): Buffer =>
  typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);

const ENVIRONMENT = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' };
const NOW = new Date('2026-11-23T12:00:00.000Z');

test.each([
  ['execute-api', 'POST', '/live/@connections/L0SM9cOFvHcCIhw%3D'],
  ['execute-api', 'DELETE', '/live/@connections/a%2Bb%2F%3D'],
  ['lambda', 'POST', '/2015-03-31/functions/name%3Alive/invocations'],
  ['secretsmanager', 'POST', '/'],
] as const)('a %s request %s %s has the signature that the AWS SDK makes', async (service, method, path) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => fetched.mockRestore());
  const body = method === 'POST' ? 'text' : '';
  await signedFetch(ENVIRONMENT, NOW, { service, method, path, ...(body && { body }) });
  const sent = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  const host = `${service}.eu-central-1.amazonaws.com`;
  const signer = new SignatureV4({
    service,
    region: 'eu-central-1',
    sha256: Sha256,
    applyChecksum: false,
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
  });
  const request = { method, protocol: 'https:', hostname: host, path, headers: { host }, query: {}, body };
  const signed = await signer.sign(request, { signingDate: NOW });
  expect(sent.get('authorization')).toBe(signed.headers.authorization);
});
