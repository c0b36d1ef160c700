import * as z from 'zod';

const MAX_CHARACTERS = 255;

/** Characters that have no place in a name: controls, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const PATH = /[/\\]/;

/** A file's name as a person gave it: no path, nothing invisible, nothing that is a directory's own name. */
export const Filename = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CHARACTERS)
  .refine((name) => !PATH.test(name), 'Must not contain a path.')
  .refine((name) => !UNSEEN.test(name), 'Must not contain control characters.')
  .refine((name) => name !== '.' && name !== '..', 'Must not consist of dots only.')
  .refine((name) => name.isWellFormed(), 'Must be well-formed Unicode.');

/** RFC 8187: the bytes that need no escape in an extended parameter. */
const extended = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A Content-Disposition (RFC 6266) that names the file to every client and holds nothing but ASCII: what is not a plain
 * character becomes `_` in `filename`, and stands whole in `filename*`.
 */
export const contentDisposition = (kind: 'inline' | 'attachment', filename: string): string => {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%;]/gu, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${extended(filename)}`;
};
