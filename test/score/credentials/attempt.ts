/** A forged, confused or stale credential. */
export interface Attempt {
  /** What is presented: `platform token, alg none`. */
  readonly name: string;
  /** Presents it. Returns what it was accepted as; `undefined` if it was refused. */
  present(): Promise<string | undefined>;
}
