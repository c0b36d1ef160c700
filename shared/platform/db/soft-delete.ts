/** The field keeps its value. */
export const KEPT = Symbol('kept');
/** The field is removed; for optional fields only. */
export const DROPPED = Symbol('dropped');
/** The field becomes the time of the deletion. */
export const TIME_OF_DELETION = Symbol('time of deletion');

type Effect<T, K extends keyof T> =
  | T[K]
  | typeof KEPT
  | (undefined extends T[K] ? typeof DROPPED : never)
  | (string extends T[K] ? typeof TIME_OF_DELETION : never);

/** The effect of a soft delete on every field of an entity. A field that is not listed does not compile. */
export type SoftDelete<T> = { readonly [K in keyof T]-?: Effect<T, K> };

/** Returns the attributes that the deletion sets and removes. */
export const softDelete = <T>(fields: SoftDelete<T>, now: Date): { set: Partial<T>; remove: readonly string[] } => {
  const entries = Object.entries<unknown>(fields);
  const set = entries.flatMap(([name, effect]) => {
    if (effect === KEPT || effect === DROPPED) return [];
    return [[name, effect === TIME_OF_DELETION ? now.toISOString() : effect] as const];
  });
  const remove = entries.flatMap(([name, effect]) => (effect === DROPPED ? [name] : []));
  return { set: Object.fromEntries(set) as Partial<T>, remove };
};
