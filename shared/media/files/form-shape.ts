import * as z from 'zod';

/** How a file is sent: a form posted as `multipart/form-data`, with these fields first and the file as `file`, last. */
export const FormShape = z.object({
  url: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});
