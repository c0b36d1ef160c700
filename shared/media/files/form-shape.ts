import * as z from 'zod';

/** An upload form: post it as `multipart/form-data`, the fields first, the file last as `file`. */
export const FormShape = z.object({
  url: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});
