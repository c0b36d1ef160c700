import type * as z from 'zod';
import { visible } from './visible.ts';

/** Control characters, line and paragraph separators, and bidirectional overrides and isolates. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text has no line breaks and no control of the text direction. */
export const isSingleLine = (text: string): boolean => !INVISIBLE.test(text);

/** A name or title: no line breaks, no control of the text direction, and something visible unless it is empty. */
export const singleLine = (text: z.ZodString): z.ZodString =>
  visible(
    text.refine(
      isSingleLine,
      'This is a single line of text: line breaks, other control characters and overrides of the text direction are not allowed.',
    ),
  );
