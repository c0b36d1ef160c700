import type { Rendered } from './rendered.ts';

/** The characters of markup, in order: they are those of the template if a text is escaped. */
const markupOf = (html: string): string => html.replace(/[^<>"'`]/g, '').replaceAll('`', '');

/** Link targets that run a script or leave the web. */
const dangerousLinks = (html: string): readonly string[] =>
  [...html.matchAll(/(?:href|src|action|formaction)\s*=\s*"([^"]*)"|content="0;url=([^"]*)"/g)]
    .map(([, one, other]) => (one ?? other ?? '').replace(/[\p{Cc} ]/gu, ''))
    .filter((url) => /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^https?:/i.test(url));

const HARMLESS = 'harmless';

/** Why a text is markup where it is written; `undefined` if it is text. */
export const passedAs = ({ write }: Rendered, text: string): string | undefined => {
  const html = write(text);
  if (markupOf(html) !== markupOf(write(HARMLESS))) return 'markup';
  return dangerousLinks(html)[0];
};
