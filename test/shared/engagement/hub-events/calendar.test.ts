import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eventCalendar } from '../../../../shared/engagement/hub-events/calendar/event-calendar.ts';
import { transitions } from '../../../../shared/engagement/hub-events/calendar/time-zone-rules.ts';
import type { HubEventItem } from '../../../../shared/engagement/hub-events/event-item.ts';
import { offsetAt } from '../../../../shared/engagement/hub-events/time-zone.ts';

const event = (attributes: Partial<HubEventItem>): HubEventItem => ({
  id: '019f0000-0000-8000-8000-000000000000',
  team_id: 't',
  hub_id: 'h',
  title: 'Meeting',
  description: null,
  starts_at: '2026-12-01T18:00:00.000Z',
  ends_at: '2026-12-01T19:00:00.000Z',
  timezone: 'UTC',
  location_type: 'online',
  location_address: null,
  location_url: null,
  host_contact_id: null,
  cover_media_id: null,
  cover_file_id: null,
  rsvp_limit: null,
  status: 'scheduled',
  canceled_at: null,
  version: 3,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T03:04:05.678Z',
  ...attributes,
});
const NO_LOCATION: Parameters<typeof eventCalendar>[1] = { location_address: null, location_url: null };
const calendar = (attributes: Partial<HubEventItem>, place = NO_LOCATION) => eventCalendar(event(attributes), place);

/** The document as parsed by another library, which uses only the time zones in the document. */
const parsed = (text: string) => {
  ICAL.TimezoneService.reset();
  const root = new ICAL.Component(ICAL.parse(text));
  const zones = root.getAllSubcomponents('vtimezone').map((one) => new ICAL.Timezone(one));
  const vevent = root.getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('no event');
  const instant = (name: string): number => {
    const property = vevent.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time;
    const zone = zones.find(({ tzid }) => tzid === property?.getParameter('tzid'));
    if (property?.getParameter('tzid') && !zone) throw new Error('no such zone');
    if (!zone) return time.toUnixTime() * 1000;
    /* The library converts the local time with the rules of the document. */
    time.zone = zone;
    return time.toUnixTime() * 1000;
  };
  const value = (name: string) => vevent.getFirstPropertyValue(name);
  return { root, vevent, zones, value, starts: instant('dtstart'), ends: instant('dtend') };
};

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const around = (timezone: string, start: number, hours = 1) =>
  calendar({
    timezone,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + hours * HOUR).toISOString(),
  });

