import { expect, test } from 'vitest';
import { admittedSpace, spaceKeys } from '../../../../shared/access/spaces/admit-space.ts';
import type { Reader } from '../../../../shared/hubs/readers/readers.ts';

const AT = '2026-03-01T00:00:00.000Z';
const hub = { team: 't', hub: 'h' };
const space = { id: 's', visibility: 'members', access_level: 'open' };
const contact: Reader = {
  kind: 'contact',
  id: 'c',
  member: {
    contact_id: 'c',
    hub_id: 'h',
    team_id: 't',
    status: 'active',
    role: 'member',
    joined_at: AT,
    suspended_until: null,
    created_at: AT,
    updated_at: AT,
  },
};

test('the admission of a contact reads the space and their membership, of any other caller only the space', () => {
  expect(spaceKeys(hub, 's', contact)).toHaveLength(2);
  expect(spaceKeys(hub, 's', { kind: 'user', id: 'u' })).toHaveLength(1);
});

test('a missing or secret space is not found for a member outside it', () => {
  expect(admittedSpace(contact, [undefined], true)).toBeUndefined();
  expect(admittedSpace(contact, [{ ...space, visibility: 'secret' }], true)).toBeUndefined();
});

test('a member can write in an open space; a gated space is locked until they meet its rule', () => {
  expect(admittedSpace(contact, [space], true)).toMatchObject({ view: 'write', locked: false });
  const gated = { ...space, gated: true };
  expect(admittedSpace(contact, [gated], true)).toMatchObject({ view: 'write', locked: false });
  expect(admittedSpace(contact, [gated], false)).toMatchObject({ view: 'none', locked: true });
});
