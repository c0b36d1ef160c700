/** What an operation was once asked and answered, where nothing was wrong. */
export interface Example {
  readonly status: number;
  /** The document that was sent; of a form, its fields. */
  readonly request?: unknown;
  /** The document that was answered; of another form, its text. */
  readonly body?: unknown;
  /** The same for its other status, where it has two. */
  readonly other?: Pick<Example, 'status' | 'body'>;
}

/** Answers by the name of the operation. */
export type Examples = Readonly<Record<string, Example>>;
