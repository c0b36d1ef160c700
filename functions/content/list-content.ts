import * as z from 'zod';
import { described } from '#docs';
import { CONTENT_KINDS, CONTENT_STATUSES } from '../../shared/engagement/content/content-node-item.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { presentContent } from '../../shared/engagement/content/present-content.ts';
import { seesDrafts, visibleContent } from '../../shared/engagement/content/visible-content.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { all, type Condition, equals } from '../../shared/platform/db/expression.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { PageRequest } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The filters of content node lists. */
export const contentFilters = {
  kind: z.enum(CONTENT_KINDS).optional(),
  parent_id: z
    .union([z.literal('none'), z.uuid()])
    .optional()
    .meta(described('The id of a course or section, or `none` for nodes without a parent.')),
};

export const statusFilter = { status: z.enum(CONTENT_STATUSES).optional() };

interface ContentFilter {
  readonly kind?: string | undefined;
  readonly parent_id?: string | undefined;
  readonly status?: string | undefined;
}

const parentOf = (parent: string | undefined): string | null | undefined => (parent === 'none' ? null : parent);

/** A page of the content that the reader may see. It is shorter where nodes inside drafts are left out. */
export const listContent = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  { kind, parent_id, status }: ContentFilter,
  page: PageRequest,
  now: Date,
) => {
  const visibleStatus = seesDrafts(reader) ? status : 'published';
  const conditions: readonly Condition[] = [
    ...(kind ? [equals('kind', kind)] : []),
    ...(visibleStatus ? [equals('status', visibleStatus)] : []),
  ];
  const listing = {
    parent: parentOf(parent_id),
    ...(conditions.length > 0 && { filter: all(...conditions) }),
    dense: kind === undefined && visibleStatus !== 'draft',
    /* Creators list what they just wrote. */
    eventual: !seesDrafts(reader),
  };
  const { items, next } = await contentNodes(db, hub).list(listing, page);
  const seen = await visibleContent(db, reader, hub, items, now, { times: true });
  return { items: await presentContent(db, reader, seen, { eventual: true }), next };
};
