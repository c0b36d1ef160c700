import * as z from 'zod';
import { described } from '#docs';

const Source = z
  .object({ pointer: z.string().optional(), parameter: z.string().optional(), header: z.string().optional() })
  .meta(described('The location of the error in the request: a JSON Pointer into the body, a parameter, or a header.'));

const ErrorObject = z.object({
  status: z.string().meta(described('The HTTP status, as a string.')),
  title: z.string(),
  code: z.string().optional().meta(described('The error code, for programs. New codes can be added without notice.')),
  detail: z.string().meta(described('What is wrong and what to do, for people. The text can change.')),
  links: z
    .object({ about: z.string() })
    .optional()
    .meta(described('With a code: `about` is the path of its section in the documentation, with its cause and fix.')),
  source: Source.optional(),
  meta: z
    .looseObject({ request_id: z.string() })
    .meta(
      described(
        'The request id. If the request does not match its schema: `rule`, such as `min_length`, and `limit`, what it allows. With some codes, more data for programs; see the examples.',
      ),
    ),
});

/** The errors document. */
export const ErrorDocument = z.object({ errors: z.array(ErrorObject).min(1) }).meta({ id: 'Errors' });

const Detail = z.object({
  loc: z.array(z.union([z.string(), z.int()])),
  msg: z.string(),
  type: z.string(),
  ctx: z.looseObject({}),
  input: z.unknown(),
});

/** The errors document with the `detail` array that a few routes add to schema failures. */
export const DetailedErrorDocument = ErrorDocument.extend({ detail: z.array(Detail).optional() }).meta({
  id: 'DetailedErrors',
});
