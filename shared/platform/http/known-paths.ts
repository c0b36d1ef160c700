/** The path templates among which a suggestion is made: those of these routes. A bundle has stored-paths.ts instead. */
export const knownPaths = (own: readonly string[]): readonly string[] => own;
