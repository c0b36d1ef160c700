import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';

/** Paths outside `/_local` that a browser requests of the local stack; undefined leaves the request to the API. */
export const browserPath = ({ method, path }: HttpRequest): HttpResponse | undefined =>
  path === '/favicon.ico' && (method === 'GET' || method === 'HEAD')
    ? { status: 204, headers: { 'cache-control': 'max-age=86400' }, body: '' }
    : undefined;
