import { afterEach, describe, expect, it } from 'vitest';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../../support/axe.ts';
import { HAS_BROWSER } from '../../support/browser.ts';
import { send, status } from '../../support/open-form.ts';
import { widthOf } from '../../support/open-page.ts';
import { useWorld } from '../../support/use-world.ts';
import { expectToFit, PHONE_DARK, VIEWS, windowOf } from '../../support/views.ts';
import { json, startFormSite } from './support/form-site.ts';

describe.skipIf(!HAS_BROWSER)('the form of an operation in a deployed stage', () => {
  const world = useWorld(startFormSite);
  afterEach(() => {
    world.site.received.length = 0;
    expect(world.forms.surprises()).toEqual([]);
  });

  it('loads the form when it is opened, and sends nothing before “Send”', async () => {
    const page = await world.browser.newPage();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(new URL(request.url()).pathname));
    await page.goto(`${world.site.origin}/docs/reference/community/createComment?body=x&target_id=y#token=z`);
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    expect(urls).not.toContain('/docs/try-it.js');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Token').waitFor();
    expect(urls.slice(-2)).toEqual(['/docs/try-it.js', '/_local/try-it.json']);
    expect(await page.getByLabel('Token').inputValue()).toBe('');
    expect(await page.getByLabel('Body').inputValue()).toContain('With a book, and slowly.');
    expect(world.site.received).toEqual([]);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await page.locator('form.try').isVisible()).toBe(false);
    await page.close();
  });

  it('a mistake in the JSON is shown at its position, and nothing is sent', async () => {
    const page = await world.forms.open('community/createComment');
    const body = page.getByLabel('Body');
    await body.fill('{\n  "data": ]\n}');
    await body.press('Control+Enter');
    await page.getByRole('alert').filter({ hasText: 'Line 2, column 11: Expected a value.' }).waitFor();
    expect(await body.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.id')).toBe('try-body');
    expect(await page.evaluate('[document.activeElement.selectionStart, document.activeElement.selectionEnd]')).toEqual(
      [12, 13],
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(world.site.received).toEqual([]);
    await page.close();
  });

  it('a deletion asks once, with the keyboard only, and a path parameter stays one segment', async () => {
    world.site.answer = (_, response) => void response.writeHead(204, { 'X-Request-ID': 'request-2' }).end();
    const page = await world.forms.open('community/deleteComment', windowOf(PHONE_DARK));
    expect(await page.evaluate('document.activeElement.id')).toBe('try-token');
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'comment_id is required.' }).waitFor();
    await page.keyboard.type('../teams/1?x');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await screenshot(page, 'try-it delete phone dark');
    await page.keyboard.press('Escape');
    /* A closed dialog has no role, and the form accepts the next attempt when the dialog is gone. */
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(world.site.received).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await status(page, /^204/);
    expect(world.site.received.map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', '/api/v1/comments/..%2Fteams%2F1%3Fx'],
    ]);
    const list = page.locator('form.try').getByRole('link', { name: "List a discussion's comments" });
    expect(await list.getAttribute('href')).toBe('/docs/reference/community/listDiscussionComments');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBe(VIEWPORTS.phone.width);
    await page.close();
  });

  it('says when the form cannot be loaded', async () => {
    const page = await world.browser.newPage();
    await page.route('**/docs/try-it.js', (route) => route.abort());
    await page.goto(`${world.site.origin}/docs/reference/teams/listTeams`);
    const button = page.getByRole('button', { name: 'Try it' });
    await button.click();
    await page.getByRole('alert').filter({ hasText: 'The form was not loaded.' }).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.close();
  });

  it('the open form fits every size and is accessible in all colors', async () => {
    world.site.answer = (_, response) => json(response, 200, { data: [] });
    const page = await world.forms.open('members/listHubMembers');
    await page.locator('form.try summary').click();
    await page.getByLabel('hub_id').fill('h1');
    await send(page);
    await status(page, /^200/);
    for (const view of VIEWS) await expectToFit(page, 'try-it', view);
    await page.close();
  });

  it('there is no form without JavaScript', async () => {
    const page = await world.browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${world.site.origin}/docs/reference/community/createComment`);
    expect(await page.locator('.try-it').textContent()).toBe('');
    await page.close();
  });
});
