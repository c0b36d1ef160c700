import { offsetAt } from '../time-zone.ts';

/** `20261121T204943`: what a clock shows that is so many seconds ahead of UTC. */
export const localTime = (instant: number, offset: number): string =>
  new Date(instant + offset * 1000).toISOString().replaceAll(/[-:]|\..*/g, '');

/** `20261121T204943Z`. */
export const utcTime = (instant: number): string => `${localTime(instant, 0)}Z`;

const DAY = 86_400_000;

/**
 * Whether the hour on the wall says which moment it is. Of an hour that comes twice, calendars disagree which one is
 * meant, whatever RFC 5545 says (§3.3.5), and few know offsets that are no whole minutes.
 */
export const isPlain = (zone: string, instant: number): boolean => {
  const offset = offsetAt(zone, instant);
  const comesAgain = [instant - DAY, instant + DAY].some((near) => {
    const other = offsetAt(zone, near);
    return other !== offset && offsetAt(zone, instant + (offset - other) * 1000) === other;
  });
  return offset % 60 === 0 && !comesAgain;
};
