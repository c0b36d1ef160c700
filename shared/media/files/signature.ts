import {
  ALGORITHM,
  type AwsCredentials,
  amzDate,
  credentialOf,
  requestSignature,
  signatureOf,
} from '../../platform/aws/signature.ts';

/** Who signs, for S3 in which region, and when. */
interface Signing {
  readonly credentials: AwsCredentials;
  readonly region: string;
  readonly at: Date;
}

const forS3 = (signing: Signing) => ({ ...signing, service: 's3' });

export interface Presigned {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  /** Scheme, host and path of the object; its path must be encoded as S3 wants it. */
  readonly address: URL;
  /** Headers that the request must be sent with, by their lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** RFC 3986: everything but the unreserved characters. */
export const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const sortedQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`)
    .sort()
    .join('&');

/** The address of one request that whoever has it may make until it expires (AWS Signature Version 4, in the query). */
export const presign = (
  signing: Signing,
  { method, address, headers = {}, query = {}, seconds }: Presigned,
): string => {
  const { credentials, at } = signing;
  const sent = Object.entries({ ...headers, host: address.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const signedHeaders = sent.map(([name]) => name).join(';');
  const asked = sortedQuery({
    ...query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credentialOf(forS3(signing)),
    'X-Amz-Date': amzDate(at),
    'X-Amz-Expires': String(seconds),
    ...(credentials.sessionToken && { 'X-Amz-Security-Token': credentials.sessionToken }),
    'X-Amz-SignedHeaders': signedHeaders,
  });
  const signature = requestSignature(forS3(signing), [
    method,
    address.pathname,
    asked,
    ...sent.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ]);
  return `${address.origin}${address.pathname}?${asked}&X-Amz-Signature=${signature}`;
};

type PolicyCondition = Readonly<Record<string, string>> | readonly [string, string | number, string | number];

/** The fields of a form that S3 takes until it expires, and only as its policy says. */
export const signedForm = (
  signing: Signing,
  fields: Readonly<Record<string, string>>,
  conditions: readonly PolicyCondition[],
  seconds: number,
): Readonly<Record<string, string>> => {
  const { credentials, at } = signing;
  const all: Readonly<Record<string, string>> = {
    ...fields,
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': credentialOf(forS3(signing)),
    'x-amz-date': amzDate(at),
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const document = {
    expiration: new Date(at.getTime() + seconds * 1000).toISOString(),
    conditions: [...Object.entries(all).map(([name, value]) => ({ [name]: value })), ...conditions],
  };
  const policy = Buffer.from(JSON.stringify(document)).toString('base64');
  return { ...all, policy, 'x-amz-signature': signatureOf(forS3(signing), policy) };
};
