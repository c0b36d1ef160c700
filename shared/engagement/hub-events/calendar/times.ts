import { offsetAt } from '../time-zone.ts';

/** The local time at `offset` seconds from UTC, as `20261121T204943`. */
export const localTime = (instant: number, offset: number): string =>
  new Date(instant + offset * 1000).toISOString().replaceAll(/[-:]|\..*/g, '');

/** The UTC time, as `20261121T204943Z`. */
export const utcTime = (instant: number): string => `${localTime(instant, 0)}Z`;

const DAY_MS = 86_400_000;

/**
 * Whether the local time names exactly one instant in every calendar. Calendars disagree about a local time that occurs
 * twice, despite RFC 5545 §3.3.5, and few support offsets with seconds.
 */
export const isUnambiguous = (zone: string, instant: number): boolean => {
  const offset = offsetAt(zone, instant);
  const occursTwice = [instant - DAY_MS, instant + DAY_MS].some((near) => {
    const other = offsetAt(zone, near);
    return other !== offset && offsetAt(zone, instant + (offset - other) * 1000) === other;
  });
  return offset % 60 === 0 && !occursTwice;
};
