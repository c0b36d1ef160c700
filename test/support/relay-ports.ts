import type { RelayPorts } from '../../functions/relay/relay.ts';
import { isStreamed } from '../../shared/downstream/stream/streamed.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { ledger } from '../../shared/platform/ledger/ledger.ts';

const noQueue = { send: async () => undefined };
const noOp = async () => undefined;

/** The ports of a relay with a ledger, whose other ports do nothing unless the test sets them. */
export const relayPorts = (db: Table, overrides: Partial<RelayPorts> = {}): RelayPorts => ({
  ledger: ledger(db, isStreamed),
  mail: noQueue,
  imports: noQueue,
  exports: noQueue,
  awards: noQueue,
  derived: noQueue,
  removals: noQueue,
  mediaJobs: noQueue,
  webhooks: noQueue,
  automations: noQueue,
  publishToAutomations: noOp,
  endSubscriptions: noOp,
  settleSeats: noOp,
  notify: noOp,
  putInInboxes: noOp,
  live: { event: noOp, contact: noOp },
  failed: () => undefined,
  ...overrides,
});
