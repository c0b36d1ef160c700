import { LISTING } from '../../../shared/platform/db/listing.ts';
import type { Row } from './expression.ts';
import type { Stored } from './values.ts';

/** Digits of a number that count: two of them are a byte. */
const digitsOf = (value: number): number => {
  const digits = Math.abs(value).toExponential().split('e')[0]?.replace('.', '') ?? '';
  return digits.replace(/0+$/, '').length;
};

const sizeOfNumber = (value: number): number => Math.ceil(digitsOf(value) / 2) + 1 + (value < 0 ? 1 : 0);

/** Bytes of a value, as DynamoDB counts them (Developer Guide, "DynamoDB item sizes and formats"). */
const sizeOf = (value: Stored): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return sizeOfNumber(value);
  if (typeof value !== 'object' || value === null) return 1;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + sizeOf(one), 3);
  return Object.entries(value).reduce((sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + sizeOf(one), 3);
};

export const sizeOfRow = (row: Row): number =>
  Object.entries(row).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0);

/** Units of a read of so many bytes. */
export const readUnits = (bytes: number, consistent: boolean): number =>
  Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5);

const writeUnits = (row: Row): number => Math.max(1, Math.ceil(sizeOfRow(row) / 1024));

const unitsOf = (before: Row | undefined, after: Row | undefined): number =>
  Math.max(before ? writeUnits(before) : 1, after ? writeUnits(after) : 1);

const isListed = (row: Row | undefined): row is Row =>
  row?.[LISTING.partition] !== undefined && row[LISTING.sort] !== undefined;

/** Units of the index: an entry that moves is removed and written. */
const indexUnits = (before: Row | undefined, after: Row | undefined): number => {
  const [old, now] = [isListed(before) ? before : undefined, isListed(after) ? after : undefined];
  if (!old) return now ? writeUnits(now) : 0;
  if (!now) return writeUnits(old);
  const moves = old[LISTING.partition] !== now[LISTING.partition] || old[LISTING.sort] !== now[LISTING.sort];
  return moves ? writeUnits(old) + writeUnits(now) : unitsOf(old, now);
};

/** Units of a write, with those of the index. In a transaction those of the table count twice. */
export const unitsOfWrite = (before: Row | undefined, after: Row | undefined, transacted: boolean): number =>
  unitsOf(before, after) * (transacted ? 2 : 1) + (before === after ? 0 : indexUnits(before, after));
