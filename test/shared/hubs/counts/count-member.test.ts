import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { settleMemberCounts } from '../../../../shared/hubs/counts/count-member.ts';
import { memberCountOf } from '../../../../shared/hubs/counts/hub-counts.ts';
import { countsOfSpaces } from '../../../../shared/hubs/counts/space-counts.ts';
import { memberEntity } from '../../../../shared/hubs/people/members/member-events.ts';
import { memberKey } from '../../../../shared/hubs/people/members/member-item.ts';
import {
  spaceMembershipEntity,
  spaceMembershipKey,
} from '../../../../shared/hubs/space-memberships/space-membership-item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { inParts } from '../../../../shared/platform/runtime/in-parts.ts';
import { startStore } from '../../../support/dynamo.ts';
import { putAll } from '../../../support/put-all.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(async () => startStore());

const JOINED = '2026-03-01T00:00:00.000Z';
const dates = { created_at: JOINED, updated_at: JOINED, joined_at: JOINED };

const open = () => {
  const hub = { team: newId(), hub: newId() };
  const ids = { team_id: hub.team, hub_id: hub.hub };
  const member = (contact_id: string, status = 'active') => ({
    ...memberKey(hub, contact_id),
    entity: memberEntity,
    ...ids,
    contact_id,
    status,
    role: 'member',
    ...dates,
    suspended_until: null,
  });
  const inSpace = (contact_id: string, space_id: string, created_at = JOINED) => ({
    ...spaceMembershipKey(hub, contact_id, space_id),
    entity: spaceMembershipEntity,
    ...ids,
    contact_id,
    space_id,
    ...dates,
    created_at,
    status: 'active',
  });
  return { hub, member, inSpace, db: table(store.client, store.name) };
};

/** What a step of a transaction writes. */
interface Written {
  readonly Key?: object;
  readonly Item?: { readonly pk: object; readonly sk: object };
}

/** As DynamoDB does, rejects a transaction on an item that another transaction is writing. */
const withConflicts = () => {
  const writing = new Set<string>();
  const conflicts = { count: 0 };
  store.client.middlewareStack.add(
    (next, context) => async (args) => {
      if (!/Transact/.test(context.commandName ?? '')) return next(args);
      const { TransactItems = [] } = args.input as { TransactItems?: readonly Record<string, Written>[] };
      const keys = TransactItems.map((step) => {
        const { Key, Item } = Object.values(step)[0] ?? {};
        return JSON.stringify(Key ?? [Item?.pk, Item?.sk]);
      });
      if (keys.some((key) => writing.has(key))) {
        conflicts.count += 1;
        const CancellationReasons = keys.map((key) => ({ Code: writing.has(key) ? 'TransactionConflict' : 'None' }));
        throw new TransactionCanceledException({ message: 'conflict', $metadata: {}, CancellationReasons });
      }
      for (const key of keys) writing.add(key);
      try {
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        return await next(args);
      } finally {
        for (const key of keys) writing.delete(key);
      }
    },
    { step: 'initialize', name: 'conflicts' },
  );
  return conflicts;
};

/** Ten workers, each with a batch of ten messages (`infra/functions/triggers.ts`). */
const MAX_AT_ONCE = 100;

test('200 members who join a hub are counted by a hundred jobs at a time, each once, and no job fails', async () => {
  const { hub, member, inSpace, db } = open();
  const space = newId();
  const people = Array.from({ length: 200 }, () => newId());
  await putAll(
    store,
    people.flatMap((id) => [member(id), inSpace(id, space)]),
  );
  const conflicts = withConflicts();
  try {
    const twice = [...people, ...people.slice(0, 50)];
    for (const part of inParts(twice, MAX_AT_ONCE))
      await Promise.all(part.map((id) => settleMemberCounts(db, hub, id)));
  } finally {
    store.client.middlewareStack.remove('conflicts');
  }
  expect(conflicts.count).toBeGreaterThan(200);
  expect(await memberCountOf(db, hub)).toBe(200);
  expect((await countsOfSpaces(db, hub))(space)).toEqual({ discussion_count: 0, member_count: 200 });
});

test('a member of 30 spaces leaves all of their counts with the hub, and returns to none of them', async () => {
  const { hub, member, inSpace, db } = open();
  const [ada, bo] = [newId(), newId()];
  const spaces = Array.from({ length: 30 }, () => newId());
  await putAll(store, [member(ada), member(bo), ...spaces.flatMap((id) => [inSpace(ada, id), inSpace(bo, id)])]);
  const counts = async () => {
    for (const id of [ada, bo]) await settleMemberCounts(db, hub, id);
    const of = await countsOfSpaces(db, hub);
    return [await memberCountOf(db, hub), ...new Set(spaces.map((id) => of(id).member_count))];
  };
  expect(await counts()).toEqual([2, 2]);
  await db.put(member(ada, 'left'));
  expect(await counts()).toEqual([1, 1]);
  await db.put({ ...member(ada), joined_at: '2026-04-01T00:00:00.000Z' });
  expect(await counts()).toEqual([2, 1]);
  await db.put(inSpace(ada, spaces[0] ?? '', '2026-04-02T00:00:00.000Z'));
  expect(await counts()).toEqual([2, 2, 1]);
});

test('the counts of a hub are those of its team and its id', async () => {
  const { hub, member, db } = open();
  const id = newId();
  await db.put(member(id));
  await settleMemberCounts(db, hub, id);
  expect(await memberCountOf(db, hub)).toBe(1);
  expect(await memberCountOf(db, { ...hub, team: newId() })).toBe(0);
  expect(await memberCountOf(db, { ...hub, hub: newId() })).toBe(0);
});
