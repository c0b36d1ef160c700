import { type Environment, required } from '../runtime/config.ts';
import { ALGORITHM, amzDate, credentialOf, credentialsOf, requestSignature, sha256 } from './signature.ts';

/** A request to an AWS service for which no SDK client is bundled. */
interface AwsCall {
  /** The signing name of the service: `secretsmanager`. */
  readonly service: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The endpoint, if it is not the default host name of the service. */
  readonly endpoint?: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Services other than S3 sign the encoded path, encoded once more. */
const canonicalPath = ({ pathname }: URL): string => pathname.split('/').map(encodeURIComponent).join('/');

/** Sends a request signed as the function's role (AWS Signature Version 4). Does not reject on an error status. */
export const signedFetch = (environment: Environment, now: Date, call: AwsCall): Promise<Response> => {
  const { service, method, path, body = '' } = call;
  const region = required(environment, 'AWS_REGION');
  const endpoint = call.endpoint ?? environment.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`;
  const url = new URL(path, endpoint);
  const credentials = credentialsOf(environment);
  const signing = { credentials, region, service, signedAt: now };
  const headers: Readonly<Record<string, string>> = {
    ...call.headers,
    host: url.host,
    'x-amz-date': amzDate(now),
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const sorted = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const signature = requestSignature(signing, [
    method,
    canonicalPath(url),
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};
