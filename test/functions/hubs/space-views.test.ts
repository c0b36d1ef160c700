import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedContact } from '../../support/seed-contact.ts';
import { useWorld } from '../../support/use-world.ts';
import { createSpace, data, errors, items, newHub, seedKey, seedMember, startHubs } from './world.ts';

const VISIBILITIES = ['public', 'members', 'secret'] as const;
type Visibility = (typeof VISIBILITIES)[number];

const world = useWorld(startHubs);
let hub: string;
const ids = {} as Record<Visibility, string>;

beforeAll(async () => {
  hub = await newHub(world);
  for (const visibility of VISIBILITIES) {
    const attributes = {
      name: visibility,
      visibility,
      access_level: 'rule',
      position: VISIBILITIES.indexOf(visibility),
    };
    ids[visibility] = data(await createSpace(world, hub, attributes)).id;
  }
});

const collection = () => `/api/v1/hubs/${hub}/spaces`;
const ANONYMOUS = ['color', 'created_at', 'description', 'icon', 'name', 'position', 'slug'];

/** The visibilities in a caller's list; a space is readable by id exactly when it is listed. */
const seenBy = async (token?: string): Promise<readonly string[]> => {
  const listed = await world.service.call({ path: collection(), token });
  expect(listed.status).toBe(200);
  const seen = items(listed).map(({ attributes }) => String(attributes.name));
  for (const visibility of VISIBILITIES) {
    const { status } = await world.service.call({ path: `${collection()}/${ids[visibility]}`, token });
    expect([visibility, status]).toEqual([visibility, seen.includes(visibility) ? 200 : 404]);
  }
  return seen;
};

test('C431 C432: anonymous callers see only public spaces, with the seven attributes of the anonymous view', async () => {
  expect(await seenBy()).toEqual(['public']);
  const listed = await world.service.call({ path: collection() });
  const read = await world.service.call({ path: `${collection()}/${ids.public}` });
  for (const space of [...items(listed), data(read)]) expect(Object.keys(space.attributes).sort()).toEqual(ANONYMOUS);
});

test('C431: hidden spaces leave no trace in the pages of anonymous callers', async () => {
  const hubWithHidden = await newHub(world);
  for (let index = 0; index < 30; index += 1)
    await createSpace(world, hubWithHidden, { name: `Hidden ${index}`, visibility: 'secret', position: index });
  await createSpace(world, hubWithHidden, { name: 'Last', visibility: 'public', position: 99 });
  const listed = await world.service.call({ path: `/api/v1/hubs/${hubWithHidden}/spaces?page[size]=1` });
  expect(items(listed).map(({ attributes }) => attributes.name)).toEqual(['Last']);
  expect(listed.body.meta).toEqual({ has_more: false });
});

test('members see spaces of visibility public and members with all attributes', async () => {
  const member = await seedMember(world, world.team.id, hub);
  expect(await seenBy(member)).toEqual(['public', 'members']);
  const read = await world.service.call({ path: `${collection()}/${ids.members}`, token: member });
  expect(data(read).attributes).toMatchObject({ visibility: 'members', access_level: 'rule', hub_id: hub });
});

test('creators who manage hubs or content see all spaces, and other creators what members see', async () => {
  const { team } = world;
  expect(await seenBy(team.users.owner.token)).toEqual([...VISIBILITIES]);
  expect(await seenBy(team.users.moderator.token)).toEqual([...VISIBILITIES]);
  expect(await seenBy(await seedKey(world, team.id, ['*']))).toEqual([...VISIBILITIES]);
  expect(await seenBy(await seedKey(world, team.id, ['hubs.manage']))).toEqual([...VISIBILITIES]);
  expect(await seenBy(await seedKey(world, team.id, ['members.read']))).toEqual(['public', 'members']);
});

test('C153: authenticated callers outside the hub get 404, and banned members get 403', async () => {
  const { team, other, service } = world;
  const { keys } = service;
  const strangers = [
    other.users.owner.token,
    keys.issue({ kind: 'user', id: newId() }),
    (await seedContact(service.db, keys, team.id)).token,
    (await seedContact(service.db, keys, other.id)).token,
    await seedMember(world, other.id, hub),
    await seedMember(world, team.id, hub, 'left'),
    await seedMember(world, team.id, hub, 'pending'),
    await seedKey(world, other.id, ['*']),
  ];
  for (const [index, token] of strangers.entries())
    for (const path of [collection(), `${collection()}/${ids.public}`]) {
      const refused = await service.call({ path, token });
      expect([index, refused.status, errors(refused)[0]?.code]).toEqual([index, 404, 'not_found']);
    }
  const banned = await service.call({ path: collection(), token: await seedMember(world, team.id, hub, 'banned') });
  expect([banned.status, errors(banned)[0]?.code]).toEqual([403, 'account_suspended']);
  expect((await service.call({ path: collection(), token: 'garbage' })).status).toBe(401);
});

test('writing spaces requires hubs.manage', async () => {
  const { team, other, service } = world;
  const { moderator } = team.users;
  const refused: readonly [string | undefined, number][] = [
    [undefined, 401],
    [await seedMember(world, team.id, hub), 403],
    [moderator.token, 403],
    [await seedKey(world, team.id, ['content.manage']), 403],
    [other.users.owner.token, 404],
    [await seedKey(world, other.id, ['*']), 404],
  ];
  const body = { data: { type: 'spaces', attributes: { name: 'Mine' } } };
  const item = `${collection()}/${ids.public}`;
  for (const [token, status] of refused) {
    expect((await service.call({ method: 'POST', path: collection(), token, body })).status).toBe(status);
    expect((await service.call({ method: 'PATCH', path: item, token, body })).status).toBe(status);
    expect((await service.call({ method: 'DELETE', path: item, token })).status).toBe(status);
  }
  const key = await seedKey(world, team.id, ['hubs.manage']);
  expect((await service.call({ method: 'POST', path: collection(), token: key, body })).status).toBe(201);
});
