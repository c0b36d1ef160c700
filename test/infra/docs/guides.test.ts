import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { changelogEntries, changelogFeed } from '../../../infra/docs/changelog-feed.ts';
import { guideText } from '../../../infra/docs/guides.ts';
import { GUIDE_NAMES } from '../../../infra/docs/layout.ts';
import { ERRORS } from '../../../shared/platform/http/error-codes.ts';
import { startSystem } from '../../functions/system/support/documentation.ts';
import { useWorld } from '../../support/use-world.ts';

const system = useWorld(startSystem);

const page = async (path: string): Promise<string> => {
  const { statusCode, body = '' } = await system.call(path);
  expect(statusCode, path).toBe(200);
  return body;
};

it.each(GUIDE_NAMES)('the guide about %s is a page without scripts, with a strict policy', async (name) => {
  const { statusCode, headers, body = '' } = await system.call(`/docs/guides/${name}`);
  expect([statusCode, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|https?:|\*/);
  expect(body).not.toMatch(/<script|\son\w+=|style=|<style|\{\{/i);
  expect(body.match(/<h1/g)).toHaveLength(1);
});

it('every link of a guide has an existing target', async () => {
  for (const name of GUIDE_NAMES) {
    const html = await page(`/docs/guides/${name}`);
    for (const [, link = '', id] of html.matchAll(/(?:src|href)="(\/[^"#]*)(?:#([^"]*))?/g)) {
      const target = await page(link);
      if (id !== undefined) expect(target, `${name}: ${link}`).toContain(`id="${id}"`);
    }
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  }
});

it('every table of a guide has a unique name', async () => {
  for (const name of GUIDE_NAMES) {
    const html = await page(`/docs/guides/${name}`);
    const names = [...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(new Set(names).size, name).toBe(names.length);
    expect(html.match(/<table>/g) ?? [], name).toHaveLength(names.length);
  }
});

it('the reference links to every guide, and every guide to the others', async () => {
  for (const from of ['/docs', ...GUIDE_NAMES.map((name) => `/docs/guides/${name}`)]) {
    const html = await page(from);
    for (const to of GUIDE_NAMES) expect(html, from).toContain(`href="/docs/guides/${to}"`);
    expect(html.match(/aria-current="page"/g), from).toHaveLength(1);
  }
});

it.each(['nothing', 'errors.html', '..%2Fdocs', 'constructor', ''])(
  'GET of an unknown guide %j returns 404',
  async (name) => {
    expect((await system.call(`/docs/guides/${name}`)).statusCode).toBe(404);
  },
);

it('every page has a content security policy', async () => {
  for (const file of ['reference.html', 'reference-members.html', 'guide-errors.html'])
    expect((await system.call(`/docs/${file}`)).statusCode).toBe(404);
});

describe('a list in a guide', () => {
  it('has every error code with its status', async () => {
    const text = await guideText('errors');
    for (const [code, [status]] of Object.entries(ERRORS)) expect(text).toContain(`| \`${code}\` | ${status} |`);
  });

  it('has every route with a limit', async () => {
    const limited = groups.flatMap(({ routes }) => routes).filter(({ limit }) => limit !== undefined);
    const text = await guideText('rate-limits');
    expect(text.match(/^\| `(GET|POST|PUT|PATCH|DELETE) /gm)).toHaveLength(limited.length);
    expect(text).toContain('| `POST /api/v1/comments` | 30 | 60 |');
  });
});

describe('the feed of the changelog', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');

  it('is an Atom feed that links to the page', async () => {
    const { headers, body = '' } = await system.call('/docs/changelog.atom');
    expect(headers['Content-Type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    for (const [, date = ''] of body.matchAll(/changelog#([\d-]+)"/g))
      expect(await page('/docs/guides/changelog')).toContain(`id="${date}"`);
  });

  it('has an entry for each dated change, newest first, each with a unique id', () => {
    const entries = changelogEntries(changelog);
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => date === '2026-06-18')).toHaveLength(2);
    expect(entries.map(({ title }) => title)).toContain('A reply to a reply is refused');
    const ids = [...changelogFeed(changelog).matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(entries.length + 1);
  });

  it('is escaped for XML', () => {
    const feed = changelogFeed('# C\n\n## 2026-01-01\n- **A <b> & "c".** Text <i>with</i> `code & more`.\n');
    expect(feed).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(feed).toContain('&lt;code&gt;code &amp;amp; more&lt;/code&gt;');
    expect(feed.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
    expect(changelogFeed('# C\n')).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});
