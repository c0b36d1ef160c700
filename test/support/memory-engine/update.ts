import { invalid } from './errors.ts';
import { type Bindings, pathOf, type Row, valueAt } from './expression.ts';
import { kept, type Stored } from './values.ts';

type Change = (row: Row, before: Row, bound: Bindings) => void;

const invalidPath = (): Error => invalid('The document path provided in the update expression is invalid for update');

const invalidType = (): Error => invalid('An operand in the update expression has an incorrect data type');

/** Copies the maps on the way to a path, so that the row before the update is not changed. */
const parentOf = (row: Row, path: readonly string[]): Row | undefined => {
  let parent = row;
  for (const name of path.slice(0, -1)) {
    const inner = parent[name];
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return undefined;
    parent[name] = { ...(inner as Row) };
    parent = parent[name] as Row;
  }
  return parent;
};

const write = (row: Row, path: readonly string[], value: Stored): void => {
  const parent = parentOf(row, path);
  if (!parent) throw invalidPath();
  parent[path.at(-1) ?? ''] = value;
};

const erase = (row: Row, path: readonly string[]): void => {
  const parent = parentOf(row, path);
  if (parent) delete parent[path.at(-1) ?? ''];
};

const setter = (text: string): Change => {
  const [, target = '', initial, value = ''] = /^(\S+) = (?:if_not_exists\((\S+), (:\w+)\)|:\w+)$/.exec(text) ?? [];
  const name = initial === undefined ? text.slice(text.lastIndexOf(':')) : value;
  return (row, before, bound) => {
    const existing = initial === undefined ? undefined : valueAt(before, pathOf(initial, bound));
    write(row, pathOf(target, bound), existing ?? kept(bound.values[name]));
  };
};

const adder = (text: string): Change => {
  const [target = '', name = ''] = text.split(' ');
  return (row, before, bound) => {
    const path = pathOf(target, bound);
    const [old, by] = [valueAt(before, path), bound.values[name]];
    if (by instanceof Set) write(row, path, new Set([...(old instanceof Set ? old : []), ...by]));
    else if (old === undefined || typeof old === 'number') write(row, path, (old ?? 0) + Number(by));
    else throw invalidType();
  };
};

const remover = (text: string): Change => {
  return (row, _, bound) => erase(row, pathOf(text, bound));
};

const taker = (text: string): Change => {
  const [target = '', name = ''] = text.split(' ');
  return (row, before, bound) => {
    const path = pathOf(target, bound);
    const [old, gone] = [valueAt(before, path), bound.values[name]];
    if (!(old instanceof Set) || !(gone instanceof Set)) return;
    const left = new Set([...old].filter((one) => !gone.has(one)));
    if (left.size > 0) write(row, path, left);
    else erase(row, path);
  };
};

const CLAUSES: Readonly<Record<string, (text: string) => Change>> = {
  SET: setter,
  ADD: adder,
  REMOVE: remover,
  DELETE: taker,
};

/** Splits at commas that are not inside a function. */
const partsOf = (text: string): readonly string[] => text.split(/, (?![^(]*\))/);

const parse = (text: string): readonly Change[] =>
  text.split(/ (?=ADD |REMOVE |DELETE )/).flatMap((clause) => {
    const space = clause.indexOf(' ');
    const change = CLAUSES[clause.slice(0, space)];
    return change ? partsOf(clause.slice(space + 1)).map(change) : [];
  });

const read = new Map<string, readonly Change[]>();

/** The row after an update. All values on the right-hand side are those before it. */
export const updated = (text: string | undefined, before: Row, bound: Bindings): Row => {
  if (text === undefined) return { ...before };
  let changes = read.get(text);
  if (!changes) {
    changes = parse(text);
    read.set(text, changes);
  }
  const after = { ...before };
  for (const change of changes) change(after, before, bound);
  return after;
};
