import { describe, expect, test } from 'vitest';
import { advance, clockOffset, dateWith, offsetMilliseconds } from '../../../infra/local/clock.ts';
import { serviceClock } from '../../../infra/local/service-clock.ts';
import { temporaryDataFolder } from './support/data-folder.ts';

const DAY = 86_400_000;

describe('the movable clock', () => {
  test('every form of the current time is ahead by the offset', () => {
    const Shifted = dateWith(clockOffset(DAY));
    const expected = Date.now() + DAY;
    for (const now of [Shifted.now(), new Shifted().getTime(), Date.parse(Shifted())]) {
      expect(Math.abs(now - expected)).toBeLessThan(2_000);
    }
  });

  test('dates from explicit values do not change', () => {
    const Shifted = dateWith(clockOffset(DAY));
    expect(new Shifted(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Shifted('2026-01-02T03:04:05Z').getTime()).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
    expect(new Shifted(2026, 0, 2).getDate()).toBe(2);
    expect(Shifted.UTC(2026, 0)).toBe(Date.UTC(2026, 0));
    expect(Shifted.parse('2026-01-02T00:00:00Z')).toBe(Date.parse('2026-01-02T00:00:00Z'));
  });

  test('its dates are instances of Date', () => {
    const Shifted = dateWith(clockOffset(DAY));
    expect(new Shifted()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(Shifted);
  });

  test('all users of the offset see it advance, and it never decreases', () => {
    const offset = clockOffset();
    const Shifted = dateWith(offset);
    const before = Shifted.now();
    advance(offset, DAY);
    advance(offset, -2 * DAY);
    expect(Shifted.now() - before).toBeGreaterThanOrEqual(DAY);
    expect(offsetMilliseconds(offset)).toBe(DAY);
  });

  test('the offset survives a restart', () => {
    const folder = temporaryDataFolder();
    const RealDate = globalThis.Date;
    try {
      serviceClock(folder).advance(90);
      expect(serviceClock(folder).aheadMilliseconds()).toBe(90_000);
    } finally {
      globalThis.Date = RealDate;
    }
  });
});
