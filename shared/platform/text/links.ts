import { COUNTRY_DOMAINS, FILE_ENDINGS, SOFTWARE, TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

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

/** A name of two labels that is rather one of a file or of software: "README.md", "ASP.net". */
const isFile = (labels: readonly string[]): boolean => {
  const [name, ending = ''] = labels.map((label) => label.toLowerCase());
  return labels.length === 2 && (FILE_ENDINGS.has(ending) || SOFTWARE.has(`${name}.${ending}`));
};

/** Short labels with dots between them: "e.g", "z.B", "i.e.in". */
const isAbbreviation = (labels: readonly string[]): boolean =>
  labels.every((label) => /^\p{Script=Latin}{1,2}$/u.test(label));

/** Whether it is a domain of the internet. "3.5" and "e.g." are not. A path or a port shows that a name is one. */
const isDomain = (host: string, isAlone: boolean): boolean => {
  const labels = host.split('.');
  const tld = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false;
  if (labels[0]?.toLowerCase() === 'www') return true;
  return isTopLevel(tld, host) && !(isAlone && (isFile(labels) || isAbbreviation(labels)));
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

/** Whether a piece is a name without a path, a query, slashes before it, or a port after it. */
const isAlone = (piece: string, next: string | undefined): boolean => !/[/\\?]/.test(piece) && !/^\d/.test(next ?? '');

/** The number of links in a part of a text without separators. An email address is none. */
const linksIn = (token: string): number => {
  const schemes = token.split('://').length - 1;
  if (schemes > 0) return schemes;
  if (/^(mailto|tel|sms):./i.test(token)) return 1;
  if (token.includes('@')) return 0;
  return token.split(':').some((piece, at, pieces) => isDomain(hostOf(piece), isAlone(piece, pieces[at + 1]))) ? 1 : 0;
};

/** The links in a text, as they are written, lower-case: with a scheme, `www.`, or a domain alone. */
export const linksOf = (text: string): readonly string[] =>
  readable(text)
    .split(SEPARATORS)
    .flatMap((token) => Array.from({ length: linksIn(token) }, () => token.toLowerCase()));
