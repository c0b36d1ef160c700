import * as z from 'zod';
import { DISABLED_REASONS, ENDPOINT_STATUSES } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

/** An endpoint as it is shown: never with a secret, sealed or not. */
export const Endpoint = resource(
  'webhook_endpoints',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    url: z.string(),
    description: z.string().nullable(),
    status: z.enum(ENDPOINT_STATUSES),
    disabled_at: z.iso.datetime().nullable(),
    disabled_reason: z.enum(DISABLED_REASONS).nullable(),
    rotated_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const COLLECTION = '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints';
export const ITEM = '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}';
