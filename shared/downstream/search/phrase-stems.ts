/** The stems of a phrase, and those with each compound as one word. */
export interface PhraseStems {
  readonly all: readonly string[];
  readonly whole: readonly string[];
}
