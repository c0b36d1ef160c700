import { type Client, type ClientOptions, createHubClient } from '../../../shared/client/client.ts';

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

export type Answer = (request: Sent) => Response;

/** A service that returns the responses in order, repeats the last one, and records its requests. */
export const serviceOf = (...responses: readonly Answer[]) => {
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const recorded = { method, url: new URL(request.url), headers, body: await request.text() };
    const respond = responses[Math.min(sent.length, responses.length - 1)];
    sent.push(recorded);
    if (!respond) throw new Error('There is no response.');
    return respond(recorded);
  };
  return { sent, fetch };
};

const MEDIA_TYPE = 'application/vnd.api+json';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  const text = JSON.stringify(body);
  return () =>
    new Response(text, { status, headers: { 'content-type': MEDIA_TYPE, 'x-request-id': 'req-1', ...headers } });
};

export const noContent: Answer = () => new Response(null, { status: 204 });

export const failure = (status: number, code?: string, headers: Record<string, string> = {}): Answer =>
  json(
    status,
    {
      errors: [
        {
          status: String(status),
          title: 'No',
          detail: 'The request failed.',
          ...(code && { code }),
          meta: { request_id: 'req-1' },
        },
      ],
    },
    headers,
  );

export const limited = (retryAfter?: string): Answer =>
  failure(429, 'rate_limited', retryAfter === undefined ? {} : { 'retry-after': retryAfter });

export const page = (data: readonly object[], next?: string): Answer =>
  json(200, { data, links: { self: '/here', ...(next && { next }) }, meta: { has_more: next !== undefined } });

/** A client of the service that records its waits instead of waiting. */
export const clientOf = (fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const client: Client = createHubClient({ baseUrl: 'https://hub.example', fetch, wait, ...options });
  return { client, waits };
};
