/** What a soft delete does with a field whose value it does not replace. */
export const KEPT = Symbol('kept');
/** The field is removed; for optional fields only. */
export const DROPPED = Symbol('dropped');
/** The field becomes the time of the deletion. */
export const TIME_OF_DELETION = Symbol('time of deletion');

type Fate<T, K extends keyof T> =
  | T[K]
  | typeof KEPT
  | (undefined extends T[K] ? typeof DROPPED : never)
  | (string extends T[K] ? typeof TIME_OF_DELETION : never);

/** What a soft delete does with every field of an entity. A new field does not compile until it is listed. */
export type SoftDelete<T> = { readonly [K in keyof T]-?: Fate<T, K> };

/** What the deletion writes and what it removes. */
export const softDelete = <T>(fields: SoftDelete<T>, at: Date): { set: Partial<T>; remove: readonly string[] } => {
  const entries = Object.entries<unknown>(fields);
  const set = entries.flatMap(([name, fate]) => {
    if (fate === KEPT || fate === DROPPED) return [];
    return [[name, fate === TIME_OF_DELETION ? at.toISOString() : fate] as const];
  });
  const remove = entries.flatMap(([name, fate]) => (fate === DROPPED ? [name] : []));
  return { set: Object.fromEntries(set) as Partial<T>, remove };
};