describe('another iCalendar library reads the exact times', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z'],
    ['Europe/Dublin', '2026-10-25T01:00:00Z'],
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['America/Sao_Paulo', '2019-02-17T02:00:00Z'],
    ['America/Sao_Paulo', '2026-11-04T03:00:00Z'],
    ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
    ['Asia/Kathmandu', '2026-05-05T05:05:00Z'],
    ['Asia/Kolkata', '1985-05-05T05:05:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['America/St_Johns', '2026-03-08T05:30:00Z'],
    ['Antarctica/Troll', '2026-03-29T01:00:00Z'],
    ['Pacific/Chatham', '2026-09-26T14:00:00Z'],
    ['Etc/GMT+5', '2026-01-01T00:00:00Z'],
    ['UTC', '2026-01-01T00:00:00Z'],
    ['Europe/Berlin', '2199-12-30T00:00:00Z'],
    ['Africa/Monrovia', '1971-12-31T00:00:00Z'],
  ])('of %s around %s, every quarter of an hour', (zone, moment) => {
    for (let start = at(moment) - 3 * HOUR; start <= at(moment) + 3 * HOUR; start += HOUR / 4) {
      const { starts, ends } = parsed(around(zone, start));
      expect([starts, ends]).toEqual([start, start + HOUR]);
    }
  });

  test('of any zone at any time from 1971 to 2199, with any duration', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: at('1971-01-01T00:00:00Z') / 1000, max: at('2199-01-01T00:00:00Z') / 1000 }),
        fc.integer({ min: 1, max: 92 * 24 }),
        (zone, second, hours) => {
          const { starts, ends } = parsed(around(zone, second * 1000, hours));
          expect([starts, ends]).toEqual([second * 1000, second * 1000 + hours * HOUR]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('a time zone has each transition around the event, with its type', () => {
  const text = calendar({ timezone: 'Europe/Berlin' });
  expect(text).toContain('TZID:Europe/Berlin\r\n');
  expect(text).toContain(
    'BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n',
  );
  expect(text).toContain(
    'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n',
  );
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261201T190000\r\n');
  expect(calendar({ timezone: 'Asia/Kathmandu' })).toContain('TZOFFSETTO:+0545\r\n');
  expect(calendar({})).not.toContain('VTIMEZONE');
});

test('an ambiguous local time and an offset with seconds are in UTC', () => {
  expect(around('Europe/Berlin', at('2026-10-25T00:30:00Z'), 0.25)).toContain('DTSTART:20261025T003000Z\r\n');
  expect(around('Europe/Berlin', at('2026-10-25T01:30:00Z'), 0.25)).toContain('DTSTART:20261025T013000Z\r\n');
  expect(around('Europe/Berlin', at('2026-10-25T02:00:00Z'))).toContain(';TZID=Europe/Berlin:20261025T030000\r\n');
  expect(around('Africa/Monrovia', at('1971-06-01T00:00:00Z'))).toContain('DTSTART:19710601T000000Z\r\n');
});

test('every transition of a zone is found to the second', () => {
  const found = transitions('Africa/Casablanca', at('2023-12-01T00:00:00Z'), at('2025-12-01T00:00:00Z'));
  expect(found).toHaveLength(4);
  for (const { at: moment, from, to } of found) {
    expect([offsetAt('Africa/Casablanca', moment - 1000), offsetAt('Africa/Casablanca', moment)]).toEqual([from, to]);
  }
});

test('text cannot inject a line', () => {
  const hostile = 'A\r\nATTENDEE:mailto:x@example.com\nB\rC\u2028D\u0085E\u0000F;G,H\\I "J"\tK';
  const text = calendar(
    { title: hostile, description: hostile },
    { location_address: hostile, location_url: 'https://example.com/a?b=c,d;e' },
  );
  expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const { value, vevent } = parsed(text);
  expect(vevent.getFirstProperty('attendee')).toBeNull();
  const expected = 'A\nATTENDEE:mailto:x@example.com\nB\nC\nDEF;G,H\\I "J"\tK';
  expect([value('summary'), value('description'), value('location')]).toEqual([expected, expected, expected]);
  expect(value('url')).toBe('https://example.com/a?b=c,d;e');
});

test('lines have at most 75 octets and are folded between characters', () => {
  const title = '🎉ä漢x'.repeat(50);
  const text = calendar({ title, description: 'y'.repeat(20_000) });
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(parsed(text).value('summary')).toBe(title);
  expect(parsed(text).value('description')).toBe('y'.repeat(20_000));
});

test('any text survives a round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (title) => {
      const plain = title.replaceAll(/\r\n|[\n\r\p{Zl}\p{Zp}]/gu, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
      expect(parsed(calendar({ title })).value('summary') ?? '').toBe(plain);
    }),
  );
});

test('an event has a UID, a sequence, a timestamp and a status', () => {
  const { value, root } = parsed(calendar({ status: 'canceled' }));
  expect(value('uid')).toBe('019f0000-0000-8000-8000-000000000000');
  expect(value('sequence')).toBe(2);
  expect(String(value('dtstamp'))).toBe('2026-11-02T03:04:05Z');
  expect(value('status')).toBe('CANCELLED');
  expect(parsed(calendar({})).value('status')).toBe('CONFIRMED');
  expect(root.getFirstPropertyValue('version')).toBe('2.0');
  expect(root.getFirstPropertyValue('prodid')).toBeTruthy();
});
