import * as z from 'zod';
import { anyone } from '../../shared/http/callers.ts';
import { answer, plain } from '../../shared/http/response.ts';
import { route } from '../../shared/http/route.ts';

const WORDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  paid: ['Thank you', 'Your payment is on its way to us. You can close this page.'],
  canceled: ['Nothing was paid', 'You can close this page, or go back and try again.'],
  connected: ['That is all', 'Your details are with the payment provider. You can close this page.'],
};
const CLOSE = ['Done', 'You can close this page.'] as const;

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Nothing of the request stands in it. */
const page = ([title, text]: readonly [string, string]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>\n`;

const returned = route({
  method: 'GET',
  path: '/checkout',
  root: true,
  summary: 'The page that buyers come back to where a checkout named none',
  description:
    'It says what became of the checkout, by `outcome`, and knows nothing of it: what was bought is in the order.',
  caller: anyone(),
  response: plain('text/html; charset=utf-8', z.string()),
  async handler({ search }) {
    const outcome = new URLSearchParams(search).get('outcome') ?? '';
    return answer(page(Object.hasOwn(WORDS, outcome) ? (WORDS[outcome] ?? CLOSE) : CLOSE), { headers: HEADERS });
  },
});

export const returnRoutes = [returned];
