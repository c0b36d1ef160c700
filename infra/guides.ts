import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import { groups } from '../functions/groups.ts';
import { ERRORS } from '../shared/http/error-codes.ts';
import { canonicalPath } from '../shared/http/paths.ts';

const docs = join(import.meta.dirname, '..', 'functions', 'system', 'docs');
const CHANGELOG = join(import.meta.dirname, '..', 'CHANGELOG.md');

/** The guides in the order they are read; `changelog` is CHANGELOG.md. */
export const GUIDES = {
  authentication: 'Authentication',
  pagination: 'Pagination',
  errors: 'Errors',
  idempotency: 'Idempotency',
  webhooks: 'Webhooks',
  'rate-limits': 'Rate limits',
  changelog: 'Changelog',
} as const;

export type GuideName = keyof typeof GUIDES;

export const GUIDE_NAMES = Object.keys(GUIDES) as readonly GuideName[];

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
  const code = await readFile(join(docs, 'snippets', file), 'utf8');
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
  const text = await readFile(name === 'changelog' ? CHANGELOG : join(docs, 'guides', `${name}.md`), 'utf8');
  const names = [...text.matchAll(PLACEHOLDER)].map(([, found = '']) => found);
  const values = new Map(await Promise.all(names.map(async (found) => [found, await inserted(found)] as const)));
  const whole = text.replaceAll(PLACEHOLDER, (_, found: string) => values.get(found) ?? '');
  return name === 'changelog' ? `${whole}\n[Follow it as an Atom feed](/docs/changelog.atom)\n` : whole;
};

const anchor = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** HTML of our own Markdown: headings can be linked to, and what is wide scrolls by itself, by keyboard as well. */
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchor(inner)}">${inner}</h${depth}>\n`;
    },
  },
});

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => HTML[sign] ?? sign);

export const rendered = (text: string): string =>
  String(markdown.parse(text, { async: false }))
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');

const navigation = (current: GuideName): string =>
  [
    '<a href="/docs">Reference</a>',
    ...GUIDE_NAMES.map((name) => {
      const here = name === current ? ' aria-current="page"' : '';
      return `<a href="/docs/guides/${name}"${here}>${GUIDES[name]}</a>`;
    }),
  ].join('\n');

/** The page of a guide: static, without any script. */
export const guidePage = async (name: GuideName): Promise<string> => {
  const template = await readFile(join(docs, 'guide.html'), 'utf8');
  const parts: Readonly<Record<string, string>> = {
    title: GUIDES[name],
    navigation: navigation(name),
    content: rendered(await guideText(name)),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? '');
};
