import type { Environment } from '../../platform/runtime/config.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { deletionOf, MAX_DELETED, undeleted } from './batch-deletion.ts';
import { bucketOf } from './bucket-address.ts';
import { type Presigned, presign, signedForm } from './signature.ts';
import { HEAD_BYTES } from './signatures.ts';

/**
 * A form that a browser, or anything else that speaks `multipart/form-data`, posts a file with; the file comes last.
 */
export interface UploadForm {
  readonly url: string;
  readonly method: 'POST';
  readonly fields: Readonly<Record<string, string>>;
  readonly expires_at: string;
}

/** What may be posted: this many bytes, of this type, to this key and no other. */
export interface Expected {
  readonly mime_type: string;
  readonly size_bytes: number;
}

/** What stands under a key. */
export interface Arrived {
  readonly size_bytes: number;
  readonly mime_type: string;
  readonly etag: string;
  /** Its first bytes, at most `HEAD_BYTES`. */
  readonly head: Uint8Array;
}

interface Placing {
  readonly from: string;
  readonly to: string;
  /** Only while this is what stands under `from`. */
  readonly etag: string;
  readonly mime_type: string;
  readonly disposition: string;
}

/** Where files are kept. What is out of reach is thrown as a store that is unavailable. */
export interface ObjectStore {
  /** Good for an hour. */
  form(objectKey: string, expected: Expected, now: Date): UploadForm;
  look(objectKey: string, now: Date): Promise<Arrived | undefined>;
  /** Whether it was copied: not where something else stands under `from` by now. */
  place(placing: Placing, now: Date): Promise<boolean>;
  /** Whether there was anything or not. */
  remove(objectKey: string, now: Date): Promise<void>;
  /** All of them, whether there was anything or not; where it rejects, some of them may have gone. */
  removeAll(objectKeys: readonly string[], now: Date): Promise<void>;
}

const FORM_SECONDS = 3_600;
const REQUEST_SECONDS = 300;
const TIMEOUT_MS = 12_000;

const unreachable = (what: string): Error => Object.assign(new Error(what), { name: 'ServiceUnavailable' });

/** Denied access is a fault of ours that waiting does not mend. */
const failed = (response: Response, what: string): Error =>
  response.status >= 500 || response.status === 429
    ? unreachable(`${what} answered ${response.status}`)
    : Object.assign(new Error(`${what} answered ${response.status}`), {
        name: 'S3Error',
        $metadata: { httpStatusCode: response.status },
      });

type Asked = Omit<Presigned, 'address' | 'seconds'> & { readonly objectKey: string; readonly body?: string };

const sizeOf = (range: string | null, length: number): number => {
  const total = /\/(\d+)$/.exec(range ?? '')?.[1];
  return total === undefined ? length : Number(total);
};

/** No function may list the bucket, and without that S3 denies access to a missing object rather than answer 404. */
const isMissing = ({ status }: Response, text: string): boolean =>
  status === 404 || (status === 403 && text.includes('<Code>AccessDenied</Code>'));

/** S3, by requests that carry their signature in the query. */
export const s3ObjectStore = (environment: Environment, send: typeof fetch = fetch): ObjectStore => {
  const ask = async ({ objectKey, body, ...asked }: Asked, now: Date): Promise<Response> => {
    const { credentials, region, addressOf } = bucketOf(environment);
    const address = addressOf(objectKey);
    const url = presign({ credentials, region, at: now }, { ...asked, address, seconds: REQUEST_SECONDS });
    try {
      return await send(url, {
        method: asked.method,
        headers: { ...asked.headers },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw Object.assign(unreachable('the file store is out of reach'), { cause });
    }
  };

  return {
    form(objectKey, { mime_type, size_bytes }, now) {
      const { credentials, region, name, address } = bucketOf(environment);
      const fields = { key: objectKey, 'Content-Type': mime_type, success_action_status: '204' };
      const conditions = [{ bucket: name }, ['content-length-range', size_bytes, size_bytes] as const];
      return {
        url: address.href,
        method: 'POST',
        fields: signedForm({ credentials, region, at: now }, fields, conditions, FORM_SECONDS),
        expires_at: new Date(now.getTime() + FORM_SECONDS * 1000).toISOString(),
      };
    },

    async look(objectKey, now) {
      const headers = { range: `bytes=0-${HEAD_BYTES - 1}` };
      const response = await ask({ method: 'GET', objectKey, headers }, now);
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

    async place({ from, to, etag, mime_type, disposition }, now) {
      const headers = {
        'cache-control': 'private, max-age=3600, immutable',
        'content-disposition': disposition,
        'content-type': mime_type,
        'x-amz-copy-source': `/${bucketOf(environment).name}/${from}`,
        'x-amz-copy-source-if-match': etag,
        'x-amz-metadata-directive': 'REPLACE',
      };
      const response = await ask({ method: 'PUT', objectKey: to, headers }, now);
      const text = await response.text();
      if (isMissing(response, text) || response.status === 412) return false;
      if (!response.ok) throw failed(response, 'the file store');
      // A copy that fails after S3 has begun to answer fails in the body of a 200.
      if (text.includes('<Error>')) throw unreachable('the copy was broken off');
      return true;
    },

    async remove(objectKey, now) {
      const response = await ask({ method: 'DELETE', objectKey }, now);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failed(response, 'the file store');
    },

    async removeAll(objectKeys, now) {
      for (const part of inParts(objectKeys, MAX_DELETED)) {
        const response = await ask({ method: 'POST', objectKey: '', query: { delete: '' }, ...deletionOf(part) }, now);
        const text = await response.text();
        if (!response.ok) throw failed(response, 'the file store');
        const left = undeleted(text);
        if (left !== undefined) throw unreachable(`the file store kept what was to go: ${left}`);
      }
    },
  };
};
