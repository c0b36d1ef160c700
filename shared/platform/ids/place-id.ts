import { randomBytes } from 'node:crypto';

/**
 * Ids that encode the location of their row. They are UUIDs (version 8, RFC 9562 §5.8): the first 48 bits are the time
 * in ms, so they sort by creation time; 40 bits are the tag of the place (a space, a comment's target, a conversation);
 * the rest is random. Ids that one process makes for one place in the same millisecond sort in the order of creation.
 *
 *   time (12 hex) · 8 and 3 hex of the tag · variant, 1 bit "reply", 1 random bit and 3 hex of the tag · 4 hex of the
 * tag and 8 random hex; in a reply, the first 6 of them are the end of the root's id
 *
 * A tag is a hint, not a proof: two places of a team may share a tag. Rows store the full place, and readers check it.
 */
const TAG = 10;

const VARIANT = 0x8;
const REPLY = 0x2;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0').slice(-digits);

const assemble = (time: string, tag: string, flags: number, tail: string): string =>
  `${time.slice(0, 8)}-${time.slice(8)}-8${tag.slice(0, 3)}-${hex(flags, 1)}${tag.slice(3, 6)}-${tag.slice(6)}${tail}`;

/**
 * Numbers of this many bits: random in a new millisecond, the next one within the same millisecond. The first number is
 * in the lower half of the range, so the following ones stay above it.
 */
const sequence = (bits: number): ((now: number) => number) => {
  const last = { time: Number.NaN, value: 0 };
  return (now) => {
    last.value = last.time === now ? (last.value + 1) % 2 ** bits : randomBytes(4).readUInt32BE() % 2 ** (bits - 1);
    last.time = now;
    return last.value;
  };
};

/** The id with this number: its first bit is a flag, its other digits end the id. */
const numbered = (time: number, tag: string, flags: number, end: string, value: number, digits: number): string => {
  const low = 16 ** digits;
  return assemble(hex(time, 12), tag, VARIANT | flags | Math.floor(value / low), end + hex(value % low, digits));
};

/** The tag of a place: the last ten hex digits of its id. */
export const tagFor = (id: string): string => id.slice(-TAG);

const TAIL = 8;
const nextNumber = sequence(TAIL * 4 + 1);

/** A new id for a row in the place with this tag. */
export const newPlaceId = (tag: string, now = Date.now()): string => numbered(now, tag, 0, '', nextNumber(now), TAIL);

const REPLY_ROOT = 6;
const REPLY_NUMBER = TAIL - REPLY_ROOT;
const nextReply = sequence(REPLY_NUMBER * 4 + 1);

/** A new id for a reply under a root comment. */
export const replyId = (tag: string, root: string, now = Date.now()): string =>
  numbered(now, tag, REPLY, rootTag(root), nextReply(now), REPLY_NUMBER);

/** The tag of the place in an id; `undefined` if the id has none. */
export const placeOf = (id: string): string | undefined =>
  id[14] === '8' ? id.slice(15, 18) + id.slice(20, 23) + id.slice(24, 28) : undefined;

export const isReply = (id: string): boolean => (Number.parseInt(id[19] ?? '0', 16) & REPLY) !== 0;

/** When the id was made, in milliseconds. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** The beginning of the ids that were made at this time; no id that was made earlier is greater. */
export const idsFrom = (now: number): string => {
  const time = hex(now, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}`;
};

/** The part of a root's id that its replies carry: enough to group replies, not to identify the root. */
export const rootTag = (root: string): string => root.slice(-REPLY_ROOT);

/** The root's tag in a reply's id. */
export const rootOf = (reply: string): string => reply.slice(28, 28 + REPLY_ROOT);
