import { createHash, createHmac } from 'node:crypto';
import * as plainClient from '@smithy/core/client';
import * as plainSigner from '@smithy/signature-v4';
import { describe, expect, test } from 'vitest';
import { bundled } from '../../../support/bundled.ts';

/** The checksum of the SDK’s clients, as `@smithy/core/checksum` has it. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = typeof secret === 'string' || ArrayBuffer.isView(secret) ? secret : undefined;
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as Uint8Array);
  }
  update(data: string | Uint8Array) {
    this.#hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.#hash.digest());
  }
  reset() {}
}

const request = (path: string, body: string) => ({
  ...{ method: 'POST', protocol: 'https:', hostname: 'sqs.eu-north-1.amazonaws.com', path, body },
  query: { b: '2', a: ['x y', '1'] },
  headers: { host: 'sqs.eu-north-1.amazonaws.com', 'X-Amz-Target': 'Q.Send  It', 'user-agent': 'x', date: 'old' },
});

describe('the signer in a bundle', () => {
  test.each([
    ['with a session', 'token', '/', '{"é":1}', {}],
    ['without a session', undefined, '/a b/../c//d/', '', {}],
    ['for another service and region', 'token', '/', 'x', { signingRegion: 'us-east-1', signingService: 'kms' }],
  ])('signs a request %s as the SDK does', async (_, sessionToken, path, body, options) => {
    const ours = await bundled<typeof plainSigner>("export { SignatureV4 } from '@smithy/signature-v4';");
    const signed = ({ SignatureV4 }: typeof plainSigner) => {
      const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', ...(sessionToken && { sessionToken }) };
      const signer = new SignatureV4({ credentials, region: 'eu-north-1', service: 'sqs', sha256: Sha256 });
      return signer.sign(request(path, body), { signingDate: new Date('2030-01-01T00:00:00Z'), ...options });
    };
    const { headers } = await signed(ours);
    expect(headers.authorization).toContain('Signature=');
    expect(headers).toEqual((await signed(plainSigner)).headers);
  });
});

describe('the middleware of a client in a bundle', () => {
  test('runs in the SDK’s order, and a middleware of the same name is replaced or refused', async () => {
    const ours = await bundled<typeof plainClient>("export { constructStack } from '@smithy/core/client';");
    const order = async ({ constructStack }: typeof plainClient) => {
      const run: string[] = [];
      const named =
        (name: string) =>
        <Input, Output>(next: (input: Input) => Promise<Output>) =>
        (input: Input) => {
          run.push(name);
          return next(input);
        };
      const stack = constructStack<object, object>();
      stack.add(named('a'), { name: 'a' });
      stack.add(named('low'), { step: 'build', priority: 'low', name: 'low' });
      stack.add(named('high'), { step: 'build', priority: 'high', name: 'high', aliases: ['alias'] });
      stack.add(named('unnamed'), { step: 'deserialize' });
      const other = constructStack<object, object>();
      for (const name of ['b1', 'b2'])
        other.addRelativeTo(named(name), { relation: 'before', toMiddleware: 'alias', name });
      for (const name of ['c1', 'c2'])
        other.addRelativeTo(named(name), { relation: 'after', toMiddleware: 'b2', name });
      other.add(named('new a'), { name: 'a', override: true });
      const both = stack.concat(other);
      await both.resolve(async () => ({ output: {}, response: {} }), {})({ input: {} });
      expect(() => both.add(named('a'), { name: 'a' })).toThrow(/^Duplicate middleware/);
      expect(() => both.addRelativeTo(named('c1'), { relation: 'after', toMiddleware: 'a', name: 'c1' })).toThrow();
      return run;
    };
    const run = await order(ours);
    expect(run).toHaveLength(8);
    expect(run).toEqual(await order(plainClient));
  });
});
