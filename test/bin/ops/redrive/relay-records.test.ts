import { expect, test } from 'vitest';
import { partsOf } from '../../../../bin/ops/redrive/relay-records.ts';

const records = (count: number, bytes = 10) =>
  Array.from({ length: count }, (_, nth) => ({
    eventID: String(nth),
    dynamodb: { SequenceNumber: String(nth), ApproximateCreationDateTime: 0 },
    filler: 'x'.repeat(bytes),
  }));

test('records stay in order, and every part fits into one invocation', () => {
  for (const given of [records(0), records(1), records(250), records(30, 700_000)]) {
    const parts = partsOf(given);
    expect(parts.flat()).toEqual(given);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(100);
      expect(Buffer.byteLength(JSON.stringify({ Records: part }))).toBeLessThan(6_000_000);
    }
  }
});

test('a part is as large as it may be', () => {
  expect(partsOf(records(250)).map((part) => part.length)).toEqual([100, 100, 50]);
  expect(partsOf(records(14, 700_000)).map((part) => part.length)).toEqual([7, 7]);
});
