import { beforeAll, expect, test } from 'vitest';
import { membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { useWorld } from '../../support/use-world.ts';
import { newEmail, startInviting } from './inviting.ts';
import { dataOf, listOf } from './world.ts';

const at = useWorld(startInviting);
let owner: string;

beforeAll(() => {
  ({ owner } = at);
});

const renameOwner = (name: string) =>
  at.service.db.update(membershipKey(at.team.id, at.team.users.owner.id), { set: { name } });

test('an invitation names its role and inviter, also an API key, and null before it is accepted', async () => {
  await renameOwner('Olive');
  const { role_id } = at;
  const byUser = dataOf(await at.invite({ email: newEmail(), role_id }));
  const named = { role_name: 'moderator', invited_by_display_name: 'Olive', accepted_by_display_name: null };
  expect(byUser.attributes).toMatchObject(named);
  const byKey = dataOf(await at.invite({ email: newEmail(), role_id }, await at.keyOf(at.team.id, ['*'])));
  expect(byKey.attributes).toMatchObject({ role_name: 'moderator', invited_by_photo_url: null });
  const listed = listOf(await at.send('GET', at.path, owner));
  const names = Object.fromEntries(listed.map(({ id, attributes }) => [id, attributes.invited_by_display_name]));
  expect(names).toEqual({ [byUser.id]: 'Olive', [byKey.id]: byKey.attributes.invited_by_display_name });
  expect(names[byKey.id]).not.toBe('Olive');
});

test('an API key names the user who created it, in every answer, from the next request after a new name on', async () => {
  await renameOwner('Olive');
  const made = dataOf(await at.createKey());
  await renameOwner('Olivia');
  const listed = listOf(await at.send('GET', at.keys, owner)).filter(({ id }) => id === made.id);
  const read = dataOf(await at.send('GET', `${at.keys}/${made.id}`, owner));
  const names = [made, ...listed, read].map(({ attributes }) => attributes.created_by_display_name);
  expect(names).toEqual(['Olive', 'Olivia', 'Olivia']);
});
