import * as z from 'zod';
import { visible } from '../../platform/text/visible.ts';

const MAX_CHARACTERS = 255;

/** Marks of the text direction and the byte order mark. Operating systems write them, and they can hide an extension. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const PATH = /[/\\]/;

/** The name of a file: no path, no control characters, not `.` or `..`. Marks of the text direction are removed. */
export const Filename = visible(
  z
    .string()
    .overwrite((name) => name.replace(MARKS, ''))
    .trim()
    .min(1)
    .max(MAX_CHARACTERS),
)
  .refine((name) => !PATH.test(name), 'Must not contain a path.')
  .refine((name) => !CONTROL.test(name), 'Must not contain control characters.')
  .refine((name) => name !== '.' && name !== '..', 'Must not consist of dots only.')
  .refine((name) => name.isWellFormed(), 'Must be well-formed Unicode.');

/** RFC 8187: the bytes that need no escape in an extended parameter. */
const extended = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * An ASCII-only Content-Disposition (RFC 6266): `filename` replaces other characters with `_`, `filename*` contains the
 * whole name.
 */
export const contentDisposition = (kind: 'inline' | 'attachment', filename: string): string => {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%;]/gu, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${extended(filename)}`;
};
