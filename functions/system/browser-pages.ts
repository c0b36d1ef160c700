import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import type { HttpEvent, HttpResult } from '../../shared/platform/http/exchange.ts';
import { html, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { NEGOTIATED, prefersHtml } from '../../shared/platform/http/media-type.ts';
import { answer } from '../../shared/platform/http/response.ts';
import { router } from '../../shared/platform/http/router.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';
import { missingPage } from './missing.ts';
import type { PageLink, SystemPorts } from './ports.ts';
import { routes } from './routes.ts';

const route = routeWith<SystemPorts>();

const LINKS: readonly PageLink[] = [
  ['/docs', 'Documentation', 'what the service does, and your first call'],
  ['/docs/tutorials', 'Tutorials', 'build a site on the API, step by step'],
  ['/docs/reference', 'Reference', 'every operation with its parameters and responses'],
  ['/openapi.json', 'OpenAPI document', 'for code generators and other tools'],
  ['/health', 'Health', 'whether requests reach the service'],
];

const item = (link: PageLink): string => {
  const [path, title, text] = link.map(escaped);
  return `<li><a href="${path}">${title}</a>: ${text}</li>`;
};

const listed = (links: readonly PageLink[]): string => `<ul>\n${links.map(item).join('\n')}\n</ul>`;

const home = route({
  method: 'GET',
  path: '/',
  root: true,
  summary: 'Get the start page',
  caller: anyone(),
  response: html,
  async handler(_, { ports: { build, links } }) {
    const local = links.length > 0 ? `\n<p><b>On this stack</b></p>\n${listed(links)}` : '';
    const body = `<p>The backend for membership hubs: a multi-tenant JSON:API for teams, hubs, members, discussions, courses, events, payments and automations.</p>
${listed(LINKS)}${local}
<p>Service version ${escaped(build.version)}; the API has <a href="/docs/versions#three-versions">a version of its own</a>.</p>`;
    return answer(page({ title: 'Hub Membership Service', body }), {
      headers: { ...pageHeaders, ...NEGOTIATED.headers },
    });
  },
});

const unknown = route({
  method: 'GET',
  path: '/not-found',
  root: true,
  summary: 'Get the page of an unknown path',
  caller: anyone(),
  response: html,
  handler: async () => missingPage(),
});

/** The routes of the pages. The gateway and the reference do not have them. */
export const pageRoutes = [home, unknown];

type Serve = (event: HttpEvent, context?: unknown) => Promise<HttpResult>;

/** Serves pages to browsers at `/` and at unknown paths. Paths of the API, and other clients, get the errors document. */
export const withPages = (api: Serve, pages: Serve): Serve => {
  const find = router(routes);
  return async (event, context) => {
    const { rawPath, headers, requestContext } = event;
    const { method } = requestContext.http;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || /^\/api(?:\/|$)/.test(rawPath) || find('GET', rawPath)) return api(event, context);
    if (!prefersHtml(headers.accept)) {
      const refused = await api(event, context);
      return { ...refused, headers: { ...refused.headers, ...NEGOTIATED.headers } };
    }
    const http = { ...requestContext.http, method: 'GET' };
    const path = rawPath === home.path ? home.path : unknown.path;
    const { body = '', ...head } = await pages({
      ...event,
      rawPath: path,
      requestContext: { ...requestContext, http },
    });
    return method === 'HEAD' ? head : { ...head, body };
  };
};
