import { randomBytes } from 'node:crypto';
import { type ApiClient, attributesOf, envelope } from '../demo/api-client.ts';
import { type JsonObject, objectOf, stringOf } from '../json.ts';

/** A client of the demo at the provider. */
export interface DemoClient {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly redirect_uri: string;
  readonly start_url: string;
}

interface NewClient {
  readonly issuer: string;
  readonly client_id: string;
  /** The collection of identity providers, and the type of its resources. */
  readonly path: string;
  readonly type: string;
  readonly attributes?: JsonObject;
}

/** Removes the identity providers of earlier starts, which no longer answer at their address. */
const removeEarlier = async (api: ApiClient, path: string, token: string): Promise<void> => {
  const { data } = await api.send('GET', path, undefined, token);
  for (const each of Array.isArray(data) ? data : []) {
    const { id, attributes } = objectOf(each);
    const isLocal = stringOf(objectOf(attributes).issuer).startsWith('http://127.0.0.1:');
    if (isLocal) await api.send('DELETE', `${path}/${stringOf(id)}`, undefined, token);
  }
};

/** Creates an identity provider of the service with a client of its own. */
export const createClient = async (
  api: ApiClient,
  { issuer, client_id, path, type, attributes = {} }: NewClient,
  token: string,
): Promise<DemoClient> => {
  await removeEarlier(api, path, token);
  const client = { issuer, client_id, client_secret: randomBytes(24).toString('base64url') };
  const body = envelope(type, { name: 'the demo provider', ...client, ...attributes });
  const made = attributesOf(await api.send('POST', path, body, token));
  return { ...client, redirect_uri: stringOf(made.redirect_uri), start_url: stringOf(made.start_url) };
};
