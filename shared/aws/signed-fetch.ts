import { createHash, createHmac } from 'node:crypto';
import { type Environment, required } from '../config.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A call of an AWS service that is too small for a client of its own. */
export interface AwsCall {
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

/** Sends a request signed as the function's role (AWS Signature Version 4); the answer's status is for the caller to judge. */
export const signedFetch = (environment: Environment, at: Date, call: AwsCall): Promise<Response> => {
  const { service, method, path, body = '' } = call;
  const region = required(environment, 'AWS_REGION');
  const endpoint = call.endpoint ?? environment.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`;
  const url = new URL(path, endpoint);
  const date = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const token = environment.AWS_SESSION_TOKEN;
  const headers: Readonly<Record<string, string>> = {
    ...call.headers,
    host: url.host,
    'x-amz-date': date,
    ...(token && { 'x-amz-security-token': token }),
  };
  const sorted = Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...sorted.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const scope = [date.slice(0, 8), region, service, 'aws4_request'];
  const secret = `AWS4${required(environment, 'AWS_SECRET_ACCESS_KEY')}`;
  const key = scope.reduce<string | Buffer>((signing, part) => hmac(signing, part), secret);
  const signature = hmac(key, [ALGORITHM, date, scope.join('/'), sha256(canonical)].join('\n')).toString('hex');
  const credential = `${required(environment, 'AWS_ACCESS_KEY_ID')}/${scope.join('/')}`;
  const authorization = `${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
  const { host: _, ...sent } = headers;
  return fetch(url, {
    method,
    headers: { ...sent, authorization },
    ...(method === 'POST' && { body }),
    signal: AbortSignal.timeout(MILLISECONDS),
  });
};
