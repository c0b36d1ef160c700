import type { components } from './openapi.d.ts';

export type Problem = components['schemas']['Errors']['errors'][number];

/** An error response of the service. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  /** The errors in the order of the response; empty if the response is not from the service. */
  readonly problems: readonly Problem[];
  /** Identifies the request in the logs of the service. */
  readonly requestId: string | undefined;

  constructor(status: number, problems: readonly Problem[], requestId: string | undefined) {
    const [problem] = problems;
    super(problem?.detail ?? problem?.title ?? `The service answered ${status}.`);
    this.status = status;
    this.problems = problems;
    this.requestId = requestId;
  }

  /** The code of the first error that has one. */
  get code(): string | undefined {
    return this.problems.find(({ code }) => code !== undefined)?.code;
  }
}

const problemsOf = (body: unknown): readonly Problem[] => {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors } = body;
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
