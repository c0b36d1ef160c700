import { html } from '../../html.ts';
import type { RequestLog } from '../request-log.ts';
import { link, rows } from './parts.ts';
import { consolePage } from './shell.ts';
import { tracePath } from './trace-page.ts';

const statusCell = (status: string) => (status >= '500' ? html`<span class="bad">${status}</span>` : status);

/** The gateway's requests, newest first. The status is shown before the path, because paths are long. */
export const requestsPage = (log: RequestLog) => {
  const listed = log
    .list()
    .map(({ at, method, path, status, took, id }) => [
      method,
      statusCell(status),
      took,
      path,
      at,
      link(tracePath(id), id),
    ]);
  const head = ['Method', 'Status', 'Duration', 'Path', 'Time', 'Request id'];
  return consolePage('/_local/requests', rows('Requests', head, listed, 'No requests yet.'));
};
