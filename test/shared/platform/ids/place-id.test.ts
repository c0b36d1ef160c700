import { expect, test } from 'vitest';
import { isId, newId } from '../../../../shared/platform/ids/id.ts';
import {
  isReply,
  newPlaceId,
  placeOf,
  replyId,
  rootOf,
  rootTag,
  tagFor,
} from '../../../../shared/platform/ids/place-id.ts';

const TIME = Date.parse('2026-11-21T03:00:00.123Z');
const VERSION_8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const many = <T>(make: (nth: number) => T): readonly T[] => Array.from({ length: 500 }, (_, nth) => make(nth));

test('C142: an id with a place is a UUID of 36 characters, version 8', () => {
  for (const id of many((nth) => (nth % 2 ? newPlaceId(tagFor(newId())) : replyId(tagFor(newId()), newId())))) {
    expect(id).toMatch(VERSION_8);
    expect(isId(id)).toBe(true);
  }
});

test('its first 48 bits are the time in milliseconds, so ids sort by creation time', () => {
  const tag = tagFor(newId());
  expect(Number.parseInt(newPlaceId(tag, TIME).replace('-', '').slice(0, 12), 16)).toBe(TIME);
  const ids = many((nth) => newPlaceId(tagFor(newId()), TIME + nth));
  expect(ids.toSorted()).toEqual(ids);
  expect(replyId(tag, newId(), TIME) < newPlaceId(tag, TIME + 1)).toBe(true);
});

test('its place can be read back with any tag; an id of another version has no place', () => {
  for (const tag of ['0123456789', 'ffffffffff', '0000000000', ...many(() => tagFor(newId()))]) {
    expect(placeOf(newPlaceId(tag))).toBe(tag);
    expect(placeOf(replyId(tag, newId()))).toBe(tag);
  }
  expect(placeOf(newId())).toBeUndefined();
});

test('the id of a reply has a marker and the root of its thread', () => {
  const tag = tagFor(newId());
  for (const root of many(() => newPlaceId(tag))) {
    const reply = replyId(tag, root);
    expect([isReply(root), isReply(reply)]).toEqual([false, true]);
    expect(rootOf(reply)).toBe(rootTag(root));
  }
});

test('ids of the same millisecond and place differ', () => {
  expect(new Set(many(() => newPlaceId('0123456789', TIME))).size).toBe(500);
});

test('ids of the same millisecond and place sort in the order of creation, and so do replies to one comment', () => {
  const root = newPlaceId('0123456789', TIME);
  const makers = [() => newPlaceId('0123456789', TIME), () => replyId('0123456789', root, TIME)];
  for (const make of makers) {
    const ids = many(make).slice(0, 250);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(250);
  }
});
