import type { Environment } from '../../platform/runtime/config.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { deleteError, deleteRequest, MAX_DELETE_BATCH } from './batch-deletion.ts';
import { bucketOf } from './bucket.ts';
import { HEAD_BYTES } from './magic-bytes.ts';
import { type Presigned, presign, signedForm } from './presign.ts';

/** A form to post a file with as `multipart/form-data`; the file comes last. */
export interface UploadForm {
  readonly url: string;
  readonly method: 'POST';
  readonly fields: Readonly<Record<string, string>>;
  readonly expires_at: string;
}

/** The size and type that a form accepts. */
export interface DeclaredObject {
  readonly mime_type: string;
  readonly size_bytes: number;
}

/** A stored object. */
export interface StoredObject {
  readonly size_bytes: number;
  readonly mime_type: string;
  readonly etag: string;
  /** Its first bytes, at most `HEAD_BYTES`. */
  readonly head: Uint8Array;
}

/** Where an object goes, and how it is served. */
interface Placing {
  readonly to: string;
  readonly mime_type: string;
  readonly disposition: string;
}

export interface CopyRequest extends Placing {
  readonly from: string;
  /** Copy only if `from` still has this ETag. */
  readonly etag: string;
}

/** The object store of files. Throws `ServiceUnavailable` if it cannot be reached. */
export interface ObjectStore {
  /** An upload form that is valid for an hour. */
  form(objectKey: string, expected: DeclaredObject, now: Date): UploadForm;
  inspect(objectKey: string, now: Date): Promise<StoredObject | undefined>;
  /** All bytes of an inspected object. `undefined` if it has another ETag or does not exist. */
  read(objectKey: string, etag: string, now: Date): Promise<Uint8Array | undefined>;
  put(placing: Placing & { readonly bytes: Uint8Array }, now: Date): Promise<void>;
  /** Returns false if `from` has another ETag or does not exist. */
  copy(placing: CopyRequest, now: Date): Promise<boolean>;
  /** Succeeds if there is no such object. */
  remove(objectKey: string, now: Date): Promise<void>;
  /** Succeeds for missing objects. If it rejects, some objects may have been deleted. */
  removeAll(objectKeys: readonly string[], now: Date): Promise<void>;
}

export const FORM_SECONDS = 3_600;
const REQUEST_SECONDS = 300;
const TIMEOUT_MS = 12_000;

const unreachable = (what: string): Error => Object.assign(new Error(what), { name: 'ServiceUnavailable' });

/** A denied request is not retried: it is an error of the deployment. */
const failed = (response: Response, what: string): Error =>
  response.status >= 500 || response.status === 429
    ? unreachable(`${what} returned ${response.status}`)
    : Object.assign(new Error(`${what} returned ${response.status}`), {
        name: 'S3Error',
        $metadata: { httpStatusCode: response.status },
      });

type ObjectRequest = Omit<Presigned, 'url' | 'seconds'> & {
  readonly objectKey: string;
  readonly body?: string | Uint8Array;
};

const sizeOf = (range: string | null, length: number): number => {
  const total = /\/(\d+)$/.exec(range ?? '')?.[1];
  return total === undefined ? length : Number(total);
};

/** How browsers and caches treat a served object. */
const servedAs = ({ mime_type, disposition }: Omit<Placing, 'to'>) => ({
  'cache-control': 'private, max-age=3600, immutable',
  'content-disposition': disposition,
  'content-type': mime_type,
});

/** Without permission to list the bucket, S3 returns 403 instead of 404 for a missing object. */
const isMissing = ({ status }: Response, text: string): boolean =>
  status === 404 || (status === 403 && text.includes('<Code>AccessDenied</Code>'));

const bodyOf = async (response: Response): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw Object.assign(unreachable('the file store sent no complete object'), { cause });
  }
};

/** S3 with presigned requests. */
export const s3ObjectStore = (environment: Environment, send: typeof fetch = fetch): ObjectStore => {
  const request = async ({ objectKey, body, ...presigned }: ObjectRequest, now: Date): Promise<Response> => {
    const { credentials, region, urlOf } = bucketOf(environment);
    const unsigned = { ...presigned, url: urlOf(objectKey), seconds: REQUEST_SECONDS };
    const url = presign({ credentials, region, signedAt: now }, unsigned);
    try {
      return await send(url, {
        method: presigned.method,
        headers: { ...presigned.headers },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw Object.assign(unreachable('the file store cannot be reached'), { cause });
    }
  };

  return {
    form(objectKey, { mime_type, size_bytes }, now) {
      const { credentials, region, name, url } = bucketOf(environment);
      const fields = { key: objectKey, 'Content-Type': mime_type, success_action_status: '204' };
      const conditions = [{ bucket: name }, ['content-length-range', size_bytes, size_bytes] as const];
      return {
        url: url.href,
        method: 'POST',
        fields: signedForm({ credentials, region, signedAt: now }, fields, conditions, FORM_SECONDS),
        expires_at: new Date(now.getTime() + FORM_SECONDS * 1000).toISOString(),
      };
    },

    async inspect(objectKey, now) {
      const headers = { range: `bytes=0-${HEAD_BYTES - 1}` };
      const response = await request({ method: 'GET', objectKey, headers }, now);
      if (!response.ok && isMissing(response, await response.text())) return undefined;
      if (!response.ok) throw failed(response, 'the file store');
      const head = new Uint8Array(await response.arrayBuffer());
      return {
        size_bytes: sizeOf(response.headers.get('content-range'), head.length),
        mime_type: response.headers.get('content-type') ?? '',
        etag: response.headers.get('etag') ?? '',
        head: head.subarray(0, HEAD_BYTES),
      };
    },

    async read(objectKey, etag, now) {
      const response = await request({ method: 'GET', objectKey, headers: { 'if-match': etag } }, now);
      if (response.ok) return bodyOf(response);
      const text = await response.text();
      if (isMissing(response, text) || response.status === 412) return undefined;
      throw failed(response, 'the file store');
    },

    async put({ to, bytes, ...served }, now) {
      const headers = servedAs(served);
      const response = await request({ method: 'PUT', objectKey: to, headers, body: bytes }, now);
      await response.body?.cancel();
      if (!response.ok) throw failed(response, 'the file store');
    },

    async copy({ from, to, etag, ...served }, now) {
      const headers = {
        ...servedAs(served),
        'x-amz-copy-source': `/${bucketOf(environment).name}/${from}`,
        'x-amz-copy-source-if-match': etag,
        'x-amz-metadata-directive': 'REPLACE',
      };
      const response = await request({ method: 'PUT', objectKey: to, headers }, now);
      const text = await response.text();
      if (isMissing(response, text) || response.status === 412) return false;
      if (!response.ok) throw failed(response, 'the file store');
      // A copy that fails after S3 has sent its status has the error in the body of a 200.
      if (text.includes('<Error>')) throw unreachable('the copy was aborted');
      return true;
    },

    async remove(objectKey, now) {
      const response = await request({ method: 'DELETE', objectKey }, now);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failed(response, 'the file store');
    },

    async removeAll(objectKeys, now) {
      for (const part of inParts(objectKeys, MAX_DELETE_BATCH)) {
        const response = await request(
          { method: 'POST', objectKey: '', query: { delete: '' }, ...deleteRequest(part) },
          now,
        );
        const text = await response.text();
        if (!response.ok) throw failed(response, 'the file store');
        const code = deleteError(text);
        if (code !== undefined) throw unreachable(`the file store did not delete an object: ${code}`);
      }
    },
  };
};
