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

/** How each kind of notification comes to Ada, where it can be with Bo's part in it. */
const OCCASIONS: Readonly<Record<NotificationKind, (ada: Person, bo: Person) => Promise<unknown>>> = {
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

/** Members write replies and messages; everything else is from the hub, which nobody blocks. */
const WITHHELD: Readonly<Record<NotificationKind, boolean>> = {
  reply: true,
  message: true,
  achievement: false,
  event_seat: false,
  warning: false,
  automation: false,
};

describe('a block between two members and what one is notified of by the other', () => {
  test.each(NOTIFICATION_KINDS)(
    '%s: withheld from the list where a member wrote it, from the hub it stays',
    async (kind) => {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      await OCCASIONS[kind](ada, bo);
      const [told] = await world.told(ada);
      expect(told?.attributes.kind).toBe(kind);
      const by = { type: 'contact', id: bo.id };
      await world.db.update(notificationKey(world.ours.id, ada.id, told?.id ?? ''), { set: { by } });
      expect(await world.told(ada)).toHaveLength(1);
      await block(ada, bo);
      expect(await world.told(ada)).toHaveLength(WITHHELD[kind] ? 0 : 1);
      await world.send(ada.token, 'DELETE', `/me/blocks/${bo.id}`);
      expect(await world.told(ada)).toHaveLength(1);
    },
  );

  test.each(['reply', 'message'] as const)(
    '%s: no notification is stored and no email is sent, either way',
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
        expect(await world.told(person)).toEqual([]);
        expect(await rowsOf(person)).toEqual([]);
      }
      const written = (await world.letters()).filter(({ to }) => [ada.email, bo.email].includes(to));
      expect(written).toEqual([]);
    },
  );

  test('what others write is notified as before', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    await block(ada, bo);
    await world.comment(cy, await world.discussion(ada));
    expect((await world.told(ada)).map(({ attributes }) => attributes.actor_contact_id)).toEqual([cy.id]);
  });
});

describe('a block and follows', () => {
  const follow = (by: Person, { id }: Person, hub = world.ours.hub) =>
    world.send(by.token, 'POST', `/hubs/${hub}/members/${id}/follow`);
  const followed = async (by: Person) => {
    return contactIds(await world.send(by.token, 'GET', `/hubs/${world.ours.hub}/members/${by.id}/following`));
  };

  test('blocking ends the follows between the two, both ways, and those alone', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
      [bo, cy],
    ] as const)
      expect((await follow(one, other)).status).toBe(201);
    expect((await block(ada, bo)).status).toBe(204);
    expect([await followed(ada), await followed(bo)]).toEqual([[], [cy.id]]);
  });

  test('while one blocks the other, neither can follow: 403 contact_blocked; afterwards both can', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await block(ada, bo);
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const refused = await follow(one, other);
      expect([refused.status, refused.body.errors]).toMatchObject([403, [{ code: 'contact_blocked' }]]);
    }
    await world.send(ada.token, 'DELETE', `/me/blocks/${bo.id}`);
    expect((await follow(bo, ada)).status).toBe(201);
  });

  test('a follow and a block at the same time leave no follow', async () => {
    for (let nth = 0; nth < 8; nth += 1) {
      const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
      await Promise.all([follow(bo, ada), block(ada, bo)]);
      expect(await followed(bo)).toEqual([]);
    }
  });
});
