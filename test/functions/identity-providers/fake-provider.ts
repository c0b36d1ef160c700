import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Answer = (form: URLSearchParams) => object | Promise<object>;

/** A provider whose answers a test controls. It does not ask anyone to sign in. */
export interface FakeProvider {
  readonly issuer: string;
  /** Changes the published metadata. */
  readonly metadata: Record<string, unknown>;
  /** The requests to the token endpoint. */
  readonly requests: { readonly form: URLSearchParams; readonly authorization: string | undefined }[];
  /** How often a path was requested. */
  count(path: string): number;
  /** The next answers of the token endpoint, beside a bearer token, and those of userinfo. */
  answer: Answer;
  userinfo: object;
  /** Replaces the published keys. */
  keySet: ((own: readonly object[]) => object) | undefined;
  /** Signs with the current key. */
  sign(claims: JWTPayload): Promise<string>;
  /** Replaces the key, under another id by default. */
  rotate(id?: number): Promise<void>;
  stop(): Promise<void>;
}

export const startProvider = async (alg = 'ES256'): Promise<FakeProvider> => {
  let [kid, pair] = [1, await generateKeyPair(alg)];
  const counts = new Map<string, number>();
  const requests: FakeProvider['requests'] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    if (path === '/token') requests.push({ form, authorization: request.headers.authorization });
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: String(kid), alg, use: 'sig' }];
    const bodies: Record<string, () => object | Promise<object>> = {
      '/.well-known/openid-configuration': () => provider.metadata,
      '/jwks': () => provider.keySet?.(keys) ?? { keys },
      '/token': async () => ({ access_token: 'at', token_type: 'Bearer', ...(await provider.answer(form)) }),
      '/userinfo': () => provider.userinfo,
    };
    const body = await bodies[path]?.();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: FakeProvider = {
    issuer,
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      id_token_signing_alg_values_supported: [alg],
    },
    requests,
    count: (path) => counts.get(path) ?? 0,
    answer: () => ({}),
    userinfo: {},
    keySet: undefined,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg, kid: String(kid) }).sign(pair.privateKey),
    async rotate(id = kid + 1) {
      [kid, pair] = [id, await generateKeyPair(alg)];
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
  return provider;
};
