import type { IncomingHttpHeaders } from 'node:http';
import { isObject, type JsonObject } from '../json.ts';

/** A request of an AWS client, with its whole body. */
export interface AwsRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The operation, such as `TrentService.Sign`; empty if the path names it. */
  readonly target: string;
  readonly body: Buffer;
}

export interface AwsResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** An AWS service of the local stack. */
export type AwsService = (request: AwsRequest) => Promise<AwsResponse> | AwsResponse;

/** An error of an AWS service. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const operationOf = ({ target }: AwsRequest): string => target.slice(target.indexOf('.') + 1);

/** The inputs of requests by their bodies, which several services read. */
const inputs = new WeakMap<Buffer, JsonObject>();

export const inputOf = ({ body }: AwsRequest): JsonObject => {
  const known = inputs.get(body);
  if (known) return known;
  try {
    const input: unknown = JSON.parse(body.toString('utf8') || '{}');
    if (isObject(input)) {
      inputs.set(body, input);
      return input;
    }
  } catch {}
  throw new AwsError('SerializationException', 'The request body is not a JSON object.');
};

export const jsonResponse = (value: unknown, status = 200): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(value),
});

export const errorResponse = (code: string, message: string, status = 400): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': code },
  body: JSON.stringify({ __type: code, message, Message: message }),
});

type Operation = (input: JsonObject) => unknown;

/** Dispatches to JSON operations by name; an unknown operation is an error. */
export const jsonService =
  (operations: Readonly<Record<string, Operation>>): AwsService =>
  async (request) => {
    const operation = operations[operationOf(request)];
    if (!operation) return errorResponse('UnknownOperationException', `${request.target} has no local stand-in.`);
    return jsonResponse(await operation(inputOf(request)));
  };
