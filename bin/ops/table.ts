import { type Table, table } from '../../shared/platform/db/table.ts';
import { tableName } from './resources.ts';
import type { Stage } from './stage.ts';

/** The main table of a stage. */
export const mainTable = async ({ clients, resources }: Stage): Promise<Table> =>
  table(clients.dynamo, tableName(await resources()));
