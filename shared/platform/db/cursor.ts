import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Position } from './query.ts';

/** The route, the tenant and the filters that a cursor is valid for. */
export type CursorScope = readonly string[];

/** Opaque, authenticated page positions. They name a key, not an offset, so they survive inserts and deletes. */
export interface Cursors {
  seal(position: Position, scope: CursorScope): string;
  /** Returns the position; `undefined` if the cursor was changed or made for another scope. */
  open(cursor: string, scope: CursorScope): Position | undefined;
}

const TAG_BYTES = 16;

/** Cursors are sealed with the secret. Those of the accepted secrets open, too. */
export const cursors = (secret: Uint8Array, ...accepted: readonly Uint8Array[]): Cursors => {
  const tag = (payload: Uint8Array, scope: CursorScope, secret: Uint8Array): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(scope))
      .update('\u0000')
      .update(payload)
      .digest()
      .subarray(0, TAG_BYTES);
  return {
    seal(position, scope) {
      const payload = Buffer.from(JSON.stringify(position));
      return Buffer.concat([tag(payload, scope, secret), payload]).toString('base64url');
    },
    open(cursor, scope) {
      if (!/^[A-Za-z0-9_-]{1,2048}$/.test(cursor)) return undefined;
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== cursor) return undefined;
      const payload = bytes.subarray(TAG_BYTES);
      const own = bytes.subarray(0, TAG_BYTES);
      if (![secret, ...accepted].some((one) => timingSafeEqual(own, tag(payload, scope, one)))) return undefined;
      return JSON.parse(payload.toString()) as Position;
    },
  };
};
