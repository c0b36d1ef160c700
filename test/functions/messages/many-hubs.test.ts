import { expect, test } from 'vitest';
import { type InboxItem, inboxKey, inboxListing } from '../../../shared/engagement/messages/inbox-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, startMessages } from './world.ts';

const world = useWorld(startMessages);

test('a page with conversations of more than 50 hubs is listed', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const { team } = world.hub;
  const { db } = world.service;
  const { id } = data(await world.open(ada, [ben]));
  const own = await db.get<InboxItem>(inboxKey(team, ada.id, id));
  expect(own).toBeDefined();
  for (let nth = 0; nth < 51; nth += 1) {
    const [conversation_id, hub_id] = [newId(), newId()];
    const listing = inboxListing(team, ada.id, conversation_id, '2020-01-01T00:00:00.000Z', undefined);
    const key = inboxKey(team, ada.id, conversation_id);
    await db.put({ entity: 'inbox_entry', ...own, ...key, ...listing, conversation_id, hub_id } as never);
  }
  const listed = await world.get(ada.token, '/conversations?page[size]=100');
  expect(listed.status).toBe(200);
  expect(items(listed)).toMatchObject([{ id }]);
});
