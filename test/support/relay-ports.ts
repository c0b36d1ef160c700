import type { RelayPorts } from '../../functions/relay/relay.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { ledger } from '../../shared/platform/ledger/ledger.ts';

const nowhere = { send: async () => undefined };
const nothing = async () => undefined;

/** A relay that keeps the ledger and tells nobody of anything, but for those ports that a test has of its own. */
export const relayPorts = (db: Table, own: Partial<RelayPorts> = {}): RelayPorts => ({
  ledger: ledger(db),
  ...{ mail: nowhere, imports: nowhere, exports: nowhere, awards: nowhere, index: nowhere, removals: nowhere },
  ...{ mediaJobs: nowhere, webhooks: nowhere, automations: nowhere },
  ...{
    publishToAutomations: nothing,
    endSubscriptions: nothing,
    settleSeats: nothing,
    notify: nothing,
    deliver: nothing,
    failed: () => undefined,
  },
  ...own,
});
