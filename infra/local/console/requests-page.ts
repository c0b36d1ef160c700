import type { RequestLog } from '../request-log.ts';
import { Html, rows } from './parts.ts';
import { consolePage } from './shell.ts';

const statusCell = (status: string) =>
  status >= '500' ? new Html(`<span class="bad">${Number(status)}</span>`) : status;

/** The requests that the gateway answered, newest first. */
export const requestsPage = (log: RequestLog) => {
  const listed = log
    .list()
    .map(({ at, method, path, status, took, id }) => [method, path, statusCell(status), took, at, id]);
  const head = ['Method', 'Path', 'Status', 'Took', 'At', 'Request id'];
  return consolePage('/_local/requests', rows('Requests', head, listed, 'Nothing has been asked.'));
};
