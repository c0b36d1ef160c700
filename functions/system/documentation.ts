import * as z from 'zod';
import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { plain } from '../../shared/platform/http/response.ts';
import type { SystemPorts } from './ports.ts';
import { sendFile } from './send-file.ts';

const route = routeWith<SystemPorts>();

/** No external resources and no inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' };

const HTML = plain('text/html; charset=utf-8', z.string(), { conditional: true });

type Headers = Readonly<Record<string, string | undefined>>;

/** Serves a file with content negotiation. */
const sent = async (
  { files }: SystemPorts,
  name: string,
  asking: Headers,
  more: Readonly<Record<string, string>> = {},
) => {
  const file = await files(name);
  return file ? sendFile(file, asking, more) : refuse('not_found');
};

const description = route({
  method: 'GET',
  path: '/openapi.json',
  root: true,
  summary: text('Get the OpenAPI document'),
  description: text(
    'Returns the OpenAPI 3.1 document. It is generated from the same declarations and schemas that serve the requests.',
  ),
  caller: anyone(),
  response: plain('application/json', z.string().meta({ override: { type: 'object' } }), { conditional: true }),
  errors: ['not_found'],
  handler: ({ headers }, { ports }) => sent(ports, 'openapi.json', headers),
});

const page = route({
  method: 'GET',
  path: '/docs',
  root: true,
  summary: text('Get the documentation page'),
  description: text('Returns the HTML reference: an introduction and all operations by group.'),
  caller: anyone(),
  response: HTML,
  errors: ['not_found'],
  handler: ({ headers }, { ports }) => sent(ports, 'reference.html', headers, PAGE_HEADERS),
});

const reference = route({
  method: 'GET',
  path: '/docs/reference/{name}',
  root: true,
  summary: text('Get the reference page of a group'),
  description: text('Returns the operations of one group as HTML.'),
  caller: anyone(),
  response: HTML,
  errors: ['not_found'],
  handler: ({ params, headers }, { ports }) => sent(ports, `reference-${params.name}.html`, headers, PAGE_HEADERS),
});

const guide = route({
  method: 'GET',
  path: '/docs/guides/{name}',
  root: true,
  summary: text('Get a guide'),
  description: text(
    'Returns a guide as HTML: `authentication`, `pagination`, `errors`, `idempotency`, `webhooks`, `live-updates`, `profiles`, `rate-limits`, `typescript-client`, `cli`, `operate` or `changelog`.',
  ),
  caller: anyone(),
  response: HTML,
  errors: ['not_found'],
  handler: ({ params, headers }, { ports }) => sent(ports, `guide-${params.name}.html`, headers, PAGE_HEADERS),
});

const part = route({
  method: 'GET',
  path: '/docs/{file}',
  root: true,
  summary: text('Get a documentation asset'),
  description: text(
    'Returns a script or style sheet of the documentation pages, or `changelog.atom`, the feed of breaking changes.',
  ),
  caller: anyone(),
  response: plain('*/*', z.string(), { conditional: true }),
  errors: ['not_found'],
  handler: async ({ params: { file }, headers }, { ports }) =>
    file.endsWith('.html')
      ? refuse('not_found')
      : sent(ports, file, headers, { 'Cache-Control': 'public, max-age=3600' }),
});

export const documentationRoutes = [description, page, reference, guide, part];
