/** A normalized word, and its position in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** A word with symbols, such as `c++`, without them. */
  readonly bare?: string;
}
