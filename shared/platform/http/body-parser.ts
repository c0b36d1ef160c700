import httpJsonBodyParser from '@middy/http-json-body-parser';

/** The media type is checked by its own stage, before the body is read. */
const { before }: { readonly before?: unknown } = httpJsonBodyParser({ disableContentTypeCheck: true });
if (typeof before !== 'function') throw new TypeError('The body parser has no `before`.');

/** Parses JSON with middy's body parser. Errors hold the text in their `cause`, so they must not leave the caller. */
export const parseBody = (text: string): unknown => {
  const event = { headers: {}, body: text as unknown };
  before({ event });
  return event.body;
};
