import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { formsOn, send, status } from '../support/open-form.ts';
import { DESKTOP_LIGHT, expectToFit, PHONE_DARK, windowOf } from '../support/views.ts';
import type { StackWithHub } from './support/demo-hub.ts';

/** The tests of “Try it” in the documentation of a local stack with a demo hub, which they leave changed. */
export const tryIt = (started: () => { readonly stack: StackWithHub; readonly browser: Browser }): void => {
  let stack: StackWithHub;
  let forms: ReturnType<typeof formsOn>;
  beforeAll(() => {
    stack = started().stack;
    forms = formsOn(started().browser, stack.origin);
  });
  afterEach(() => expect(forms.surprises()).toEqual([]));

  const open = (operation: string, view = DESKTOP_LIGHT): Promise<Page> => forms.open(operation, windowOf(view));

  const sendFor = async (page: Page, answer: RegExp): Promise<void> => {
    await send(page);
    await status(page, answer);
  };

  const account = (page: Page) => page.getByLabel('Send as');
  const chosen = (page: Page) =>
    page.evaluate<string>(`document.getElementById('try-account').selectedOptions[0].text`);
  const response = async (page: Page) =>
    JSON.parse((await page.locator('figure', { hasText: 'Response body' }).locator('code').textContent()) ?? '');

  test.each([PHONE_DARK, DESKTOP_LIGHT])('a member posts a comment with one click on $size', async (view) => {
    const page = await open('community/createComment', view);
    expect(await chosen(page)).toMatch(/, member$/);
    await sendFor(page, /^201 Created/);
    const { data } = await response(page);
    expect(data).toMatchObject({ type: 'comments', attributes: { body: 'With a book, and slowly.' } });
    expect(await page.locator('.result dl').textContent()).toContain('RateLimit');
    await expectToFit(page, 'try-it local', view);
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
    await sendFor(page, operation.includes('ContactToken') ? /^(?:201|403)/ : /^200/);
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
    await sendFor(page, /^404/);
    expect(await page.locator('.result a').first().getAttribute('href')).toBe('/docs/errors#not_found');
    await page.close();
  });

  test('no credentials are refused with 401, which names the accepted ones', async () => {
    const page = await open('community/createComment');
    await account(page).selectOption('No credentials');
    await sendFor(page, /^401/);
    expect(await page.locator('.result').textContent()).toContain('Accepts a contact token.');
    await account(page).selectOption('Another token');
    await page.getByLabel('Token').fill('not-a-token');
    await sendFor(page, /^401/);
    await page.close();
  });

  test('a token that has expired is renewed', async () => {
    const page = await open('hubs/listTeamHubs');
    const answers: string[] = [];
    page.on('response', (received) => {
      answers.push(`${received.status()} ${new URL(received.url()).pathname.split('/').at(-1)}`);
    });
    await sendFor(page, /^200/);
    const body = JSON.stringify({ advance_seconds: 7_200 });
    await fetch(`${stack.origin}/_local/clock`, { method: 'POST', body });
    await sendFor(page, /^200/);
    expect(answers).toEqual(['200 login', '200 hubs', '401 hubs', '200 login', '200 hubs']);
    await page.close();
  });

  test('a comment is deleted after one question', async () => {
    const created = await open('community/createComment');
    await sendFor(created, /^201/);
    const { data } = await response(created);
    await created.close();
    const page = await open('community/deleteComment');
    await page.getByLabel('comment_id').fill(data.id);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await status(page, /^204/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });
};
