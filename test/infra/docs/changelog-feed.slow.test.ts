import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changelogEntries, changelogFeed } from '../../../infra/docs/changelog-feed.ts';
import { startSystem } from '../../functions/system/support/documentation.ts';
import { useWorld } from '../../support/use-world.ts';

const system = useWorld(startSystem);

const page = async (path: string): Promise<string> => {
  const { statusCode, body = '' } = await system.call(path);
  expect(statusCode, path).toBe(200);
  return body;
};

describe('the feed of the changelog', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');

  it('is an Atom feed that links to the page', async () => {
    const { headers, body = '' } = await system.call('/docs/changelog.atom');
    expect(headers['Content-Type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    for (const [, date = ''] of body.matchAll(/changelog#([\d-]+)"/g))
      expect(await page('/docs/changelog')).toContain(`id="${date}"`);
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
