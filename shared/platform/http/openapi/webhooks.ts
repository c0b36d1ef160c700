import type * as z from 'zod';
import type { ZodOpenApiParameterObject, ZodOpenApiPathItemObject } from 'zod-openapi';
import type { Components } from './components.ts';

/** An outbound webhook of the service. */
export interface OutboundWebhook {
  /** The `type` of the document, for example `automation.webhook`. */
  readonly type: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: object;
}

const header = (name: string, description: string, example: string, required = true): ZodOpenApiParameterObject => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', examples: [example] },
});

const PARAMETERS = [
  header(
    'X-Svc-Signature',
    'The signing time in seconds and, for each active secret, the hexadecimal HMAC-SHA256 of the time, a dot and the body.',
    't=1772355600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  ),
  header(
    'webhook-id',
    'The `id` of the document. It is the same for each attempt.',
    '0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11',
  ),
  header('webhook-timestamp', 'The signing time in seconds.', '1772355600'),
  header(
    'webhook-signature',
    'The Standard Webhooks signatures: `v1` for each active secret, `v1a` for the key at `/api/v1/webhook-signing-keys`.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  header(
    'hub-request-id',
    'The id of the request that caused the delivery: the `X-Request-ID` of its response, or the id of the work that did.',
    'JKJaXmPLvHcESHA=',
  ),
  header(
    'traceparent',
    'The W3C `traceparent` of that request, unchanged. Absent if the request had no valid one.',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    false,
  ),
];

/** The `webhooks` member of the OpenAPI document. */
export const webhooksOf = (
  sent: readonly (OutboundWebhook & { readonly tag: string })[],
  components: Components,
): Record<string, ZodOpenApiPathItemObject> =>
  Object.fromEntries(
    sent.map(({ type, name, summary, description, schema, example, tag }) => [
      type,
      {
        post: {
          operationId: `receive${name}`,
          tags: [tag],
          summary,
          description,
          security: [],
          parameters: PARAMETERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.named(schema, name), example } },
          },
          responses: {
            '2XX': { description: 'Accepted within 15 seconds. Any other response, including a redirect, is retried.' },
            410: { description: 'No more deliveries are wanted. The endpoint is disabled.' },
          },
        },
      },
    ]),
  );
