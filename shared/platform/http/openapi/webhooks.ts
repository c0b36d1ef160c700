import type * as z from 'zod';
import type { ZodOpenApiParameterObject, ZodOpenApiPathItemObject } from 'zod-openapi';
import type { Components } from './components.ts';

/** A document that the service sends by itself, to where a hub wants it. */
export interface OutboundWebhook {
  /** Its `type`, as `automation.webhook`. */
  readonly type: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: object;
}

const header = (name: string, description: string, example: string): ZodOpenApiParameterObject => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string', examples: [example] },
});

const PARAMETERS = [
  header(
    'X-Svc-Signature',
    'The second it was signed in, and for each live secret the HMAC-SHA256 of that, a dot and the body, in hexadecimal.',
    't=1772355600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  ),
  header('webhook-id', 'The `id` of the document: the same for each attempt.', '0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11'),
  header('webhook-timestamp', 'The second it was signed in.', '1772355600'),
  header(
    'webhook-signature',
    'As Standard Webhooks has it: `v1` by each live secret, `v1a` by the key at `/api/v1/webhook-signing-keys`.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The `webhooks` of the document: what receivers are sent, and how they answer. */
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
            '2XX': { description: 'Taken, within 15 seconds. Anything else, a redirect too, is tried again later.' },
            410: { description: 'Nothing more is wanted: the endpoint is disabled.' },
          },
        },
      },
    ]),
  );
