const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\b20[23]\d-\d\d-\d\dT[\d:.]+Z/g;
/** The basic format of calendars and signatures. */
const BASIC_TIME = /\b(20[23]\d)(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)/g;

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIuLi4ifQ.signature';

/** Replaces every API key, and its beginning every key prefix. */
export const KEY = 'svc_sk_live_THE-SECRET-IS-TOLD-ONCE-HERE';

/** Parts that differ in every run; their replacements look like neither a credential nor a real address. */
const REDACTED: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, TOKEN],
  [/^svc_sk_live_[\w-]{20,}$/, KEY],
  [/(page%5Bafter%5D=)[\w-]+/, '$1CURSOR'],
  [/^(whpk_).+$/, '$1PUBLIC-KEY'],
  [/^eyJ[\w+/]{40,}={0,2}$/, 'OPAQUE-TOKEN'],
  [/(?<![\w./-])[\w-]{43,}={0,2}(?![\w.])/g, 'OPAQUE-TOKEN'],
  [/^(hub-(?:team-)?challenge=).+$/, '$1CHALLENGE'],
  [/^(beginners-)[0-9a-f]{6}$/, '$1abcdef'],
  [/\b(acct|ch|cs|evt|pi|re|sub)_[0-9a-f]{32}/g, '$1_EXAMPLE'],
  [/https?:\/\/(?:127\.0\.0\.1|localhost):\d+\/s3\/[\w-]+/g, 'https://files.example.com'],
  [/https?:\/\/(?:127\.0\.0\.1|localhost):\d+\/_local\/pay/g, 'https://pay.example.com'],
  [/wss?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'wss://live.example.com'],
  [/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'https://api.example.com'],
  [/^(https?:\/\/[^?]+)\?.*(?:X-Amz-|Signature=).*$/, '$1?X-Amz-Signature=SIGNATURE'],
  [/\/20[23]\d{5}\/(?=[\w-]+\/s3\/aws4_request)/, '/20260301/'],
  [/<style>.*?<\/style>/gs, '<style>…</style>'],
];

const EXAMPLE_NOW = Date.parse('2026-03-01T09:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Attributes with measured values, clock times or secret prefixes, and their replacements. */
const REPLACED: readonly (readonly [name: RegExp, normalized: (value: unknown) => unknown])[] = [
  [/^ms$/, (value) => (typeof value === 'number' ? 42 : value)],
  [/^built_at$/, () => new Date(EXAMPLE_NOW).toISOString()],
  [/url_expires_at$/, (value) => (value === null ? null : new Date(EXAMPLE_NOW + 2 * HOUR).toISOString())],
  [/^key_prefix$/, (value) => (typeof value === 'string' ? KEY.slice(0, value.length) : value)],
];

/** The store returns the keys inside an attribute in any order; examples sort them. */
const inOrder = (entries: readonly (readonly [string, unknown])[]) =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

const INNER = new Set(['attributes', 'meta']);

/**
 * The distance of a time from now, by the clock of the examples. The recent past counts as now; the future is rounded,
 * more coarsely the later it is. A month has the 31 days of March. Times in the distant past do not change.
 */
const distance = (ahead: number): number | undefined => {
  if (ahead < -30 * DAY) return undefined;
  if (ahead < 4 * MINUTE) return Math.round(ahead / DAY) * DAY;
  if (ahead < DAY / 2) return Math.round(ahead / (5 * MINUTE)) * 5 * MINUTE;
  const hours = Math.round(ahead / HOUR) * HOUR;
  return hours >= 28 * DAY && hours <= 31 * DAY ? 31 * DAY : hours;
};

/**
 * The response with stable ids, stable times and no secrets, so that a second run produces the same document. Equal ids
 * stay equal; the far future does not change.
 */
export const normalized = (document: unknown, now = Date.now()): unknown => {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `0199d3a0-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const timeOf = (time: string): string => {
    const ahead = distance(Date.parse(time) - now);
    return ahead === undefined ? time : new Date(EXAMPLE_NOW + ahead).toISOString();
  };
  const basicTimeOf = (_: string, ...[year, month, day, hour, minute, second, zone]: readonly string[]): string => {
    const stableTime = timeOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return `${stableTime.replace(/[-:]|\.\d+Z/g, '')}${zone}`;
  };
  const textOf = (text: string): string => {
    const stable = text.replaceAll(TIME, timeOf).replaceAll(BASIC_TIME, basicTimeOf).replaceAll(UUID, idOf);
    return REDACTED.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), stable);
  };
  const memberOf = (name: string, value: unknown, depth: number): unknown => {
    const replacement = REPLACED.find(([pattern]) => pattern.test(name));
    return replacement ? replacement[1](value) : eachOf(value, depth);
  };
  /** `depth` counts the levels below attributes; the attributes themselves keep the order of their schema. */
  const eachOf = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return textOf(value);
    if (Array.isArray(value)) return value.map((one) => eachOf(one, depth));
    if (typeof value !== 'object' || value === null) return value;
    const entries = depth > 1 ? inOrder(Object.entries(value)) : Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, memberOf(name, inner, depth > 0 || INNER.has(name) ? depth + 1 : 0)]),
    );
  };
  return eachOf(document, 0);
};
