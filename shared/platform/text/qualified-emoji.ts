import { lazy } from '../runtime/lazy.ts';

const PRESENTATION = /[\ufe0e\ufe0f]/g;
/** Characters that are emoji only if U+FE0F follows; before a skin tone they need none. */
const TEXT_BY_DEFAULT = /[\p{Emoji}--\p{Emoji_Presentation}](?!\p{Emoji_Modifier})/gv;
/** One emoji that Unicode recommends for interchange (UTS #51), sequences and flags included. Created on first use. */
const oneEmoji = lazy(() => /^\p{RGI_Emoji}$/v);

/** The text with each emoji in its fully-qualified form: with U+FE0F where Unicode recommends it, and only there. */
export const qualified = (text: string): string =>
  text.replace(PRESENTATION, '').replace(TEXT_BY_DEFAULT, (character) => `${character}\ufe0f`);

/** The fully-qualified form of exactly one emoji; `undefined` for any other text. */
export const qualifiedEmoji = (text: string): string | undefined => {
  const emoji = qualified(text);
  return oneEmoji().test(emoji) ? emoji : undefined;
};
