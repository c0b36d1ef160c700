import { COUNTRY_DOMAINS, TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

const LABEL = /^[\p{L}\p{N}\p{M}_-]{1,63}$/u;
const SEPARATORS = /[\s<>()[\]{}"'“”„‚‘’«»|,;!*`]+/u;

/** The text as browsers read it: without invisible characters, with the dots that they treat as one. */
const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/。(?=[a-z])/gi, '.');

/** A country's domain is in lower case, or all of the name is in upper case: "end.It" is two sentences. */
const isCountry = (tld: string, host: string): boolean =>
  COUNTRY_DOMAINS.has(tld.toLowerCase()) && (tld === tld.toLowerCase() || host === host.toUpperCase());

const isTopLevel = (tld: string, host: string): boolean =>
  tld.toLowerCase().startsWith('xn--') || TOP_LEVEL_DOMAINS.has(tld.toLowerCase()) || isCountry(tld, host);

/** Whether it is a domain of the internet. "3.5" and "e.g." are not. */
const isDomain = (host: string): boolean => {
  const labels = host.split('.');
  const tld = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false;
  return labels[0]?.toLowerCase() === 'www' || isTopLevel(tld, host);
};

const isDot = (character: string): boolean => character === '.' || character === '…';

/** The text without dots at its start and its end. */
const trimDots = (text: string): string => {
  const characters = Array.from(text);
  const first = characters.findIndex((character) => !isDot(character));
  const last = characters.findLastIndex((character) => !isDot(character));
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
};

const hostOf = (piece: string): string => trimDots(piece.replace(/^[/\\]+/, '').split(/[/\\?#]/)[0] ?? '');

/** The number of links in a part of a text without separators. An email address is none. */
const linksIn = (token: string): number => {
  const schemes = token.split('://').length - 1;
  if (schemes > 0) return schemes;
  if (/^(mailto|tel|sms):./i.test(token)) return 1;
  if (token.includes('@')) return 0;
  return token.split(':').some((piece) => isDomain(hostOf(piece))) ? 1 : 0;
};

/** The links in a text, as they are written, lower-case: with a scheme, `www.`, or a domain alone. */
export const linksOf = (text: string): readonly string[] =>
  readable(text)
    .split(SEPARATORS)
    .flatMap((token) => Array.from({ length: linksIn(token) }, () => token.toLowerCase()));
