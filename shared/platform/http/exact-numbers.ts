interface InexactNumber {
  /** The path of names and indices. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Numbers with fewer digits and a smaller exponent are exact, or fractions. */
const MAY_CHANGE = /\d{16}|[eE]\+?\d{3}/;
const INTEGER = /^-?\d+$/;

/** Replaces an integer that a double changes by NaN, which JSON cannot contain. */
const marked = (_: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown =>
  typeof value === 'number' && INTEGER.test(source) && source !== '-0' && source !== `${value}` ? Number.NaN : value;

const find = (value: unknown): InexactNumber | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path: [], message: 'The number is too large or has too many digits.' };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = find(part);
    if (found) return { ...found, path: [Array.isArray(value) ? Number(name) : name, ...found.path] };
  }
  return undefined;
};

/**
 * Finds the first number of a JSON text (of bounded depth) that a double does not preserve: an overflow, or an integer
 * with too many digits. Numbers with a fraction or an exponent are rounded, as every JSON reader does.
 */
export const inexactNumber = (text: string): InexactNumber | undefined =>
  MAY_CHANGE.test(text) ? find(JSON.parse(text, marked)) : undefined;
