type JsonObject = Readonly<Record<string, unknown>>;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/** The object of a JSON text by a provider, whose strings are valid Unicode; `undefined` for every other text. */
export const jsonObject = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text, wellFormed);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};
