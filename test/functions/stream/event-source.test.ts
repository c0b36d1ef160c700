import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { type StreamWorld, startStream } from './support.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

let at: StreamWorld;
let server: Server;
let browser: Browser | undefined;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  at = await startStream();
  server = createServer(async ({ url = '/', headers }, response) => {
    if (url === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html>');
      return;
    }
    const after = headers['last-event-id'];
    const last = typeof after === 'string' ? { 'last-event-id': after } : undefined;
    if (url.includes('/stream?')) asked.push(last?.['last-event-id']);
    const answered = await at.service.call({ path: url, ...(last && { headers: last }) });
    response.writeHead(answered.status, answered.headers).end(String(answered.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  browser = CHROMIUM
    ? await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    : undefined;
}, 60_000);
afterAll(async () => {
  await browser?.close();
  server.close();
  await at.service.stop();
});

test.runIf(CHROMIUM)(
  'a browser’s EventSource with a ticket hears what happened, then asks again from there and hears the rest once',
  async () => {
    const joined = () => at.tell({ type: 'member.joined', resource_type: 'members', resource_id: newId() });
    const first = [await joined(), await joined()];
    const made = await at.service.call({ method: 'POST', path: `${at.path}-tickets`, token: at.ours.member.token });
    const { ticket } = (made.body.data as { attributes: { ticket: string } }).attributes;
    const page = await browser?.newPage();
    if (!page) throw new Error('No browser was started');
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(
      `globalThis.heard = [];
       globalThis.source = new EventSource('${at.path}?ticket=${ticket}');
       source.addEventListener('member.joined', ({ lastEventId, data }) => heard.push([lastEventId, JSON.parse(data).id]));`,
    );
    await page.waitForFunction('heard.length === 2');
    const later = await joined();
    await page.waitForFunction('heard.length === 3');
    expect(await page.evaluate('heard')).toEqual([...first, later].map((id) => [id, id]));
    expect(asked.slice(0, 2)).toEqual([undefined, first[1]]);
  },
  60_000,
);
