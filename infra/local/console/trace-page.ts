import { html } from '../../html.ts';
import type { Control } from '../control/control.ts';
import { wantsPage } from '../control/page-or-json.ts';
import { json, problem } from '../control/problem.ts';
import { readTrace, type Trace, type TraceSources } from '../trace.ts';
import { folded, rows, section } from './parts.ts';
import { consolePage } from './shell.ts';

const TRACE_PATH = '/_local/trace';

/** The page of a request's thread. */
export const tracePath = (id: string): string => `${TRACE_PATH}/${encodeURIComponent(id)}`;

const form = (id: string): string =>
  html`<form method="get" action="${TRACE_PATH}"><label>Request id<input name="request_id" value="${id}" required></label><button>Show</button></form>`
    .text;

const found = ({ steps, rows: written }: Trace): string => {
  const stepRows = steps.map(({ at, source, message, fields }) => [at, source, message, folded('Fields', fields)]);
  const rowRows = written.map(({ entity, pk, sk }) => [entity, pk, sk]);
  return [
    section('Steps', rows('Steps', ['Time', 'Source', 'Message', 'Fields'], stepRows, 'No log lines.')),
    section('Rows', rows('Rows', ['Entity', 'pk', 'sk'], rowRows, 'No rows.')),
  ].join('');
};

const tracePage = (id: string, trace: Trace | undefined) => {
  const missing = id === '' ? '' : '<p class="quiet">Nothing has this request id.</p>';
  return consolePage(TRACE_PATH, `${form(id)}${trace ? found(trace) : missing}`);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The thread of a request: a form and its page for browsers, JSON for other clients. */
export const traceControls = (sources: TraceSources): readonly Control[] => [
  {
    method: 'GET',
    path: TRACE_PATH,
    handle({ query }) {
      const id = new URLSearchParams(query).get('request_id')?.trim() ?? '';
      return id === '' ? tracePage('', undefined) : { status: 302, headers: { location: tracePath(id) }, body: '' };
    },
  },
  {
    method: 'GET',
    path: `${TRACE_PATH}/*`,
    async handle(request) {
      const id = decoded(request.path.slice(TRACE_PATH.length + 1));
      const trace = await readTrace(sources, id);
      if (wantsPage(request)) return tracePage(id, trace);
      return trace ? json(200, trace) : problem(404, 'not_found', 'Nothing has this request id.');
    },
  },
];
