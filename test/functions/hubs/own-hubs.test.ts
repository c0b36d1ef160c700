import { expect, test } from 'vitest';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { ids, items, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub, startCommunity } from '../community/world.ts';

const world = useWorld(startCommunity);

test('a member lists the hubs of their memberships with status and role, and no other hub', async () => {
  const { service, team, other } = world;
  const [second, third] = [await newHub(service, team), await newHub(service, team)];
  const foreign = await newHub(service, other);
  const hubs = [world.hub, second].map((id) => ({ id, status: 'active' as const }));
  const input = { email: 'many@example.com', name: 'Ada', password_hash: null, hubs };
  const made = await contacts(service.db, team.id).create(input, new Date());
  if (typeof made === 'string') throw new Error(made);
  const token = service.keys.issue({ kind: 'contact', id: made.id, team: team.id });
  const mine = (query = '') => service.call({ path: `/api/v1/me/hubs${query}`, token });

  const all = await mine();
  expect(ids(all)).toEqual([world.hub, second]);
  expect(items(all)[0]?.attributes).toMatchObject({
    name: 'Hub',
    membership_status: 'active',
    membership_role: 'member',
    membership_expires_at: null,
    joined_at: expect.any(String),
  });
  expect(Object.keys(items(all)[0]?.attributes ?? {})).not.toContain('allowed_origins');

  const key = { team: team.id, hub: second };
  const become = (set: Record<string, string | null>) => service.db.update(memberKey(key, made.id), { set });
  await become({ ...statusChange(key, 'left') });
  expect(ids(await mine())).toEqual([world.hub]);
  expect(ids(await mine('?filter[status]=left'))).toEqual([second]);
  await become({ ...statusChange(key, 'active'), expires_at: '2020-01-01T00:00:00.000Z' });
  expect(ids(await mine('?filter[status]=removed'))).toEqual([second]);
  expect(ids(await mine('?filter[status]=active'))).toEqual([world.hub]);
  expect(JSON.stringify((await mine()).body)).not.toMatch(new RegExp(`${third}|${foreign}`));
  expect(outcome(await service.call({ path: '/api/v1/me/hubs', token: team.users.owner.token }))).toBe('403 forbidden');
});
