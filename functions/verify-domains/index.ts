import { connectTable } from '../../shared/platform/db/connect.ts';
import { nodeTxtLookup } from '../../shared/platform/dns/node.ts';
import { scheduled } from '../../shared/platform/schedule/scheduled.ts';
import { verifyDomains } from './verify-domains.ts';

const DEADLINE_MS = 4000;

const connect = () =>
  verifyDomains({
    db: connectTable(process.env),
    lookup: nodeTxtLookup({ deadlineMs: DEADLINE_MS }),
  });

export const handler = scheduled('verify-domains', connect);
