export interface InexactNumber {
  /** The names and indices that lead to it. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A number of fewer digits and a smaller exponent is represented exactly, or is a fraction. */
const MAY_BE_INEXACT = /[\d.]{16}|[eE]\+?\d{3}/;

const TOO_LARGE = 'This number is too large to represent.';
const NOT_EXACT = 'This integer cannot be represented exactly as a double; send it as a string.';

/** Significant digits and a power of ten: equal for equal numbers, however they are written. Linear in the length. */
const decimal = (literal: string): readonly [digits: string, power: number] => {
  const [mantissa = '', exponent = '0'] = literal.replace(/^-/, '').split(/e/i, 2);
  const [whole = '', fraction = ''] = mantissa.split('.', 2);
  const written = whole + fraction;
  let [from, to] = [0, written.length];
  while (written[from] === '0') from += 1;
  while (to > from && written[to - 1] === '0') to -= 1;
  return from === to ? ['', 0] : [written.slice(from, to), Number(exponent) - fraction.length + written.length - to];
};

/** Whether a literal is an integer that would be written as another number once it has been read. */
const changes = (literal: string, value: number): boolean => {
  const [[digits, power], [kept, keptPower]] = [decimal(literal), decimal(String(value))];
  return power >= 0 && (digits !== kept || power !== keptPower);
};

/** JSON has no NaN: it marks an integer that changes. */
const marked = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
  Number.isFinite(value) && changes(context?.source ?? '', Number(value)) ? Number.NaN : value;

const find = (value: unknown): InexactNumber | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path: [], message: Number.isNaN(value) ? NOT_EXACT : TOO_LARGE };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = find(part);
    if (found) return { ...found, path: [Array.isArray(value) ? Number(name) : name, ...found.path] };
  }
  return undefined;
};

/**
 * The first number of a JSON text of bounded depth that would not come back as it was sent: one beyond a double, or an
 * integer that a double rounds. Fractions are rounded to the nearest double, as every reader of JSON does.
 */
export const inexactNumber = (text: string): InexactNumber | undefined =>
  MAY_BE_INEXACT.test(text) ? find(JSON.parse(text, marked)) : undefined;
