import type { serve } from '../../shared/api/serve.ts';

type Handler = ReturnType<typeof serve>;
type Event = Parameters<Handler>[0] & { readonly cookies?: readonly string[] };

/** The gateway passes cookies beside the headers; these routes read them as the header that the browser sent. */
export const withCookieHeader =
  (handler: Handler): Handler =>
  (event: Event, context) =>
    handler(
      event.cookies ? { ...event, headers: { ...event.headers, cookie: event.cookies.join('; ') } } : event,
      context,
    );
