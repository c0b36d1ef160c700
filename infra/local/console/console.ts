import type { Control } from '../control/control.ts';
import type { SearchLog } from '../function-log.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { RequestLog } from '../request-log.ts';
import type { WebhookLog } from '../webhook-log.ts';
import { type ActionParts, actions } from './actions.ts';
import { eventsPage } from './events-page.ts';
import { mailControl } from './mail-page.ts';
import { type Overview, overviewPage } from './overview-page.ts';
import { queuesPage } from './queues-page.ts';
import { requestsPage } from './requests-page.ts';
import type { ConsolePath } from './shell.ts';
import { tablePage } from './table-page.ts';
import { traceControls } from './trace-page.ts';
import { webhooksControl } from './webhooks-page.ts';

type Show = (query: URLSearchParams) => Promise<HttpResponse> | HttpResponse;

const page = (path: ConsolePath, show: Show): Control => ({
  method: 'GET',
  path,
  handle: ({ query }) => show(new URLSearchParams(query)),
});

/** Former paths. */
const redirect = (path: string, location: ConsolePath): Control => ({
  method: 'GET',
  path,
  handle: () => ({ status: 301, headers: { location }, body: '' }),
});

export interface ConsoleParts extends Overview, ActionParts {
  readonly search: SearchLog;
  readonly requests: RequestLog;
  readonly webhooks: WebhookLog;
}

/** The pages of the console, without the payment pages. */
export const consoleControls = (parts: ConsoleParts): readonly Control[] => [
  page('/_local', () => overviewPage(parts)),
  page('/_local/table', (query) => tablePage(parts.world, query)),
  page('/_local/events', (query) => eventsPage(parts.world, query)),
  page('/_local/queues', () => queuesPage(parts.world)),
  mailControl(parts.mailbox),
  webhooksControl(parts.webhooks),
  redirect('/_local/letters', '/_local/mail'),
  redirect('/_local/deliveries', '/_local/webhooks'),
  page('/_local/requests', () => requestsPage(parts.requests)),
  ...traceControls({ search: parts.search, mailbox: parts.mailbox, ...parts.world }),
  ...actions(parts),
];
