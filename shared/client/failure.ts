import type { components, ErrorCode } from './openapi.d.ts';

/** An error of an error response: what is wrong, and where in the request. */
export type Problem = components['schemas']['Errors']['errors'][number];

/**
 * An error response of the service.
 *
 * @example
 * try {
 *   await demand(client.POST('/api/v1/comments', { body }));
 * } catch (error) {
 *   if (failedWith(error, 'discussion_locked', 'comments_closed')) showClosed();
 *   else throw error;
 * }
 */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  /** The HTTP status. */
  declare readonly status: number;
  /** The errors in the order of the response; empty if the response is not from the service. */
  declare readonly problems: readonly Problem[];
  /** Identifies the request in the logs of the service. */
  declare readonly requestId: string | undefined;

  constructor(status: number, problems: readonly Problem[], requestId: string | undefined) {
    const [problem] = problems;
    super(
      problem?.detail ??
        problem?.title ??
        `The service answered ${status}${status < 300 ? ' without a document: use settle' : ''}.`,
    );
    this.status = status;
    this.problems = problems;
    this.requestId = requestId;
  }

  /**
   * The code of the first error that has one. A newer service can return a code that the union does not have: handle
   * other codes by the status.
   */
  get code(): ErrorCode | undefined {
    return this.problems.find(hasCode)?.code;
  }

  /** The details of the errors by the pointer or parameter that they are about, to show them at the fields of a form. */
  get fields(): ReadonlyMap<string, string> {
    const places = this.problems.map(({ source, detail }) => [source?.pointer ?? source?.parameter, detail] as const);
    return new Map(places.filter((place): place is readonly [string, string] => place[0] !== undefined).reverse());
  }
}

const hasCode = (problem: Problem): problem is Problem & { readonly code: ErrorCode } => problem.code !== undefined;

/** Whether a thrown value is an error response with one of the codes. */
export const failedWith = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is RequestFailed & { readonly code: Code } =>
  error instanceof RequestFailed && codes.some((code) => code === error.code);

const problemsOf = (body: unknown): readonly Problem[] => {
  const errors = (body as { readonly errors?: unknown } | null | undefined)?.errors;
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'object' && error !== null) : [];
};

/** The error for a response and its parsed body. */
export const failureOf = ({ status, headers }: Response, body: unknown): RequestFailed => {
  const problems = problemsOf(body);
  // Errors of the gateway itself have only the request id of the gateway.
  const named = headers.get('x-request-id') ?? problems[0]?.meta?.request_id ?? headers.get('apigw-requestid');
  return new RequestFailed(status, problems, named ?? undefined);
};

/** The result of a call: the document or the error, and the response. */
export interface CallResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** Returns the document; throws `RequestFailed` if there is none. */
export const demand = async <Data>(call: Promise<CallResult<Data>> | CallResult<Data>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined || data === null) throw failureOf(response, error);
  return data;
};

/** Waits for a response without a document; throws `RequestFailed` on an error. */
export const settle = async (call: Promise<CallResult<unknown>>): Promise<Response> => {
  const { error, response } = await call;
  if (!response.ok) throw failureOf(response, error);
  return response;
};
