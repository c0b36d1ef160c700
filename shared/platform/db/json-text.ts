/**
 * Stores a value with user-chosen member names as one JSON string. As a map, the marshaller throws on a member
 * `constructor` and drops a member `__proto__`.
 */
export const jsonText = (value: unknown): string => JSON.stringify(value);

/** Reads a value written by `jsonText`. Older rows hold the map itself. */
export const fromJsonText = <T>(stored: string | T): T =>
  typeof stored === 'string' ? (JSON.parse(stored) as T) : stored;
