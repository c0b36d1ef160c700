/** The types of errors that the stand-in answers with. */
type ProblemType = 'invalid_request_error' | 'idempotency_error';

interface Details {
  readonly type?: ProblemType;
  readonly status?: number;
  readonly code?: string;
  readonly param?: string;
}

/** A refused call. It is answered in the form of Stripe's errors, which its client understands. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: { readonly error: object };

  constructor(message: string, { type = 'invalid_request_error', status = 400, ...more }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

/** The object, or the error for an unknown id. `what` is its name in Stripe's messages. */
export const found = <T>(object: T | undefined, what: string, id: string, param = 'id'): T => {
  if (object !== undefined) return object;
  throw new StripeProblem(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing', param });
};

export const missing = (param: string): StripeProblem =>
  new StripeProblem(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const invalid = (param: string, message: string): StripeProblem =>
  new StripeProblem(message, { code: 'parameter_invalid', param });
