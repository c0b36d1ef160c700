import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { endTerms } from './end-terms.ts';

const connect = () => endTerms(table(dynamoClient(), required(process.env, 'TABLE_NAME')));

let connected: ReturnType<typeof connect> | undefined;

export const handler = (): Promise<void> => {
  connected ??= connect();
  return connected(new Date());
};
