import type { RouteLimit } from '../../../shared/platform/http/route.ts';
import { linkedRoutes, table } from './markdown-parts.ts';
import { QUOTAS, type Quota } from './quotas.ts';

const COUNTED_PER: Readonly<Record<RouteLimit['by'], string>> = {
  caller: 'caller',
  contact_or_address: 'contact, or source IP address for other callers',
};

const rows = (quotas: readonly Quota[]) => quotas.map(({ what, value, beyond }) => [what, value, beyond]);

/** The Markdown of all limits: calls per operation, and numbers, sizes and times, from the constants of the code. */
export const limitsCatalog = (): string =>
  [
    table(
      ['Operation', 'Calls', 'Seconds', 'Counted per'],
      linkedRoutes.flatMap(({ route: { limit }, link }) =>
        limit ? [[link, String(limit.limit), String(limit.seconds), COUNTED_PER[limit.by]]] : [],
      ),
    ),
    '## Sizes, numbers and lifetimes',
    ...Object.entries(QUOTAS).flatMap(([title, quotas]) => [
      `### ${title}`,
      table(['What', 'Limit', 'Beyond the limit'], rows(quotas)),
    ]),
  ].join('\n\n');
