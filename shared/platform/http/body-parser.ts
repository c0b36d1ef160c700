import httpJsonBodyParser from '@middy/http-json-body-parser';

interface BodyRequest {
  readonly event: { readonly headers: object; body: unknown };
}

interface Parser {
  before?: unknown;
}

/** The media type is checked by its own stage, before the body is read. */
const { before }: Parser = httpJsonBodyParser({ disableContentTypeCheck: true });

/* The middleware reads only the event of a request. */
const parse = before as (request: BodyRequest) => void;

/** Parses JSON with middy's body parser. Errors hold the text in their `cause`, so they must not leave the caller. */
export const parseBody = (text: string): unknown => {
  const event = { headers: {}, body: text as unknown };
  parse({ event });
  return event.body;
};
