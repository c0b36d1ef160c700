/** The status and the default detail of an error code. */
export type ErrorText = readonly [status: number, detail: string];

/** The error codes of every request. Clients branch on the code; the detail is for people. */
export const REQUEST_ERRORS = {
  forbidden: [403, 'The credentials do not allow this operation.'],
  id_mismatch: [409, 'The id in the body does not match the id in the path.'],
  idempotency_answer_lost: [
    409,
    'The first request with this Idempotency-Key was interrupted after it had started to write, and is not repeated. Check the current state before you retry with a new key.',
  ],
  idempotency_in_progress: [409, 'A request with this Idempotency-Key is still in progress. Try again in a moment.'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used with another body. Use a new key for a new request.'],
  internal_error: [500, 'An internal error occurred. Contact support with the request id.'],
  not_acceptable: [
    406,
    'The response is application/vnd.api+json. Remove media type parameters other than `profile` from Accept.',
  ],
  not_found: [404, 'The resource does not exist, or the credentials do not give access to it.'],
  payload_too_large: [413, 'The body is larger than 1 MiB.'],
  rate_limited: [429, 'Too many requests. Try again later.'],
  service_unavailable: [503, 'A part of the service is unavailable and nothing was changed. Try again.'],
  unauthorized: [401, 'A valid bearer token is required: a platform token, a contact token or a team API key.'],
  unsupported_media_type: [415, 'Send the body as application/vnd.api+json or application/json.'],
  unsupported_parameter: [400, 'This operation does not support the parameter.'],
  version_conflict: [412, 'The resource has changed since this version. Get it again and repeat your update.'],
} as const satisfies Record<string, ErrorText>;

/** All error codes. The service adds its own by declaration merging: any other code does not compile. */
export interface ErrorCodes extends Record<keyof typeof REQUEST_ERRORS, ErrorText> {}

export type ErrorCode = keyof ErrorCodes;

/** The title of each status of an error. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** What is sent of an error besides its own data: the status and detail of each code, the title of each status. */
export interface StandardErrors {
  readonly codes: Readonly<Record<ErrorCode, ErrorText>>;
  readonly titles: Readonly<Record<number, string>>;
}
