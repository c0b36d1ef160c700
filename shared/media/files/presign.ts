import {
  ALGORITHM,
  type AwsCredentials,
  amzDate,
  credentialOf,
  requestSignature,
  signatureOf,
} from '../../platform/aws/signature.ts';

/** The credentials, region and time of a signature. */
interface Signing {
  readonly credentials: AwsCredentials;
  readonly region: string;
  readonly signedAt: Date;
}

const s3Signing = (signing: Signing) => ({ ...signing, service: 's3' });

export interface Presigned {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  /** Scheme, host and path of the object, with the path encoded for S3. */
  readonly url: URL;
  /** Signed headers of the request, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
export const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sortedQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`)
    .sort()
    .join('&');

/** A presigned URL (AWS Signature Version 4 in the query). Anyone who has it can make the request until it expires. */
export const presign = (signing: Signing, { method, url, headers = {}, query = {}, seconds }: Presigned): string => {
  const { credentials, signedAt } = signing;
  const sent = Object.entries({ ...headers, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const signedHeaders = sent.map(([name]) => name).join(';');
  const signedQuery = sortedQuery({
    ...query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credentialOf(s3Signing(signing)),
    'X-Amz-Date': amzDate(signedAt),
    'X-Amz-Expires': String(seconds),
    ...(credentials.sessionToken && { 'X-Amz-Security-Token': credentials.sessionToken }),
    'X-Amz-SignedHeaders': signedHeaders,
  });
  const signature = requestSignature(s3Signing(signing), [
    method,
    url.pathname,
    signedQuery,
    ...sent.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ]);
  return `${url.origin}${url.pathname}?${signedQuery}&X-Amz-Signature=${signature}`;
};

type PolicyCondition = Readonly<Record<string, string>> | readonly [string, string | number, string | number];

/** The fields of an upload form with its signed policy. */
export const signedForm = (
  signing: Signing,
  fields: Readonly<Record<string, string>>,
  conditions: readonly PolicyCondition[],
  seconds: number,
): Readonly<Record<string, string>> => {
  const { credentials, signedAt } = signing;
  const all: Readonly<Record<string, string>> = {
    ...fields,
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': credentialOf(s3Signing(signing)),
    'x-amz-date': amzDate(signedAt),
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const document = {
    expiration: new Date(signedAt.getTime() + seconds * 1000).toISOString(),
    conditions: [...Object.entries(all).map(([name, value]) => ({ [name]: value })), ...conditions],
  };
  const policy = Buffer.from(JSON.stringify(document)).toString('base64');
  return { ...all, policy, 'x-amz-signature': signatureOf(s3Signing(signing), policy) };
};
