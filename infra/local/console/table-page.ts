import { escaped } from '../control/html.ts';
import type { JsonObject } from '../json.ts';
import { stringOf } from '../json.ts';
import type { World } from '../resources/resource.ts';
import { entityCounts, itemsOf } from './items.ts';
import { folded, link, rows, section } from './parts.ts';
import { consolePage } from './shell.ts';

const SHOWN = 50;

const address = (entity: string, from?: string): string =>
  `/_local/table?${new URLSearchParams({ entity, ...(from && { from }) })}`;

const summaryOf = (item: JsonObject): string =>
  stringOf(item.name) || stringOf(item.title) || stringOf(item.email) || stringOf(item.type) || 'Attributes';

/** The row counts per entity, or the rows of one entity. */
export const tablePage = async ({ dynamo, tables: [table = ''] }: World, query: URLSearchParams) => {
  const entity = query.get('entity') ?? '';
  const from = query.get('from') ?? '';
  if (entity === '') {
    const counts = await entityCounts(dynamo, table);
    const listed = [...counts].map(([name, count]) => [link(address(name), name || '(none)'), count] as const);
    return consolePage('/_local/table', rows('Entities', ['Entity', 'Rows'], listed, 'The table is empty.'));
  }
  const { items, next } = await itemsOf(dynamo, table, { entity, from, most: SHOWN });
  const listed = items.map((item) => [stringOf(item.pk), stringOf(item.sk), folded(summaryOf(item), item)] as const);
  const more = next ? `<p><a href="${escaped(address(entity, next))}" rel="next">Next page</a></p>` : '';
  const shown = rows(entity, ['Partition', 'Sort key', 'Row'], listed, 'No rows.');
  return consolePage(
    '/_local/table',
    `<p><a href="/_local/table">All entities</a></p>${section(entity, shown)}${more}`,
  );
};
