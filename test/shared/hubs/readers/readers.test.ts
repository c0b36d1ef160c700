import { describe, expect, test } from 'vitest';
import type { MemberItem } from '../../../../shared/hubs/people/members/member-item.ts';
import { isInside, maySeeSpace, type Reader, spaceView } from '../../../../shared/hubs/readers/readers.ts';
import { SPACE_ACCESS_LEVELS, SPACE_VISIBILITIES } from '../../../../shared/hubs/spaces/space-item.ts';

const JOINED = '2026-01-02T00:00:00.000Z';
const member: MemberItem = {
  contact_id: 'c',
  hub_id: 'h',
  team_id: 't',
  status: 'active',
  role: 'member',
  joined_at: JOINED,
  suspended_until: null,
  created_at: JOINED,
  updated_at: JOINED,
};
const membership = (status: 'active' | 'pending', created_at = JOINED) => ({
  contact_id: 'c',
  space_id: 's',
  hub_id: 'h',
  team_id: 't',
  status,
  created_at,
  updated_at: created_at,
});
const contact: Reader = { kind: 'contact', id: 'c', member };
const user = (...permissions: string[]): Reader => ({ kind: 'user', id: 'u', permissions: new Set(permissions) });
const key = (scopes: string[], can_moderate = false): Reader => ({
  kind: 'key',
  id: 'k',
  scopes: new Set(scopes),
  can_moderate,
});

const every = (reader: Reader, inside?: Parameters<typeof spaceView>[2]) =>
  Object.fromEntries(
    SPACE_VISIBILITIES.map((visibility) => [
      visibility,
      SPACE_ACCESS_LEVELS.map((access_level) => spaceView(reader, { visibility, access_level }, inside, false)).join(
        ' ',
      ),
    ]),
  );

describe('access to a space (open, request, invite, rule)', () => {
  test('a member of the hub can write in an open space and read a public one', () => {
    expect(every(contact)).toEqual({
      public: 'write read read read',
      members: 'write none none none',
      secret: 'none none none none',
    });
  });

  test('a member of the space can write in it; a pending request gives nothing more', () => {
    const all = 'write write write write';
    expect(every(contact, membership('active'))).toEqual({ public: all, members: all, secret: all });
    expect(every(contact, membership('pending'))).toEqual(every(contact));
  });

  test('a space membership from an earlier membership period in the hub is ignored', () => {
    const stale = membership('active', '2026-01-01T23:59:59.999Z');
    expect(isInside(member, stale)).toBe(false);
    expect(every(contact, stale)).toEqual(every(contact));
  });

  test('a contact who is not admitted to the hub, and an anonymous visitor, have no access', () => {
    const nothing = 'none none none none';
    const out = { public: nothing, members: nothing, secret: nothing };
    expect(every({ kind: 'contact', id: 'c', member: undefined }, membership('active'))).toEqual(out);
    expect(every({ kind: 'anonymous' })).toEqual(out);
    expect(every(key([]))).toEqual(out);
  });

  test('moderators can moderate everywhere, by role or by a key with can_moderate', () => {
    const all = 'moderate moderate moderate moderate';
    for (const reader of [user('members.moderate'), key(['members.read'], true)])
      expect(every(reader)).toEqual({ public: all, members: all, secret: all });
    expect(every(key(['members.moderate'])).public).toBe('read read read read');
  });

  test('creators with content.manage can write everywhere; other creators can read all except secret spaces', () => {
    const [all, read] = ['write write write write', 'read read read read'];
    for (const reader of [user('content.manage'), key(['content.manage']), key(['*'])])
      expect(every(reader)).toEqual({ public: all, members: all, secret: all });
    for (const reader of [user(), key(['members.read'])])
      expect(every(reader)).toEqual({ public: read, members: read, secret: 'none none none none' });
    expect(every(user('hubs.manage')).secret).toBe(read);
  });

  test('a key without a read scope for the hub has no access to its spaces', () => {
    const nothing = 'none none none none';
    const out = { public: nothing, members: nothing, secret: nothing };
    for (const scope of ['commerce.read', 'webhooks.manage', 'analytics.read', 'audit.read', 'x'])
      expect([scope, every(key([scope]))]).toEqual([scope, out]);
    for (const scope of ['members.manage', 'members.read', 'hubs.manage'])
      expect(every(key([scope])).public).toBe('read read read read');
  });
});

test('the visibility of a space is wider than its read access', () => {
  const visibleTo = (reader: Reader, inside = false) =>
    SPACE_VISIBILITIES.filter((visibility) => maySeeSpace(reader, { visibility, access_level: 'invite' }, inside));
  expect(visibleTo({ kind: 'anonymous' })).toEqual(['public']);
  expect(visibleTo(contact)).toEqual(['public', 'members']);
  expect(visibleTo(contact, true)).toEqual([...SPACE_VISIBILITIES]);
  expect(visibleTo(user())).toEqual(['public', 'members']);
  expect(visibleTo(user('hubs.manage'))).toEqual([...SPACE_VISIBILITIES]);
});
