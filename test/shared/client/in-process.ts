import type { Send } from '../../../shared/client/retry.ts';
import type { ApiResponse, Call } from '../../support/service.ts';

/** Sends the requests of a client to a service in this process. */
export const fetchFrom =
  (service: { call(call: Call): Promise<ApiResponse> }): Send =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const response = await service.call({
      method: request.method,
      path: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(text !== '' && { body: text }),
    });
    const { status, headers, body } = response;
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 || content === '' ? null : content, { status, headers });
  };
