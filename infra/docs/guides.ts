import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groups } from '../../functions/groups.ts';
import { ERRORS } from '../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { GUIDES, type GuideName, guidePath, pageOf, sources } from './layout.ts';
import { rendered } from './markdown.ts';

const root = join(import.meta.dirname, '..', '..');

/** Guides that are pages of the repository. */
const PAGES: Partial<Readonly<Record<GuideName, string>>> = { changelog: 'CHANGELOG.md', operate: 'RUNBOOK.md' };

const sourceOf = (name: GuideName): string =>
  join(...(PAGES[name] ? [root, PAGES[name]] : [sources, 'guides', `${name}.md`]));

/** Links to files of the repository lead nowhere on the site: name the file instead. */
const withoutFileLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:|#|\/)([^)#\s]+)[^)]*\)/g, (_, words: string, file: string) =>
    words === file ? `\`${file}\`` : `${words} (\`${file}\`)`,
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const errorCodes = (): string =>
  table(
    ['Code', 'Status', 'Detail'],
    Object.entries(ERRORS)
      .map(([code, [status, detail]]) => [`\`${code}\``, String(status), detail])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

const limits = (): string =>
  table(
    ['Operation', 'Calls', 'Seconds', 'Counted per'],
    groups
      .flatMap(({ routes }) => routes)
      .flatMap((route) => (route.limit ? [{ route, ...route.limit }] : []))
      .map(({ route, limit, seconds, by }) => [
        ...[`\`${route.method} ${canonicalPath(route)}\``, String(limit), String(seconds)],
        by === 'caller' ? 'caller' : 'contact, or source IP address for other callers',
      ]),
  );

const LANGUAGES: Readonly<Record<string, string>> = { ts: 'ts', py: 'python', go: 'go', php: 'php' };

/** A code sample; the tests run the same file. */
const snippet = async (file: string): Promise<string> => {
  const code = await readFile(join(sources, 'snippets', file), 'utf8');
  return `\`\`\`${LANGUAGES[file.split('.').at(-1) ?? ''] ?? ''}\n${code.trim()}\n\`\`\``;
};

/** Replaces `{{name}}` on a line of its own. */
const inserted = async (name: string): Promise<string> => {
  if (name === 'error-codes') return errorCodes();
  return name === 'limits' ? limits() : snippet(name);
};

const PLACEHOLDER = /^\{\{([\w.-]+)\}\}$/gm;

/** The Markdown of a guide, with its tables and code samples. */
export const guideText = async (name: GuideName): Promise<string> => {
  const text = withoutFileLinks(await readFile(sourceOf(name), 'utf8'));
  const names = [...text.matchAll(PLACEHOLDER)].map(([, found = '']) => found);
  const values = new Map(await Promise.all(names.map(async (found) => [found, await inserted(found)] as const)));
  const page = text.replaceAll(PLACEHOLDER, (_, found: string) => values.get(found) ?? '');
  return name === 'changelog' ? `${page}\n[Subscribe to the Atom feed](/docs/changelog.atom)\n` : page;
};

/** The page of a guide. */
export const guidePage = async (name: GuideName): Promise<string> =>
  pageOf({ title: GUIDES[name], at: guidePath(name), content: rendered(await guideText(name)) });
