import { posix } from 'node:path';
import { type Kind, pagePath } from './kinds.ts';

/** A file of the repository, with `#anchor` for a heading in it. */
export type Place = string;

const FENCED = /(^ *```[\s\S]*?^ *```$)/gm;

/** Changes the text outside fenced code. */
export const outsideCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(FENCED)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/** The path on the site of a documentation page's source. */
const sitePath = (path: string): string | undefined => {
  const [, kind, name] = /^infra\/docs\/pages\/([\w-]+)\/([\w-]+)\.md$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  return pagePath(kind as Kind, name);
};

/**
 * Rewrites the links of a file of the repository for the site. A link to a place on the site leads there; a file that
 * is not on the site is named. A link to a missing heading fails.
 */
export const rewriteLinks = (text: string, file: string, places: ReadonlyMap<Place, string>): string =>
  outsideCode(text, (prose) =>
    prose.replaceAll(
      /\[([^\]]+)\]\((?!https?:|\/)([^)\s#]*)(#[^)\s]+)?\)/g,
      (_, words: string, to: string, at = '') => {
        const path = to === '' ? file : posix.join(posix.dirname(file), to);
        const place = places.get(path + at);
        if (place !== undefined) return `[${words}](${place})`;
        if (places.has(path)) throw new Error(`${file}: no heading ${at} in ${path}`);
        const page = sitePath(path);
        if (page !== undefined) return `[${words}](${page}${at})`;
        return words === to || words === path ? `\`${path}\`` : `${words} (\`${path}\`)`;
      },
    ),
  );
