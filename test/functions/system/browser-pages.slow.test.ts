import { describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../support/browser.ts';
import { useWorld } from '../../support/use-world.ts';
import { expectToFit, VIEWS } from '../../support/views.ts';
import { startBrowserSite } from './support/browser-site.ts';
import { startSystem } from './support/documentation.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const system = useWorld(() => startSystem({ service: 'hub', version: '1.2.3<' }));

const linksIn = (body = ''): readonly string[] => [...body.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);

describe('a browser', () => {
  it('gets the start page at /', async () => {
    const { statusCode, headers, body } = await system.call('/', BROWSER);
    expect([statusCode, headers['Content-Type'], headers.Vary]).toEqual([200, 'text/html; charset=utf-8', 'Accept']);
    expect(body).toContain('<p>Service version 1.2.3&lt;');
    const known = ['/docs', '/docs/tutorials', '/docs/reference', '/openapi.json', '/health'];
    expect(linksIn(body)).toEqual([...known, '/docs/versions#three-versions']);
  });

  it('finds at / what only its stack has', async () => {
    const links = JSON.stringify([['/_local/site', 'Demo site', 'a member site']]);
    const local = await startSystem({ service: 'hub', version: '1' }, { START_PAGE_LINKS: links });
    expect(linksIn((await local.call('/', BROWSER)).body)).toContain('/_local/site');
    await local.stop();
  });

  it('reads the words of a link as text', async () => {
    const links = JSON.stringify([['/_local/site?a=1&b="', '<b>Demo</b>', 'a <i>member</i> site']]);
    const local = await startSystem({ service: 'hub', version: '1' }, { START_PAGE_LINKS: links });
    expect((await local.call('/', BROWSER)).body).toContain(
      '<li><a href="/_local/site?a=1&amp;b=&quot;">&lt;b&gt;Demo&lt;/b&gt;</a>: a &lt;i&gt;member&lt;/i&gt; site</li>',
    );
    await local.stop();
  });

  it.each(['/nowhere', '/no/where/', '/apiary', '/docs/guides/nothing', '/docs/nothing.js', '/docs/page.html'])(
    'gets a page with status 404 at %s',
    async (path) => {
      const { statusCode, headers, body } = await system.call(path, BROWSER);
      expect([statusCode, headers['Content-Type'], headers.Vary]).toEqual([404, 'text/html; charset=utf-8', 'Accept']);
      expect(body).toContain('<h1>Page not found</h1>');
      expect(body).not.toContain(path.slice(1));
      expect(linksIn(body)).toContain('/docs');
    },
  );

  it.each(['/', '/nowhere'])('gets the headers of %s alone with HEAD', async (path) => {
    const [got, head] = [await system.call(path, BROWSER), await system.call(path, BROWSER, 'HEAD')];
    expect(head).toEqual({ statusCode: got.statusCode, headers: got.headers });
  });

  it.each(['/', '/nowhere'])('loads nothing at %s that the policy does not name', async (path) => {
    const { headers, body = '' } = await system.call(path, BROWSER);
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'/,
    );
    expect(headers['Content-Security-Policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<script|style=|src=/);
  });
});

describe('the errors document', () => {
  const JSON_API = 'application/vnd.api+json';

  it.each([undefined, '*/*', 'application/json', JSON_API, `text/html;q=0.1, ${JSON_API}`])(
    'C141: is returned at / and unknown paths for Accept %j',
    async (accept) => {
      for (const path of ['/', '/nowhere', '/docs/guides/nothing']) {
        const { statusCode, headers, body = '' } = await system.call(path, accept === undefined ? {} : { accept });
        expect([statusCode, headers['Content-Type'], headers.Vary]).toEqual([404, JSON_API, 'Accept']);
        expect(JSON.parse(body).errors).toMatchObject([{ status: '404', meta: { request_id: 'request' } }]);
      }
    },
  );

  it.each(['/api', '/api/', '/api/v1', '/api/v1/nowhere', '/api/nowhere'])(
    'C141: is returned at %s for every client',
    async (path) => {
      const { statusCode, headers } = await system.call(path, BROWSER);
      expect([statusCode, headers['Content-Type']]).toEqual([404, JSON_API]);
    },
  );

  it('C514: is returned for a method that a path does not have, and for writes to unknown paths', async () => {
    const sent = [await system.call('/docs', BROWSER, 'POST'), await system.call('/', BROWSER, 'POST')];
    expect(sent.map(({ statusCode, headers }) => [statusCode, headers['Content-Type']])).toEqual([
      [405, JSON_API],
      [404, JSON_API],
    ]);
  });
});

/** Skipped without a browser; the tests above check the content and the policy of the pages without one. */
describe.skipIf(!HAS_BROWSER)('the pages in a browser', () => {
  const site = useWorld(startBrowserSite);

  it.each(['/', '/nowhere'])('%s fits every size and is accessible in all colors', async (path) => {
    const { page, response, messages } = await site.open(path);
    expect(response?.status()).toBe(path === '/' ? 200 : 404);
    for (const view of VIEWS) await expectToFit(page, `front ${path}`, view);
    /* The browser reports a 404 itself. */
    expect(messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
    await page.close();
  });

  it('the search of the page for unknown paths leads to the documentation', async () => {
    const { page } = await site.open('/nowhere');
    await page.getByLabel('Search the documentation').fill('refund');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs?q=refund');
    expect(await page.locator('h1').count()).toBe(1);
    await page.close();
  });
});
