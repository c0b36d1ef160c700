/**
 * Reads the TXT records of a name: each record's text, none where the name has none, `undefined` where nobody answered.
 */
export type TxtLookup = (name: string) => Promise<readonly string[] | undefined>;
