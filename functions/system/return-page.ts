import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { html, type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { answer } from '../../shared/platform/http/response.ts';

const PAGES: Readonly<Record<string, Page>> = {
  paid: { title: 'Thank you', body: '<p>Your payment is being processed. You can close this page.</p>' },
  canceled: { title: 'No payment was made', body: '<p>You can close this page, or go back and try again.</p>' },
  connected: {
    title: 'Your details were sent',
    body: '<p>The payment provider has received your details. You can close this page.</p>',
  },
};

/** For unknown outcomes. The page contains nothing from the request. */
const CLOSE: Page = { title: 'Done', body: '<p>You can close this page.</p>' };

const returned = route({
  method: 'GET',
  path: '/checkout',
  root: true,
  summary: text('Get the default checkout return page'),
  description: text(
    'Buyers return to this HTML page if their checkout had no return URL. Its text depends on `outcome` alone; read the order for the status of the payment.',
  ),
  caller: anyone(),
  response: html,
  async handler({ search }) {
    const outcome = new URLSearchParams(search).get('outcome') ?? '';
    return answer(page(Object.hasOwn(PAGES, outcome) ? (PAGES[outcome] ?? CLOSE) : CLOSE), { headers: pageHeaders });
  },
});

export const returnRoutes = [returned];
