/** A step into a value: a property of an object or an item of an array. */
const step = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
};

/** The value at a path of names and indexes, as in `errors.0.source.pointer`. Undefined if there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === '' ? value : path.split('.').reduce<unknown>(step, value);
