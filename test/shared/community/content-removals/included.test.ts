import { expect, test } from 'vitest';
import { contactOf, isIncluded } from '../../../../shared/community/content-removals/included.ts';
import { newRemoval } from '../../../../shared/hubs/people/content-removals/content-removals.ts';

const SINCE = '2026-01-02T00:00:00.000Z';
const UNTIL = '2026-01-03T00:00:00.000Z';
const by = { type: 'user', id: 'moderator' } as const;
const asked = {
  id: 'removal',
  contact_id: 'member',
  action: 'delete',
  include: ['comments'],
  requested_by: by,
} as const;
const removal = newRemoval({ team: 'team', hub: 'hub' }, { ...asked, since: SINCE }, by, new Date(UNTIL));

const content = { hub_id: 'hub', contact_id: 'member', created_at: SINCE };

test('content of the member in the hub is removed if it was created from `since` up to the end of the ban', () => {
  for (const created_at of [SINCE, UNTIL])
    expect([created_at, isIncluded({ removal, until: UNTIL }, { ...content, created_at })]).toEqual([created_at, true]);
  expect(isIncluded({ removal }, { ...content, created_at: '2100-01-01T00:00:00.000Z' })).toBe(true);
  expect(isIncluded({ removal: { ...removal, since: null } }, { ...content, created_at: '2000' })).toBe(true);
});

test.each([
  ['before `since`', { created_at: '2026-01-01T23:59:59.999Z' }],
  ['after the ban was lifted', { created_at: '2026-01-03T00:00:00.001Z' }],
  ['by another member', { contact_id: 'other' }],
  ['by a user or an API key', { contact_id: contactOf({ type: 'user', id: 'member' }) }],
  ['of another hub', { hub_id: 'other' }],
])('content %s is not removed', (_, other) => {
  expect(isIncluded({ removal, until: UNTIL }, { ...content, ...other })).toBe(false);
});
