import { deriveResource } from '../../../functions/derive-rows/derive-resource.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { type Check, rowsOf } from './rows.ts';

/** The index holds what the table holds: indexing everything once more changes nothing. */
export const derivedRows: Check = async ({ simulation }) => {
  const { db, index, indexRows } = simulation;
  const deps = { db, index: dynamoIndex(index), queue: { send: async () => undefined } };
  const before = new Map(
    indexRows.rows.all().map((row) => [`${String(row.pk)} ${String(row.sk)}`, JSON.stringify(row)]),
  );
  for (const thing of ['discussion', 'comment'] as const)
    for (const { team_id, hub_id, id } of rowsOf(simulation, thing))
      await deriveResource(deps, { team: String(team_id), hub: String(hub_id) }, thing, String(id));
  const after = indexRows.rows.all();
  const changed = after.filter((row) => before.get(`${String(row.pk)} ${String(row.sk)}`) !== JSON.stringify(row));
  return after.length === before.size && changed.length === 0
    ? []
    : [
        `the search index has ${before.size} rows, and ${after.length} after indexing again, ${changed.length} of them others`,
      ];
};
