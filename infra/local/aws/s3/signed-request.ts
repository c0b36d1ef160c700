import { presign } from '../../../../shared/media/files/presign.ts';
import type { AwsRequest } from '../../protocol/request.ts';
import { S3Refusal } from './refusal.ts';

/** The credentials of all functions; each has its own access key id. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local', sessionToken: 'local' };

const SIGNATURE = 'X-Amz-Signature';
const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The time of a text such as `20261121T204943Z`. */
const stampOf = (text: string): Date => new Date(text.replace(STAMP, '$1-$2-$3T$4:$5:$6Z'));

const denied = (message: string) => new S3Refusal(403, 'AccessDenied', message);

/** The query without the parameters of the signature. */
const ownQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => !/^X-Amz-/.test(name)));

const headerOf = ({ headers }: AwsRequest, name: string): string => String(headers[name] ?? '');

/** Throws S3's error for a missing, invalid or expired signature. */
export const checkSigned = (request: AwsRequest, now: Date): void => {
  const address = new URL(request.path, `http://${headerOf(request, 'host')}`);
  const query = address.searchParams;
  const [stamp, seconds] = [stampOf(query.get('X-Amz-Date') ?? ''), Number(query.get('X-Amz-Expires'))];
  const signature = query.get(SIGNATURE);
  if (!signature || Number.isNaN(stamp.getTime()) || !(seconds > 0)) throw denied('Access Denied');
  if (seconds > 604_800) throw new S3Refusal(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires is too large.');
  if (now.getTime() > stamp.getTime() + seconds * 1000) throw denied('Request has expired');
  const [accessKeyId = '', , region = ''] = query.get('X-Amz-Credential')?.split('/') ?? [];
  const signedHeaders = (query.get('X-Amz-SignedHeaders') ?? '').split(';').filter((name) => name && name !== 'host');
  const unsigned = Object.keys(request.headers).filter((name) => /^x-amz-/.test(name) && !signedHeaders.includes(name));
  if (unsigned.length > 0) throw denied(`There were headers present in the request which were not signed: ${unsigned}`);
  const expected = presign(
    { credentials: { ...LOCAL_CREDENTIALS, accessKeyId }, region, signedAt: stamp },
    {
      method: request.method as 'GET',
      url: new URL(address.pathname, address.origin),
      headers: Object.fromEntries(signedHeaders.map((name) => [name, headerOf(request, name)])),
      query: ownQuery(query),
      seconds,
    },
  );
  if (new URL(expected).searchParams.get(SIGNATURE) !== signature)
    throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
};
