import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mapping } from './chapters.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  texts.set(file, text);
  return text;
};

/** A title in a call of `test`, `it` or one of their variants, in any quotes. */
const hasTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));

/** Why a requirement is not mapped, or `undefined` if it is. */
export const problemOf = (id: string, mapping: Mapping | undefined, level: number): string | undefined => {
  if (!mapping) return `${id} is not mapped`;
  const { test, not_applicable, gap } = mapping;
  const given = [test, not_applicable, gap].filter((one) => one !== undefined && one.length > 0);
  if (given.length !== 1) return `${id} has ${given.length} of a test, a reason and a gap`;
  if (mapping.level !== level) return `${id} is of level ${level}`;
  if (test && !hasTitle(textOf(test[0]), test[1])) return `${id}: ${test[0]} has no test “${test[1]}”`;
  return undefined;
};
