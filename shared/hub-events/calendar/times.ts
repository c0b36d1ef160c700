import { offsetAt } from '../time-zone.ts';

/** `20261121T204943`: what a clock shows that is so many seconds ahead of UTC. */
export const localTime = (instant: number, offset: number): string =>
  new Date(instant + offset * 1000).toISOString().replaceAll(/[-:]|\..*/g, '');

/** `20261121T204943Z`. */
export const utcTime = (instant: number): string => `${localTime(instant, 0)}Z`;

/**
 * Whether the hour on the wall says which moment it is. An hour that comes twice means its first coming (RFC 5545
 * §3.3.5), so a moment in the second one cannot be said by it.
 */
export const isPlain = (zone: string, instant: number): boolean => {
  const offset = offsetAt(zone, instant);
  const earlier = offsetAt(zone, instant - 86_400_000);
  return offset >= earlier || offsetAt(zone, instant + (offset - earlier) * 1000) !== earlier;
};
