import * as z from 'zod';

const Source = z
  .object({ pointer: z.string().optional(), parameter: z.string().optional(), header: z.string().optional() })
  .meta({ description: 'Where in the request it lies: a JSON Pointer into the body, a parameter, or a header.' });

const ErrorObject = z.object({
  status: z.string().meta({ description: 'The HTTP status, as a string.' }),
  title: z.string(),
  code: z.string().optional().meta({ description: 'What went wrong, for programs. New codes come without notice.' }),
  detail: z.string().meta({ description: 'What went wrong, for people.' }),
  source: Source.optional(),
  meta: z.looseObject({ request_id: z.string() }).meta({
    description: 'The id of the request and, with some codes, what a program goes on with: the examples show it.',
  }),
});

/** The document of every failure. */
export const ErrorDocument = z.object({ errors: z.array(ErrorObject).min(1) }).meta({ id: 'Errors' });

const Detail = z.object({
  loc: z.array(z.union([z.string(), z.int()])),
  msg: z.string(),
  type: z.string(),
  ctx: z.looseObject({}),
  input: z.unknown(),
});

/** The same with the `detail` array that a few routes add where a request does not fit its schema. */
export const DetailedErrorDocument = ErrorDocument.extend({ detail: z.array(Detail).optional() }).meta({
  id: 'DetailedErrors',
});
