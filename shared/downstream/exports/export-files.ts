import { bucketOf } from '../../media/files/bucket.ts';
import { s3ObjectStore } from '../../media/files/object-store.ts';
import { presign } from '../../media/files/presign.ts';
import type { Environment } from '../../platform/runtime/config.ts';

/** The store of export files. */
export interface ExportFiles {
  write(objectKey: string, text: string, now: Date): Promise<void>;
  /** Succeeds if there is no file. */
  remove(objectKey: string, now: Date): Promise<void>;
}

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment; filename="export.json"',
  'content-type': 'application/json',
};
const TIMEOUT_MS = 20_000;

export const s3ExportFiles = (environment: Environment, send: typeof fetch = fetch): ExportFiles => ({
  async write(objectKey, text, now) {
    const { credentials, region, urlOf } = bucketOf(environment);
    const request = { method: 'PUT', url: urlOf(objectKey), headers: HEADERS, seconds: 300 } as const;
    const response = await send(presign({ credentials, region, signedAt: now }, request), {
      method: 'PUT',
      headers: HEADERS,
      body: text,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the file store answered ${response.status}`);
  },

  remove: s3ObjectStore(environment, send).remove,
});
