import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** The form of an opaque token: 256 random bits in base64url. */
export const OPAQUE = /^[A-Za-z0-9_-]{43}$/;

export const newOpaque = (): string => randomBytes(BYTES).toString('base64url');

/** The stored hash of a token: it identifies the token but cannot be used as one. */
export const hashOpaque = (token: string): string => createHash('sha256').update(token).digest('base64url');
