import * as z from 'zod';

/** The IANA names without an area: zones, and links that the database keeps for older names. */
const NAMES_WITHOUT_AREA: ReadonlyMap<string, string> = new Map(
  [
    'UTC',
    'UCT',
    'Universal',
    'Zulu',
    'GMT',
    'GMT+0',
    'GMT-0',
    'GMT0',
    'Greenwich',
    'CET',
    'EET',
    'MET',
    'WET',
    'EST',
    'MST',
    'HST',
    'EST5EDT',
    'CST6CDT',
    'MST7MDT',
    'PST8PDT',
    'Cuba',
    'Egypt',
    'Eire',
    'GB',
    'GB-Eire',
    'Hongkong',
    'Iceland',
    'Iran',
    'Israel',
    'Jamaica',
    'Japan',
    'Kwajalein',
    'Libya',
    'NZ',
    'NZ-CHAT',
    'Navajo',
    'Poland',
    'Portugal',
    'PRC',
    'ROC',
    'ROK',
    'Singapore',
    'Turkey',
    'W-SU',
  ].map((name) => [name.toUpperCase(), name]),
);

const AREA = /^[A-Za-z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+)+$/;
/** The case of IANA names: each part starts with an upper-case character, and at least one character is lower-case. */
const CANONICAL_CASE = /^(?=.*[a-z])[A-Z][A-Za-z_]*(?:\/[A-Z][A-Za-z0-9_+-]*)+$/;

const resolveZone = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** The time zone name in its IANA case; undefined if it is none. An alias is kept, not resolved. */
const canonicalTimeZone = (text: string): string | undefined => {
  const withoutArea = NAMES_WITHOUT_AREA.get(text.toUpperCase());
  if (withoutArea !== undefined) return withoutArea;
  if (text.length > 64 || !AREA.test(text)) return undefined;
  const found = resolveZone(text);
  if (found === undefined || found.toLowerCase() === text.toLowerCase()) return found;
  return CANONICAL_CASE.test(text) ? text : found;
};

/** The name of an IANA time zone, stored in its IANA case. */
export const timeZoneName = () =>
  z
    .string()
    .max(64)
    .refine(
      (text) => canonicalTimeZone(text) !== undefined,
      'The value is not an IANA time zone name, such as Europe/Berlin.',
    )
    .transform((text) => canonicalTimeZone(text) ?? text);
