import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiClient, envelope, idOf } from '../../infra/local/demo/api-client.ts';
import { signInUser } from '../../infra/local/demo/sign-in.ts';
import { accessibilityViolations, screenshot } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { DESKTOP_LIGHT, expectToFit, PHONE_DARK, setView, windowOf } from '../support/views.ts';
import { startWithDemoHub } from './support/demo-hub.ts';
import { isLocal } from './support/target.ts';
import { tryIt } from './try-it.ts';

const MEMBER_PATHS = [
  '/',
  '/messages',
  '/events',
  '/learn',
  '/shop',
  '/purchases',
  '/search?q=glaze',
  '/search?q=xylophone',
  '/messages?requests=requested',
  '/messages?requests=held',
  '/messages?requests=declined',
  '/notifications',
  '/profile',
  '/nowhere',
  '/saved',
  '/blocks',
  '/members',
  '/members?q=zzz',
  '/members?level=Beginner&clay=Stoneware&sort=-points',
];
const CREATOR_PATHS = [
  '/',
  '/spaces',
  '/members',
  '/products',
  '/access',
  '/automations',
  '/moderation',
  '/review',
  '/moderation?status=dismissed',
  '/members?status=pending',
  '/bans',
  '/audit-log',
  '/audit-log?of=reports',
];
const CREATOR = 'Maya Lindqvist, the creator';
/** Links of these pages lead to pages with ids in their address. */
const OPENED: readonly (readonly [path: string, link: string])[] = [
  ['/', 'main article h2 a'],
  ['/', '.side a'],
  ['/learn', 'main li h2 a'],
  ['/members', 'main .members a'],
  ['/messages', 'main .items a'],
];
/** All that a page shows to people and screen readers: its text, labels, tooltips, and the values of inputs. */
const PERCEIVED = `[document.title, document.body.textContent, ...[...document.querySelectorAll('*')].flatMap((element) => [
  ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
  element.matches('input:not([type=checkbox]), textarea') ? element.value : '',
])].join('\\n')`;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i;
interface Email {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

const HOSTILE = '<img src=x onerror="document.title=1"><script>alert(1)</script>';

describe.runIf(isLocal && HAS_BROWSER)('the site of the demo hub in a browser', () => {
  let stack: Awaited<ReturnType<typeof startWithDemoHub>>;
  let browser: Browser;
  let site: string;
  const surprises: string[] = [];
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startWithDemoHub({ oidc: true }), launchBrowser()]);
    site = `${stack.origin}/_local/site`;
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    rmSync(stack.folder, { recursive: true, force: true });
  });

  const shown = (page: Page) => page.locator('main:not([aria-busy]) h1').waitFor();

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${site}${path}`);
    await shown(page);
  };

  /** Opens a page without loading the document again, and so with the same live connection. */
  const visit = async (page: Page, path: string): Promise<void> => {
    const address = JSON.stringify(`${site}${path === '/' ? '' : path}`);
    await page.evaluate(`history.pushState(null, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`);
    await shown(page);
  };

  const newPage = async (view = DESKTOP_LIGHT): Promise<Page> => {
    const page = await browser.newPage(windowOf(view));
    page.on('pageerror', ({ message }) => surprises.push(message));
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && surprises.push(message.text()),
    );
    return page;
  };

  const signedIn = async (who: string, view = DESKTOP_LIGHT): Promise<Page> => {
    const page = await newPage(view);
    await open(page, '');
    await page.getByRole('button', { name: who }).first().click();
    await page.locator('h1', { hasNotText: 'Sign in' }).waitFor();
    return page;
  };

  /** Opens the parts that are loaded on demand, too. */
  const check = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(`document.querySelectorAll('main details').forEach((part) => { part.open = true; })`);
    await page.locator('main .state', { hasText: 'Loading' }).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await screenshot(page, `site ${name} ${page.viewportSize()?.width}`);
    expect([name, await accessibilityViolations(page)]).toEqual([name, []]);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect([name, width <= (page.viewportSize()?.width ?? 0)]).toEqual([name, true]);
    expect([name, (await page.evaluate<string>(PERCEIVED)).match(ID)]).toEqual([name, null]);
    expect(await page.locator('#meter').textContent()).toMatch(/^\d+ calls? · [\d.]+ K?B$/);
  };

  const checkBoth = async (page: Page, name: string): Promise<void> => {
    for (const view of [PHONE_DARK, DESKTOP_LIGHT]) {
      await setView(page, view);
      await check(page, name);
    }
  };

  test('every page fits a phone and a desktop, and has no accessibility findings', async () => {
    for (const [who, paths] of [
      ['Nadia Kowalska', MEMBER_PATHS],
      [CREATOR, CREATOR_PATHS],
    ] as const) {
      const page = await signedIn(who);
      for (const path of paths) {
        await visit(page, path);
        await checkBoth(page, `${who === CREATOR ? 'creator' : 'member'} ${path}`);
      }
      for (const [path, link] of who === CREATOR ? [] : OPENED) {
        await visit(page, path);
        const name = (await page.locator(link).first().textContent()) ?? '';
        await page.locator(link).first().click();
        await page.locator('h1', { hasText: name.replaceAll(/^\P{L}+| \(?\d+ unread\)?$/gu, '') }).waitFor();
        await checkBoth(page, `${path} ${name}`);
      }
      await page.close();
    }
    expect(surprises).toEqual([]);
  });

  test('a member reads, votes, reacts and comments with the keyboard only, and hostile text stays text', async () => {
    const page = await signedIn('Nadia Kowalska');
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.locator('article').first().waitFor();
    const spaces = page.getByRole('navigation', { name: 'Spaces' });
    await spaces.getByRole('link', { name: 'Glazes and firing' }).press('Enter');
    await page.locator('h1', { hasText: 'Glazes and firing' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.locator('summary', { hasText: 'Write a post' }).press('Enter');
    await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');
    const body = page.getByRole('textbox', { name: 'Text' });
    await expect.poll(() => body.getAttribute('aria-invalid')).toBe('true');
    const error = page.locator(`#${(await body.getAttribute('aria-describedby'))?.split(' ')[0]}`);
    expect(await error.textContent()).not.toBe('');
    await page.getByRole('textbox', { name: 'Title' }).fill(HOSTILE);
    await body.fill(HOSTILE);
    await page.getByRole('textbox', { name: 'Poll' }).fill('Tea\nCoffee');
    await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');
    const title = page.locator('article h2', { hasText: HOSTILE });
    await title.waitFor();
    await title.locator('a').press('Enter');
    await page.locator('h1', { hasText: HOSTILE }).waitFor();
    await page.getByRole('button', { name: 'Coffee' }).press('Enter');
    await page.getByRole('button', { name: '✓ Coffee', pressed: true }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('✓ Coffee');
    await page.locator('summary', { hasText: '+' }).press('Enter');
    await page.getByRole('button', { name: 'React with 🔥' }).press('Enter');
    await page.getByRole('button', { name: '🔥 1', pressed: true }).waitFor();
    await page.getByRole('textbox', { name: 'Your comment' }).fill(HOSTILE);
    await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter');
    await page.locator('.comment', { hasText: HOSTILE }).waitFor();
    expect(await page.getByText('No comments yet.').count()).toBe(0);
    await check(page, 'hostile post');
    expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
    expect(await page.title()).toContain('onerror');
    await page.close();
    expect(surprises).toEqual([]);
  });

  test('a message arrives in the open conversation of the other member', async () => {
    const [nadia, tomas] = [await signedIn('Nadia Kowalska', PHONE_DARK), await signedIn('Tomás Herrera')];
    for (const [page, other] of [
      [nadia, 'Tomás Herrera'],
      [tomas, 'Nadia Kowalska'],
    ] as const) {
      await open(page, '/messages');
      await page.getByRole('link', { name: other }).click();
      await page.locator('h1', { hasText: other }).waitFor();
    }
    await nadia.getByLabel('Message', { exact: true }).fill('Two kilos, centred!');
    await tomas.getByText('Nadia Kowalska is typing…').waitFor();
    await nadia.keyboard.press('Enter');
    await tomas.locator('.messages', { hasText: 'Two kilos, centred!' }).waitFor();
    expect(await tomas.getByText('is typing…').count()).toBe(0);
    await check(nadia, 'conversation');
    await Promise.all([nadia.close(), tomas.close()]);
  });

  /** Joins the hub as a newcomer, whose first posts with links are held and whose conversations are requests. */
  const newcomer = async (name: string): Promise<Page> => {
    const page = await newPage(PHONE_DARK);
    await open(page, '');
    const join = page.locator('details', { hasText: 'Join' });
    await join.locator('summary').click();
    await join.getByLabel('Name').fill(name);
    await join.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@kiln.example.com`);
    await join.getByLabel('Password').fill('a long enough password');
    await join.getByRole('button', { name: 'Join' }).click();
    await page.locator('h1', { hasText: 'Complete your profile' }).waitFor();
    await page.getByLabel('City').fill('Porto');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.locator('h1', { hasNotText: 'Complete your profile' }).waitFor();
    return page;
  };

  const say = async (page: Page, text: string): Promise<void> => {
    await page.getByLabel('Message', { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await page.locator('.messages', { hasText: text }).waitFor();
  };

  test('a member accepts one request of a newcomer and replies, another declines theirs and can still accept it', async () => {
    const asker = await newcomer('Newcomer Potter');
    for (const name of ['Lars Eriksen', 'Chloé Durand']) {
      await open(asker, `/members?q=${encodeURIComponent(name)}`);
      await asker.getByRole('link', { name }).click();
      await asker.getByRole('button', { name: 'Write a message' }).click();
      await asker.getByText('This is a request, because you are new here').waitFor();
      await say(asker, `Hello ${name}, which clay is that?`);
    }
    await open(asker, '/messages');
    await expect.poll(() => asker.locator('main .tag', { hasText: 'Request sent' }).count()).toBe(2);
    await check(asker, 'requests sent');

    const declines = await signedIn('Chloé Durand');
    await open(declines, '/messages');
    await declines.getByText('You have no conversations yet.').waitFor();
    await declines.getByRole('link', { name: 'Requests (1)' }).click();
    await declines.getByRole('button', { name: 'Decline the request of Newcomer Potter' }).click();
    await declines.getByText('No request of a newcomer waits').waitFor();
    await declines.getByRole('link', { name: 'Declined' }).click();
    await declines.getByText('and you have declined').waitFor();
    await check(declines, 'declined requests');

    const accepts = await signedIn('Lars Eriksen', PHONE_DARK);
    await open(accepts, '/messages?requests=requested');
    await check(accepts, 'requests');
    await open(asker, '/messages');
    await asker.getByRole('link', { name: 'Lars Eriksen' }).click();
    await asker.getByText('This is a request').waitFor();
    await accepts.getByRole('button', { name: 'Accept the request of Newcomer Potter' }).click();
    await accepts.locator('h1', { hasText: 'Newcomer Potter' }).waitFor();
    expect(await accepts.getByText('is new here').count()).toBe(0);
    await say(accepts, 'Stoneware, from the river.');
    await asker.locator('.messages', { hasText: 'Stoneware, from the river.' }).waitFor();
    expect(await asker.getByText('This is a request').count()).toBe(0);
    await open(asker, '/messages');
    expect(await asker.locator('main .tag', { hasText: 'Request sent' }).count()).toBe(1);
    await open(accepts, '/messages');
    await accepts.locator('main .items', { hasText: 'Newcomer Potter' }).waitFor();

    await declines.getByRole('button', { name: 'Accept the request of Newcomer Potter' }).click();
    await declines.locator('.messages', { hasText: 'Hello Chloé Durand' }).waitFor();
    await Promise.all([asker.close(), accepts.close(), declines.close()]);
    expect(surprises).toEqual([]);
  });

  test('a creator approves one waiting post and rejects another, and their author sees what became of each', async () => {
    const author = await newcomer('Held Potter');
    const titles = ['Wheels to swap', 'Wheels to sell'];
    for (const title of titles) {
      await open(author, '/');
      const spaces = author.getByRole('navigation', { name: 'Spaces' });
      await spaces.getByRole('link', { name: 'Show your work' }).click();
      await author.locator('h1', { hasText: 'Show your work' }).waitFor();
      await author.locator('summary', { hasText: 'Write a post' }).click();
      await author.getByRole('textbox', { name: 'Title' }).fill(title);
      await author.getByRole('textbox', { name: 'Text' }).fill('All of them: https://wheels.example.com');
      await author.getByRole('button', { name: 'Post', exact: true }).click();
      await author.getByText('Your post waits for a review').waitFor();
    }
    const waiting = author.locator('ul[aria-label="Drafts and waiting posts"] > li');
    await open(author, '/saved');
    expect(await waiting.locator('.tag', { hasText: 'Waits for review' }).count()).toBe(2);
    await check(author, 'waiting posts');
    await waiting.getByRole('link', { name: 'Wheels to swap' }).click();
    await author.locator('h1', { hasText: 'Wheels to swap' }).waitFor();
    await author.getByText('Everyone sees it when a moderator approves it').waitFor();
    expect(await author.getByLabel('Your comment').count()).toBe(0);
    await check(author, 'waiting post');

    const creator = await signedIn(CREATOR, PHONE_DARK);
    const tile = creator.locator('article', { has: creator.getByRole('link', { name: 'Review' }) });
    await expect
      .poll(async () => {
        await open(creator, '/');
        return tile.textContent();
      })
      .toContain('3 posts and 1 comment');
    await tile.getByRole('link', { name: 'Review' }).click();
    await creator.locator('h1', { hasText: 'Review' }).waitFor();
    await creator.getByRole('button', { name: 'Approve Wheels to swap' }).click();
    await creator.getByText('Published.', { exact: true }).waitFor();
    await creator.getByRole('button', { name: 'Reject Wheels to sell' }).click();
    await creator.getByText('Deleted.', { exact: true }).waitFor();
    await check(creator, 'reviewed');
    await open(creator, '/spaces');
    await creator.locator('summary', { hasText: 'Show your work' }).click();
    await creator.getByRole('link', { name: 'Posts of Show your work' }).click();
    await creator.getByRole('button', { name: 'Hide Wheels to swap' }).click();
    await creator.getByText('Hidden.', { exact: true }).waitFor();
    await creator.getByRole('link', { name: 'Hidden', exact: true }).click();
    await creator.getByRole('button', { name: 'Publish Wheels to swap' }).waitFor();
    await check(creator, 'hidden posts');
    await author.reload();
    await author.getByText('A moderator has hidden it. Only you and the moderators see it.').waitFor();
    await creator.getByRole('button', { name: 'Publish Wheels to swap' }).click();
    await creator.getByText('Published.', { exact: true }).waitFor();

    await author.reload();
    await author.getByLabel('Your comment').waitFor();
    expect(await author.getByText('Waits for review').count()).toBe(0);
    await open(author, '/saved');
    await author.getByText('You have no drafts').waitFor();
    await author.goBack();
    await author.getByRole('link', { name: '← Show your work' }).click();
    await author.locator('article h2', { hasText: 'Wheels to swap' }).waitFor();
    expect(await author.getByText('Wheels to sell').count()).toBe(0);
    await Promise.all([author.close(), creator.close()]);
    expect(surprises).toEqual([]);
  });

  test('unread counts are in the header of a phone, change live and by reading, and are not announced', async () => {
    const lars = await signedIn('Lars Eriksen');
    const page = await signedIn('Priya Raman', PHONE_DARK);
    const reconnect = async (): Promise<void> => {
      const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await Promise.all([page.reload(), connected]);
      await shown(page);
    };
    await reconnect();
    const further: unknown[] = [];
    const count = (socket: unknown): unknown => further.push(socket);
    page.on('websocket', count);
    const inbox = page.getByRole('navigation', { name: 'Inbox' });
    const messages = inbox.getByRole('link', { name: /^Messages(, \d+ unread)?$/ });
    const notifications = inbox.getByRole('link', { name: /^Notifications(, \d+ unread)?$/ });
    const unread = async (link: Locator) => Number(/\d+(?= unread)/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
    await expect.poll(() => unread(notifications)).toBeGreaterThan(0);
    const before = await unread(messages);

    await open(lars, '/members?q=priya');
    await lars.getByRole('link', { name: 'Priya Raman' }).click();
    await lars.getByRole('button', { name: 'Write a message' }).click();
    await lars.locator('h1', { hasText: 'Priya Raman' }).waitFor();
    await lars.getByText('No messages yet.').waitFor();
    await say(lars, 'Which slip is that?');
    expect(await lars.getByText('No messages yet.').count()).toBe(0);
    await expect.poll(() => unread(messages)).toBe(before + 1);
    expect(await messages.evaluate((link) => link.closest('[role=status], [role=alert], [aria-live=polite]'))).toBe(
      null,
    );
    expect(await messages.locator('.badge').textContent()).toBe(String(before + 1));
    expect(await accessibilityViolations(page)).toEqual([]);

    await messages.press('Enter');
    await page.locator('h1', { hasText: 'Messages' }).waitFor();
    await page.getByRole('link', { name: 'Lars Eriksen (1 unread)' }).press('Enter');
    await page.locator('.messages', { hasText: 'Which slip is that?' }).waitFor();
    await expect.poll(() => unread(messages)).toBe(before);
    await say(lars, 'And which cone?');
    await page.locator('.messages', { hasText: 'And which cone?' }).waitFor();
    await expect.poll(() => unread(messages)).toBe(before);

    await notifications.press('Enter');
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .press('Enter');
    const some = await unread(notifications);
    await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
    await expect.poll(() => unread(notifications)).toBe(0);
    expect(await notifications.locator('.badge').isVisible()).toBe(false);
    expect([some > 0, further]).toEqual([true, []]);
    page.off('websocket', count);
    await reconnect();
    await expect.poll(() => unread(messages)).toBe(before);
    expect(await unread(notifications)).toBe(0);
    await Promise.all([lars.close(), page.close()]);
    expect(surprises).toEqual([]);
  });

  test('a member buys on the payment page, comes back and has the product', async () => {
    const page = await signedIn('Sofia Almeida', PHONE_DARK);
    await open(page, '/shop');
    const kit = page.locator('article', { hasText: 'Test tile kit' });
    await kit.getByLabel('Coupon (optional)').fill('NOTHING');
    await kit.getByRole('button', { name: 'Buy' }).click();
    await expect.poll(() => kit.getByLabel('Coupon (optional)').getAttribute('aria-invalid')).toBe('true');
    await kit.getByLabel('Coupon (optional)').fill('');
    await kit.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${site}/purchases**`);
    const bought = page.getByRole('listitem').filter({ hasText: 'Test tile kit' });
    await bought.waitFor();
    expect(await bought.textContent()).toContain('€24.50');
    const receipt = page.getByRole('link', { name: 'Receipt of Test tile kit' });
    await receipt.waitFor();
    expect(await receipt.getAttribute('href')).toMatch(/^http.*\/_local\/pay\//);
    await check(page, 'bought');
    await page.close();
  });

  test('the creator previews a rule, simulates an automation and hides a reported post', async () => {
    const page = await signedIn(CREATOR);
    await open(page, '/access');
    await page.getByLabel('Space').selectOption({ label: 'Glazes and firing' });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Nadia Kowalska loses access').waitFor();
    await check(page, 'preview');
    await open(page, '/automations');
    await page.locator('summary', { hasText: 'Simulate' }).first().click();
    await page.getByRole('button', { name: 'Simulate' }).click();
    await page.getByText('Nothing was sent.').waitFor();
    await check(page, 'simulation');
    await page.close();
    expect(surprises).toEqual([]);
  });

  test('a member finds others by name and profile field, and edits a profile whose errors are at the inputs', async () => {
    const page = await signedIn('Jonas Weber', PHONE_DARK);
    const names = page.locator('.members .name');
    await open(page, '/members');
    await page.getByLabel('Name begins with').fill('na');
    await page.keyboard.press('Enter');
    await expect.poll(() => names.allTextContents()).toEqual(['Nadia Kowalska']);
    await open(page, '/members');
    await page.getByLabel('Level').selectOption('Professional');
    await page.getByLabel('Favorite clays').selectOption('Porcelain');
    await page.getByRole('button', { name: 'Show members' }).click();
    await expect.poll(() => names.allTextContents()).toEqual(['Chloé Durand', 'Maya Lindqvist', 'Mei-Ling Chou']);
    await open(page, '/profile');
    await page.getByLabel('Links').fill('ftp://jonas.example.com');
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await expect.poll(() => page.getByLabel('Links').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Links').fill('https://jonas.example.com');
    await page.getByLabel('City').fill('Utrecht');
    await page.getByRole('checkbox', { name: 'Raku' }).check();
    await page.getByLabel('Potter since').fill('');
    await page.getByRole('button', { name: 'Save the profile' }).press('Enter');
    await page.getByText('Saved.').waitFor();
    await page.getByRole('link', { name: 'As others see it' }).click();
    await page.locator('dd', { hasText: 'Stoneware, Raku' }).waitFor();
    expect(await page.locator('.facts').textContent()).toContain('Utrecht');
    expect(await page.locator('.facts').textContent()).not.toContain('Potter since');
    expect(await page.getByRole('link', { name: 'https://jonas.example.com' }).getAttribute('rel')).toContain(
      'noopener',
    );
    await check(page, 'profile');
    await open(page, '/profile');
    await page.getByRole('button', { name: 'Replace the photo' }).press('Enter');
    await page.getByText('Choose a picture first.', { exact: true }).waitFor();
    await page.close();
  });

  test('a member saves a post, publishes a draft, sees who reacted and voted, and blocks a member', async () => {
    const page = await signedIn('Elena Marchetti');
    await open(page, '/saved');
    await page.getByText('You have no drafts').waitFor();
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Spaces' }).getByRole('link', { name: 'Show your work' }).click();
    await page.locator('h1', { hasText: 'Show your work' }).waitFor();
    await page.locator('summary', { hasText: 'Write a post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Cups, not yet');
    await page.getByRole('textbox', { name: 'Text' }).fill('They are still wet.');
    await page.getByLabel('When').selectOption({ label: 'Save as a draft' });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Saved as a draft').waitFor();
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('');
    await page.getByRole('button', { name: '☆ Save: Jug number forty' }).press('Enter');
    await page.getByRole('button', { name: '★ Saved: Jug number forty', pressed: true }).waitFor();
    await page.getByRole('link', { name: 'Jug number forty' }).click();
    await page.locator('h1', { hasText: 'Jug number forty' }).waitFor();
    await page.locator('summary', { hasText: 'Who reacted' }).first().click();
    await page.locator('.who-panel .name').first().waitFor();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Saved' }).click();
    await page
      .locator('ul[aria-label="Saved posts"] li', { hasText: /Jug number forty.*in Show your work/s })
      .waitFor();
    expect(await page.locator('ul[aria-label="Drafts and waiting posts"]').textContent()).toContain(
      'in Show your work',
    );
    expect(await page.locator('#meter').textContent()).toMatch(/^2 calls/);
    await page.getByRole('button', { name: 'Publish Cups, not yet' }).click();
    await page.getByText('You have no drafts').waitFor();
    await page.getByRole('button', { name: 'Remove Jug number forty' }).click();
    await page.getByText('You have not saved any posts').waitFor();
    await open(page, '/search?q=Which+cone+do+you+fire+to');
    await page.getByRole('link', { name: 'Which cone do you fire to?' }).first().click();
    await page.locator('summary', { hasText: 'Who voted' }).click();
    await expect.poll(() => page.locator('.who-panel .name').count()).toBeGreaterThan(5);
    await check(page, 'voters');
    await open(page, '/members?q=samir');
    await page.getByRole('link', { name: 'Samir Haddad' }).click();
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByText('Blocked. Your profile').waitFor();
    await open(page, '/blocks');
    await page.getByRole('button', { name: 'Unblock Samir Haddad' }).click();
    await page.getByText('You have not blocked anyone').waitFor();
    await page.close();
    expect(surprises).toEqual([]);
  });

  test('the navigation of a phone has the same height on every page', async () => {
    const page = await signedIn('Chloé Durand', PHONE_DARK);
    const heights = new Set<number>();
    for (const path of ['/', '/members', '/events', '/learn', '/shop', '/saved', '/messages', '/profile']) {
      await visit(page, path);
      heights.add(await page.evaluate<number>('document.querySelector("header").offsetHeight'));
    }
    expect(heights.size).toBe(1);
    await page.close();
  });

  test('a course and each of its sections list their lessons, and a lesson leads back to its section', async () => {
    const page = await signedIn('Mei-Ling Chou');
    await open(page, '/learn');
    expect(await page.locator('main li').count()).toBe(3);
    await page.getByRole('link', { name: 'Your first bowl' }).click();
    await page.locator('.steps').nth(2).waitFor();
    expect(await page.locator('.steps li').count()).toBe(7);
    await page.getByRole('link', { name: 'Choose a clay' }).click();
    await page.getByRole('button', { name: 'Mark as completed' }).press('Enter');
    await page.getByRole('button', { name: 'Completed ✓', pressed: true }).waitFor();
    await page.getByRole('link', { name: '← Back' }).click();
    await page.locator('h1', { hasText: 'Prepare' }).waitFor();
    expect(await page.locator('.steps li').allTextContents()).toEqual([
      'Choose a clay (completed)',
      'Wedge until it is even',
    ]);
    await check(page, 'section');
    await page.close();
  });

  test('the creator keeps the place on a page that changes: its heading, and the next price', async () => {
    const page = await signedIn(CREATOR);
    await open(page, '/spaces');
    await page.locator('summary', { hasText: 'Welcome' }).press('Enter');
    await page.getByRole('button', { name: 'Save Welcome' }).press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
    await open(page, '/products');
    await page.getByRole('button', { name: 'Show prices of Test tile kit' }).press('Enter');
    await page.getByLabel('Amount in EUR').fill('99');
    await page.getByRole('button', { name: 'Add the price' }).press('Enter');
    await page.getByText('€99.00').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name');
    await check(page, 'prices');
    await page.close();
  });

  test('the creator bans the author of a report, lifts the ban, and finds both in the audit log', async () => {
    const page = await signedIn(CREATOR, PHONE_DARK);
    await open(page, '/moderation');
    const report = page.locator('ul[aria-label="Reports"] > li').first();
    expect(await report.textContent()).toMatch(
      /Viktor Brandt.*Cheap clay, limited offer.*Reported by (Nadia Kowalska|Ben O’Connor)/,
    );
    await report.locator('summary', { hasText: 'Ban Viktor Brandt' }).click();
    await report.getByLabel('Note for the team').fill('Advertised again.');
    await report.getByRole('button', { name: 'Ban', exact: true }).click();
    await report.getByText('Banned.').waitFor();
    await report.getByRole('button', { name: 'Hide the content' }).click();
    await page.getByText('Hidden, and all reports of it are resolved.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(
      'Hidden, and all reports of it are resolved.',
    );
    await page.getByRole('link', { name: 'Bans', exact: true }).click();
    const ban = page.locator('li', { hasText: 'Viktor Brandt' });
    await ban.getByText('“Advertised again.”').waitFor();
    expect(await ban.textContent()).toContain('Banned by Maya Lindqvist');
    await ban.getByRole('button', { name: 'Lift the ban of Viktor Brandt' }).click();
    await ban.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await open(page, '/audit-log?of=members');
        return page.locator('main').textContent();
      })
      .toContain('Maya Lindqvist · member: unbanned');
    await check(page, 'audit log');
    await page.close();
  });

  test('missing profile fields are asked for after a sign-in and a registration, and lead on to the opened page', async () => {
    const viktor = await newPage(PHONE_DARK);
    await open(viktor, '/shop');
    await viktor.getByRole('button', { name: 'Viktor Brandt' }).click();
    const asked = (page: Page) => page.locator('h1', { hasText: 'Complete your profile' }).waitFor();
    await asked(viktor);
    await viktor.reload();
    await asked(viktor);
    await viktor.getByLabel('City').fill('Bremen');
    await viktor.keyboard.press('Enter');
    await viktor.locator('h1', { hasText: 'Shop' }).waitFor();
    await viktor.close();

    const { owner, team_id } = stack.community;
    const api = apiClient(stack.origin);
    const token = await signInUser(api)(owner.email, owner.password);
    const fields = [
      { key: 'kilns', label: 'Kilns', field_type: 'number' },
      { key: 'birthday', label: 'Birthday', field_type: 'date' },
      { key: 'blog', label: 'Blog', field_type: 'url' },
      { key: 'story', label: 'Story', field_type: 'long_text' },
      { key: 'teaches', label: 'Teaches', field_type: 'boolean' },
      { key: 'wheel', label: 'Wheel', field_type: 'select', options: ['Kick', 'Electric'] },
      { key: 'firing', label: 'Firing', field_type: 'multi_select', options: ['Gas', 'Wood'] },
    ];
    const ids: string[] = [];
    for (const field of fields) {
      const body = envelope('profile_fields', { ...field, is_required: true });
      ids.push(idOf(await api.send('POST', `/teams/${team_id}/profile-fields`, body, token)));
    }
    const page = await newPage();
    await open(page, '/members?q=na');
    const join = page.locator('details', { hasText: 'Join' });
    await join.locator('summary').click();
    await join.getByLabel('Name').fill('Nils Åberg');
    await join.getByLabel('Email').fill('nils@kiln.example.com');
    await join.getByLabel('Password').fill('short');
    await join.getByRole('button', { name: 'Join' }).click();
    await expect.poll(() => join.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
    await join.getByLabel('Password').fill('a long enough password');
    await join.getByRole('button', { name: 'Join' }).click();
    await asked(page);
    const input = (label: string): Locator => page.getByLabel(label, { exact: false });
    const kinds = await Promise.all(
      ['City', 'Kilns', 'Birthday', 'Blog', 'Story', 'Teaches', 'Wheel'].map((label) =>
        input(label).evaluate((element) => element.getAttribute('type') ?? element.tagName),
      ),
    );
    expect(kinds).toEqual(['text', 'number', 'date', 'url', 'TEXTAREA', 'SELECT', 'SELECT']);
    await input('Kilns').fill('2');
    await input('Birthday').fill('1990-05-04');
    await input('Blog').fill('not an address');
    await input('Story').fill('Clay.');
    await input('Teaches').selectOption('Yes');
    await input('Wheel').selectOption('Kick');
    await page.getByRole('checkbox', { name: 'Wood' }).check();
    await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
    await expect.poll(() => input('Blog').getAttribute('aria-invalid')).toBe('true');
    await check(page, 'missing fields');
    await input('Blog').fill('https://nils.example.com');
    await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
    await expect.poll(() => input('City').getAttribute('aria-invalid')).toBe('true');
    await input('City').fill('Umeå');
    await page.getByRole('button', { name: 'Save and continue' }).press('Enter');
    await page.locator('h1', { hasText: 'Members' }).waitFor();
    expect(page.url()).toBe(`${site}/members?q=na`);
    await page.reload();
    await page.locator('.members .name', { hasText: 'Nadia Kowalska' }).waitFor();
    await page.close();
    for (const id of ids) await api.send('DELETE', `/teams/${team_id}/profile-fields/${id}`, undefined, token);
    expect(surprises).toEqual([]);
  });

  test('people sign in with the provider once per code, which leaves the address, and return to where they were', async () => {
    const page = await newPage(PHONE_DARK);
    const codes: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('code=')) codes.push(request.url());
    });
    const logIn = async (who: Page, email: string): Promise<void> => {
      await who.getByLabel('Email').fill(email);
      await who.getByRole('button', { name: 'Sign in' }).click();
    };
    await open(page, '/search?q=glaze');
    await check(page, 'sign-in with a provider');
    await page.getByRole('link', { name: 'Sign in with the demo provider' }).press('Enter');
    await expectToFit(page, 'demo provider', PHONE_DARK);
    await page.getByRole('button', { name: 'Mei-Ling Chou' }).click();
    await page.locator('h1', { hasText: 'Search' }).waitFor();
    expect(page.url()).toBe(`${site}/search?q=glaze`);
    expect(await page.locator('header').textContent()).toContain('Mei-Ling Chou');
    await page.close();

    const other = await newPage();
    await other.goto(codes.find((url) => url.startsWith(site)) ?? '');
    await other.getByRole('alert').getByText('did not begin in this browser').waitFor();
    await other.goto(codes.find((url) => url.startsWith(site)) ?? '');
    await other.getByRole('alert').getByText('already used or has expired').waitFor();
    expect(other.url()).toBe(`${site}/search?q=glaze`);
    await check(other, 'a used code');
    await other.getByRole('link', { name: 'Try again' }).click();
    await logIn(other, 'mei.new@kiln.example.com');
    await other.locator('h1', { hasText: 'Complete your profile' }).waitFor();
    await other.close();

    const creator = await newPage();
    await creator.goto(site);
    await creator.getByRole('link', { name: 'Sign in with the provider of the team' }).click();
    await logIn(creator, stack.community.owner.email);
    await creator.locator('h1', { hasText: 'Back office' }).waitFor();
    expect(creator.url()).toBe(site);
    await creator.close();
    expect(surprises).toEqual([]);
  });

  test('the button of a sign-in email leads to the site, signed in', async () => {
    const email = stack.community.members.find(({ name }) => name === 'Nadia Kowalska')?.email ?? '';
    const page = await newPage();
    await page.goto(site);
    await page.getByText('Sign in by email').click();
    await page.getByRole('textbox', { name: 'Email' }).first().fill(email);
    await page.getByRole('button', { name: 'Send the email' }).click();
    const link = async (): Promise<string> => {
      const emails = (await (await fetch(`${stack.origin}/_local/mail`)).json()) as readonly Email[];
      return emails.find(({ to, subject }) => to === email && subject === 'Your sign-in link')?.links[0] ?? '';
    };
    await expect.poll(link).not.toBe('');
    await page.goto(await link());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await shown(page);
    expect(page.url()).toBe(site);
    expect(await page.locator('header').textContent()).toContain('Nadia Kowalska');
    await page.close();
  });

  test('a failure of the service is shown with its reason, and a second attempt succeeds', async () => {
    const page = await signedIn('Nadia Kowalska');
    const fault = (error: string | null) =>
      fetch(`${stack.origin}/_local/faults`, { method: 'POST', body: JSON.stringify({ store: 'table', error }) });
    await fault('unavailable');
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByRole('alert').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await fault(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('h1', { hasText: 'Events' }).waitFor();
    await page.close();
  });

  /** A demo hub takes a minute to make, so that both have the same one: it is the site's until here. */
  describe('and “Try it” in its documentation', () => tryIt(() => ({ stack, browser })));
});
