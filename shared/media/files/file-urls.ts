import type { Environment } from '../../platform/runtime/config.ts';
import { bucketOf } from './bucket.ts';
import { presign } from './presign.ts';

/** A URL that anyone who has it can read until it expires. */
export interface SignedUrl {
  readonly url: string;
  readonly expires_at: string;
}

/** Signs URLs of stored files without a request. The caller must have checked that the reader may read the file. */
export interface FileUrls {
  /**
   * The URL of an object, valid for one to two hours. One process returns the same URL for an hour, so that browsers
   * can cache the object. Change `version` when the object is overwritten.
   */
  read(objectKey: string, now: Date, version?: string): SignedUrl;
}

const HOUR = 3_600;

const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / (HOUR * 1000)) * HOUR * 1000);

/** Reads the bucket settings only when a URL is signed: a function that signs none does not need them. */
export const fileUrls = (environment: Environment): FileUrls => ({
  read(objectKey, now, version) {
    const { credentials, region, urlOf } = bucketOf(environment);
    const signedAt = hourOf(now);
    const query = { 'x-id': 'GetObject', ...(version !== undefined && { 'x-version': version }) };
    const unsigned = { method: 'GET', url: urlOf(objectKey), query, seconds: 2 * HOUR } as const;
    return {
      url: presign({ credentials, region, signedAt }, unsigned),
      expires_at: new Date(signedAt.getTime() + 2 * HOUR * 1000).toISOString(),
    };
  },
});
