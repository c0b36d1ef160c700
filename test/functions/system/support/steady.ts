const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\b20[23]\d-\d\d-\d\dT[\d:.]+Z/g;

/** Parts that are another each time, and must not be taken for something that opens anything. */
const SEALED: readonly (readonly [RegExp, string])[] = [
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIuLi4ifQ.signature'],
  [/^svc_sk_live_[\w-]{20,}$/, 'svc_sk_live_ONLY-EVER-SHOWN-HERE'],
  [/(page%5Bafter%5D=)[\w-]+/, '$1CURSOR'],
  [/^(https?:\/\/[^?]+)\?.*(?:X-Amz-|Signature=).*$/, '$1?X-Amz-Signature=SIGNATURE'],
  [/^[\w-]{43,}={0,2}$/, 'OPAQUE-TOKEN'],
  [/^(hub-challenge=).+$/, '$1CHALLENGE'],
  [/^(beginners-)[0-9a-f]{6}$/, '$1abcdef'],
];

/** What a store gives back in any order, the parts of a condition and of an actor, is in that of the alphabet. */
const inOrder = (entries: readonly (readonly [string, unknown])[]) => {
  const names = entries.map(([name]) => name).sort();
  const any = names.includes('operator') || names.join() === 'id,type';
  return any ? [...entries].sort(([one], [other]) => (one < other ? -1 : 1)) : entries;
};

const FIRST = Date.parse('2026-03-01T09:00:00.000Z');
const DAY = 86_400_000;

/**
 * The same answer with ids in order, times that stand still and nothing secret: collected again, it is the same. Ids that
 * were the same are the same; what lies in the far future stays there.
 */
export const steady = (document: unknown, now = Date.now()): unknown => {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `0199d3a0-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const timeOf = (time: string): string =>
    new Date(FIRST + Math.round((Date.parse(time) - now) / DAY) * DAY).toISOString();
  const textOf = (text: string): string => {
    const open = SEALED.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
    return open.replaceAll(TIME, timeOf).replaceAll(UUID, idOf);
  };
  const eachOf = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value);
    if (Array.isArray(value)) return value.map(eachOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(inOrder(Object.entries(value)).map(([name, inner]) => [name, eachOf(inner)]));
  };
  return eachOf(document);
};
