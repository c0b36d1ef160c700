import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import { type Environment, required } from '../../../platform/runtime/config.ts';

/** The response of OpenSearch to a request: its status and its JSON. */
interface OpenSearchResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a request to an OpenSearch endpoint. Rejects if it is not answered in time, and with the error of the network if
 * there is no answer.
 */
export interface OpenSearch {
  (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<OpenSearchResponse>;
  /** The first label of the endpoint's host: another collection has another. */
  readonly collection: string;
}

const Failure = z.object({ error: z.object({ type: z.string() }) });

/** The type of the error. Its reason is left out, because it can quote a document. */
const typeOf = (body: unknown): string => Failure.safeParse(body).data?.error.type ?? '';

/** An answer that is not the expected one. `storeFailure` classifies it by its status. */
export class OpenSearchFailed extends Error {
  readonly $metadata: { readonly httpStatusCode: number };

  constructor({ status, body }: OpenSearchResponse) {
    super(`OpenSearch answered ${status} ${typeOf(body)}`);
    this.$metadata = { httpStatusCode: status };
  }
}

/** A body that is not JSON is the text of a proxy. */
const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** The error of a request without an answer is the cause of the one that `fetch` throws. */
const networkError = (error: unknown): never => {
  throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
};

const TIMEOUT_MS = 5_000;

/** The hash of the signer, from node:crypto. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = secret instanceof ArrayBuffer ? new Uint8Array(secret) : secret;
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as string | Uint8Array);
  }

  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }
}

/** The credentials of the function. Lambda sets them once for a process. */
const credentialsOf = (environment: Environment) => ({
  accessKeyId: required(environment, 'AWS_ACCESS_KEY_ID'),
  secretAccessKey: required(environment, 'AWS_SECRET_ACCESS_KEY'),
  ...(environment.AWS_SESSION_TOKEN !== undefined && { sessionToken: environment.AWS_SESSION_TOKEN }),
});

/**
 * The OpenSearch Serverless collection of the environment. Requests are signed with Signature Version 4 for the service
 * `aoss`, which also wants the hash of the body in a header.
 */
export const openSearch = (environment: Environment): OpenSearch => {
  const endpoint = new URL(required(environment, 'SEARCH_ENDPOINT'));
  const signer = new SignatureV4({
    service: 'aoss',
    region: required(environment, 'AWS_REGION'),
    credentials: credentialsOf(environment),
    sha256: Sha256,
  });
  const send = async (method: string, path: string, content?: object): Promise<OpenSearchResponse> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const headers = {
      host: endpoint.host,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    };
    const { protocol, hostname } = endpoint;
    const signed = await signer.sign({ method, protocol, hostname, path, headers, query: {}, body });
    const { host: _, ...sent } = signed.headers;
    const response = await fetch(new URL(path, endpoint), {
      method,
      headers: sent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(content !== undefined && { body }),
    }).catch(networkError);
    return { status: response.status, body: parsed(await response.text()) };
  };
  return Object.assign(send, { collection: endpoint.hostname.split('.')[0] ?? '' });
};
