import type { Control } from '../control/control.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { RequestLog } from '../request-log.ts';
import type { WebhookLog } from '../webhook-log.ts';
import { type ActionParts, actions } from './actions.ts';
import { webhooksControl } from './deliveries-page.ts';
import { eventsPage } from './events-page.ts';
import { mailControl } from './letters-page.ts';
import { type Overview, overviewPage } from './overview-page.ts';
import { queuesPage } from './queues-page.ts';
import { requestsPage } from './requests-page.ts';
import type { ConsolePath } from './shell.ts';
import { tablePage } from './table-page.ts';

type Show = (query: URLSearchParams) => Promise<HttpResponse> | HttpResponse;

const shown = (path: ConsolePath, show: Show): Control => ({
  method: 'GET',
  path,
  handle: ({ query }) => show(new URLSearchParams(query)),
});

/** Former paths. */
const moved = (path: string, location: ConsolePath): Control => ({
  method: 'GET',
  path,
  handle: () => ({ status: 301, headers: { location }, body: '' }),
});

interface ConsoleParts extends Overview, ActionParts {
  readonly requests: RequestLog;
  readonly webhooks: WebhookLog;
}

/** The pages of the console, without the payment pages. */
export const consoleControls = (parts: ConsoleParts): readonly Control[] => [
  shown('/_local', () => overviewPage(parts)),
  shown('/_local/table', (query) => tablePage(parts.world, query)),
  shown('/_local/events', (query) => eventsPage(parts.world, query)),
  shown('/_local/queues', () => queuesPage(parts.world)),
  mailControl(parts.mailbox),
  webhooksControl(parts.webhooks),
  moved('/_local/letters', '/_local/mail'),
  moved('/_local/deliveries', '/_local/webhooks'),
  shown('/_local/requests', () => requestsPage(parts.requests)),
  ...actions(parts),
];
