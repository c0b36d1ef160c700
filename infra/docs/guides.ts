import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groups } from '../../functions/groups.ts';
import { ERRORS } from '../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { GUIDES, type GuideName, guidePath, pageOf, sources } from './layout.ts';
import { rendered } from './markdown.ts';

const CHANGELOG = join(import.meta.dirname, '..', '..', 'CHANGELOG.md');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const errorCodes = (): string =>
  table(
    ['Code', 'Status', 'What it says'],
    Object.entries(ERRORS)
      .map(([code, [status, detail]]) => [`\`${code}\``, String(status), detail])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

const limits = (): string =>
  table(
    ['Operation', 'Calls', 'In seconds', 'Counted by'],
    groups
      .flatMap(({ routes }) => routes)
      .flatMap((route) => (route.limit ? [{ route, ...route.limit }] : []))
      .map(({ route, limit, seconds, by }) => [
        ...[`\`${route.method} ${canonicalPath(route)}\``, String(limit), String(seconds)],
        by === 'caller' ? 'caller' : 'contact, or address where no contact calls',
      ]),
  );

const LANGUAGES: Readonly<Record<string, string>> = { ts: 'ts', py: 'python', go: 'go', php: 'php' };

/** A file of code, as the tests run it. */
const snippet = async (file: string): Promise<string> => {
  const code = await readFile(join(sources, 'snippets', file), 'utf8');
  return `\`\`\`${LANGUAGES[file.split('.').at(-1) ?? ''] ?? ''}\n${code.trim()}\n\`\`\``;
};

/** What stands for `{{name}}` on a line of its own. */
const inserted = async (name: string): Promise<string> => {
  if (name === 'error-codes') return errorCodes();
  return name === 'limits' ? limits() : snippet(name);
};

const PLACEHOLDER = /^\{\{([\w.-]+)\}\}$/gm;

/** The Markdown of a guide, with all that is put into it. */
export const guideText = async (name: GuideName): Promise<string> => {
  const text = await readFile(name === 'changelog' ? CHANGELOG : join(sources, 'guides', `${name}.md`), 'utf8');
  const names = [...text.matchAll(PLACEHOLDER)].map(([, found = '']) => found);
  const values = new Map(await Promise.all(names.map(async (found) => [found, await inserted(found)] as const)));
  const whole = text.replaceAll(PLACEHOLDER, (_, found: string) => values.get(found) ?? '');
  return name === 'changelog' ? `${whole}\n[Follow it as an Atom feed](/docs/changelog.atom)\n` : whole;
};

/** The page of a guide. */
export const guidePage = async (name: GuideName): Promise<string> =>
  pageOf({ title: GUIDES[name], at: guidePath(name), content: rendered(await guideText(name)) });
