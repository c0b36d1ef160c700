import { lazy } from '../runtime/lazy.ts';
import { qualified } from './qualified-emoji.ts';

/** Letters and digits of full or half width, which look like those of the usual width. */
const WIDTHS = /[\u3000\uff01-\uffee]+/g;
/** Created on first use: the first list of all emoji takes 12 ms of a cold start. */
const emojiOrIgnored = lazy(() => /\p{RGI_Emoji}|(\p{Default_Ignorable_Code_Point})/gv);
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u00b4`\ua78c]/g;
const HYPHENS = /[\u2010\u2011]/g;

const withoutIgnored = (text: string): string =>
  qualified(text).replace(emojiOrIgnored(), (found, ignored) => (ignored ? '' : found.replaceAll('\ufe0f', '')));

const caseless = (text: string): string =>
  text.toLowerCase().toUpperCase().normalize('NFC').replaceAll('\u0130', 'I').toLowerCase();

/**
 * The form in which texts that must differ are compared. Two texts have the same form if a reader takes them for the
 * same: composed or decomposed, in any case (`ß` is `ss`), width and spacing, with any apostrophe, with or without
 * invisible characters, and with emoji in any presentation. Accents, digits in circles and emoji sequences differ.
 */
export const sameTextForm = (text: string): string =>
  caseless(withoutIgnored(text.replace(WIDTHS, (wide) => wide.normalize('NFKC')).normalize('NFC')))
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether no two of the texts are the same to a reader. */
export const areDistinct = (texts: readonly string[]): boolean =>
  new Set(texts.map(sameTextForm)).size === texts.length;

/** The listed text that is the same as the given one, an exact match first; `undefined` without one. */
export const sameText = (listed: readonly string[], given: string): string | undefined =>
  listed.includes(given) ? given : listed.find((text) => sameTextForm(text) === sameTextForm(given));
