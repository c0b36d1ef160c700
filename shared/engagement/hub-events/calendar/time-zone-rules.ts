import { offsetAt } from '../time-zone.ts';
import { localTime } from './times.ts';

const DAY = 86_400_000;
/** Clocks are put forward and back at least this far apart. */
const STEP = 7 * DAY;
/** As much as this before and after an event is told of its zone: the rules of its year, whatever they are. */
const AROUND = 400 * DAY;

/** A moment, in milliseconds since the epoch, from which the clocks of a zone show another offset, in seconds. */
interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The first second in which the offset is another than at `low`; it is another at `high`. */
const turn = (zone: string, low: number, high: number): number => {
  const before = offsetAt(zone, low);
  let [same, other] = [low, high];
  while (other - same > 1000) {
    const middle = Math.floor((same + other) / 2000) * 1000;
    if (offsetAt(zone, middle) === before) same = middle;
    else other = middle;
  }
  return other;
};

/** Every change of a zone's offset between two moments, which are whole seconds. */
export const transitions = (zone: string, from: number, until: number): readonly Transition[] => {
  const found: Transition[] = [];
  let [at, offset] = [from, offsetAt(zone, from)];
  while (at < until) {
    const next = Math.min(at + STEP, until);
    const to = offsetAt(zone, next);
    if (to !== offset) found.push({ at: turn(zone, at, next), from: offset, to });
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
 * The `VTIMEZONE` of a zone as far as it concerns an event: the offset it had before, and each change of it around the
 * event, one by one, so that a calendar needs to know no rule. The greater of two offsets is daylight saving time.
 */
export const timeZoneRules = (zone: string, starts: number, ends: number): readonly string[] => {
  const second = (at: number) => Math.floor(at / 1000) * 1000;
  const begin = second(starts - AROUND);
  const changes = transitions(zone, begin, second(ends + AROUND));
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
