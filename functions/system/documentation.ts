import * as z from 'zod';
import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { type Files, textOf } from './files.ts';
import { missing } from './missing.ts';
import { movedTo } from './moved-pages.ts';
import { pageFile } from './page-file.ts';
import type { SystemPorts } from './ports.ts';
import { sendFile } from './send-file.ts';

const route = routeWith<SystemPorts>();

/** The file with the hash of the style sheet, which each page contains. */
const STYLE_HASH = 'style.sha256';

/** No external resources and no inline scripts; the only inline style is that of all pages. */
const policyOf = async (files: Files): Promise<string> => {
  const style = await files(STYLE_HASH);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${style ? textOf(style) : ''}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

type Headers = Readonly<Record<string, string | undefined>>;

/** Sends the page with this path, or its Markdown if the path ends in `.md`. */
const sentPage = async ({ files }: SystemPorts, path: string, asking: Headers) => {
  const file = await files(pageFile(path));
  if (file) {
    const safe = { 'Content-Security-Policy': await policyOf(files), 'Referrer-Policy': 'no-referrer' };
    return sendFile(file, asking, safe);
  }
  const moved = await movedTo(files, path);
  return moved ? answer('', { status: 301, headers: { Location: moved } }) : missing(asking);
};

const PAGE = plain('text/html; charset=utf-8', z.string(), { conditional: true });

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
  handler: async ({ headers }, { ports }) => {
    const file = await ports.files('openapi.json');
    return file ? sendFile(file, headers) : refuse('not_found');
  },
});

const list = route({
  method: 'GET',
  path: '/llms.txt',
  root: true,
  summary: text('Get the list of pages for language models'),
  description: text('Returns the links to all documentation pages as Markdown, in the form of llmstxt.org.'),
  caller: anyone(),
  response: plain('text/plain; charset=utf-8', z.string(), { conditional: true }),
  errors: ['not_found'],
  handler: async ({ headers }, { ports }) => {
    const file = await ports.files('llms.txt');
    return file ? sendFile(file, headers) : refuse('not_found');
  },
});

const home = route({
  method: 'GET',
  path: '/docs',
  root: true,
  summary: text('Get the documentation'),
  description: text('Returns the first page of the documentation as HTML.'),
  caller: anyone(),
  response: PAGE,
  errors: ['not_found'],
  handler: ({ headers }, { ports }) => sentPage(ports, '/docs', headers),
});

/** Scripts and what they read. They are revalidated like pages, so that a new page does not run an old script. */
const OF_THE_PAGE = /\.js(?:on)?$/;

const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** One operation with a path for each depth, because a path parameter is one segment. */
const page = route({
  method: 'GET',
  path: '/docs/{page}',
  root: true,
  also: ['/docs.md', '/docs/{kind}/{page}', '/docs/reference/{group}/{operation}'],
  summary: text('Get a documentation page or file'),
  description: text(
    'Returns a page, such as `errors`, `how-to/uploads` or `reference/hubs/createTeamHub`, as HTML, or as Markdown with `.md` at the end. Other names are those of files, such as `changelog.atom`, the feed of changes.',
  ),
  caller: anyone(),
  response: plain('*/*', z.string(), { conditional: true }),
  errors: ['not_found'],
  handler: async ({ url, headers }, { ports }) => {
    const path = url.replace(/\/$/, '');
    if (!path.includes('.') || path.endsWith('.md')) return sentPage(ports, path, headers);
    const name = path.slice('/docs/'.length);
    const found = name.endsWith('.html') ? undefined : await ports.files(name);
    return found ? sendFile(found, headers, OF_THE_PAGE.test(name) ? {} : FOR_AN_HOUR) : missing(headers);
  },
});

export const documentationRoutes = [description, list, home, page];
