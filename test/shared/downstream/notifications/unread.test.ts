import { expect, test } from 'vitest';
import { presentWithUnread } from '../../../../shared/downstream/notifications/unread.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startMembers } from '../../../functions/members/world.ts';
import { useWorld } from '../../../support/use-world.ts';

const world = useWorld(startMembers);

test('unread notifications of a hub that the contact left cost a bounded number of reads', async () => {
  const { ours, service } = world;
  const { id } = await world.person();
  let pages = 0;
  const endless: Table = {
    ...service.db,
    async query<T>() {
      pages += 1;
      const row = { id: newId(), team_id: ours.id, hub_id: newId(), contact_id: id, read_at: null, kind: 'warning' };
      return { items: [row as never as T & { pk: string; sk: string }], next: { pk: 'p', sk: String(pages) } };
    },
  };
  const found = await presentWithUnread(endless, ours.id, id, Promise.resolve([]), new Date());
  expect([found.unread, pages]).toEqual([[], 5]);
});
