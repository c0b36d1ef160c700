/** A recorded successful request and response of an operation. */
export interface Example {
  readonly status: number;
  /** The request document; for a form, its fields. */
  readonly request?: unknown;
  /** The response document; for other media types, the text. */
  readonly body?: unknown;
  /** The response of the alternative status, if there is one. */
  readonly other?: Pick<Example, 'status' | 'body'>;
}

/** Examples by operation id. */
export type Examples = Readonly<Record<string, Example>>;
