import { createHash } from 'node:crypto';
import type { HttpResponse } from '../gateway/response.ts';
import type { Mail } from '../mailbox.ts';
import type { ShownAttempt } from '../webhook-log.ts';
import type { Control } from './control.ts';
import { escaped, linked } from './html.ts';
import type { State } from './state.ts';
import { RESEND_PATH } from './webhooks.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { overflow-x: auto }
table { border-collapse: collapse; min-width: 50%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top }
td { overflow-wrap: anywhere }
article { border-top: 1px solid #8884; padding: .5rem 0 }
article h3 { margin: 0; font-size: 1rem }
article p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
.quiet { opacity: .7 }
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Row = readonly unknown[];

const cells = (tag: 'td' | 'th', row: Row): string =>
  `<tr>${row.map((value) => `<${tag}>${escaped(value)}</${tag}>`).join('')}</tr>`;

const section = (title: string, head: Row, rows: readonly Row[], empty: string): string => {
  const table = `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
  return `<section><h2>${escaped(title)}</h2>${rows.length > 0 ? table : `<p class="quiet">${escaped(empty)}</p>`}</section>`;
};

const letter = ({ sent_at, to, subject, text, links }: Mail): string =>
  `<article><h3>${escaped(subject)}</h3><p class="quiet">${escaped(to)}, <time>${sent_at}</time></p><p>${linked(text.trim(), links)}</p></article>`;

const letters = (mail: readonly Mail[]): string =>
  `<section><h2>Mail</h2>${mail.map(letter).join('') || '<p class="quiet">Nothing has been sent.</p>'}</section>`;

const checked = (verified: boolean | null): string => {
  if (verified === null) return 'not sent';
  return verified ? 'signature verifies' : 'signature does not verify';
};

const webhook = ({ delivery_id, delivery_status, at, request, response, verified }: ShownAttempt): string => {
  const { status, error, ms, start } = response;
  const said = [status ?? '', error ?? '', `${ms} ms`, checked(verified), `delivery ${delivery_status}`];
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const button = `<form method="post" action="${RESEND_PATH}"><button name="delivery_id" value="${escaped(delivery_id)}">Send again</button></form>`;
  return `<article><h3>${escaped(`${request.method} ${request.url}`)}</h3><p class="quiet"><time>${at}</time> ${escaped(said.filter(Boolean).join(' · '))}</p><p>${escaped([...headers, '', request.body].join('\n'))}</p><p class="quiet">${escaped(start ?? '')}</p>${button}</article>`;
};

const webhooks = (attempts: readonly ShownAttempt[]): string =>
  `<section><h2>Webhooks</h2>${attempts.map(webhook).join('') || '<p class="quiet">None has been sent.</p>'}</section>`;

const sections = (state: State): string =>
  [
    section('Clock', ['Service time', 'Ahead of this machine'], [[state.now, `${state.aheadSeconds} s`]], ''),
    section('Faults', ['Store', 'Fails as'], state.faults, 'Every store answers.'),
    section('Tables', ['Table', 'Items'], state.tables, 'No table.'),
    section('Queues', ['Queue', 'Ready', 'In flight', 'Delayed'], state.queues, 'No queue.'),
    section('Dead letters', ['Queue', 'Message'], state.deadLetters, 'None.'),
    section('Functions', ['Function', 'Under way'], state.functions, 'No function.'),
    letters(state.mail),
    webhooks(state.webhooks),
  ].join('');

const page = (state: State): HttpResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local stack</title><style>${STYLE}</style></head><body><h1>Local stack</h1>${sections(state)}</body></html>`,
});

/** The state of the stack, to be read in a browser. */
export const pageControl = (state: () => Promise<State>): Control => ({
  method: 'GET',
  path: '/_local',
  handle: async () => page(await state()),
});
