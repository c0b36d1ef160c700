/** A text that only the documentation needs. A bundle has no-docs.ts in the place of this module. */
export function text(words: string): string {
  return words;
}

/** The description of a schema, for its `meta`. */
export function described(description: string): { readonly description: string } {
  return { description };
}
