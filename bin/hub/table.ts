import type { Paint } from './paint.ts';
import { cut, pad, plain, widthOf } from './width.ts';

export type Value = string | number | boolean | null | undefined | readonly string[];

export interface Column<Item> {
  readonly title: string;
  readonly of: (item: Item) => Value;
  /** Whether the column may be truncated. Values to copy, such as ids, may not. */
  readonly flexible?: boolean;
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/;

/** A value as text; times are UTC to the minute. */
const shown = (value: Value): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return plain(value.join(', '));
  const text = plain(String(value));
  const [, day, minute] = TIMESTAMP.exec(text) ?? [];
  return day ? `${day} ${minute}` : text;
};

const GAP = 2;
const COMFORTABLE = 18;
const NARROWEST = 10;

type Widths = readonly number[];

/** The elements at the given indexes. */
const at = <T>(list: readonly T[], places: readonly number[]): T[] => list.filter((_, index) => places.includes(index));

const total = (widths: Widths): number => widths.reduce((sum, width) => sum + width + GAP, -GAP);

/** Shrinks flexible columns, the widest first, until all fit or none is wider than `least`. */
const shrunk = (widths: Widths, flexible: readonly boolean[], available: number, least: number): Widths => {
  const fitting = [...widths];
  while (total(fitting) > available) {
    const candidates = fitting.map((width, index) => (flexible[index] ? width : 0));
    const widest = Math.max(...candidates);
    if (widest <= least) break;
    fitting[candidates.indexOf(widest)] = widest - 1;
  }
  return fitting;
};

/** The columns that fit: the first two, and each other one for which there is room. */
const chosen = (widths: Widths, flexible: readonly boolean[], available: number): readonly number[] => {
  const kept: number[] = [];
  for (const column of widths.keys()) {
    kept.push(column);
    const narrow = shrunk(at(widths, kept), at(flexible, kept), available, COMFORTABLE);
    if (column >= 2 && total(narrow) > available) kept.pop();
  }
  return kept;
};

/** A table for a terminal, at most as wide as it. */
export const table = <Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  available: number,
  paint: Paint,
): string => {
  const rows = items.map((item) => columns.map(({ of }) => shown(of(item))));
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const flexible = columns.map((column) => column.flexible ?? false);
  const shownColumns = chosen(widths, flexible, available);
  const fitting = shrunk(at(widths, shownColumns), at(flexible, shownColumns), available, NARROWEST);
  const line = (cells: readonly string[]): string =>
    at(cells, shownColumns)
      .map((text, index) => [text, Math.max(fitting[index] ?? 0, 1)] as const)
      .map(([text, width]) => pad(cut(text, width), width))
      .join(' '.repeat(GAP))
      .trimEnd();
  return [paint.bold(line(columns.map(({ title }) => title))), ...rows.map(line)].map((text) => `${text}\n`).join('');
};

/** A table for programs: one line per row, tab-separated, without header or truncation. */
export const tabbed = <Item>(items: readonly Item[], columns: readonly Column<Item>[]): string =>
  items
    .map((item) => {
      const values = columns.map(({ of }) => of(item));
      const cells = values.map((value) => plain(Array.isArray(value) ? value.join(',') : String(value ?? '')));
      return `${cells.join('\t')}\n`;
    })
    .join('');

/** One resource: a line per attribute, not truncated. */
export const details = (pairs: readonly (readonly [string, Value])[], paint: Paint): string => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs
    .map(([name, value]) => `${paint.bold(`${name}:`.padEnd(width + GAP))}${shown(value)}`.trimEnd().concat('\n'))
    .join('');
};
