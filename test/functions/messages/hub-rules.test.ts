import { beforeAll, expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, items, refusal, startMessages } from './world.ts';

const world = useWorld(startMessages);
const ada = useFixture(() => world.person());
const ben = useFixture(() => world.person());
let here: string;
let conversation: string;
beforeAll(async () => {
  here = await world.hubOf([ada, ben]);
  conversation = data(await world.open(ada, [ben], { hub_id: here })).id;
  expect((await world.say(ada, conversation)).status).toBe(201);
  await world.deliverAll();
});

/** As when an access rule that nobody meets stands on the hub, or none does. */
const closed = (gated: boolean) =>
  world.service.db.update(hubItemKey({ team: world.world.ours.id, hub: here }), { set: { gated } });
const listed = async () => items(await world.get(ada.token, '/conversations')).map(({ id }) => id);

test('a rule on a hub keeps members from its conversations, by whatever way, until they meet it', async () => {
  const path = `/conversations/${conversation}`;
  const ways = [
    () => world.get(ada.token, path),
    () => world.get(ada.token, `${path}/messages`),
    () => world.send(ada.token, 'PATCH', path, { is_muted: true }),
    () => world.send(ada.token, 'PUT', `${path}/read`),
    () => world.say(ada, conversation),
  ];
  await closed(true);
  for (const way of ways) expect(refusal(await way()).slice(0, 2)).toEqual([404, 'not_found']);
  expect(refusal(await world.open(ada, [ben], { hub_id: here })).slice(0, 2)).toEqual([422, 'unknown_hub']);
  expect(await listed()).not.toContain(conversation);
  await closed(false);
  for (const way of ways) expect((await way()).status).toBeLessThan(300);
  expect(await listed()).toContain(conversation);
});

test('a conversation for which no hub is named does not begin in a closed one', async () => {
  const [cleo, dan] = [await world.person('left'), await world.person('left')];
  const hubs = [await world.hubOf([cleo, dan]), await world.hubOf([cleo, dan])] as const;
  await world.service.db.update(hubItemKey({ team: world.world.ours.id, hub: hubs[0] }), { set: { gated: true } });
  expect(data(await world.open(cleo, [dan])).attributes.hub_id).toBe(hubs[1]);
});
