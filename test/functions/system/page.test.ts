import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import type { GatewayServer } from '../../../infra/local/gateway/server.ts';
import { barriers, picture, WIDTHS } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { type System, startSystem } from './support/documentation.ts';
import { serveSystem } from './support/gateway.ts';

/** Where there is no browser there is nothing to see; what the page may load is tested without one. */
describe.skipIf(!HAS_BROWSER)('the documentation page in a browser', () => {
  let system: System;
  let gateway: GatewayServer;
  let browser: Browser;
  beforeAll(async () => {
    system = await startSystem();
    gateway = await serveSystem(system);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await gateway.close();
    await system.stop();
  });

  const open = async (viewport: { width: number; height: number }) => {
    const page = await browser.newPage({ viewport });
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => message.type() !== 'log' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(`http://127.0.0.1:${gateway.port}/docs`);
    await page.locator('.opblock').first().waitFor();
    return { page, asked, said };
  };

  /** How many operations there are from the top of the page to its end: only those in sight are in the document. */
  const seenOnTheWayDown = async (page: Page): Promise<number> => {
    const seen = new Set<string>();
    let end = false;
    await page.evaluate('scrollTo(0, 0)');
    while (!end) {
      const ids = await page.locator('.opblock').evaluateAll((blocks) => blocks.map(({ id }) => id));
      for (const id of ids) seen.add(id);
      end = await page.evaluate(
        '(async () => { const before = scrollY; scrollBy(0, innerHeight / 3); await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); return scrollY === before })()',
      );
    }
    return seen.size;
  };

  it.each(Object.entries(WIDTHS))(
    'shows every operation on %s, from its own origin alone',
    async (name, viewport) => {
      const { page, asked, said } = await open(viewport);
      const shown = groups.flatMap(({ routes, sends = [] }) => [...routes, ...sends]);
      await expect.poll(() => seenOnTheWayDown(page), { timeout: 60_000 }).toBe(shown.length);
      await picture(page, name);

      await page.locator('.opblock-get .opblock-summary-control').last().click();
      await page.locator('.opblock-body .responses-table').first().waitFor();
      await page.locator('.opblock.is-open').scrollIntoViewIfNeeded();
      await picture(page, `${name} open`);

      expect(await barriers(page)).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(viewport.width);
      for (const url of asked)
        expect(url.startsWith(`http://127.0.0.1:${gateway.port}/`) || url.startsWith('data:'), url).toBe(true);
      expect(said).toEqual([]);
      await page.close();
    },
    120_000,
  );
});
