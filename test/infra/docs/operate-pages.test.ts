import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rendered } from '../../../infra/docs/markdown.ts';
import { writtenPages } from '../../../infra/docs/written-pages.ts';

const pages = writtenPages()
  .filter(({ kind }) => kind === 'operate')
  .map((page) => ({ ...page, name: page.path.slice('/docs/operate/'.length) }));
const htmlOf = (markdown: string): string => rendered(markdown).text;
const idsIn = (markdown: string) => [...htmlOf(markdown).matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id);

test('RUNBOOK.md says for each page when to read it, in the order of the site, followed by the other files', () => {
  const runbook = readFileSync(join(import.meta.dirname, '..', '..', '..', 'RUNBOOK.md'), 'utf8');
  const rows = [...runbook.matchAll(/^\| [^|]{20,} \| \[(.+?)\]\((\S+)\) \|$/gm)];
  const listed = rows.map(([, title, file]) => ({ title, file }));
  const inFolder = pages.slice(0, -2).map(({ name, title }) => {
    const file = name === 'upgrading' ? 'UPGRADING.md' : `infra/docs/pages/operate/${name}.md`;
    return { title, file };
  });
  expect(listed).toEqual(inFolder);
  expect(pages.slice(-3).map(({ title }) => title)).toEqual(['Upgrading', 'Security', 'Local stack']);
  expect(pages.map(({ order }) => order)).toEqual(pages.map((_, index) => (index + 1) * 10));
});

test('the pages have the addresses that alarms, bookmarks and other sites have', () => {
  expect(pages.map(({ name }) => name)).toEqual([
    'before-you-start',
    'deploy',
    'network',
    'query-the-logs',
    'metrics',
    'alarms',
    'help-a-customer',
    'secrets',
    'restore-data',
    'reindex',
    'costs',
    'delete-a-stage',
    'upgrading',
    'security',
    'local-stack',
  ]);
});

describe.each(pages)('$name', ({ name, markdown }) => {
  test('is text and headings from the second level, below 60 KB', () => {
    expect(markdown.trim()).not.toBe('');
    const html = htmlOf(markdown);
    expect(html).not.toMatch(/<h1/);
    if (html.includes('<h3')) expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<h3'));
    /* The alarms stay together: an alarm names its section by one address. */
    expect(Buffer.byteLength(html)).toBeLessThan(name === 'alarms' ? 80_000 : 60_000);
  });

  test('links only to pages of the site and headings that exist, or to other sites', () => {
    const links = [...htmlOf(markdown).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    const isDead = (link: string): boolean => {
      const [path = '', id] = link.split('#');
      if (path !== '' && !path.startsWith('/docs/operate/')) return !/^(?:https:\/\/|\/docs)/.test(link);
      const target = pages.find((page) => (path || `/docs/operate/${name}`) === page.path);
      return target === undefined || (id !== undefined && !idsIn(target.markdown).includes(id));
    };
    expect(links.filter(isDead)).toEqual([]);
  });
});

const definitions = pages.find(({ name }) => name === 'before-you-start')?.markdown ?? '';

test('a page that uses a shell function of another one links to where they are defined', () => {
  const functions = [...definitions.matchAll(/^(\w+)\(\) \{/gm)].map(([, name]) => name);
  expect(functions).toContain('resource');
  const use = new RegExp(`\\$stack\\b|[(\`](?:${functions.join('|')}) [\\w'"]`);
  const using = pages.filter(({ name, markdown }) => name !== 'before-you-start' && use.test(markdown));
  expect(using.map(({ name }) => name)).toEqual(expect.arrayContaining(['deploy', 'alarms', 'secrets']));
  const link = '](/docs/operate/before-you-start#shell-functions)';
  expect(using.filter(({ markdown }) => !markdown.includes(link)).map(({ name }) => name)).toEqual([]);
});

const shellBlocks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block);

test('the shell blocks of the pages for operators parse', () => {
  const blocks = pages.flatMap(({ name, markdown }) => shellBlocks(markdown).map((block) => ({ name, block })));
  expect(blocks.length).toBeGreaterThan(20);
  const refused = blocks.filter(({ block }) => spawnSync('bash', ['-n'], { input: block }).status !== 0);
  expect(refused.map(({ name, block }) => `${name}: ${block}`)).toEqual([]);
});

test('a block has at most one command of hub ops, because a pasted block runs as a whole', () => {
  const blocks = pages.flatMap(({ name, markdown }) => shellBlocks(markdown).map((block) => ({ name, block })));
  const operations = (block: string) => [...block.matchAll(/hub ops [^#\n]+/g)].map(([command]) => command.trim());
  expect(blocks.flatMap(({ block }) => operations(block)).length).toBeGreaterThan(10);
  const mixed = blocks.filter(({ block }) => operations(block).length > 1);
  expect(mixed.map(({ name, block }) => `${name}: ${block}`)).toEqual([]);
});
