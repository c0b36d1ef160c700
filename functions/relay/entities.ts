import { ROWS } from '../../shared/downstream/rows.ts';
import type { DeclaredEvents } from '../../shared/platform/ledger/domain-event.ts';

/** The event declarations of rows, by `entity`. The stream does not invoke the relay for other rows. */
export const EVENTS: Readonly<Record<string, DeclaredEvents>> = Object.fromEntries(
  ROWS.flatMap(({ entity, events }) => (events === 'none' ? [] : [[entity, events]])),
);
