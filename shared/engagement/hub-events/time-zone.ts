/** The IANA names without an area. */
const NAMES_WITHOUT_AREA: ReadonlySet<string> = new Set([
  ...['UTC', 'GMT', 'CET', 'EET', 'MET', 'WET', 'EST', 'MST', 'HST'],
  ...['EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT'],
]);

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
export const canonicalTimeZone = (text: string): string | undefined => {
  const upper = text.toUpperCase();
  if (NAMES_WITHOUT_AREA.has(upper)) return upper;
  if (text.length > 64 || !AREA.test(text)) return undefined;
  const found = resolveZone(text);
  if (found === undefined || found.toLowerCase() === text.toLowerCase()) return found;
  return CANONICAL_CASE.test(text) ? text : found;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
};

const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** The offset from UTC in seconds at `instant`, which is in milliseconds since the epoch. */
export const offsetAt = (zone: string, instant: number): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(formatOf(zone).format(instant)) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
};
