import type { AwsRequest, AwsResponse, AwsService } from '../../protocol/request.ts';
import { S3_PATH } from '../../stand-in-paths.ts';
import { keysToDelete } from './deletion.ts';
import { readForm } from './form.ts';
import type { ObjectHeaders, Objects, StoredObject } from './objects.ts';
import { refusalDocument, S3Refusal } from './refusal.ts';
import { checkSigned } from './signed-request.ts';

/** The bucket's CORS rules: any origin may post forms and read signed URLs. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'ETag',
};

const noSuchKey = () => new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');

const checkMatch = (wanted: AwsRequest['headers'][string], { etag }: StoredObject): void => {
  if (wanted !== undefined && wanted !== etag)
    throw new S3Refusal(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
};

const RANGE = /^bytes=(\d+)-(\d*)$/;

const partOf = ({ body }: StoredObject, range: string): { body: Buffer; headers: ObjectHeaders } | undefined => {
  const [, from, to] = RANGE.exec(range) ?? [];
  if (from === undefined) return undefined;
  const [first, last] = [Number(from), Math.min(to ? Number(to) : body.length, body.length - 1)];
  if (first > last) throw new S3Refusal(416, 'InvalidRange', 'The requested range is not satisfiable');
  const headers = { 'content-range': `bytes ${first}-${last}/${body.length}` };
  return { body: body.subarray(first, last + 1), headers };
};

const OVERRIDES = ['content-disposition', 'content-type', 'cache-control'];

const overridden = (query: URLSearchParams): ObjectHeaders =>
  Object.fromEntries(
    OVERRIDES.flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );

const KEPT = ['cache-control', 'content-disposition', 'content-type'];

const kept = (headers: AwsRequest['headers']): ObjectHeaders =>
  Object.fromEntries(KEPT.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

/** The part of S3 that the service uses: form uploads, signed reads, writes, copies and deletions. */
export const s3 = (objects: Objects): AwsService => {
  const read = async (
    request: AwsRequest,
    bucket: string,
    key: string,
    query: URLSearchParams,
  ): Promise<AwsResponse> => {
    const found = await objects.get(bucket, key);
    if (!found) throw noSuchKey();
    checkMatch(request.headers['if-match'], found);
    const headers = { ...found.headers, etag: found.etag, 'accept-ranges': 'bytes', ...overridden(query) };
    const part = partOf(found, String(request.headers.range ?? ''));
    if (part) return { status: 206, headers: { ...headers, ...part.headers }, body: part.body };
    return { status: 200, headers, body: found.body };
  };

  const copy = async ({ headers }: AwsRequest, bucket: string, key: string): Promise<AwsResponse> => {
    const source = decodeURIComponent(String(headers['x-amz-copy-source'] ?? '')).replace(/^\//, '');
    const [from = '', ...rest] = source.split('/');
    const found = await objects.get(from, rest.join('/'));
    if (!found) throw noSuchKey();
    checkMatch(headers['x-amz-copy-source-if-match'], found);
    const replaced = headers['x-amz-metadata-directive'] === 'REPLACE' ? kept(headers) : found.headers;
    const etag = await objects.put(bucket, key, replaced, found.body);
    const body = `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body };
  };

  const post = async (request: AwsRequest, bucket: string): Promise<AwsResponse> => {
    const { key, contentType, status, body } = await readForm(request, bucket, new Date());
    const etag = await objects.put(bucket, key, { 'content-type': contentType }, body);
    return { status, headers: { etag }, body: '' };
  };

  const put = async ({ headers, body }: AwsRequest, bucket: string, key: string): Promise<AwsResponse> => {
    const etag = await objects.put(bucket, key, kept(headers), body);
    return { status: 200, headers: { etag }, body: '' };
  };

  const removeAll = async (request: AwsRequest, bucket: string): Promise<AwsResponse> => {
    for (const key of keysToDelete(request)) await objects.remove(bucket, key);
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: '<DeleteResult></DeleteResult>' };
  };

  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    const { pathname, searchParams } = new URL(request.path, 'http://localhost');
    const [bucket = '', ...rest] = pathname.slice(S3_PATH.length).split('/');
    const key = rest.map(decodeURIComponent).join('/');
    if (request.method === 'OPTIONS') return { status: 200, headers: {}, body: '' };
    const deletes = searchParams.has('delete');
    if (request.method === 'POST' && key === '' && !deletes) return post(request, bucket);
    checkSigned(request, new Date());
    if (request.method === 'POST' && key === '') return removeAll(request, bucket);
    if (request.method === 'GET') return read(request, bucket, key, searchParams);
    if (request.method === 'PUT' && request.headers['x-amz-copy-source']) return copy(request, bucket, key);
    if (request.method === 'PUT') return put(request, bucket, key);
    if (request.method !== 'DELETE')
      throw new S3Refusal(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    await objects.remove(bucket, key);
    return { status: 204, headers: {}, body: '' };
  };

  return async (request) => {
    try {
      const response = await answer(request);
      return { ...response, headers: { ...CORS, ...response.headers } };
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error;
      const response = refusalDocument(error);
      return { ...response, headers: { ...CORS, ...response.headers } };
    }
  };
};
