import type { HubItem } from './hub-item.ts';

/** A URL without backslashes, spaces and invisible characters, which parsers read differently. */
const PLAIN = /^https?:\/\/[^\\\p{C}\p{Z}]+$/iu;

/** Whether a URL is on one of the allowed origins of a hub. */
export const isOnAllowedOrigin = ({ allowed_origins }: Pick<HubItem, 'allowed_origins'>, url: string): boolean =>
  PLAIN.test(url) && URL.canParse(url) && allowed_origins.includes(new URL(url).origin);
