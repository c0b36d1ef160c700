import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** Whether a browser asks for a page: it names HTML, as scripts and `curl` do not. */
export const wantsPage = ({ headers }: Pick<HttpRequest, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '');

/** One address for people and scripts: HTML where the browser asks for it, else JSON. */
export const pageOrJson = (
  path: string,
  page: () => Promise<HttpResponse> | HttpResponse,
  data: () => unknown,
): Control => ({
  method: 'GET',
  path,
  handle: async (request) => (wantsPage(request) ? page() : json(200, await data())),
});
