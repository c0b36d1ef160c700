/** The id of a resource that several values identify together: the values, joined by colons. */
export const composedId = (parts: readonly (string | number)[]): string => parts.join(':');

/**
 * The last part of a composed id whose other parts are all `known`; any other id as it is. So the path of a resource
 * accepts its composed id as well as the last part of it.
 */
export const lastPart = (id: string, known: readonly string[]): string => {
  const parts = id.split(':');
  const last = parts.pop();
  return last && parts.every((part) => known.includes(part)) ? last : id;
};
