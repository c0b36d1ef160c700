import { anyone } from '../../shared/api/callers.ts';
import { html, type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { answer } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const WORDS: Readonly<Record<string, Page>> = {
  paid: { title: 'Thank you', body: '<p>Your payment is on its way to us. You can close this page.</p>' },
  canceled: { title: 'Nothing was paid', body: '<p>You can close this page, or go back and try again.</p>' },
  connected: {
    title: 'That is all',
    body: '<p>Your details are with the payment provider. You can close this page.</p>',
  },
};

/** Nothing of the request stands in it. */
const CLOSE: Page = { title: 'Done', body: '<p>You can close this page.</p>' };

const returned = route({
  method: 'GET',
  path: '/checkout',
  root: true,
  summary: 'The page that buyers come back to where a checkout named none',
  description:
    'It says what became of the checkout, by `outcome`, and knows nothing of it: what was bought is in the order.',
  caller: anyone(),
  response: html,
  async handler({ search }) {
    const outcome = new URLSearchParams(search).get('outcome') ?? '';
    return answer(page(Object.hasOwn(WORDS, outcome) ? (WORDS[outcome] ?? CLOSE) : CLOSE), { headers: pageHeaders });
  },
});

export const returnRoutes = [returned];
