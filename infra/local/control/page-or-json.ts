import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** Whether the client accepts HTML explicitly. Browsers do; scripts and `curl` do not. */
export const wantsPage = ({ headers }: Pick<HttpRequest, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '');

/** Serves HTML to browsers and JSON to other clients. */
export const pageOrJson = (
  path: string,
  page: () => Promise<HttpResponse> | HttpResponse,
  data: () => unknown,
): Control => ({
  method: 'GET',
  path,
  handle: async (request) => (wantsPage(request) ? page() : json(200, await data())),
});
