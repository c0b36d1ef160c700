import { expect, test } from 'vitest';
import { timeZoneName } from '../../../../shared/platform/time/time-zone-name.ts';

const read = (text: string) => timeZoneName().safeParse(text).data;

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['utc', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('%s is stored as %s', (text, name) => {
  expect(read(text)).toBe(name);
});

test('an alias is kept, not resolved', () => {
  for (const alias of ['Europe/Kiev', 'Asia/Calcutta', 'US/Eastern']) expect(read(alias)).toBe(alias);
});

test.each([
  '',
  '+01:00',
  '-0330',
  'GMT+1',
  'UTC+01:00',
  'Mars/Olympus',
  'Europe',
  'Europe/',
  'Europe/Berlin ',
  '../utc',
])('“%s” is not a time zone name', (text) => {
  expect(read(text)).toBeUndefined();
});
