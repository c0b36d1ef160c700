/** A text that only the documentation needs. A bundle has no-docs.ts in the place of this module. */
export function text(words: string): string {
  return words;
}

/** The description of a schema and examples of its values, for its `meta`. */
export function described(description: string, ...examples: string[]): { description: string; examples?: string[] } {
  return { description, ...(examples.length > 0 && { examples }) };
}

/** The name and the description of a schema that several operations share, for its `meta`. */
export function component(id: string, description: string): { id: string; description: string } {
  return { id, description };
}
