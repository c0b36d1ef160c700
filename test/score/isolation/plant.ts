import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { TestStore } from '../../support/dynamo.ts';
import { rowsIn } from '../../support/table-state.ts';
import type { Foreign } from './foreign.ts';

/** A text that occurs only in the rows of these foreign resources. */
export const markerOf = (name: Foreign['name']): string => `planted in the ${name}`;

const TEXTS = ['title', 'name', 'body', 'description', 'label', 'message', 'subject', 'filename', 'last_message'];

/** Writes the marker into every text of the rows whose key contains an id of these resources. */
export const plant = async ({ client, name: TableName }: TestStore, { name: of, ids }: Foreign): Promise<number> => {
  const rows = await rowsIn({ client, name: TableName } as TestStore);
  const found = rows.filter(({ pk, sk }) => Object.values(ids).some((id) => `${pk?.S} ${sk?.S}`.includes(id)));
  let planted = 0;
  for (const row of found) {
    const marked = TEXTS.filter((name) => row[name]?.S !== undefined).map((name) => [
      name,
      { S: `${markerOf(of)} ${name}` },
    ]);
    if (marked.length === 0) continue;
    planted += marked.length;
    await client.send(new PutItemCommand({ TableName, Item: { ...row, ...Object.fromEntries(marked) } }));
  }
  return planted;
};
