import { createHmac } from 'node:crypto';

/** Provides the key that emailed tokens are derived with; the key is not in the table. */
export type TokenKey = () => Promise<string>;

/**
 * The token of an email task: the same on each attempt, and not derivable from stored data. The derivation string is
 * fixed: changing it invalidates retried emails.
 */
export const emailedToken = (key: string, task: string): string =>
  createHmac('sha256', key).update(`mailed-token/${task}`).digest('base64url');
