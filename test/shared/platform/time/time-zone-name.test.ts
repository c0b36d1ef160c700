import { expect, test } from 'vitest';
import { timeZoneName } from '../../../../shared/platform/time/time-zone-name.ts';

const read = (text: string) => timeZoneName().safeParse(text).data;

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['utc', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['singapore', 'Singapore'],
  ['gb-eire', 'GB-Eire'],
  ['nz-chat', 'NZ-CHAT'],
  ['est5edt', 'EST5EDT'],
  ['gmt0', 'GMT0'],
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
  'Factory',
  'localtime',
  'W. Europe Standard Time',
  'Singapore Standard Time',
  'Israel Standard Time',
])('“%s” is not a time zone name', (text) => {
  expect(read(text)).toBeUndefined();
});

/** The links of the file "backward" of the IANA database, and its zones, whose names have no area. */
const WITHOUT_AREA = [
  'CET',
  'CST6CDT',
  'Cuba',
  'EET',
  'EST',
  'EST5EDT',
  'Egypt',
  'Eire',
  'GB',
  'GB-Eire',
  'GMT',
  'GMT+0',
  'GMT-0',
  'GMT0',
  'Greenwich',
  'HST',
  'Hongkong',
  'Iceland',
  'Iran',
  'Israel',
  'Jamaica',
  'Japan',
  'Kwajalein',
  'Libya',
  'MET',
  'MST',
  'MST7MDT',
  'NZ',
  'NZ-CHAT',
  'Navajo',
  'PRC',
  'PST8PDT',
  'Poland',
  'Portugal',
  'ROC',
  'ROK',
  'Singapore',
  'Turkey',
  'UCT',
  'UTC',
  'Universal',
  'W-SU',
  'WET',
  'Zulu',
];

test.each(WITHOUT_AREA)('the name %s without an area is kept, and the runtime knows it', (name) => {
  expect([read(name), read(name.toLowerCase()), read(name.toUpperCase())]).toEqual([name, name, name]);
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: name })).not.toThrow();
});
