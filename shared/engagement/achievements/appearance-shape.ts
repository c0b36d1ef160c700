import * as z from 'zod';

/** The appearance of an achievement in responses. */
export const AppearanceShape = z.object({
  color: z.string(),
  content_color: z.string(),
  emoji: z.string().nullable(),
  fill_color: z.string().nullable(),
  icon: z.string().nullable(),
  image_src: z.string().nullable(),
  shape: z.string(),
  text: z.string().nullable(),
});
