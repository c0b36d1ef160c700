/** The path templates that the service has, as far as this function knows: its own. A bundle has stored-paths.ts instead. */
export const knownPaths = (own: readonly string[]): readonly string[] => own;
