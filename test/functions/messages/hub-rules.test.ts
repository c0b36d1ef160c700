import { beforeAll, expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, items, refusal, startMessages } from './world.ts';

const world = useWorld(startMessages);
const ada = useFixture(() => world.person());
const ben = useFixture(() => world.person());
let hub: string;
let conversation: string;
beforeAll(async () => {
  hub = await world.hubOf([ada, ben]);
  conversation = data(await world.open(ada, [ben], { hub_id: hub })).id;
  expect((await world.say(ada, conversation)).status).toBe(201);
  await world.deliverAll();
});

/** Sets or clears an access rule on the hub that no member meets. */
const setGated = (gated: boolean) =>
  world.service.db.update(hubItemKey({ team: world.world.ours.id, hub: hub }), { set: { gated } });
const listed = async () => items(await world.get(ada.token, '/conversations')).map(({ id }) => id);

test('an access rule on a hub refuses every conversation call of members who do not meet it', async () => {
  const path = `/conversations/${conversation}`;
  const calls = [
    () => world.get(ada.token, path),
    () => world.get(ada.token, `${path}/messages`),
    () => world.send(ada.token, 'PATCH', path, { is_muted: true }),
    () => world.send(ada.token, 'PUT', `${path}/read`),
    () => world.say(ada, conversation),
  ];
  await setGated(true);
  for (const call of calls) expect(refusal(await call()).slice(0, 2)).toEqual([404, 'not_found']);
  expect(refusal(await world.open(ada, [ben], { hub_id: hub })).slice(0, 2)).toEqual([422, 'unknown_hub']);
  expect(await listed()).not.toContain(conversation);
  await setGated(false);
  for (const call of calls) expect((await call()).status).toBeLessThan(300);
  expect(await listed()).toContain(conversation);
});

test('a conversation without hub_id is not created in a gated hub', async () => {
  const [cleo, dan] = [await world.person('left'), await world.person('left')];
  const hubs = [await world.hubOf([cleo, dan]), await world.hubOf([cleo, dan])] as const;
  await world.service.db.update(hubItemKey({ team: world.world.ours.id, hub: hubs[0] }), { set: { gated: true } });
  expect(data(await world.open(cleo, [dan])).attributes.hub_id).toBe(hubs[1]);
});
