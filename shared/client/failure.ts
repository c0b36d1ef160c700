import type { components } from './openapi.d.ts';

export type Problem = components['schemas']['Errors']['errors'][number];

/** What the service refused, or failed to do. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  /** What is wrong, in the order the service tells it; empty where the answer is not of the service. */
  readonly problems: readonly Problem[];
  /** By which the operators of the service find the request. */
  readonly requestId: string | undefined;

  constructor(status: number, problems: readonly Problem[], requestId: string | undefined) {
    const [problem] = problems;
    super(problem?.detail ?? problem?.title ?? `The service answered ${status}.`);
    this.status = status;
    this.problems = problems;
    this.requestId = requestId;
  }

  /** What is wrong, for programs: the code of the first problem that has one. */
  get code(): string | undefined {
    return this.problems.find(({ code }) => code !== undefined)?.code;
  }
}

const problemsOf = (body: unknown): readonly Problem[] => {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors } = body;
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'object' && error !== null) : [];
};

/** The failure that an answer and its parsed body are. */
export const failureOf = ({ status, headers }: Response, body: unknown): RequestFailed => {
  const problems = problemsOf(body);
  // What the gateway itself refuses has the name that the gateway gave it.
  const named = headers.get('x-request-id') ?? problems[0]?.meta?.request_id ?? headers.get('apigw-requestid');
  return new RequestFailed(status, problems, named ?? undefined);
};

/** What a call answers: its document, or what went wrong, beside the answer itself. */
export interface Called<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The document of an answer; throws RequestFailed where it is none. */
export const demand = async <Data>(call: Promise<Called<Data>> | Called<Data>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined || data === null) throw failureOf(response, error);
  return data;
};

/** Waits for an answer that has no document; throws RequestFailed where it was refused. */
export const settle = async (call: Promise<Called<unknown>>): Promise<Response> => {
  const { error, response } = await call;
  if (!response.ok) throw failureOf(response, error);
  return response;
};
