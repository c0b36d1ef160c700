import * as z from 'zod';

/** One emoji as Unicode recommends them for interchange (UTS #51), sequences and flags included. */
const ONE_EMOJI = /^\p{RGI_Emoji}$/v;

export const isEmoji = (text: string): boolean => ONE_EMOJI.test(text);

export const Emoji = z.string().refine(isEmoji, 'The value must be exactly one emoji.');
