/** Returns the TXT records of a name; an empty list if there are none, `undefined` if no server answered. */
export type TxtLookup = (name: string) => Promise<readonly string[] | undefined>;
