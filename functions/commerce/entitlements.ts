import * as z from 'zod';
import { described, text } from '#docs';
import { buyer } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import {
  ENTITLEMENT,
  ENTITLEMENT_STATUSES,
  type EntitlementItem,
  GRANTED_BY,
  REVOKED_BY,
} from '../../shared/commerce/purchases/entitlement-item.ts';
import { namedPurchases } from '../../shared/commerce/purchases/named-purchases.ts';
import { purchaseNames } from '../../shared/commerce/purchases/purchase-shape.ts';
import { equals } from '../../shared/platform/db/expression.ts';
import { memberPartition } from '../../shared/platform/db/key.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';

const Entitlement = resource('entitlements', () =>
  z.object({
    hub_id: z.string(),
    contact_id: z.string().meta(described('The member who has the entitlement.')),
    product_id: z.string().meta(described('The product that the member has access to.')),
    price_id: z.string().meta(described('The price at which it was bought.')),
    ...purchaseNames(),
    status: z
      .enum(ENTITLEMENT_STATUSES)
      .meta(described('`active`, `grace` after a failed renewal until the grace period ends, or `ended`.')),
    granted_at: z.iso.datetime().meta(described('The time when access was granted.')),
    granted_by: z
      .object({ type: z.enum(GRANTED_BY), id: z.string(), event: z.string().nullable() })
      .meta(described("The order or subscription that granted access, and the provider's event, if any.")),
    ends_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when access ends. Null if it does not end by itself.')),
    revoked_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when access was revoked. Null while it is not revoked.')),
    revoked_by: z
      .object({ type: z.enum(REVOKED_BY), event: z.string().nullable() })
      .nullable()
      .meta(described("The reason for which access was revoked, and the provider's event, if any.")),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const listOwn = route({
  method: 'GET',
  path: '/hubs/{hub_id}/entitlements',
  summary: text("List the member's purchases"),
  description: text(`Returns the caller's entitlements: what each order granted, and what revoked it. Status
\`grace\` means that a renewal failed and access lasts until the grace period ends. Available in any membership
status.`),
  caller: buyer(),
  query: list(() => ({ filter: { status: z.enum(ENTITLEMENT_STATUSES).optional() } })),
  response: many(Entitlement),
  async handler({ params, query }, { caller, team, db, now, files }) {
    const { status } = query.filter;
    const partition = memberPartition({ team, hub: params.hub_id }, caller.id);
    const filter = status && { filter: equals('status', status) };
    const range = { partition, prefix: ENTITLEMENT, ...query.page, ...filter };
    const { items, next } = await db.query<EntitlementItem>(range);
    return answer({ items: await namedPurchases(db, items, { now, files }), next });
  },
});

export const entitlementRoutes = [listOwn];
