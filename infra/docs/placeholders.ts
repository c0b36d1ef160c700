import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../../functions/groups.ts';
import { ERRORS } from '../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { sources } from './sources.ts';

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
const snippet = (file: string): string => {
  const code = readFileSync(join(sources, 'snippets', file), 'utf8');
  return `\`\`\`${LANGUAGES[file.split('.').at(-1) ?? ''] ?? ''}\n${code.trim()}\n\`\`\``;
};

const GENERATED: Readonly<Record<string, () => string>> = { 'error-codes': errorCodes, limits };

/** Replaces each `{{name}}` on a line of its own by a generated table or by a code sample. */
export const withPlaceholders = (text: string): string =>
  text.replaceAll(/^\{\{([\w.-]+)\}\}$/gm, (_, name: string) => (GENERATED[name] ?? (() => snippet(name)))());
