import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { description } from '../../../infra/description.ts';
import type { ApiDocument } from '../../../infra/docs/document.ts';
import { sitePages } from '../../../infra/docs/site.ts';
import { startSystem } from '../../functions/system/support/documentation.ts';
import { useWorld } from '../../support/use-world.ts';

const system = useWorld(startSystem);
const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const paths = sitePages(document).map(({ path }) => path);

/** Every page as it is served. */
const pages = new Map<string, string>();
const policies = new Set<string | undefined>();

beforeAll(async () => {
  for (const path of paths) {
    const { statusCode, headers, body = '' } = await system.call(path);
    expect([path, statusCode, headers['Content-Type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    policies.add(headers['Content-Security-Policy']);
    pages.set(path, body);
  }
});

/** What is wrong with each page, so that one failure names all of them. */
const wrong = (problemsOf: (html: string, path: string) => readonly unknown[]): readonly unknown[] =>
  [...pages].flatMap(([path, html]) => problemsOf(html, path).map((problem) => [path, problem]));

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

const idsOf = (html: string) => all(html, /\sid="([^"]+)"/g);

describe('every page', () => {
  it('has a policy without outside sources or unsafe code', () => {
    expect([...policies]).toHaveLength(1);
    const [policy = ''] = policies;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('is drawn after one request: it contains its style, and its script is deferred', () => {
    const loaded = wrong((html) => [
      ...all(html, /<link rel="(stylesheet|preload)"/g),
      ...all(html, /<(script(?! src="\/docs\/docs\.js" type="module")[^>]*)>/g),
    ]);
    expect(loaded).toEqual([]);
    for (const [path, html] of pages) expect(html.match(/<style>/g), path).toHaveLength(1);
  });

  it('has less than 100 KB', () => {
    expect(wrong((html) => (Buffer.byteLength(html) < 100 * 1024 ? [] : [Buffer.byteLength(html)]))).toEqual([]);
  });

  it('about the error codes, to which each error leads, has at most 72 KB, which leaves room for 50 more', () => {
    expect(Buffer.byteLength(pages.get('/docs/errors') ?? '')).toBeLessThanOrEqual(72 * 1024);
  });

  it('has no code in attributes, and no value left to fill', () => {
    expect(
      wrong((html) => all(html.replace(/<style>.*?<\/style>/s, ''), /(<[^>]+\s(?:on\w+|style)=|javascript:)/gi)),
    ).toEqual([]);
    expect(
      wrong((html) => all(html.replaceAll(/<code>.*?<\/code>| data-call='[^']*'/gs, ''), /(\{\{[\w.-]+\}\})/g)),
    ).toEqual([]);
  });

  it('has one title, and is marked at most once in the navigation', () => {
    expect(wrong((html) => (all(html, /<(h1)/g).length === 1 ? [] : ['h1']))).toEqual([]);
    expect(wrong((html) => all(html, /(aria-current="page")/g).slice(1))).toEqual([]);
    for (const path of ['/docs', '/docs/errors', '/docs/how-to', '/docs/reference/hubs/createTeamHub'])
      expect(pages.get(path), path).toContain('aria-current="page"');
  });

  it('has unique ids, and unique names for its tables', () => {
    const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
    expect(wrong((html) => repeated(idsOf(html)))).toEqual([]);
    expect(wrong((html) => repeated(all(html, /role="region" aria-label="([^"]+)"/g)))).toEqual([]);
  });

  it('has only links to existing pages, files and headings', async () => {
    const ids = new Map([...pages].map(([path, html]) => [path, new Set(idsOf(html))]));
    const files = new Set<string>();
    const broken = wrong((html, path) =>
      [...html.matchAll(/(?:href|src)="([^":?]*)"/g)].flatMap(([, link = '']) => {
        const [to = '', id] = link.split('#');
        const target = ids.get(to || path);
        if (!target && !link.endsWith('.md')) files.add(to);
        return target && id !== undefined && !target.has(id) ? [link] : [];
      }),
    );
    expect(broken).toEqual([]);
    for (const file of files) expect([file, (await system.call(file)).statusCode]).toEqual([file, 200]);
  });

  it('can be reached from the first page', () => {
    const reached = new Set(['/docs']);
    for (const path of reached)
      for (const link of all(pages.get(path) ?? '', /href="(\/docs[^"#]*)/g)) if (pages.has(link)) reached.add(link);
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });
});

it('the first page names each page, and leaves the operations and objects to the reference', () => {
  const named = new Set(all(pages.get('/docs') ?? '', /href="([^"]+)"/g));
  expect(paths.filter((path) => !/^\/docs\/(reference\/|objects)/.test(path) && !named.has(path))).toEqual([]);
});

it('a page is sent compressed to clients that accept it', async () => {
  const { body = '', isBase64Encoded } = await system.call('/docs', { 'accept-encoding': 'gzip' });
  expect(isBase64Encoded).toBe(true);
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(pages.get('/docs'));
});
