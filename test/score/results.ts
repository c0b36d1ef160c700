import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Figure, Row, Size } from './row.ts';

/** One measured row as the machine-readable file has it. `took_seconds` is wall-clock time. */
export interface Result extends Figure {
  number: number;
  name: string;
  measures: string;
  done: string;
  target: string;
  made_to_fail: string;
  size: Size;
  measured_at: string;
  took_seconds: number;
  machine: string;
}

const file = join(import.meta.dirname, 'results.json');

const stored = (): Result[] => JSON.parse(readFileSync(file, 'utf8')).results;

export const resultOf = (row: Row, figure: Figure, size: Size, startedAt: number): Result => ({
  number: row.number,
  name: row.name,
  measures: row.measures,
  done: row.done,
  target: row.target,
  made_to_fail: row.madeToFail,
  ...figure,
  size,
  measured_at: new Date(startedAt).toISOString(),
  took_seconds: Math.round((Date.now() - startedAt) / 1000),
  machine: `Node ${process.version}, ${process.platform}-${process.arch}, ${availableParallelism()} cores`,
});

/** Replaces the row's result in `results.json` and returns all results, in the order of their numbers. */
export const keep = (result: Result): Result[] => {
  const results = [...stored().filter(({ name }) => name !== result.name), result];
  results.sort((one, other) => one.number - other.number);
  writeFileSync(file, `${JSON.stringify({ results }, null, 2)}\n`);
  return results;
};
