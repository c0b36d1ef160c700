import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** The form of a token that says nothing by itself: 256 random bits in base64url. */
export const OPAQUE = /^[A-Za-z0-9_-]{43}$/;

export const newOpaque = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of a token: enough to know it again, too little to use it. */
export const hashOpaque = (token: string): string => createHash('sha256').update(token).digest('base64url');
