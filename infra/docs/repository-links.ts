import { posix } from 'node:path';
import { isKind, kindPath, pagePath } from './kinds.ts';
import { REPOSITORY_PAGES } from './repository-pages.ts';

const FENCED = /(^ *```[\s\S]*?^ *```$)/gm;

/** Changes the text outside fenced code. */
export const outsideCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(FENCED)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

const PATHS: ReadonlyMap<string, string> = new Map([
  ['RUNBOOK.md', kindPath('operate')],
  ['CHANGELOG.md', pagePath('reference', 'changelog')],
  ...REPOSITORY_PAGES.map(({ file, name }) => [file, pagePath('operate', name)] as const),
]);

/** The path on the site of a file of the repository; undefined if the site does not have it. */
const sitePath = (file: string): string | undefined => {
  const [, kind = '', name = ''] = /^infra\/docs\/pages\/([\w-]+)\/([\w-]+)\.md$/.exec(file) ?? [];
  return isKind(kind) ? pagePath(kind, name) : PATHS.get(file);
};

/** Rewrites the links of a file of the repository for the site. A file that is not on the site is named. */
export const rewriteLinks = (text: string, file: string): string =>
  outsideCode(text, (prose) =>
    prose.replaceAll(
      /\[([^\]]+)\]\((?!https?:|\/|#)([^)\s#]+)(#[^)\s]+)?\)/g,
      (_, words: string, to: string, at = '') => {
        const path = posix.join(posix.dirname(file), to);
        const page = sitePath(path);
        if (page !== undefined) return `[${words}](${page}${at})`;
        return words === to || words === path ? `\`${path}\`` : `${words} (\`${path}\`)`;
      },
    ),
  );
