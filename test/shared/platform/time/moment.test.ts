import { expect, test } from 'vitest';
import { Moment, WrittenMoment } from '../../../../shared/platform/time/moment.ts';

test('a time with any offset is stored in UTC with milliseconds', () => {
  expect(Moment.parse('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T09:00:00.000Z');
  expect(WrittenMoment.parse('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T10:00:00+01:00');
});

test.each(['2026-03-01', '2026-03-01T10:00:00', '2026-02-30T10:00:00Z', 'now', 1_772_355_600, null])(
  '%j is rejected',
  (value) => {
    expect(Moment.safeParse(value).success).toBe(false);
  },
);

test('a time whose year leaves 0001 to 9999 in UTC is rejected', () => {
  expect(Moment.safeParse('9999-12-31T23:59:59.999Z').success).toBe(true);
  expect(Moment.safeParse('9999-12-31T23:59:59-01:00').success).toBe(false);
  expect(Moment.safeParse('0001-01-01T00:00:00Z').success).toBe(true);
  expect(Moment.safeParse('0001-01-01T00:00:00+01:00').success).toBe(false);
});
