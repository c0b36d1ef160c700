import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../infra/local/free-port.ts';
import { pages, root } from '../functions/system/pages/page.ts';
import { moduleOf } from '../functions/system/pages/program.ts';
import { accessibilityViolations, VIEWPORTS } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { openPage, widthOf } from '../support/open-page.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';

/** The program serves the site only in a terminal. */
const IN_TERMINAL = 'data:text/javascript,process.stdout.isTTY = true';

/** Runs the program of the tutorial in a folder of the repository until it serves the site. */
const startSite = async (folder: string, api: string, port: number): Promise<ChildProcess> => {
  const tutorial = pages().find(({ name }) => name === 'tutorials/members-site');
  if (!tutorial) throw new Error('There is no tutorial of a members’ site.');
  writeFileSync(join(folder, 'site.ts'), moduleOf(tutorial));
  const args = ['--conditions=hub-membership-service/source', '--import', IN_TERMINAL, 'site.ts'];
  const env = { ...process.env, API: api, SITE_PORT: String(port) };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Live updates come from')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`exit code ${code}: ${printed}`)));
  });
  return child;
};

describe.runIf(isLocal && HAS_BROWSER)('the site of the tutorial in a browser', () => {
  let stack: RunningStack;
  let browser: Browser;
  let site: ChildProcess;
  let address: string;
  const data = temporaryFolder();
  mkdirSync(join(root, '.build', 'pages'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'pages', 'site-'));
  beforeAll(async () => {
    stack = await startLocalStack({ folder: data });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    [browser, site] = await Promise.all([launchBrowser(), startSite(folder, stack.origin, port)]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.kill();
    await stack?.stop();
    for (const one of [data, folder]) rmSync(one, { recursive: true, force: true });
  });

  const signedIn = async (
    name: string,
    prepare = async (_: Page) => {},
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    const { page } = await openPage(browser, address, options);
    await prepare(page);
    await page.getByPlaceholder('Email').fill(`${name}@example.com`);
    await page.getByPlaceholder('Password').fill('a-long-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('main').waitFor();
    return page;
  };

  const send = async (page: Page, body: string) => {
    const article = page.locator('article').first();
    await article.getByPlaceholder('Comment').fill(body);
    await article.getByRole('button', { name: 'Send' }).click();
    await page.getByText(`: ${body}`).first().waitFor();
  };

  test('shows a comment that arrived while a member wrote as soon as the field is left, and keeps the draft', async () => {
    const arrived: string[] = [];
    let isWriting = false;
    const [ann, ben] = await Promise.all([
      signedIn('ann', (page) =>
        page.routeWebSocket(/\/live/, (socket) => {
          socket.connectToServer().onMessage((message) => {
            arrived.push(String(message));
            if (isWriting) socket.send(message);
          });
        }),
      ),
      signedIn('ben'),
    ]);
    await expect.poll(() => arrived.join()).toContain('subscribed');
    const draft = ann.getByPlaceholder('Comment').first();
    await draft.fill('Half a sentence');
    arrived.length = 0;
    isWriting = true;
    await send(ben, 'Written meanwhile');
    await expect.poll(() => arrived.join()).toContain('comment.created');
    expect(await ann.getByText('Written meanwhile').count()).toBe(0);
    expect(await draft.evaluate((field) => field.matches(':focus'))).toBe(true);
    isWriting = false;
    await draft.blur();
    await expect.poll(() => ann.locator('main').getByText('Ben: Written meanwhile').count()).toBe(1);
    expect(await draft.inputValue()).toBe('Half a sentence');
    await Promise.all([ann.close(), ben.close()]);
  });

  test('opens a closed socket again when a member has no draft', async () => {
    let close = async () => {};
    let opened = 0;
    const page = await signedIn('ann', (one) =>
      one.routeWebSocket(/\/live/, (socket) => {
        socket.connectToServer();
        opened += 1;
        close = () => socket.close();
      }),
    );
    await expect.poll(() => opened).toBe(1);
    await page.clock.install();
    await page.reload();
    await expect.poll(() => opened).toBe(2);
    const field = page.getByPlaceholder('Title');
    await field.fill('A title');
    await close();
    await page.clock.runFor(20_000);
    expect(opened).toBe(2);
    await page.getByPlaceholder('What did you make?').focus();
    await page.clock.runFor(2_000);
    expect([opened, await field.inputValue()]).toEqual([2, 'A title']);
    await field.fill('');
    await page.clock.runFor(1_000);
    await expect.poll(() => opened).toBe(3);
    await page.close();
  });

  test('asks a member whose token is not valid to sign in again, and forgets the token', async () => {
    const page = await signedIn('ann');
    await page.context().addCookies([{ name: 'token', value: 'expired', url: address }]);
    await page.reload();
    expect(await page.getByRole('alert').textContent()).toBe('Sign in again.');
    expect(await page.getByPlaceholder('Email').count()).toBe(1);
    expect(await page.context().cookies()).toEqual([]);
    await page.close();
  });

  test('a refused post leads back to the feed, not to the sign-in', async () => {
    const page = await signedIn('ann');
    await page.getByPlaceholder('What did you make?').fill(' ');
    await page.getByRole('button', { name: 'Post' }).click();
    expect(await page.getByRole('alert').textContent()).toMatch(/needs a title, a body/);
    expect(await page.getByPlaceholder('Email').count()).toBe(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.locator('main').waitFor();
    await page.close();
  });

  test.each(['phone', 'desktop'] as const)('fits a %s and is accessible in both colors', async (size) => {
    const page = await signedIn('ann', undefined, { viewport: VIEWPORTS[size], isMobile: size === 'phone' });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(page), colorScheme).toEqual([]);
      expect(await widthOf(page)).toBe(VIEWPORTS[size].width);
      const color = await page.evaluate('getComputedStyle(document.body).color');
      expect(color).toBe(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    }
    await page.close();
  });
});
