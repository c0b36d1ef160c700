import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { Description, ENDPOINT_STATUSES } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { generateSecret, SigningSecret } from '../../shared/delivery/webhooks/secret.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { refusing } from '../../shared/platform/text/refused-names.ts';
import { COLLECTION, Endpoint, ITEM } from './endpoint-resource.ts';
import { route } from './ports.ts';
import { refusedTarget } from './target.ts';

const caller = creator('webhooks.manage');
const Url = z.string().min(1).meta(described('The https URL that webhooks are sent to, with a public address.'));

const AUTOMATIONS_DECIDE =
  'An endpoint has no event types: it receives what automations send. Create an automation with the event as its trigger and a `webhook` node with this endpoint.';

/** The names by which other services subscribe an endpoint to events. */
const NO_FILTERS = Object.fromEntries(
  ['event_types', 'enabled_events', 'events', 'filter_types', 'topics'].map((name) => [name, AUTOMATIONS_DECIDE]),
);

const listEndpoints = route({
  method: 'GET',
  path: COLLECTION,
  summary: text("List a hub's webhook endpoints"),
  description: text('Sorted oldest first, including disabled endpoints. Secrets are never returned.'),
  caller,
  query: list(),
  response: many(Endpoint),
  handler: async ({ params, query }, { db }) => answer(await endpoints(db, hubOf(params)).list(query.page)),
});

const create = route({
  method: 'POST',
  path: COLLECTION,
  summary: text('Create a webhook endpoint'),
  description: text(`Creates an endpoint to which automations send webhooks. The URL must be a public https address
on port 443 or 8443; otherwise 422 \`target_not_allowed\`. Deliveries are signed with \`secret\`, 24 to 128
printable characters. The secret is never returned, so send your own if you verify HMAC signatures. Without
\`secret\`, one is generated; verify the Ed25519 signature with the keys of \`GET /webhook-signing-keys\` then. A
hub can have 20 endpoints. \`event_types\` returns 422: the trigger of an automation decides what is sent.`),
  caller,
  body: envelope('webhook_endpoints', () =>
    refusing(NO_FILTERS, z.object({ url: Url, description: Description.optional(), secret: SigningSecret.optional() })),
  ),
  status: 201,
  location: `${COLLECTION}/{id}`,
  response: one(Endpoint),
  errors: ['limit_reached', 'target_not_allowed'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const refused = await refusedTarget(body.url, ports.webhooks.guard);
    if (refused) return refused;
    const [hub, id] = [hubOf(params), newId()];
    const sealed = await ports.webhooks.seal(body.secret ?? generateSecret(), { ...hub, endpoint: id });
    const input = { id, url: body.url, description: body.description ?? null, sealed };
    const created = await endpoints(db, hub).create(input, actorOf(caller), now);
    return created === 'limit_reached' ? refuse('limit_reached') : answer(created);
  },
});

const read = route({
  method: 'GET',
  path: ITEM,
  summary: text('Get a webhook endpoint'),
  caller,
  response: one(Endpoint),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const found = await endpoints(db, hubOf(params)).get(params.endpoint_id);
    return found ? answer(found) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: ITEM,
  summary: text('Update a webhook endpoint'),
  description: text(`Nothing is sent to a disabled endpoint, and its pending deliveries fail. Setting \`status\` to
\`active\`, or another \`url\`, resets the failure count. You can resend failed deliveries.`),
  caller,
  body: envelope('webhook_endpoints', () =>
    refusing(
      { ...NO_FILTERS, secret: 'Send the new secret to `rotate-secret` of the endpoint.' },
      z.object({
        url: Url.optional(),
        description: Description.optional(),
        status: z.enum(ENDPOINT_STATUSES).optional(),
      }),
    ),
  ),
  response: one(Endpoint),
  errors: ['not_found', 'target_not_allowed'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const hubEndpoints = endpoints(db, hubOf(params));
    const current = await hubEndpoints.get(params.endpoint_id);
    if (!current) return refuse('not_found');
    const refused = body.url === undefined ? undefined : await refusedTarget(body.url, ports.webhooks.guard);
    if (refused) return refused;
    const changed = await hubEndpoints.change(current, body, actorOf(caller), now);
    return changed ? answer(changed) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: ITEM,
  summary: text('Delete a webhook endpoint'),
  description: text('Pending deliveries are not sent, and the delivery log is no longer available.'),
  caller,
  status: 204,
  response: empty,
  errors: ['not_found'],
  handler: async ({ params }, { caller, db, now }) =>
    (await endpoints(db, hubOf(params)).remove(params.endpoint_id, actorOf(caller), now))
      ? done()
      : refuse('not_found'),
});

export const endpointRoutes = [listEndpoints, create, read, change, remove];
