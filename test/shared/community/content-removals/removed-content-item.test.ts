import { expect, test } from 'vitest';
import {
  removedContentKey,
  removedContentRow,
} from '../../../../shared/community/content-removals/removed-content-item.ts';
import type { RemovedKind } from '../../../../shared/hubs/people/content-removals/content-removal-item.ts';
import { newRemoval } from '../../../../shared/hubs/people/content-removals/content-removals.ts';
import { newPlaceId, replyId } from '../../../../shared/platform/ids/place-id.ts';

const by = { type: 'user', id: 'moderator' } as const;
const asked = { contact_id: 'member', action: 'delete', since: null, include: ['comments'], requested_by: by } as const;
const removal = newRemoval({ team: 'team', hub: 'hub' }, { id: 'removal', ...asked }, by, new Date('2026-01-01'));

test('what an undo needs is kept for its 30 days and one more, in which a late undo ends', () => {
  const item = { kind: 'reactions', id: 'id#👍', state: 'removed', removed_at: removal.created_at } as const;
  expect(removedContentRow(removal, item).ttl).toBe(Date.parse('2026-02-01') / 1_000);
});

test('an undo restores discussions before comments, and comments before the replies to them', () => {
  const root = newPlaceId('0123456789', 2_000);
  const items: readonly (readonly [RemovedKind, string])[] = [
    ['discussions', 'f'],
    ['comments', root],
    ['comments', replyId('0123456789', root, 1_000)],
    ['messages', '0'],
    ['reactions', '0'],
  ];
  const keys = items.map(([kind, id]) => removedContentKey(removal, kind, id).sk);
  expect(keys.toSorted()).toEqual(keys);
});
