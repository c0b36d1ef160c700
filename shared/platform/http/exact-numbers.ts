interface InexactNumber {
  /** The names and indices that lead to it. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What has fewer digits and a smaller exponent comes back as it was sent, or is a fraction. */
const MAY_CHANGE = /\d{16}|[eE]\+?\d{3}/;
const INTEGER = /^-?\d+$/;

/** JSON has no NaN: it marks an integer that would be written with other digits than it was sent with. */
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
 * The first number of a JSON text of bounded depth that would not come back as it was sent: one beyond a double, or an
 * integer whose digits a double does not keep. What is written with a fraction or an exponent is rounded to the nearest
 * double, as every reader of JSON does.
 */
export const inexactNumber = (text: string): InexactNumber | undefined =>
  MAY_CHANGE.test(text) ? find(JSON.parse(text, marked)) : undefined;
