import * as z from 'zod';
import { described } from '#docs';
import { DISABLED_REASONS, ENDPOINT_STATUSES } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

/** An endpoint without its secrets, encrypted or not. */
export const Endpoint = resource('webhook_endpoints', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    url: z.string().meta(described('The URL that webhooks are sent to.')),
    description: z.string().nullable().meta(described('A description for creators. Null if none is set.')),
    status: z.enum(ENDPOINT_STATUSES).meta(described('`active`, or `disabled` while nothing is sent.')),
    disabled_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the endpoint was disabled. Null while it is active.')),
    disabled_reason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .meta(
        described('`team` if a creator disabled it, `gone` after a 410 response, `failing` after repeated failures.'),
      ),
    rotated_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time of the last secret rotation. Null if there was none.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const COLLECTION = '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints';
export const ITEM = '/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}';
