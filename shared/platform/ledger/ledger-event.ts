import type { DomainEvent } from './domain-event.ts';

/** An event as the ledger keeps it. Ids sort by the time of the fact. */
export interface LedgerEvent extends DomainEvent {
  readonly id: string;
}
