import type { HubItem } from './hub-item.ts';

/** A URL with a host and without user, backslashes, spaces and invisible characters, which URL parsers read differently. */
const PLAIN = /^https?:\/\/[^/?#@\\\p{C}\p{Z}]+(?:[/?#][^\\\p{C}\p{Z}]*)?$/iu;

/** Whether every URL parser reads the text as the same http or https URL. */
export const isPlainUrl = (text: string): boolean => PLAIN.test(text) && URL.canParse(text);

type Origins = Pick<HubItem, 'allowed_origins' | 'site_url'>;

/** Whether the origin of a URL is that of the hub's site or one of its allowed origins. */
export const isOnAllowedOrigin = ({ allowed_origins, site_url }: Origins, url: string): boolean => {
  if (!isPlainUrl(url)) return false;
  const { origin } = new URL(url);
  return allowed_origins.includes(origin) || (site_url ? new URL(site_url).origin === origin : false);
};
