import { isId } from '../ids/id.ts';
import { editDistance } from '../text/edit-distance.ts';

/** Paths that are longer are not compared. */
const MAX_SEGMENTS = 12;
const MAX_LENGTH = 60;
/** The share of a segment that may be misspelt. */
const MAX_TYPO = 0.5;
/** The cost of a segment that is missing or too many. A prefix costs nothing. */
const EXTRA = 1;
/** The cost of a value where a variable is: an id is one, another text may be a misspelt segment. */
const VALUE = 0.4;
const MAX_COST = 1;

const VARIABLE = /^\{\w+\}$/;
const PREFIX = /^\/(?:api\/v1|api|v1)(?=\/)/;

const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(PREFIX, '')
    .split('/')
    .filter((segment) => segment !== '');

type Distance = (from: string, to: string) => number;

const distances = (): Distance => {
  const known = new Map<string, number>();
  return (from, to) => {
    const name = `${from}/${to}`;
    const longest = Math.max(from.length, to.length);
    const distance = known.get(name) ?? editDistance(from, to, MAX_TYPO * longest) / longest;
    known.set(name, distance);
    return distance;
  };
};

/** The cost to read a segment of a path as one of a template. */
const replacing = (sent: string, segment: string, distance: Distance): number => {
  if (VARIABLE.test(segment)) return isId(sent.toLowerCase()) ? 0 : VALUE;
  if (sent === segment) return 0;
  const typo = distance(sent.toLowerCase(), segment);
  return typo > MAX_TYPO ? Number.POSITIVE_INFINITY : typo;
};

/** The cost to read a path as a template: the least sum over its segments. */
const costOf = (sent: readonly string[], template: readonly string[], distance: Distance): number => {
  let row = Array.from({ length: template.length + 1 }, (_, at) => at * EXTRA);
  for (const [index, segment] of sent.entries()) {
    const next = [(index + 1) * EXTRA];
    for (const [at, part] of template.entries()) {
      const [above = 0, left = 0, diagonal = 0] = [row[at + 1], next[at], row[at]];
      next.push(Math.min(above + EXTRA, left + EXTRA, diagonal + replacing(segment, part, distance)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The template that is most like a path; `undefined` if none is like it. */
export const nearestPath = (path: string, templates: readonly string[]): string | undefined => {
  const sent = segmentsOf(path);
  if (sent.length === 0 || sent.length > MAX_SEGMENTS || sent.some(({ length }) => length > MAX_LENGTH))
    return undefined;
  const distance = distances();
  let [found, least]: [string | undefined, number] = [undefined, MAX_COST];
  for (const template of templates) {
    const segments = segmentsOf(template);
    // Each segment that is missing or too many costs as much, whatever the others are.
    if (Math.abs(segments.length - sent.length) * EXTRA > least) continue;
    const cost = segments.length === 0 ? Number.POSITIVE_INFINITY : costOf(sent, segments, distance);
    if (cost > least || (cost === least && found !== undefined)) continue;
    [found, least] = [template, cost];
  }
  return found;
};
