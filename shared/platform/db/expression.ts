import type { Attributes, Value } from './item.ts';
import type { Entity } from './row-kind.ts';

/** Collects the `#names` and `:values` of one request. All names are placeholders, so reserved words are safe. */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, Value> = {};
  readonly #byName = new Map<string, string>();
  #count = 0;

  /** Returns the placeholder of an attribute, or of a dotted path into a map. */
  name(path: string): string {
    return path
      .split('.')
      .map((part) => {
        const known = this.#byName.get(part);
        if (known) return known;
        const placeholder = `#n${this.#byName.size}`;
        this.#byName.set(part, placeholder);
        this.names[placeholder] = part;
        return placeholder;
      })
      .join('.');
  }

  value(value: Value): string {
    const placeholder = `:v${this.#count}`;
    this.#count += 1;
    this.values[placeholder] = value;
    return placeholder;
  }
}

/** A condition of a write or a filter of a query. */
export type Condition = (at: Placeholders) => string;

export const exists =
  (attribute = 'pk'): Condition =>
  (at) =>
    `attribute_exists(${at.name(attribute)})`;
export const absent =
  (attribute = 'pk'): Condition =>
  (at) =>
    `attribute_not_exists(${at.name(attribute)})`;
/** The item exists and is not a tombstone. */
export const live: Condition = (at) =>
  `attribute_exists(${at.name('pk')}) AND attribute_not_exists(${at.name('buried_at')})`;
/** There is no item, or a tombstone. */
export const free: Condition = (at) =>
  `attribute_not_exists(${at.name('pk')}) OR attribute_exists(${at.name('buried_at')})`;

type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';
export const compare =
  (path: string, operator: Comparison, value: Value): Condition =>
  (at) =>
    `${at.name(path)} ${operator} ${at.value(value)}`;
export const equals = (path: string, value: Value): Condition => compare(path, '=', value);
/** The text begins with the prefix. */
export const beginsWith =
  (path: string, prefix: string): Condition =>
  (at) =>
    `begins_with(${at.name(path)}, ${at.value(prefix)})`;
/** The value is in the list; at most 100 values. */
export const oneOf =
  (path: string, values: readonly Value[]): Condition =>
  (at) =>
    `${at.name(path)} IN (${values.map((value) => at.value(value)).join(', ')})`;
export const sizeBelow =
  (path: string, limit: number): Condition =>
  (at) =>
    `size(${at.name(path)}) < ${at.value(limit)}`;
/** The string set contains the text. */
export const contains =
  (path: string, text: string): Condition =>
  (at) =>
    `contains(${at.name(path)}, ${at.value(text)})`;
/** DynamoDB rejects redundant parentheses, so a single condition is not wrapped. */
const joined =
  (word: 'AND' | 'OR') =>
  (...conditions: readonly Condition[]): Condition =>
  (at) => {
    const parts = conditions.map((condition) => condition(at));
    return parts.length > 1 ? parts.map((part) => `(${part})`).join(` ${word} `) : parts.join('');
  };
export const all = joined('AND');
export const either = joined('OR');
export const not =
  (condition: Condition): Condition =>
  (at) =>
    `NOT (${condition(at)})`;

/** The changes of an update. Paths are attribute names or dotted paths into maps. */
/** An update that can create a row says what kind of row. */
interface Kind {
  readonly entity?: Entity;
}

export interface Change {
  /** New values. `undefined` leaves the attribute unchanged. */
  readonly set?: Attributes & Kind;
  /** Values that are set only if the attribute is absent. */
  readonly initial?: Readonly<Record<string, Value>> & Kind;
  /** Numbers to add (an absent attribute counts as 0), or strings to add to a set. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<string>>>;
  readonly remove?: readonly string[];
  /** Strings to delete from a set. */
  readonly take?: Readonly<Record<string, ReadonlySet<string>>>;
}

export const updateExpression = (change: Change, at: Placeholders): string => {
  const sets = [
    ...Object.entries(change.set ?? {}).flatMap(([path, value]) =>
      value === undefined ? [] : [`${at.name(path)} = ${at.value(value)}`],
    ),
    ...Object.entries(change.initial ?? {}).map(
      ([path, value]) => `${at.name(path)} = if_not_exists(${at.name(path)}, ${at.value(value)})`,
    ),
  ];
  const adds = Object.entries(change.add ?? {}).map(([path, by]) => `${at.name(path)} ${at.value(by)}`);
  const removes = (change.remove ?? []).map((path) => at.name(path));
  const deletes = Object.entries(change.take ?? {}).map(([path, texts]) => `${at.name(path)} ${at.value(texts)}`);
  return [
    sets.length > 0 ? `SET ${sets.join(', ')}` : '',
    adds.length > 0 ? `ADD ${adds.join(', ')}` : '',
    removes.length > 0 ? `REMOVE ${removes.join(', ')}` : '',
    deletes.length > 0 ? `DELETE ${deletes.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};
