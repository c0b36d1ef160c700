import { randomBytes } from 'node:crypto';
import { type ApiClient, attributesOf, envelope } from '../demo/api-client.ts';
import { type JsonObject, stringOf } from '../json.ts';

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

/** Creates an identity provider of the service with a client of its own. */
export const createClient = async (
  api: ApiClient,
  { issuer, client_id, path, type, attributes = {} }: NewClient,
  token: string,
): Promise<DemoClient> => {
  const client = { issuer, client_id, client_secret: randomBytes(24).toString('base64url') };
  const body = envelope(type, { name: 'Local provider', ...client, ...attributes });
  const made = attributesOf(await api.send('POST', path, body, token));
  return { ...client, redirect_uri: stringOf(made.redirect_uri), start_url: stringOf(made.start_url) };
};
