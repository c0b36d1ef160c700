/** What an operation answered once, where nothing was wrong. */
export interface Example {
  readonly status: number;
  readonly body: unknown;
}

/** Answers by the name of the operation. */
export type Examples = Readonly<Record<string, Example>>;
