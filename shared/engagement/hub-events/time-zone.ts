/** Names without an area that the time zone database has; others without one are no names of it. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['UTC', 'GMT', 'CET', 'EET', 'MET', 'WET', 'EST', 'MST', 'HST'],
  ...['EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT'],
]);

const AREA = /^[A-Za-z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+)+$/;
/** As the database writes names: each part begins with a capital, and not all is capitals. */
const WELL_WRITTEN = /^(?=.*[a-z])[A-Z][A-Za-z_]*(?:\/[A-Z][A-Za-z0-9_+-]*)+$/;

const resolved = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/**
 * The time zone that a text names, in the case the IANA database writes it in; `undefined` where it names none. An
 * older or newer name of the same zone stays the name that was given.
 */
export const timeZoneNamed = (text: string): string | undefined => {
  const upper = text.toUpperCase();
  if (PLAIN.has(upper)) return upper;
  if (text.length > 64 || !AREA.test(text)) return undefined;
  const found = resolved(text);
  if (found === undefined || found.toLowerCase() === text.toLowerCase()) return found;
  return WELL_WRITTEN.test(text) ? text : found;
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

/** How many seconds the zone's clocks are ahead of UTC at an instant, in milliseconds since the epoch. */
export const offsetAt = (zone: string, instant: number): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(formatOf(zone).format(instant)) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
};
