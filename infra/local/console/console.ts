import type { Control } from '../control/control.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { RequestLog } from '../request-log.ts';
import type { WebhookLog } from '../webhook-log.ts';
import { type ActionParts, actions } from './actions.ts';
import { deliveriesPage } from './deliveries-page.ts';
import { eventsPage } from './events-page.ts';
import { lettersPage } from './letters-page.ts';
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

export interface ConsoleParts extends Overview, ActionParts {
  readonly requests: RequestLog;
  readonly webhooks: WebhookLog;
}

/** Everything of the stack that a browser shows; what is paid has its own pages. */
export const consoleControls = (parts: ConsoleParts): readonly Control[] => [
  shown('/_local', () => overviewPage(parts)),
  shown('/_local/table', (query) => tablePage(parts.world, query)),
  shown('/_local/events', (query) => eventsPage(parts.world, query)),
  shown('/_local/queues', () => queuesPage(parts.world)),
  shown('/_local/letters', () => lettersPage(parts.mailbox)),
  shown('/_local/deliveries', () => deliveriesPage(parts.webhooks)),
  shown('/_local/requests', () => requestsPage(parts.requests)),
  ...actions(parts),
];
