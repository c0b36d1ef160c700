/**
 * Any origin may call the API with a bearer token. `Location` is not exposed, because browser clients do not need it.
 */
export const cors = {
  allowOrigins: ['*'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'accept',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'last-event-id',
    'prefer',
    'x-team-id',
    'x-request-id',
    'x-requested-with',
    /* Tracing libraries add these to every call. */
    'traceparent',
    'tracestate',
    'baggage',
    'sentry-trace',
  ],
  exposeHeaders: [
    'X-Request-ID',
    'ETag',
    'Preference-Applied',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
    'WWW-Authenticate',
  ],
  maxAge: 86_400,
};
