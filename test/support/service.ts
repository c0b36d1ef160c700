import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { rawPathOf } from '../../infra/local/gateway/event.ts';
import { tokenVerifier } from '../../shared/accounts/identity/verifier.ts';
import type { ReadTeamControls } from '../../shared/accounts/teams/team-controls.ts';
import type { Route } from '../../shared/api/route.ts';
import { serve } from '../../shared/api/serve.ts';
import type { Services } from '../../shared/api/services.ts';
import { fileUrls } from '../../shared/media/files/file-urls.ts';
import { cursors } from '../../shared/platform/db/cursor.ts';
import { type Table, table } from '../../shared/platform/db/table.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';
import { startStore, type TestStore } from './dynamo.ts';
import { MEDIA_ENVIRONMENT } from './media.ts';
import { responseChecker } from './response-checker.ts';
import { type TestKeys, testKeys } from './tokens.ts';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON:API, a string or bytes unchanged. */
  readonly body?: unknown;
  readonly sourceIp?: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed document, or the text of one that is not JSON. */
  readonly body: Document;
}

/** The parts of a document that tests read. */
export interface Document {
  readonly data?: unknown;
  readonly [member: string]: unknown;
}

/**
 * Routes in this process on a separate store, with every stage of the stack but without gateway and bundle. A call
 * rejects if its response does not match the OpenAPI document.
 */
export interface TestService<Ports> {
  readonly store: TestStore;
  readonly db: Table;
  readonly keys: TestKeys;
  call(call: Call): Promise<ApiResponse>;
  stop(): Promise<void>;
  readonly ports: Ports;
}

const eventOf = (
  { method = 'GET', path, token, headers = {}, body, sourceIp = '203.0.113.1' }: Call,
  requests: number,
) => {
  const [encoded = '', rawQueryString = ''] = path.split('?', 2);
  const rawPath = rawPathOf(encoded) ?? encoded;
  const binary = body instanceof Uint8Array;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    rawPath,
    rawQueryString,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/vnd.api+json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: binary ? Buffer.from(body).toString('base64') : text }),
    isBase64Encoded: binary,
    requestContext: { requestId: `request-${requests}`, http: { method, sourceIp, userAgent: 'test' } },
  };
};

export const startService = async <Ports>(
  routes: readonly Route<Ports>[],
  ports: Ports = undefined as Ports,
  options: {
    readonly client?: (store: TestStore) => DynamoDBClient;
    readonly store?: TestStore;
    /** Whether the store has a stream. Default: no. See `startStore`. */
    readonly stream?: boolean;
    /** Whether the store is in the engine. Default: no. */
    readonly engine?: boolean;
    readonly keys?: TestKeys;
    /** The environment that signs file URLs. Default: a bucket that does not exist. */
    readonly media?: Environment;
    /** The controls that operators set for teams. Default: none, without a read. */
    readonly controls?: (db: Table) => ReadTeamControls;
  } = {},
): Promise<TestService<Ports>> => {
  const store =
    options.store ?? (await startStore({ stream: options.stream ?? false, engine: options.engine ?? false }));
  const keys = options.keys ?? testKeys();
  const db = table(options.client?.(store) ?? store.client, store.name);
  const services: Services = {
    db,
    tokens: tokenVerifier(keys.publicKeys, keys.issuer),
    limiter: limiter(db),
    controls: options.controls?.(db) ?? (async () => ({})),
    cursors: async () => cursors(Buffer.alloc(32, 7)),
    files: fileUrls(options.media ?? MEDIA_ENVIRONMENT),
  };
  const handler = serve(
    routes,
    () => ports,
    () => services,
  );
  const checkResponse = responseChecker(routes);
  /* Of this service alone: rows contain the id of the request that wrote them, and its length is part of their size. */
  let requests = 0;
  return {
    store,
    db,
    keys,
    ports,
    async call(call) {
      requests += 1;
      const event = eventOf(call, requests);
      const result = await handler(event, {});
      await checkResponse(event.requestContext.http.method, event.rawPath, result);
      const { statusCode, headers, body = '' } = result;
      const json = headers['Content-Type']?.includes('json');
      return {
        status: statusCode,
        headers,
        body: json && body !== '' ? JSON.parse(body) : (body as unknown as Document),
      };
    },
    stop: () => (options.store ? Promise.resolve() : store.stop()),
  };
};
