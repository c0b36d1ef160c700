import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { anyone, creator } from '../../shared/api/callers.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { generateSecret, SigningSecret } from '../../shared/delivery/webhooks/secret.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { pageOf } from '../../shared/platform/db/page-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { Endpoint, ITEM } from './endpoint-resource.ts';
import { route } from './ports.ts';

const rotate = route({
  method: 'POST',
  path: `${ITEM}/rotate-secret`,
  summary: 'Give a webhook endpoint another signing secret',
  description:
    'The `secret` that is sent, or a generated one; it is never shown. For 24 hours deliveries are signed with the one before it as well, newest first.',
  caller: creator('webhooks.manage'),
  body: envelope('webhook_endpoints', z.object({ secret: SigningSecret.optional() })),
  response: one(Endpoint),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const hub = hubOf(params);
    const { endpoint_id } = params;
    if (!(await endpoints(db, hub).get(endpoint_id))) return refuse('not_found');
    const sealed = await ports.webhooks.seal(body.secret ?? generateSecret(), { ...hub, endpoint: endpoint_id });
    const rotated = await endpoints(db, hub).rotate(endpoint_id, sealed, actorOf(caller), now);
    return rotated === 'not_found' ? refuse(rotated) : answer(rotated);
  },
});

const SigningKey = resource(
  'webhook_signing_keys',
  z.object({ key: z.string(), created_at: z.iso.datetime(), retired_at: z.iso.datetime().nullable() }),
);

const listSigningKeys = route({
  method: 'GET',
  path: '/webhook-signing-keys',
  summary: 'The public keys that webhooks are signed with',
  description:
    'Ed25519, as Standard Webhooks writes them: `whpk_` and the base64 of 32 bytes. Each delivery has a signature `v1a` by one of those that are not retired.',
  caller: anyone(),
  query: list(),
  response: many(SigningKey),
  handler: async ({ query }, { ports }) => answer(pageOf(ports.webhooks.signingKeys, query.page)),
});

export const secretRoutes = [rotate, listSigningKeys];
