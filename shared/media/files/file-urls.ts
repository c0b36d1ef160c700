import type { Environment } from '../../platform/runtime/config.ts';
import { bucketOf } from './bucket-address.ts';
import { presign } from './signature.ts';

/** An address that whoever has it may read from until it expires. */
export interface SignedUrl {
  readonly url: string;
  readonly expires_at: string;
}

/**
 * Signs reads of stored files: no request is made and nothing is looked up, so who signs has found that the reader may.
 */
export interface FileUrls {
  /**
   * The address of the object with this key, good for an hour at least and two at most; one process gives the same one
   * all hour, so that a browser keeps what it has fetched. `version` makes the address of an object that is overwritten
   * another one.
   */
  read(objectKey: string, now: Date, version?: string): SignedUrl;
}

const HOUR = 3_600;

const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / (HOUR * 1000)) * HOUR * 1000);

/** The bucket is looked for when something is first signed: a function that shows no files needs none. */
export const fileUrls = (environment: Environment): FileUrls => ({
  read(objectKey, now, version) {
    const { credentials, region, addressOf } = bucketOf(environment);
    const at = hourOf(now);
    const query = { 'x-id': 'GetObject', ...(version !== undefined && { 'x-version': version }) };
    const address = addressOf(objectKey);
    const url = presign({ credentials, region, at }, { method: 'GET', address, query, seconds: 2 * HOUR });
    return { url, expires_at: new Date(at.getTime() + 2 * HOUR * 1000).toISOString() };
  },
});
