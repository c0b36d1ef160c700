/** What a newcomer types, and the places that answer it: any of them is right. Written before the search was tuned. */
export type Question = readonly [words: string, ...answers: string[]];
