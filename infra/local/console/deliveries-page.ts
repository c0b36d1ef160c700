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
  return verified ? 'verifies' : 'does not verify';
};

const sent = ({ request }: ShownAttempt): Html => {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return folded(`${request.method} ${request.url}`, [...headers, '', request.body].join('\n'));
};

const again = (id: string): Html =>
  html`<form method="post" action="${RESEND_PATH}"><button name="delivery_id" value="${id}">Send again</button></form>`;

/** Every attempt to deliver a webhook, newest first, with what was sent, what was answered and whether it verifies. */
export const deliveriesPage = async (log: WebhookLog) => {
  const listed = (await log.list())
    .slice(0, SHOWN)
    .map((attempt) => [
      ...[attempt.at, sent(attempt), outcome(attempt)],
      attempt.response.start ? folded('Answer', attempt.response.start) : '',
      ...[checked(attempt), attempt.delivery_status, again(attempt.delivery_id)],
    ]);
  const head = ['At', 'Sent', 'Answered', 'With', 'Signature', 'Delivery', 'Again'];
  return consolePage(WEBHOOKS_PATH, rows('Attempts', head, listed, 'No webhook has been sent.'));
};

export const webhooksControl = (log: WebhookLog): Control =>
  pageOrJson(WEBHOOKS_PATH, () => deliveriesPage(log), log.list);
