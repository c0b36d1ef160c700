import { createHmac } from 'node:crypto';

/** Where the key of mailed tokens comes from; it is never in the table. */
export type TokenKey = () => Promise<string>;

/** The token that an email of this task carries: the same at every attempt, and derivable from no row. */
export const emailedToken = (key: string, task: string): string =>
  createHmac('sha256', key).update(`mailed-token/${task}`).digest('base64url');
