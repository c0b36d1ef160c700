import { escaped } from '../control/html.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { HEADERS, STYLE } from './style.ts';

/** The pages in order. Their number is their access key. */
export const PAGES = [
  ['/_local', 'Overview'],
  ['/_local/table', 'Table'],
  ['/_local/events', 'Events'],
  ['/_local/queues', 'Queues'],
  ['/_local/mail', 'Mail'],
  ['/_local/pay', 'Payments'],
  ['/_local/webhooks', 'Webhooks'],
  ['/_local/requests', 'Requests'],
  ['/_local/trace', 'Trace'],
] as const;

export type ConsolePath = (typeof PAGES)[number][0];

const navigation = (current: ConsolePath): string =>
  PAGES.map(([path, name], index) => {
    const here = path === current ? ' aria-current="page"' : '';
    return `<a href="${path}" accesskey="${index + 1}"${here}>${name}</a>`;
  }).join('');

/** A page of the console. `body` is HTML with all values escaped. */
export const consolePage = (path: ConsolePath, body: string): HttpResponse => {
  const name = PAGES.find(([own]) => own === path)?.[1] ?? '';
  return {
    status: 200,
    headers: HEADERS,
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)} · Local stack</title><style>${STYLE}</style></head><body><a class="skip" href="#content">Skip to the content</a><header><nav aria-label="Console">${navigation(path)}</nav></header><main id="content"><h1>${escaped(name)}</h1>${body}</main></body></html>`,
  };
};
