import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const END = '<!-- end -->';
const ROOT = join(import.meta.dirname, '..', '..');

/** A part of a page that is written by a command: between `<!-- npm run tables: name -->` and `<!-- end -->`. */
export interface PagePart {
  readonly page: string;
  readonly name: string;
}

const split = ({ page, name }: PagePart): readonly [before: string, part: string, after: string] => {
  const begin = `<!-- npm run tables: ${name} -->`;
  const [before = '', rest] = readFileSync(join(ROOT, page), 'utf8').split(begin);
  if (rest === undefined) throw new Error(`${page} has no part ${name}`);
  const end = rest.indexOf(END);
  return [before + begin, rest.slice(0, end).trim(), rest.slice(end)];
};

export const readPart = (part: PagePart): string => split(part)[1];

export const writePart = (part: PagePart, text: string): void => {
  const [before, , after] = split(part);
  writeFileSync(join(ROOT, part.page), `${before}\n\n${text}\n\n${after}`);
};
