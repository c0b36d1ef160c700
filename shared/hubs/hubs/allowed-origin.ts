import type { HubItem } from './hub-item.ts';

/** A URL without backslashes, spaces and invisible characters, which URL parsers interpret differently. */
const PLAIN = /^https?:\/\/[^\\\p{C}\p{Z}]+$/iu;

/** Whether the origin of a URL is one of the hub's allowed origins. */
export const isOnAllowedOrigin = ({ allowed_origins }: Pick<HubItem, 'allowed_origins'>, url: string): boolean =>
  PLAIN.test(url) && URL.canParse(url) && allowed_origins.includes(new URL(url).origin);
