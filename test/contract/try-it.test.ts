import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { startWithDemoHub } from './support/demo-hub.ts';
import { isLocal } from './support/target.ts';

describe.runIf(isLocal && HAS_BROWSER)('“Try it” in the documentation of the local stack', () => {
  let stack: Awaited<ReturnType<typeof startWithDemoHub>>;
  let browser: Browser;
  const surprises: string[] = [];
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startWithDemoHub(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    rmSync(stack.folder, { recursive: true, force: true });
    expect(surprises).toEqual([]);
  });

  const open = async (operation: string, size: keyof typeof VIEWPORTS = 'desktop'): Promise<Page> => {
    const colorScheme = size === 'phone' ? 'dark' : 'light';
    const page = await browser.newPage({ viewport: VIEWPORTS[size], colorScheme });
    page.on('pageerror', ({ message }) => surprises.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(stack.origin)) surprises.push(request.url());
    });
    await page.goto(`${stack.origin}/docs/reference/${operation}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('form.try').waitFor();
    return page;
  };

  const send = async (page: Page, status: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').filter({ hasText: status }).waitFor();
  };

  const account = (page: Page) => page.getByLabel('Send as');
  const chosen = (page: Page) =>
    page.evaluate<string>(`document.getElementById('try-account').selectedOptions[0].text`);
  const response = async (page: Page) =>
    JSON.parse((await page.locator('figure', { hasText: 'Response body' }).locator('code').textContent()) ?? '');

  test.each(['phone', 'desktop'] as const)('a member posts a comment with one click on %s', async (size) => {
    const page = await open('community/createComment', size);
    expect(await chosen(page)).toMatch(/, member$/);
    await send(page, /^201 Created/);
    const { data } = await response(page);
    expect(data).toMatchObject({ type: 'comments', attributes: { body: 'With a book, and slowly.' } });
    expect(await page.locator('.result dl').textContent()).toContain('RateLimit');
    await screenshot(page, `try-it local ${size}`);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(VIEWPORTS[size].width);
    const kept = '[document.documentElement.outerHTML, JSON.stringify({ ...localStorage, ...sessionStorage })].join()';
    expect(await page.evaluate<string>(kept)).not.toMatch(/eyJ[\w-]+\./);
    await page.close();
  });

  test.each([
    ['hubs/listTeamHubs', /Maya Lindqvist, owner/],
    ['members/listHubMembers', /, member$/],
    ['content/listHubContentNodes', /, member$/],
    ['community/listDiscussionComments', /, member$/],
    ['access/getTeamHubProduct', /Maya Lindqvist, owner/],
    ['alerts/listAdminPlatformAlerts', /, platform administrator$/],
    ['members/postTeamContactToken', /API key, team API key/],
    ['hubs/getHubsBySlug', /No credentials/],
  ])('%s is sent with the ids of the demo and an account that it accepts', async (operation, who) => {
    const page = await open(operation);
    expect(await chosen(page)).toMatch(who);
    await send(page, operation.includes('ContactToken') ? /^(?:201|403)/ : /^200/);
    await page.close();
  });

  test('another account brings the ids of its team, but not into fields that the reader changed', async () => {
    const page = await open('hubs/getTeamHub');
    const [team, hub] = [page.getByLabel('team_id'), page.getByLabel('hub_id')];
    const { team_id, hub_id } = stack.community;
    expect([await team.inputValue(), await hub.inputValue()]).toEqual([team_id, hub_id]);
    await hub.fill('mine');
    await account(page).selectOption({ label: 'API key, team API key' });
    expect(await team.inputValue()).not.toBe(team_id);
    expect(await hub.inputValue()).toBe('mine');
    await send(page, /^404/);
    expect(await page.locator('.result a').first().getAttribute('href')).toBe('/docs/errors#not_found');
    await page.close();
  });

  test('no credentials are refused with 401, which names the accepted ones', async () => {
    const page = await open('community/createComment');
    await account(page).selectOption('No credentials');
    await send(page, /^401/);
    expect(await page.locator('.result').textContent()).toContain('Accepts a contact token.');
    await account(page).selectOption('Another token');
    await page.getByLabel('Token').fill('not-a-token');
    await send(page, /^401/);
    await page.close();
  });

  test('a token that has expired is renewed', async () => {
    const page = await open('hubs/listTeamHubs');
    const answers: string[] = [];
    page.on('response', (received) => {
      answers.push(`${received.status()} ${new URL(received.url()).pathname.split('/').at(-1)}`);
    });
    await send(page, /^200/);
    const body = JSON.stringify({ advance_seconds: 7_200 });
    await fetch(`${stack.origin}/_local/clock`, { method: 'POST', body });
    await send(page, /^200/);
    expect(answers).toEqual(['200 login', '200 hubs', '401 hubs', '200 login', '200 hubs']);
    await page.close();
  });

  test('a comment is deleted after one question', async () => {
    const created = await open('community/createComment');
    await send(created, /^201/);
    const { data } = await response(created);
    await created.close();
    const page = await open('community/deleteComment');
    await page.getByLabel('comment_id').fill(data.id);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('status').filter({ hasText: /^204/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });
});
