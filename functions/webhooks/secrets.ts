import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { anyone, creator } from '../../shared/api/callers.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { generateSecret, SigningSecret } from '../../shared/delivery/webhooks/secret.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { pageOf } from '../../shared/platform/db/page-of.ts';
import { envelope, optionalBody } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { Endpoint, ITEM } from './endpoint-resource.ts';
import { route } from './ports.ts';

const rotate = route({
  method: 'POST',
  path: `${ITEM}/rotate-secret`,
  summary: text("Rotate a webhook endpoint's secret"),
  description: text(`Replaces the signing secret with \`secret\`, or with a generated one. It is never returned.
Without a body a secret is generated. For 24 hours deliveries carry a signature of the previous secret too,
after the one of the new secret. A second rotation within that time ends the first secret at once.`),
  caller: creator('webhooks.manage'),
  body: optionalBody(envelope('webhook_endpoints', () => z.object({ secret: SigningSecret.optional() }))),
  response: one(Endpoint),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const hub = hubOf(params);
    const { endpoint_id } = params;
    if (!(await endpoints(db, hub).get(endpoint_id))) return refuse('not_found');
    const sealed = await ports.webhooks.seal(body.secret ?? generateSecret(), {
      ...hub,
      endpoint: endpoint_id,
    });
    const rotated = await endpoints(db, hub).rotate(endpoint_id, sealed, actorOf(caller), now);
    return rotated === 'not_found' ? refuse(rotated) : answer(rotated);
  },
});

const SigningKey = resource('webhook_signing_keys', () =>
  z.object({
    key: z.string().meta(described('The public key: `whpk_` and 32 bytes in base64.')),
    created_at: z.iso.datetime(),
    retired_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the key was retired. Null while it signs deliveries.')),
  }),
);

const listSigningKeys = route({
  method: 'GET',
  path: '/webhook-signing-keys',
  summary: text('List webhook signing keys'),
  description: text(`Returns the Ed25519 public keys in the format of Standard Webhooks: \`whpk_\` and 32 bytes in
base64. Each delivery carries a \`v1a\` signature of a key that is not retired.`),
  caller: anyone(),
  query: list(),
  response: many(SigningKey),
  handler: async ({ query }, { ports }) => answer(pageOf(ports.webhooks.signingKeys, query.page)),
});

export const secretRoutes = [rotate, listSigningKeys];
