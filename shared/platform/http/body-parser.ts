import httpJsonBodyParser from '@middy/http-json-body-parser';

interface BodyRequest {
  readonly event: { readonly headers: object; body: unknown };
}

interface Parser {
  before?: unknown;
}

/** The media type of each route is checked by its own stage, before a body is read. */
const { before }: Parser = httpJsonBodyParser({ disableContentTypeCheck: true });

/* The middleware reads the event of a request and nothing else of it. */
const parse = before as (request: BodyRequest) => void;

/** Parses a JSON text with middy's body parser. The event keeps its raw body. Errors hold the text in their `cause`. */
export const parseBody = (text: string): unknown => {
  const event = { headers: {}, body: text as unknown };
  parse({ event });
  return event.body;
};
