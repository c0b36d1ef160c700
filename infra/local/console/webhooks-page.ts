import { type Html, html } from '../../html.ts';
import type { Control } from '../control/control.ts';
import { pageOrJson } from '../control/page-or-json.ts';
import { RESEND_PATH } from '../control/webhooks.ts';
import type { ShownAttempt, WebhookLog } from '../webhook-log.ts';
import { folded, rows } from './parts.ts';
import { consolePage } from './shell.ts';

const WEBHOOKS_PATH = '/_local/webhooks';
const SHOWN = 100;

const outcome = ({ response: { status, error, ms } }: ShownAttempt): Html => {
  const said = [status ?? '', error ?? '', `${ms} ms`].filter(Boolean).join(' · ');
  return html`<span${error !== null && html` class="bad"`}>${said}</span>`;
};

const checked = ({ verified }: ShownAttempt): string => {
  if (verified === null) return 'not sent';
  return verified ? 'valid' : 'invalid';
};

const sent = ({ request }: ShownAttempt): Html => {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return folded(`${request.method} ${request.url}`, [...headers, '', request.body].join('\n'));
};

const again = (id: string): Html =>
  html`<form method="post" action="${RESEND_PATH}"><button name="delivery_id" value="${id}">Send again</button></form>`;

/** All delivery attempts, newest first, with request, response and signature check. */
const webhooksPage = async (log: WebhookLog) => {
  const listed = (await log.list())
    .slice(0, SHOWN)
    .map((attempt) => [
      attempt.at,
      sent(attempt),
      outcome(attempt),
      attempt.response.start ? folded('Response', attempt.response.start) : '',
      checked(attempt),
      attempt.delivery_status,
      again(attempt.delivery_id),
    ]);
  const head = ['Time', 'Request', 'Result', 'Response', 'Signature', 'Delivery', 'Send again'];
  return consolePage(WEBHOOKS_PATH, rows('Attempts', head, listed, 'No deliveries yet.'));
};

export const webhooksControl = (log: WebhookLog): Control =>
  pageOrJson(WEBHOOKS_PATH, () => webhooksPage(log), log.list);
