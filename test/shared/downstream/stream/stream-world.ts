import { streamPage } from '../../../../shared/downstream/stream/stream-page.ts';
import type { HubKey } from '../../../../shared/platform/db/key.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { eventId } from '../../../../shared/platform/ledger/event-id.ts';
import type { LedgerEvent } from '../../../../shared/platform/ledger/ledger-event.ts';

export const someHub = (): HubKey => ({ team: newId(), hub: newId() });

let written = 0;
/** Events of one hub, a second apart. */
export const eventsOf = ({ team, hub }: HubKey, count: number, from = Date.UTC(2026, 0, 1)): readonly LedgerEvent[] =>
  Array.from({ length: count }, (_, nth) => {
    written += 1;
    const at = new Date(from + nth * 1000).toISOString();
    return {
      id: eventId({ eventID: `record-${written}`, sequence: String(written) }, at, 0),
      type: 'member.joined',
      team_id: team,
      hub_id: hub,
      resource_type: 'members',
      resource_id: newId(),
      actor: { type: 'contact', id: newId() },
      at,
      changed: [],
    };
  });

export const idsOf = (events: readonly LedgerEvent[]) => events.map(({ id }) => id);

/** A client that continues from its last id. `ask` reads until there is nothing more, `page` one page. */
export const follower = (db: () => Table, hub: HubKey) => {
  const received: string[] = [];
  let last: string | undefined;
  const page = async (): Promise<boolean> => {
    const { events, cursor, more } = await streamPage(db(), hub, last);
    received.push(...idsOf(events));
    last = cursor ?? last;
    return more;
  };
  return {
    received,
    page,
    async ask() {
      for (let more = true; more; ) more = await page();
    },
  };
};
