/** The attributes with the role as prefix. */
export type Prefixed<R extends string, T> = { readonly [K in keyof T & string as `${R}_${K}`]: T[K] };

/** `{ name }` with the role `author` becomes `{ author_name }`. */
export const prefixed = <R extends string, T extends object>(role: R, attributes: T): Prefixed<R, T> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`${role}_${name}`, value])) as Prefixed<R, T>;
