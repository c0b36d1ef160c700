import * as z from 'zod';

/**
 * Characters without a glyph of their own: controls, spaces, marks, what Unicode says to ignore (fillers, joiners,
 * variation selectors and tags), and symbols whose glyph is blank. Pictographs of later versions of Unicode are visible.
 */
const INVISIBLE =
  '[[\\p{C}\\p{Z}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{13441}\\u{13442}\\u{1d159}]--\\p{Extended_Pictographic}]';
const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'v');

/** Whether a text shows something. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A text that shows something, if it is not empty. */
export const visible = (text: z.ZodString): z.ZodString =>
  text.refine((value) => value === '' || isVisible(value), 'Must contain a visible character.');

/** A required text of one or more lines. */
export const requiredText = (max: number): z.ZodString => visible(z.string().trim().min(1).max(max));
