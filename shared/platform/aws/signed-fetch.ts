import { type Environment, required } from '../runtime/config.ts';
import { ALGORITHM, amzDate, credentialOf, credentialsOf, requestSignature, sha256 } from './signature.ts';

/** A call of an AWS service that is too small for a client of its own. */
interface AwsCall {
  /** As its requests are signed: `secretsmanager`. */
  readonly service: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where it is called, when not at its own host name. */
  readonly endpoint?: string | undefined;
}

const MILLISECONDS = 10_000;

/**
 * Sends a request signed as the function's role (AWS Signature Version 4); the answer's status is for the caller to
 * judge.
 */
export const signedFetch = (environment: Environment, at: Date, call: AwsCall): Promise<Response> => {
  const { service, method, path, body = '' } = call;
  const region = required(environment, 'AWS_REGION');
  const endpoint = call.endpoint ?? environment.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`;
  const url = new URL(path, endpoint);
  const credentials = credentialsOf(environment);
  const signing = { credentials, region, service, at };
  const headers: Readonly<Record<string, string>> = {
    ...call.headers,
    host: url.host,
    'x-amz-date': amzDate(at),
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const sorted = Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const signature = requestSignature(signing, [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...sorted.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ]);
  const authorization = `${ALGORITHM} Credential=${credentialOf(signing)}, SignedHeaders=${names}, Signature=${signature}`;
  const { host: _, ...sent } = headers;
  return fetch(url, {
    method,
    headers: { ...sent, authorization },
    ...(method === 'POST' && { body }),
    signal: AbortSignal.timeout(MILLISECONDS),
  });
};
