import type * as z from 'zod';

/** Control characters, line and paragraph separators, and what turns the direction of a text around. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** A name or title, which others see in a line of their own: nothing in it may break the line or turn it around. */
export const singleLine = (text: z.ZodString): z.ZodString =>
  text.refine(
    (one) => !UNSHOWN.test(one),
    'This is a single line of text: line breaks, other control characters and text direction marks are not allowed.',
  );
