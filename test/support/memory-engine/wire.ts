import type { Stored } from './values.ts';

/** A value as DynamoDB's protocol writes it; binary values are base64. */
export type Wire =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly B: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly SS: readonly string[] }
  | { readonly L: readonly Wire[] }
  | { readonly M: Readonly<Record<string, Wire>> };

export type WireRow = Readonly<Record<string, Wire>>;

export const fromWire = (value: Wire): Stored => {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('M' in value) return rowFromWire(value.M);
  if ('L' in value) return value.L.map(fromWire);
  if ('BOOL' in value) return value.BOOL;
  if ('SS' in value) return new Set(value.SS);
  return 'B' in value ? new Uint8Array(Buffer.from(value.B, 'base64')) : null;
};

export const rowFromWire = (row: WireRow): Record<string, Stored> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fromWire(value)]));

export const toWire = (value: Stored): Wire => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Set) return { SS: [...value] };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  return Array.isArray(value) ? { L: value.map(toWire) } : { M: rowToWire(value as Record<string, Stored>) };
};

export const rowToWire = (row: Readonly<Record<string, Stored>>): WireRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toWire(value)]));
