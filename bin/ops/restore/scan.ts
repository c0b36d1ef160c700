import { ScanCommand, type ScanCommandInput, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import type { Item } from '../../../shared/platform/db/item.ts';
import { storedImage } from '../../../shared/platform/db/stored.ts';
import type { Ops } from '../ops.ts';

/** Segments that are read concurrently. */
const SEGMENTS = 8;

/** Reads every row of a table once, eventually consistent: the writers are stopped. */
export const scan = async (ops: Ops, TableName: string, each: (row: Item) => void): Promise<number> => {
  const { dynamo } = ops.stage.clients;
  const bar = ops.progress(`rows of ${TableName}`);
  let rows = 0;
  const segment = async (Segment: number): Promise<void> => {
    let ExclusiveStartKey: ScanCommandOutput['LastEvaluatedKey'];
    do {
      const input: ScanCommandInput = { TableName, Segment, TotalSegments: SEGMENTS, ExclusiveStartKey };
      const page: ScanCommandOutput = await dynamo.send(new ScanCommand(input));
      for (const item of page.Items ?? []) each(storedImage<Item>(item));
      rows += page.Count ?? 0;
      bar.at(rows);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  };
  try {
    await Promise.all(Array.from({ length: SEGMENTS }, (_, nth) => segment(nth)));
  } finally {
    bar.end();
  }
  return rows;
};
