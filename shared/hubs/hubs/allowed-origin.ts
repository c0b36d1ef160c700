import type { HubItem } from './hub-item.ts';

/** A URL with a host and without user, backslashes, spaces and invisible characters, which URL parsers read differently. */
const PLAIN = /^https?:\/\/[^/?#@\\\p{C}\p{Z}]+(?:[/?#][^\\\p{C}\p{Z}]*)?$/iu;

/** Whether the text is an http or https URL that parsers of the same IDNA version read alike. */
export const isPlainUrl = (text: string): boolean => PLAIN.test(text) && URL.canParse(text);

/** A browser shows and sends other hosts in the xn-- form; versions of IDNA differ, for one of them `ß` is `ss`. */
const ASCII_HOST = /^https?:\/\/[\x21-\x7e]+?(?:[/?#]|$)/i;

/** Whether every URL parser reads the text as the same http or https URL. */
export const isExactUrl = (text: string): boolean => isPlainUrl(text) && ASCII_HOST.test(text);

type Origins = Pick<HubItem, 'allowed_origins' | 'site_url'>;

/** Whether the origin of a URL is that of the hub's site or one of its allowed origins. */
export const isOnAllowedOrigin = ({ allowed_origins, site_url }: Origins, url: string): boolean => {
  if (!isExactUrl(url)) return false;
  const { origin } = new URL(url);
  return allowed_origins.includes(origin) || (site_url ? new URL(site_url).origin === origin : false);
};
