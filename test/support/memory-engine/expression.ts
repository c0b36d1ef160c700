import { compareValues, type Stored, sameValue } from './values.ts';

/** The `#names` and `:values` of a request. */
export interface Bindings {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Stored>>;
}

export type Row = Record<string, Stored>;
type Operand = (row: Row | undefined, bound: Bindings) => Stored | undefined;
type Test = (row: Row | undefined, bound: Bindings) => boolean;

/** The attribute names of a path such as `#n0.#n1`. */
export const pathOf = (text: string, { names }: Bindings): readonly string[] =>
  text.split('.').map((part) => (part.startsWith('#') ? (names[part] ?? '') : part));

/** The value at a path of a row. */
export const valueAt = (row: Row | undefined, path: readonly string[]): Stored | undefined => {
  let found: unknown = row;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Row)[name];
  }
  return found as Stored | undefined;
};

const sizeOf = (value: Stored | undefined): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Set) return value.size;
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : Number.NaN;
};

const ORDERED: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const compared = (operator: string, left: Stored | undefined, right: Stored | undefined): boolean => {
  if (operator === '<>') return !sameValue(left, right);
  if (left === undefined || right === undefined) return false;
  if (operator === '=') return sameValue(left, right);
  const order = compareValues(left, right);
  return order !== undefined && (ORDERED[operator]?.(order) ?? false);
};

const containsValue = (whole: Stored | undefined, part: Stored | undefined): boolean => {
  if (typeof whole === 'string') return typeof part === 'string' && whole.includes(part);
  if (whole instanceof Set) return whole.has(part as string);
  return Array.isArray(whole) && whole.some((one) => sameValue(one, part));
};

const FUNCTIONS: Readonly<Record<string, (args: readonly (Stored | undefined)[]) => boolean>> = {
  attribute_exists: ([value]) => value !== undefined,
  attribute_not_exists: ([value]) => value === undefined,
  begins_with: ([text, prefix]) => typeof text === 'string' && typeof prefix === 'string' && text.startsWith(prefix),
  contains: ([whole, part]) => containsValue(whole, part),
};

const TOKENS = /\(|\)|,|<>|<=|>=|=|<|>|[#:]?[\w]+(?:\.[#]?\w+)*/g;

/** Reads a condition by recursive descent: OR, AND, NOT, then a comparison or a function. */
class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(text: string) {
    this.#tokens = text.match(TOKENS) ?? [];
  }

  #take(): string {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    return token;
  }

  #skip(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  or(): Test {
    const parts = [this.#and()];
    while (this.#skip('OR')) parts.push(this.#and());
    return parts.length === 1 && parts[0] ? parts[0] : (row, bound) => parts.some((part) => part(row, bound));
  }

  #and(): Test {
    const parts = [this.#not()];
    while (this.#skip('AND')) parts.push(this.#not());
    return parts.length === 1 && parts[0] ? parts[0] : (row, bound) => parts.every((part) => part(row, bound));
  }

  #not(): Test {
    if (this.#skip('NOT')) {
      const inner = this.#not();
      return (row, bound) => !inner(row, bound);
    }
    if (this.#skip('(')) {
      const inner = this.or();
      this.#skip(')');
      return inner;
    }
    return this.#predicate();
  }

  #operands(): readonly Operand[] {
    const list = [this.#operand()];
    while (this.#skip(',')) list.push(this.#operand());
    this.#skip(')');
    return list;
  }

  #operand(): Operand {
    const token = this.#take();
    if (token === 'size') {
      this.#skip('(');
      const [inner] = this.#operands();
      return (row, bound) => sizeOf(inner?.(row, bound));
    }
    if (token.startsWith(':')) return (_, { values }) => values[token];
    return (row, bound) => valueAt(row, pathOf(token, bound));
  }

  #predicate(): Test {
    const call = FUNCTIONS[this.#tokens[this.#at] ?? ''];
    if (call) {
      this.#at += 2;
      const args = this.#operands();
      return (row, bound) => call(args.map((arg) => arg(row, bound)));
    }
    const left = this.#operand();
    const operator = this.#take();
    if (operator === 'BETWEEN') {
      const first = this.#operand();
      this.#skip('AND');
      const last = this.#operand();
      return (row, bound) =>
        compared('>=', left(row, bound), first(row, bound)) && compared('<=', left(row, bound), last(row, bound));
    }
    if (operator === 'IN') {
      this.#skip('(');
      const list = this.#operands();
      return (row, bound) => list.some((one) => compared('=', left(row, bound), one(row, bound)));
    }
    const right = this.#operand();
    return (row, bound) => compared(operator, left(row, bound), right(row, bound));
  }
}

const read = new Map<string, Test>();

/** Whether a row, or no row, meets a condition. */
export const meets = (text: string | undefined, row: Row | undefined, bound: Bindings): boolean => {
  if (text === undefined) return true;
  let test = read.get(text);
  if (!test) {
    test = new Reader(text).or();
    read.set(text, test);
  }
  return test(row, bound);
};
