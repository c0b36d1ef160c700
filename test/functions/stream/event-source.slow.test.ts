import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { openEventSource } from '../../support/event-source.ts';
import { type StreamWorld, startStream } from './world.ts';

let at: StreamWorld;
let server: Server;
let browser: Browser | undefined;
const lastEventIds: (string | undefined)[] = [];

beforeAll(async () => {
  at = await startStream();
  server = createServer(async ({ url = '/', headers }, response) => {
    if (url === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html>');
      return;
    }
    const after = headers['last-event-id'];
    const last = typeof after === 'string' ? { 'last-event-id': after } : undefined;
    if (url.includes('/stream?')) lastEventIds.push(last?.['last-event-id']);
    const result = await at.service.call({ path: url, ...(last && { headers: last }) });
    response.writeHead(result.status, result.headers).end(String(result.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  browser = HAS_BROWSER ? await launchBrowser() : undefined;
});
afterAll(async () => {
  await browser?.close();
  server.close();
  await at.service.stop();
});

const joined = () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
const ticketOf = async (): Promise<string> => {
  const made = await at.service.call({ method: 'POST', path: `${at.path}-tickets`, token: at.ours.member.token });
  return (made.body.data as { attributes: { ticket: string } }).attributes.ticket;
};
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('an EventSource with a ticket receives past events, reconnects, and receives each further event once', async () => {
  const from = lastEventIds.length;
  const first = [await joined(), await joined()];
  const source = openEventSource(`${origin()}${at.path}?ticket=${await ticketOf()}`, ['member.joined']);
  try {
    await source.until((events) => events.length === 2);
    const later = await joined();
    await source.until((events) => events.length === 3);
    const ids = source.received.map(({ lastEventId, data }) => [lastEventId, data.id]);
    expect(ids).toEqual([...first, later].map((id) => [id, id]));
    expect(lastEventIds.slice(from, from + 2)).toEqual([undefined, first[1]]);
  } finally {
    source.stop();
  }
});

test.runIf(HAS_BROWSER)(
  'a browser’s EventSource receives past events, reconnects, and receives each further event once',
  async () => {
    const from = lastEventIds.length;
    const page = await browser?.newPage();
    if (!page) throw new Error('No browser was started');
    await page.goto(`${origin()}/`);
    await page.evaluate(
      `globalThis.received = [];
     globalThis.source = new EventSource('${at.path}?ticket=${await ticketOf()}');
     source.addEventListener('member.joined', (e) => received.push([e.lastEventId, JSON.parse(e.data).id]));`,
    );
    await page.waitForFunction('received.length === 3');
    const before = (await page.evaluate('received')) as string[][];
    const later = await joined();
    await page.waitForFunction('received.length === 4');
    expect(await page.evaluate('received')).toEqual([...before, [later, later]]);
    expect(lastEventIds.slice(from, from + 2)).toEqual([undefined, before.at(-1)?.[0]]);
  },
);
