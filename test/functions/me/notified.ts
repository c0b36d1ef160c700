import type { NotificationKind } from '../../../shared/downstream/notifications/kinds.ts';
import { notificationRow } from '../../../shared/downstream/notifications/notification-item.ts';
import type { MeWorld, Person } from './world.ts';

type Cause = (world: MeWorld, ada: Person, bo: Person) => Promise<unknown>;

const CAUSES: Readonly<Record<NotificationKind, Cause>> = {
  reply: async (world, ada, bo) => world.comment(bo, await world.discussion(ada)),
  message: async (world, ada, bo) =>
    world.message(bo, await world.conversation(bo, ada, await world.person()), 'Hello'),
  async achievement(world, ada) {
    const { token } = world.ours.users.owner;
    const id = await world.made(token, `/teams/${world.ours.id}/achievements`, 'achievements', { title: 'Good' });
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/achievements`;
    await world.made(token, path, 'hub_achievements', { achievement_id: id });
    await world.send(token, 'POST', `${path}/${id}/awards/${ada.id}`);
  },
  event_seat: (world, ada, bo) => world.seatFreed('Dinner', bo, ada),
  event_host: (world, ada) => world.hosted('Dinner', ada),
  warning: (world, ada) => {
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/members/${ada.id}/warnings`;
    return world.made(world.ours.users.owner.token, path, 'member_warnings', { message: 'Be kind' });
  },
  async unlock(world, ada) {
    const at = new Date().toISOString();
    const ids = { id: `${Date.now()}`, team_id: world.ours.id, hub_id: world.ours.hub, contact_id: ada.id };
    const words = { title: null, body: null, url: null, read_at: null, created_at: at, updated_at: at };
    const subject = { type: 'discussions', id: await world.discussion(ada) };
    return world.db.put(notificationRow({ ...ids, ...words, kind: 'unlock', subject }, null));
  },
  automation(world, { id: contact_id }) {
    const at = new Date().toISOString();
    const ids = { id: `${Date.now()}`, team_id: world.ours.id, hub_id: world.ours.hub, contact_id };
    const words = { title: 'Welcome', body: null, url: null, read_at: null, created_at: at, updated_at: at };
    return world.db.put(notificationRow({ ...ids, ...words }, null));
  },
};

/** Causes a notification of a kind for Ada, by Bo where a member can cause it. */
export const notified = (world: MeWorld, kind: NotificationKind, ada: Person, bo: Person): Promise<unknown> =>
  CAUSES[kind](world, ada, bo);
