/** A value, or a function that creates it. */
export type Lazy<T> = T | (() => T);

const isFunction = <T>(value: Lazy<T>): value is () => T => typeof value === 'function';

/** Returns the value, which the first call creates. The value itself must not be a function. */
export const lazy = <T>(value: Lazy<T>): (() => T) => {
  if (!isFunction(value)) return () => value;
  let created: T | undefined;
  return () => {
    created ??= value();
    return created;
  };
};
