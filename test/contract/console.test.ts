import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../infra/local/console/shell.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { openPage } from '../support/open-page.ts';
import { DESKTOP_LIGHT, expectToFit, PHONE_DARK } from '../support/views.ts';
import { baseUrl, demo, isLocal, mails } from './support/target.ts';

const [team] = demo().teams;
const [hub] = team?.hubs ?? [];

describe.runIf(isLocal && HAS_BROWSER)('the console of the local stack in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const at = async (path: string): Promise<Page> => (await openPage(browser, `${baseUrl}${path}`)).page;

  test.each(PAGES)(
    '%s fits a phone and a desktop, is readable in both colours, and runs no script',
    async (path, name) => {
      const opened = await openPage(browser, `${baseUrl}${path}`);
      const { page, response, requests, messages } = opened;
      expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      await expectToFit(page, `console ${name}`, PHONE_DARK);
      const cut = await page
        .locator('.scroll')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
      expect(cut, 'tables that are cut').toEqual([]);
      await expectToFit(page, `console ${name}`, DESKTOP_LIGHT);
      expect(await page.locator('script').count()).toBe(0);
      for (const request of requests) expect(request.url().startsWith(baseUrl), request.url()).toBe(true);
      expect(messages).toEqual([]);
      await page.close();
    },
  );

  test('every page can be reached by keyboard from the top', async () => {
    const page = await at('/_local');
    const names: string[] = [];
    for (const _ of ['skip', ...PAGES]) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate<string>('document.activeElement.textContent'));
    }
    expect(names).toEqual(['Skip to the content', ...PAGES.map(([, name]) => name)]);
    const keys = await page.locator('nav a').evaluateAll((links) => links.map((one) => one.getAttribute('accesskey')));
    expect(keys).toEqual(PAGES.map((_, index) => String(index + 1)));
    await page.close();
  });

  test('the rows of an entity are listed by its name, and each can be expanded', async () => {
    const page = await at('/_local/table');
    await page.getByRole('link', { name: 'hub', exact: true }).click();
    const [row] = await page
      .getByRole('row')
      .filter({ hasText: hub?.id ?? 'none' })
      .all();
    await row?.locator('summary').click();
    expect(await row?.locator('pre').textContent()).toContain(`"slug": "${hub?.slug}"`);
    await page.close();
  });

  test('the events page lists the ledger, and the requests page the requests', async () => {
    await fetch(`${baseUrl}/version?asked`);
    const events = await at('/_local/events');
    expect(await events.getByRole('cell', { name: 'hub.created' }).count()).toBeGreaterThan(0);
    await events.getByRole('link', { name: 'Requests' }).click();
    expect(await events.getByRole('cell', { name: '/version', exact: true }).count()).toBeGreaterThan(0);
    await events.close();
  });

  test('buttons advance the clock, inject a fault and clear it', async () => {
    const page = await at('/_local');
    const time = async () => Date.parse((await page.locator('time').textContent()) ?? '');
    const before = await time();
    await page.getByRole('button', { name: '1 minute' }).click();
    expect(await time()).toBeGreaterThanOrEqual(before + 60_000);
    await page.getByLabel('Store').selectOption('queue');
    await page.getByRole('button', { name: 'Inject fault' }).click();
    expect(await page.getByRole('cell', { name: 'queue' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Fix' }).click();
    expect(await page.getByText('No faults.').count()).toBe(1);
    await page.close();
  });

  test('the magic link in the mailbox opens an accessible page whose button signs in', async () => {
    const slug = hub?.slug ?? '';
    const email = team?.members[0]?.email ?? '';
    const headers = { 'content-type': 'application/json' };
    const owner = JSON.stringify({ email: team?.owner.email, password: team?.owner.password });
    const signedIn = await fetch(`${baseUrl}/api/v1/auth/login`, { method: 'POST', headers, body: owner });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const allowed = await fetch(`${baseUrl}/api/v1/teams/${team?.id}/hubs/${hub?.id}`, {
      method: 'PATCH',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ data: { type: 'hubs', attributes: { allowed_origins: [new URL(baseUrl).origin] } } }),
    });
    expect(allowed.status).toBe(200);
    const body = JSON.stringify({ email, slug, return_url: `${baseUrl}/_local` });
    const toThem = async () => (await mails()).filter(({ to }) => to === email).length;
    const before = await toThem();
    const requested = await fetch(`${baseUrl}/api/v1/contact-auth/magic-link`, { method: 'POST', headers, body });
    expect(requested.status).toBe(202);
    await expect.poll(toThem).toBe(before + 1);
    const page = await at('/_local/mail');
    await page.locator('article a').first().click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    for (const view of [PHONE_DARK, DESKTOP_LIGHT]) await expectToFit(page, 'magic link', view);
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await page.waitForURL(/\/_local\?code=[\w-]{43}$/);
    await page.close();
  });

  test.each([
    ['clock', 'seconds=-1', '/seconds'],
    ['clock', '', '/seconds'],
    ['clock', 'seconds=1e400', '/seconds'],
    ['faults', 'store=tables', '/store'],
    ['faults', 'store=table&error=slow', '/error'],
    ['redrive', 'queue=none', '/queue'],
  ])('the form %s with %j is rejected at %s', async (action, body, pointer) => {
    const response = await fetch(`${baseUrl}/_local/do/${action}`, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ source: { pointer } }] }]);
  });

  test('a form of another origin is rejected', async () => {
    for (const origin of ['https://elsewhere.test', 'null']) {
      const headers = { origin };
      const response = await fetch(`${baseUrl}/_local/do/clock`, { method: 'POST', headers, body: 'seconds=1' });
      expect(response.status).toBe(403);
    }
  });
});
