import type { DomainEvent } from './domain-event.ts';

/** An event in the ledger. Ids sort by the time of the fact. */
export interface LedgerEvent extends DomainEvent {
  readonly id: string;
}
