import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';

/** Any page may call, with a bearer token; `Location` is not for it, so it is not exposed. */
export const cors: CfnApi.CorsProperty = {
  allowOrigins: ['*'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['authorization', 'content-type', 'accept', 'if-match', 'if-none-match', 'idempotency-key', 'last-event-id'],
    ...['x-team-id', 'x-request-id'],
  ],
  exposeHeaders: ['X-Request-ID', 'ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  maxAge: 86_400,
};
