import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../shared/downstream/notifications/kinds.ts';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationKey,
  notificationsPartition,
} from '../../../shared/downstream/notifications/notification-item.ts';
import { contactIds } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { notified } from './notified.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);

const block = (by: Person, { id }: Person) => world.send(by.token, 'PUT', `/me/blocks/${id}`);

const rowsOf = async ({ id }: Person): Promise<readonly NotificationItem[]> => {
  const query = { partition: notificationsPartition(world.ours.id, id), prefix: NOTIFICATION, limit: 10 };
  return (await world.db.query<NotificationItem>(query)).items;
};

/** Members send replies and messages; the other kinds come from the hub, which cannot be blocked. */
const WITHHELD: Readonly<Record<NotificationKind, boolean>> = {
  reply: true,
  message: true,
  achievement: false,
  event_seat: false,
  event_host: false,
  warning: false,
  unlock: false,
  automation: false,
};

describe('notifications between members who block each other', () => {
  test.each(NOTIFICATION_KINDS)(
    '%s: a notification caused by a blocked member is not listed; one from the hub is',
    async (kind) => {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      await notified(world, kind, ada, bo);
      const [notification] = await world.notifications(ada);
      expect(notification?.attributes.kind).toBe(kind);
      const by = { type: 'contact', id: bo.id };
      await world.db.update(notificationKey(world.ours.id, ada.id, notification?.id ?? ''), { set: { by } });
      expect(await world.notifications(ada)).toHaveLength(1);
      await block(ada, bo);
      expect(await world.notifications(ada)).toHaveLength(WITHHELD[kind] ? 0 : 1);
      await world.send(ada.token, 'DELETE', `/me/blocks/${bo.id}`);
      expect(await world.notifications(ada)).toHaveLength(1);
    },
  );

  test.each(['reply', 'message'] as const)(
    '%s: no notification is stored and no email is sent, in either direction',
    async (kind) => {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      for (const { token } of [ada, bo])
        await world.send(token, 'PUT', '/me/notification-preferences', 'notification_preferences', {
          [kind]: { in_app: true, email: true },
        });
      const group = await world.conversation(ada, bo, await world.person());
      await block(ada, bo);
      const write = {
        reply: async (from: Person, to: Person) => world.comment(from, await world.discussion(to)),
        message: (from: Person) => world.message(from, group, 'Hello'),
      }[kind];
      await write(bo, ada);
      await write(ada, bo);
      for (const person of [ada, bo]) {
        expect(await world.notifications(person)).toEqual([]);
        expect(await rowsOf(person)).toEqual([]);
      }
      const emails = (await world.emails()).filter(({ to }) => [ada.email, bo.email].includes(to));
      expect(emails).toEqual([]);
    },
  );

  test('replies of other members still notify', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    await block(ada, bo);
    await world.comment(cy, await world.discussion(ada));
    expect((await world.notifications(ada)).map(({ attributes }) => attributes.actor_contact_id)).toEqual([cy.id]);
  });
});

describe('blocks and follows', () => {
  const follow = (by: Person, { id }: Person, hub = world.ours.hub) =>
    world.send(by.token, 'POST', `/hubs/${hub}/members/${id}/follow`);
  const followedIds = async (by: Person) => {
    return contactIds(await world.send(by.token, 'GET', `/hubs/${world.ours.hub}/members/${by.id}/following`));
  };

  test('blocking deletes the follows between the two members, in both directions, and no others', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
      [bo, cy],
    ] as const)
      expect((await follow(one, other)).status).toBe(201);
    expect((await block(ada, bo)).status).toBe(204);
    expect([await followedIds(ada), await followedIds(bo)]).toEqual([[], [cy.id]]);
  });

  test('a follow in either direction is 403 contact_blocked until the block is deleted', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await block(ada, bo);
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const response = await follow(one, other);
      expect([response.status, response.body.errors]).toMatchObject([403, [{ code: 'contact_blocked' }]]);
    }
    await world.send(ada.token, 'DELETE', `/me/blocks/${bo.id}`);
    expect((await follow(bo, ada)).status).toBe(201);
  });

  test('a concurrent follow and block leave no follow', async () => {
    for (let nth = 0; nth < 8; nth += 1) {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      await Promise.all([follow(bo, ada), block(ada, bo)]);
      expect(await followedIds(bo)).toEqual([]);
    }
  });
});
