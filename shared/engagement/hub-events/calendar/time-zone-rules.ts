import { offsetAt } from '../time-zone.ts';
import { localTime } from './times.ts';

const DAY_MS = 86_400_000;
/** Two transitions of a zone are at least this far apart. */
const STEP_MS = 7 * DAY_MS;
/** Transitions this long before and after the event are included: at least the rules of its year. */
const MARGIN_MS = 400 * DAY_MS;

/** A change of a zone's offset: the time in milliseconds since the epoch, the offsets in seconds. */
interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The first second with another offset than at `low`. The offsets at `low` and `high` must differ. */
const findTransition = (zone: string, low: number, high: number): number => {
  const before = offsetAt(zone, low);
  let [same, other] = [low, high];
  while (other - same > 1000) {
    const middle = Math.floor((same + other) / 2000) * 1000;
    if (offsetAt(zone, middle) === before) same = middle;
    else other = middle;
  }
  return other;
};

/** Every change of a zone's offset between two times in whole seconds. */
export const transitions = (zone: string, from: number, until: number): readonly Transition[] => {
  const found: Transition[] = [];
  let [at, offset] = [from, offsetAt(zone, from)];
  while (at < until) {
    const next = Math.min(at + STEP_MS, until);
    const to = offsetAt(zone, next);
    if (to !== offset) found.push({ at: findTransition(zone, at, next), from: offset, to });
    [at, offset] = [next, to];
  }
  return found;
};

/** An offset as `UTC-OFFSET` (RFC 5545 §3.3.14). */
const utcOffset = (seconds: number): string => {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 === 0 ? [] : [size % 60])];
  return `${seconds < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
};

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): readonly string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${utcOffset(from)}`,
  `TZOFFSETTO:${utcOffset(to)}`,
  `END:${kind}`,
];

/**
 * The `VTIMEZONE` of a zone around an event: the offset before it, and each transition as an observance of its own, so
 * that a calendar needs no recurrence rules. The greater offset is daylight saving time.
 */
export const timeZoneRules = (zone: string, starts: number, ends: number): readonly string[] => {
  const second = (at: number) => Math.floor(at / 1000) * 1000;
  const begin = second(starts - MARGIN_MS);
  const changes = transitions(zone, begin, second(ends + MARGIN_MS));
  const base = offsetAt(zone, begin);
  const least = Math.min(base, ...changes.map(({ to }) => to));
  const kindOf = (offset: number) => (offset > least ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(kindOf(base), localTime(begin, base), base, base),
    ...changes.flatMap(({ at, from, to }) => observance(kindOf(to), localTime(at, from), from, to)),
    'END:VTIMEZONE',
  ];
};
