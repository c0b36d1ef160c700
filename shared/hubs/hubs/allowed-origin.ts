import type { HubItem } from './hub-item.ts';

/** An address written so that nobody can read another host in it: no backslashes, spaces or signs that are not seen. */
const PLAIN = /^https?:\/\/[^\\\p{C}\p{Z}]+$/iu;

/** Whether a page is on one of the origins that a hub allows. */
export const isOnAllowedOrigin = ({ allowed_origins }: Pick<HubItem, 'allowed_origins'>, url: string): boolean =>
  PLAIN.test(url) && URL.canParse(url) && allowed_origins.includes(new URL(url).origin);
