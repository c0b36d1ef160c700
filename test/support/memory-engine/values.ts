/** A value as a row holds it: what the document client would return. */
export type Stored =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | Set<string>
  | readonly Stored[]
  | { readonly [name: string]: Stored };

const SURROGATE = /[\ud800-\udfff]/;

/** The order of texts in DynamoDB: by their UTF-8 bytes. */
export const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  if (SURROGATE.test(one) || SURROGATE.test(other)) return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return one < other ? -1 : 1;
};

/** The order of two values of one type; `undefined` if they have none. */
export const compareValues = (one: Stored, other: Stored): number | undefined => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) : undefined;
};

const sameMembers = (one: object, other: object): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => sameValue((one as Record<string, Stored>)[name], (other as Record<string, Stored>)[name]))
  );
};

/** Whether two values are equal in type and content. */
export const sameValue = (one: Stored | undefined, other: Stored | undefined): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Set) return other instanceof Set && one.size === other.size && [...one].every((x) => other.has(x));
  if (one instanceof Uint8Array) return other instanceof Uint8Array && Buffer.compare(one, other) === 0;
  if (other instanceof Set || other instanceof Uint8Array || Array.isArray(one) !== Array.isArray(other)) return false;
  return sameMembers(one, other);
};

const refused = (why: string): never => {
  throw Object.assign(new Error(why), {
    name: 'ValidationException',
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
  });
};

/** A copy of a value as the document client would store it: without `undefined`, and never an empty set or NaN. */
export const kept = (value: unknown): Stored => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : refused('A number is not finite');
  if (typeof value !== 'object' || value === null) return value as Stored;
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(kept);
  if (value instanceof Set) return value.size > 0 ? new Set(value) : refused('A set is empty');
  if (value instanceof Uint8Array) return new Uint8Array(value);
  const copy: Record<string, Stored> = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) copy[name] = kept(member);
  return copy;
};
