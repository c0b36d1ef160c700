import * as z from 'zod';
import { qualifiedEmoji } from './qualified-emoji.ts';

/** Exactly one emoji, in any form of it. Stored in its fully-qualified form, so that the forms are one reaction. */
export const Emoji = z
  .string()
  .overwrite((text) => qualifiedEmoji(text) ?? text)
  .refine((text) => qualifiedEmoji(text) !== undefined, 'The value must be exactly one emoji.');
