/** The id of a resource that several values identify: the values, joined by colons. */
export const composedId = (parts: readonly (string | number)[]): string => parts.join(':');

/**
 * The last part of a composed id whose other parts are all `known`; any other id unchanged. A path thus accepts the
 * composed id or its last part.
 */
export const lastPart = (id: string, known: readonly string[]): string => {
  const parts = id.split(':');
  const last = parts.pop();
  return last && parts.every((part) => known.includes(part)) ? last : id;
};
