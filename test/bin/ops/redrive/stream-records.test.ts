import { expect, test } from 'vitest';
import { eventRecord } from '../../../../bin/ops/redrive/stream-records.ts';

test('a record of the streams API becomes the record that Lambda hands on: bytes in base64, times in seconds', () => {
  const at = new Date('2030-01-01T00:00:00.900Z');
  const bytes = Uint8Array.of(0, 1, 255);
  const Keys = { pk: { S: 'a' }, sk: { S: 'b' } };
  const NewImage = {
    ...Keys,
    secret: { B: bytes },
    set: { BS: [bytes] },
    list: { L: [{ B: bytes }, { N: '1' }] },
    map: { M: { inner: { B: bytes }, nothing: { NULL: true } } },
  };
  const record = { eventID: 'id', eventName: 'MODIFY' as const, dynamodb: { Keys, NewImage, SequenceNumber: '7' } };
  expect(
    eventRecord({ ...record, dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: at } }, 'stream'),
  ).toEqual({
    eventID: 'id',
    eventName: 'MODIFY',
    eventSourceARN: 'stream',
    dynamodb: {
      Keys,
      SequenceNumber: '7',
      ApproximateCreationDateTime: at.getTime() / 1000 - 0.9,
      NewImage: {
        ...Keys,
        secret: { B: 'AAH/' },
        set: { BS: ['AAH/'] },
        list: { L: [{ B: 'AAH/' }, { N: '1' }] },
        map: { M: { inner: { B: 'AAH/' }, nothing: { NULL: true } } },
      },
    },
  });
});
