/**
 * A value whose member names users choose is stored as one JSON text. As a map it would not survive: the marshaller
 * throws on a member `constructor` and loses a member `__proto__`.
 */
export const jsonText = (value: unknown): string => JSON.stringify(value);

/** Reads what `jsonText` wrote. Rows from before hold the map itself. */
export const fromJsonText = <T>(stored: string | T): T =>
  typeof stored === 'string' ? (JSON.parse(stored) as T) : stored;
