import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { nodeTxtLookup } from '../../shared/dns/node.ts';
import { verifyDomains } from './verify-domains.ts';

const DEADLINE_MS = 4000;

const connect = () =>
  verifyDomains({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    lookup: nodeTxtLookup({ deadlineMs: DEADLINE_MS }),
  });

let connected: ReturnType<typeof connect> | undefined;

export const handler = (): Promise<void> => {
  connected ??= connect();
  return connected(new Date());
};
