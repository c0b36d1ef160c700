import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { openEventSource, type ReceivedEvent } from '../support/event-source.ts';
import { baseUrl, demo } from './support/target.ts';

const [team] = demo().teams;
const [hub] = team?.hubs ?? [];
const [space] = hub?.spaces ?? [];
const [member, other] = team?.members ?? [];
if (!hub || !space || !member || !other) throw new Error('The demo has a hub, a space and two members');

const TYPES = ['discussion.created', 'discussion.published', 'discussion.deleted', 'comment.created', 'reaction.added'];

const send = async (path: string, type: string, attributes: object, token: string) => {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type, attributes } }),
  });
  expect([path, response.status]).toEqual([path, 201]);
  return (await response.json()) as { data: { id: string; attributes: { ticket?: string } } };
};
const streamOf = async (token: string): Promise<string> => {
  const response = await fetch(`${baseUrl}/api/v1/hubs/${hub.id}/stream-tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { attributes: { ticket: string } } };
  return `${baseUrl}/api/v1/hubs/${hub.id}/stream?ticket=${data.attributes.ticket}`;
};

/** Creates a discussion with a comment and a reaction: three writes, four events. */
const happen = async (nth: number): Promise<{ readonly discussion: string; readonly comment: string }> => {
  const path = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
  const discussion = (await send(path, 'discussions', { title: 'A post', body: `text ${nth}` }, member.token)).data.id;
  const input = { target_type: 'discussion', target_id: discussion, body: 'Words' };
  const comment = (await send('/comments', 'comments', input, other.token)).data.id;
  await send(`/discussions/${discussion}/reactions`, 'reactions', { emoji: '👍' }, other.token);
  return { discussion, comment };
};
const events = (received: readonly ReceivedEvent[], { discussion, comment }: { discussion: string; comment: string }) =>
  received.filter(({ data }) => data.resource_id === discussion || data.resource_id === comment);
const EXPECTED_TYPES = ['comment.created', 'discussion.created', 'discussion.published', 'reaction.added'];

const typesOf = (received: readonly ReceivedEvent[]) => received.map(({ type }) => type).sort();

test('an EventSource with a ticket receives each event once, across reconnections', async () => {
  const source = openEventSource(await streamOf(member.token), TYPES);
  try {
    for (let nth = 0; nth < 3; nth += 1) {
      const made = await happen(nth);
      await source.until((received) => events(received, made).length >= EXPECTED_TYPES.length);
      expect(typesOf(events(source.received, made))).toEqual(EXPECTED_TYPES);
    }
    const ids = source.received.map(({ lastEventId }) => lastEventId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(source.received.map(({ data }) => data.id)).toEqual(ids);
  } finally {
    source.stop();
  }
});

let browser: Browser | undefined;
beforeAll(async () => {
  browser = HAS_BROWSER ? await launchBrowser() : undefined;
});
afterAll(() => browser?.close());

test.runIf(HAS_BROWSER)('a browser receives the same events', async () => {
  const page = await browser?.newPage();
  if (!page) throw new Error('No browser was started');
  /* A page without a policy: the service's own may not connect. */
  await page.route(`${baseUrl}/site`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${baseUrl}/site`);
  await page.evaluate(
    ([url, types]) => {
      const scope = globalThis as unknown as { received: unknown[]; source: EventTarget };
      scope.received = [];
      const Source = Reflect.get(globalThis, 'EventSource') as new (url: string) => EventTarget;
      scope.source = new Source(String(url));
      for (const type of types as string[])
        scope.source.addEventListener(type, (event) => {
          const { lastEventId, data } = event as Event & { lastEventId: string; data: string };
          scope.received.push({ type, lastEventId, data: JSON.parse(data) });
        });
    },
    [await streamOf(member.token), TYPES] as const,
  );
  const made = await happen(9);
  await page.waitForFunction(
    ([discussion, comment, count]) =>
      (Reflect.get(globalThis, 'received') as { data: { resource_id: string } }[]).filter(
        ({ data }) => data.resource_id === discussion || data.resource_id === comment,
      ).length >= Number(count),
    [made.discussion, made.comment, EXPECTED_TYPES.length] as const,
  );
  const received = (await page.evaluate('received')) as readonly ReceivedEvent[];
  expect(typesOf(events(received, made))).toEqual(EXPECTED_TYPES);
  expect(new Set(received.map(({ lastEventId }) => lastEventId)).size).toBe(received.length);
});
