import type * as z from 'zod';

/** Control characters, line and paragraph separators, and what embeds, overrides or isolates a direction of text. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A name or title, which others see in a line of their own: nothing in it may break the line or turn it around. */
export const singleLine = (text: z.ZodString): z.ZodString =>
  text.refine(
    (one) => !UNSHOWN.test(one),
    'This is a single line of text: line breaks, other control characters and overrides of the text direction are not allowed.',
  );
