import fc from 'fast-check';
import { version } from 'uuid';
import { expect, test } from 'vitest';
import { isId } from '../../../../shared/platform/ids/id.ts';
import { eventId } from '../../../../shared/platform/ledger/event-id.ts';

const AT = '2026-03-01T10:00:00.123Z';
const record = { eventID: 'c0ffee', sequence: '4421584500000000017450439091' };

test('a redelivered record has the same ids, UUIDv7 with the time of the fact', () => {
  const id = eventId(record, AT, 0);
  expect(eventId({ ...record }, AT, 0)).toBe(id);
  expect(isId(id)).toBe(true);
  expect(version(id)).toBe(7);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(AT));
});

test('every event of every record has a unique id', () => {
  const ids = [0, 1, 2].flatMap((nth) =>
    ['a', 'b'].flatMap((eventID) => [
      eventId({ ...record, eventID }, AT, nth),
      eventId({ eventID, sequence: '9' }, AT, nth),
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('a later write has a greater id, even within one millisecond', () => {
  const sequence = fc.bigInt({ min: 0n, max: 2n ** 24n - 2n });
  const eventID = fc.string();
  fc.assert(
    fc.property(sequence, fc.bigInt({ min: 1n, max: 1000n }), eventID, eventID, (from, step, one, other) => {
      const later = from + step > 2n ** 24n - 1n ? 2n ** 24n - 1n : from + step;
      const first = eventId({ eventID: one, sequence: String(from) }, AT, 1);
      const second = eventId({ eventID: other, sequence: String(later) }, AT, 0);
      expect(first < second).toBe(true);
    }),
  );
  expect(eventId(record, '2026-03-01T10:00:00.124Z', 0) > eventId(record, AT, 5)).toBe(true);
});
