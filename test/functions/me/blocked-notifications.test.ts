import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../shared/downstream/notifications/kinds.ts';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationKey,
  notificationRow,
  notificationsPartition,
} from '../../../shared/downstream/notifications/notification-item.ts';
import { contactIds } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);

const block = (by: Person, { id }: Person) => world.send(by.token, 'PUT', `/me/blocks/${id}`);

const rowsOf = async ({ id }: Person): Promise<readonly NotificationItem[]> => {
  const query = { partition: notificationsPartition(world.ours.id, id), prefix: NOTIFICATION, limit: 10 };
  return (await world.db.query<NotificationItem>(query)).items;
};

/** How each kind of notification is created for Ada, caused by Bo where a member can cause it. */
const CREATED_BY: Readonly<Record<NotificationKind, (ada: Person, bo: Person) => Promise<unknown>>> = {
  reply: async (ada, bo) => world.comment(bo, await world.discussion(ada)),
  message: async (ada, bo) => world.message(bo, await world.conversation(bo, ada, await world.person()), 'Hello'),
  async achievement(ada) {
    const { token } = world.ours.users.owner;
    const id = await world.made(token, `/teams/${world.ours.id}/achievements`, 'achievements', { title: 'Good' });
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/achievements`;
    await world.made(token, path, 'hub_achievements', { achievement_id: id });
    await world.send(token, 'POST', `${path}/${id}/awards/${ada.id}`);
  },
  event_seat: (ada, bo) => world.seatFreed('Dinner', bo, ada),
  warning: (ada) => {
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/members/${ada.id}/warnings`;
    return world.made(world.ours.users.owner.token, path, 'member_warnings', { message: 'Be kind' });
  },
  automation({ id: contact_id }) {
    const at = new Date().toISOString();
    const ids = { id: `${Date.now()}`, team_id: world.ours.id, hub_id: world.ours.hub, contact_id };
    const words = { title: 'Welcome', body: null, url: null, read_at: null, created_at: at, updated_at: at };
    return world.db.put(notificationRow({ ...ids, ...words }, null));
  },
};

/** Members send replies and messages; the other kinds come from the hub, which cannot be blocked. */
const WITHHELD: Readonly<Record<NotificationKind, boolean>> = {
  reply: true,
  message: true,
  achievement: false,
  event_seat: false,
  warning: false,
  automation: false,
};

describe('notifications between members who block each other', () => {
  test.each(NOTIFICATION_KINDS)(
    '%s: a notification caused by a blocked member is not listed; one from the hub is',
    async (kind) => {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      await CREATED_BY[kind](ada, bo);
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
