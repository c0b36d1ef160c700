import { expect, it } from 'vitest';
import { apiDocument } from '../../../infra/docs/api-document.ts';
import { KIND_NAMES, KINDS } from '../../../infra/docs/kinds.ts';
import { sitePages } from '../../../infra/docs/site.ts';
import { guidePages } from '../../../infra/docs/written.ts';
import { pageFrom, writtenPages } from '../../../infra/docs/written-pages.ts';
import { cors } from '../../../infra/gateway/cors.ts';

const TEXT = '---\ntitle: Sell\norder: 3\nsummary: To sell.\nminutes: 20\n---\nText.\n';

it('a page has the values of its front matter, and the text below it', () => {
  expect(pageFrom('tutorials', 'sell.md', TEXT)).toEqual({
    kind: 'tutorials',
    path: '/docs/tutorials/sell',
    title: 'Sell',
    summary: 'To sell.',
    keywords: '',
    minutes: 20,
    order: 3,
    markdown: 'Text.\n',
  });
  expect(pageFrom('reference', 'errors.md', TEXT).path).toBe('/docs/errors');
});

it.each(['title', 'summary', 'order'])('a page without a %s is refused', (name) => {
  const text = TEXT.replace(new RegExp(`^${name}: .*\n`, 'm'), '');
  expect(() => pageFrom('how-to', 'sell.md', text)).toThrow(`sell.md: the front matter has no ${name}`);
});

it('pages are sorted by kind and order, and have different paths', () => {
  const pages = writtenPages();
  const kinds = pages.map(({ kind }) => KIND_NAMES.indexOf(kind));
  expect(kinds).toEqual([...kinds].sort((one, other) => one - other));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const kind of Object.keys(KINDS)) {
    const orders = pages.filter((page) => page.kind === kind).map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((one, other) => one - other));
  }
});

it('a tutorial says which command each language needs, and other pages with code what it needs', () => {
  const tutorials = writtenPages().filter(({ kind }) => kind === 'tutorials');
  expect(tutorials.length).toBeGreaterThan(0);
  for (const { path, markdown } of tutorials) {
    expect(markdown.match(/^.*build:client.*$/gm), path).toEqual([expect.stringMatching(/^\| TypeScript \|/)]);
    expect(markdown.match(/^.*docs\/hub\.py.*$/gm), path).toEqual([expect.stringMatching(/^\| Python \|/)]);
  }
  for (const { path, kind, content, markdown = '' } of guidePages(writtenPages())) {
    const hasCode = kind !== 'tutorials' && content.text.includes('class="languages"');
    expect(content.text.includes('class="needs"'), path).toBe(hasCode);
    const [introduction = ''] = markdown.split(/^(?:## |```)/m);
    expect(introduction.includes('To run the code, set `API` to'), path).toBe(hasCode);
  }
});

it('the last sections name the pages that they lead to by their titles', () => {
  const titles = new Map(sitePages(apiDocument()).map(({ path, title }) => [path, title]));
  const sections = writtenPages().flatMap(({ path, markdown }) =>
    markdown.split(/^## /m).flatMap((text) => (/^(?:Next|Related|See also)\n/.test(text) ? [{ path, text }] : [])),
  );
  const links = sections.flatMap(({ path, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, label, to = '']) => ({ path, label, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ label, to }) => titles.has(to) && titles.get(to) !== label)).toEqual([]);
});

it('the page about credentials names the response headers that scripts of every origin can read', () => {
  const page = writtenPages().find(({ path }) => path === '/docs/authentication')?.markdown ?? '';
  const [, section = ''] = page.split('## Calls from a browser');
  const named = [...(section.split('## ')[0] ?? '').matchAll(/`([A-Z][\w-]+)`/g)].map(([, name]) => name);
  expect(named).toEqual(['Authorization', ...cors.exposeHeaders]);
  expect(cors.allowOrigins).toEqual(['*']);
});
