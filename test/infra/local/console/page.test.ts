import { expect, test } from 'vitest';
import { mailPage } from '../../../../infra/local/console/mail-page.ts';
import { requestsPage } from '../../../../infra/local/console/requests-page.ts';
import { linked } from '../../../../infra/local/control/html.ts';
import { linksIn, type Mail } from '../../../../infra/local/mailbox.ts';
import { requestLog } from '../../../../infra/local/request-log.ts';

const emailsPage = (mail: readonly Mail[]): string =>
  String(mailPage({ deliver: () => undefined, list: () => mail }).body);

test('the links of an email are anchors, and its other text is escaped', () => {
  const text = '<b>Open</b> http://127.0.0.1:1/m?for=a&token="b or http://127.0.0.1:1/m?token=c.\n';
  const mail = { to: '<i>', subject: '<s>', text, links: linksIn(text), sent_at: '2026-01-01T00:00:00.000Z' };
  const shown = emailsPage([mail]);
  expect(shown).toContain('&lt;b&gt;Open&lt;/b&gt; <a href="http://127.0.0.1:1/m?for=a&amp;token=">');
  expect(shown).toContain('<a href="http://127.0.0.1:1/m?token=c">http://127.0.0.1:1/m?token=c</a>.');
  expect(shown).not.toMatch(/<[bis]>/);
});

test('a link that is not in the text is omitted', () => {
  expect(linked('none & nothing', ['http://a/'])).toBe('none &amp; nothing');
});

test('a page without entries has a note', () => {
  expect(emailsPage([])).toContain('No emails yet.');
  expect(requestsPage(requestLog()).body).toContain('No requests yet.');
});

test('requests are listed newest first with their status, except those to the console', () => {
  const log = requestLog();
  for (const line of [
    'GET /api/v1/hubs/<b> 200 3ms first',
    'GET /_local/requests 200 1ms console',
    'gateway: Error',
    'POST /api/v1/comments 503 12ms second',
  ])
    log.record(line);
  expect(log.list().map(({ id }) => id)).toEqual(['second', 'first']);
  const shown = String(requestsPage(log).body);
  expect(shown).toContain('<span class="bad">503</span>');
  expect(shown).toContain('/api/v1/hubs/&lt;b&gt;');
  expect(shown.indexOf('>503<')).toBeLessThan(shown.indexOf('/api/v1/comments'));
  for (let more = 0; more < 600; more += 1) log.record('GET /health 200 0ms id');
  expect(log.list()).toHaveLength(500);
});
