import { expect, test } from 'vitest';
import { linked } from '../../../infra/local/control/html.ts';
import { pageControl } from '../../../infra/local/control/page.ts';
import type { State } from '../../../infra/local/control/state.ts';
import { linksIn } from '../../../infra/local/mailbox.ts';

const nothing: State = {
  ...{ now: '2026-01-01T00:00:00.000Z', aheadSeconds: 0, faults: [], tables: [], queues: [], deadLetters: [] },
  ...{ functions: [], mail: [], webhooks: [] },
};

const page = async (state: Partial<State>): Promise<string> => {
  const { handle } = pageControl(async () => ({ ...nothing, ...state }));
  const request = { method: 'GET', path: '/_local', query: '', headers: {}, cookies: [], sourceIp: '127.0.0.1' };
  return String((await handle({ ...request, body: Buffer.alloc(0) })).body);
};

test('the links of a letter can be followed, and nothing else in it is more than text', async () => {
  const text = '<b>Open</b> http://127.0.0.1:1/m?for=a&token="b or http://127.0.0.1:1/m?token=c.\n';
  const mail = { to: '<i>', subject: '<s>', text, links: linksIn(text), sent_at: '2026-01-01T00:00:00.000Z' };
  const shown = await page({ mail: [mail] });
  expect(shown).toContain('&lt;b&gt;Open&lt;/b&gt; <a href="http://127.0.0.1:1/m?for=a&amp;token=">');
  expect(shown).toContain('<a href="http://127.0.0.1:1/m?token=c">http://127.0.0.1:1/m?token=c</a>.');
  expect(shown).not.toMatch(/<[bis]>/);
});

test('a link that the text does not have is left out', () => {
  expect(linked('none & nothing', ['http://a/'])).toBe('none &amp; nothing');
});

test('what is empty says so', async () => {
  const shown = await page({});
  for (const words of ['Every store answers.', 'No table.', 'No queue.', 'None.', 'Nothing has been sent.']) {
    expect(shown).toContain(words);
  }
});
