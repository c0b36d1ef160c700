import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { CONTROL_PREFIX } from './control.ts';
import { wantsPage } from './page-or-json.ts';

/** Paths outside `/_local` that a browser requests of the local stack; undefined leaves the request to the API. */
export const browserPath = (request: HttpRequest): HttpResponse | undefined => {
  const { method, path } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/favicon.ico') return { status: 204, headers: { 'cache-control': 'max-age=86400' }, body: '' };
  if (path !== '/' || !wantsPage(request)) return undefined;
  return { status: 302, headers: { location: CONTROL_PREFIX, 'cache-control': 'no-store' }, body: '' };
};
