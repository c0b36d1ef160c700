import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { Position } from './query.ts';

/** The route, the tenant and the filters that a cursor is valid for. */
export type CursorScope = readonly string[];

/**
 * Encrypted, authenticated page positions. They name a key, not an offset, so they survive inserts and deletes. A key can
 * contain what the reader may not see: the last active day of a member, or the id of a row that was left out.
 */
export interface Cursors {
  seal(position: Position, scope: CursorScope): string;
  /** Returns the position; `undefined` if the cursor was changed or made for another scope. */
  open(cursor: string, scope: CursorScope): Position | undefined;
}

const TAG_BYTES = 16;

/** Encrypts and decrypts: the two are the same operation. A tag is never used for two texts, as it depends on the text. */
const crypted = (text: Uint8Array, tag: Uint8Array, secret: Uint8Array): Buffer => {
  const key = createHmac('sha256', secret).update('encryption').digest();
  return createCipheriv('aes-256-ctr', key, tag).update(text);
};

const tagOf = (text: Uint8Array, scope: CursorScope, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(scope))
    .update('\u0000')
    .update(text)
    .digest()
    .subarray(0, TAG_BYTES);

/** Cursors are sealed with the secret. Those of the accepted secrets open, too. */
export const cursors = (secret: Uint8Array, ...accepted: readonly Uint8Array[]): Cursors => ({
  seal(position, scope) {
    const text = Buffer.from(JSON.stringify(position));
    const tag = tagOf(text, scope, secret);
    return Buffer.concat([tag, crypted(text, tag, secret)]).toString('base64url');
  },
  open(cursor, scope) {
    if (!/^[A-Za-z0-9_-]{1,2048}$/.test(cursor)) return undefined;
    const bytes = Buffer.from(cursor, 'base64url');
    if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== cursor) return undefined;
    const [tag, sealed] = [bytes.subarray(0, TAG_BYTES), bytes.subarray(TAG_BYTES)];
    for (const one of [secret, ...accepted]) {
      const text = crypted(sealed, tag, one);
      if (timingSafeEqual(tag, tagOf(text, scope, one))) return JSON.parse(text.toString()) as Position;
    }
    return undefined;
  },
});
