import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Scans } from '../../../functions/erase-data/team-rows.ts';
import { scanOf } from '../../../shared/platform/db/scan.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';

/** Both tables on one store: the rows of the index have keys that no other row has. */
export const scansOf = (
  { client, name }: { readonly client: DynamoDBClient; readonly name: string },
  db: Table = table(client, name),
): Scans => {
  const scanned = { table: db, scan: scanOf(client, name) };
  return { rows: scanned, index: scanned, takeSlot: async () => 0, removeFromEngine: async () => undefined };
};

const refuse = async (): Promise<never> => {
  throw new Error('Only the erasure of a team scans');
};

/** For jobs that scan nothing. */
export const noScans = (db: Table): Scans => ({
  rows: { table: db, scan: refuse },
  index: { table: db, scan: refuse },
  takeSlot: refuse,
  removeFromEngine: refuse,
});
