import { expect, test } from 'vitest';
import { discussionKind } from '../../../../shared/community/discussions/discussion-events.ts';
import { spaceMembershipKind } from '../../../../shared/hubs/space-memberships/space-membership-item.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';

const AT = '2026-01-01T00:00:00.000Z';
const row = (set: object): Item =>
  ({
    pk: 'TEAM#t#SPACE#0123456789',
    sk: 'D#d',
    entity: 'discussion',
    actor: { type: 'contact', id: 'c' },
    id: 'd',
    hub_id: 'h',
    body: 'b',
    version: 1,
    updated_at: AT,
    ...set,
  }) as Item;
const typesOf = (before: object | undefined, after: object) =>
  discussionKind.events(before && row(before), row(after)).map(({ type }) => type);

test('an event has the team, the hub, the actor and the changed attributes', () => {
  const events = discussionKind.events(
    row({ status: 'published' }),
    row({ status: 'published', body: 'c', version: 2 }),
  );
  expect(events).toEqual([
    {
      type: 'discussion.updated',
      team_id: 't',
      hub_id: 'h',
      resource_type: 'discussions',
      resource_id: 'd',
      actor: { type: 'contact', id: 'c' },
      at: AT,
      changed: ['body'],
    },
  ]);
});

test.each([
  [undefined, 'published', ['discussion.created', 'discussion.published']],
  [undefined, 'draft', ['discussion.created']],
  ['draft', 'published', ['discussion.published']],
  ['scheduled', 'published', ['discussion.published']],
  ['draft', 'scheduled', ['discussion.updated']],
  ['published', 'hidden', ['discussion.hidden']],
  ['hidden', 'published', ['discussion.restored']],
  ['published', 'deleted', ['discussion.deleted']],
  ['published', 'published', []],
])('the change from %s to %s publishes %j', (from, to, types) => {
  expect(typesOf(from === undefined ? undefined : { status: from }, { status: to })).toEqual(types);
});

test('space membership changes publish requested, joined and left', () => {
  const member = (set: object) => ({ ...row({}), pk: 'TEAM#t#HUB#h#CONTACT#c', contact_id: 'c', ...set }) as Item;
  const events = (before: object | undefined, after: object) =>
    spaceMembershipKind.events(before && member(before), member(after)).map(({ type, hub_id }) => [type, hub_id]);
  expect(events(undefined, { status: 'pending' })).toEqual([['space_member.requested', 'h']]);
  expect(events(undefined, { status: 'active' })).toEqual([['space_member.joined', 'h']]);
  expect(events({ status: 'pending' }, { status: 'active' })).toEqual([['space_member.joined', 'h']]);
  expect(events({ status: 'active' }, { buried_at: AT })).toEqual([['space_member.left', 'h']]);
});
