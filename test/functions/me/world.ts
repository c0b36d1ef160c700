import { routes as achievements } from '../../../functions/achievements/routes.ts';
import { awardAchievements } from '../../../functions/award-achievements/award-achievements.ts';
import { routes as responses } from '../../../functions/comments/routes.ts';
import { ownPurchaseRoutes } from '../../../functions/commerce/own-purchases.ts';
import { routes as community } from '../../../functions/community/routes.ts';
import { routes as me } from '../../../functions/me/routes.ts';
import { routes as messages } from '../../../functions/messages/routes.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { routes as stream } from '../../../functions/stream/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import type { MailJob } from '../../../shared/delivery/email/mail-job.ts';
import { createEvent } from '../../../shared/engagement/hub-events/create-event.ts';
import { EventInput } from '../../../shared/engagement/hub-events/event-input.ts';
import { setRsvp } from '../../../shared/engagement/hub-events/rsvps.ts';
import { NO_SEATS } from '../../../shared/engagement/hub-events/seats.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { Environment } from '../../../shared/platform/runtime/config.ts';
import type { ResourceObject } from '../../support/answers.ts';
import { data, items } from '../../support/answers.ts';
import { routes as members } from '../../support/member-routes.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { seedWorld } from '../../support/world.ts';
import { startRelay } from '../relay/world.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The routes of members in a hub, the relay of the table’s stream, and the email worker. */
export const startMe = async (media?: Environment) => {
  const routes = [
    ...me,
    ...ownPurchaseRoutes,
    ...stream,
    ...community,
    ...responses,
    ...messages,
    ...members,
    ...achievements,
  ];
  const limitless = routes.map(({ limit, ...route }) => route) as unknown as readonly Route<never>[];
  const relay = await startRelay(limitless, media);
  const { service } = relay;
  const { db, keys } = service;
  const world = await seedWorld(db, keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const sent: EmailMessage[] = [];
  const work = sendMail({
    db,
    publicOrigin: keys.issuer,
    tokenKey: async () => 'token key',
    email: { send: async (email) => void sent.push(email) },
    failed(_, error) {
      throw error;
    },
  });

  const send = (token: string, method: string, path: string, type?: string, attributes: object = {}) =>
    service.call({
      method,
      path: `/api/v1${path}`,
      token,
      ...(type !== undefined && { body: { data: { type, attributes } } }),
    });
  const made = async (token: string, path: string, type: string, attributes: object): Promise<string> => {
    const response = await send(token, 'POST', path, type, attributes);
    if (response.status !== 201) throw new Error(`${path} ${JSON.stringify(response.body)}`);
    return data(response).id;
  };
  const space = await made(ours.users.owner.token, `/hubs/${ours.hub}/spaces`, 'spaces', { name: 'Lobby' });

  return {
    ...world,
    service,
    db,
    relay,
    sent,
    send,
    made,
    space,
    hub,

    async person(name: string | null = 'Ada'): Promise<Person> {
      const email = `${newId()}@example.com`;
      const hubs = [{ id: ours.hub, status: 'active' as const }];
      const person = await contacts(db, ours.id).create({ email, name, password_hash: null, hubs }, new Date());
      if (typeof person === 'string') throw new Error(person);
      await proveAddressOf(db, ours.id, person.id);
      return { id: person.id, email, token: keys.issue({ kind: 'contact', id: person.id, team: ours.id }) };
    },

    discussion: (by: Person, at = space) =>
      made(by.token, `/hubs/${ours.hub}/spaces/${at}/discussions`, 'discussions', { title: 'A', body: 'Words' }),

    comment: (by: Person, target_id: string, parent_comment_id: string | null = null, body = 'An answer') =>
      made(by.token, '/comments', 'comments', { target_type: 'discussion', target_id, body, parent_comment_id }),

    conversation: (by: Person, ...others: readonly Person[]) =>
      made(by.token, '/conversations', 'conversations', { contact_ids: others.map(({ id }) => id), hub_id: ours.hub }),

    message: (by: Person, conversation: string, body: string) =>
      made(by.token, `/conversations/${conversation}/messages`, 'messages', { body }),

    /** Creates an event with one seat, which `waiting` gets from `first` when their membership ends. */
    async seatFreed(title: string, first: Person, waiting: Person): Promise<void> {
      const owner = { type: 'user', id: ours.users.owner.id } as const;
      const input = EventInput.parse({ title, starts_at: '2100-01-01T00:00:00Z', rsvp_limit: 1 });
      const event = await createEvent(db, hub, input, owner, new Date());
      if (typeof event === 'string') throw new Error(event);
      for (const { id: contact } of [first, waiting]) {
        const answering = { event, seats: { ...NO_SEATS, rsvp_limit: 1 }, contact, before: undefined };
        await setRsvp(db, answering, 'going', { type: 'contact', id: contact }, new Date());
      }
      await memberships(db, hub).remove(first.id, owner, new Date());
    },

    /** Creates an event whose host a user names. */
    async hosted(title: string, { id: host_contact_id }: Person, status: 'scheduled' | 'draft' = 'scheduled') {
      const owner = { type: 'user', id: ours.users.owner.id } as const;
      const input = EventInput.parse({ title, starts_at: '2100-01-01T00:00:00Z', host_contact_id, status });
      const event = await createEvent(db, hub, input, owner, new Date());
      if (typeof event === 'string') throw new Error(event);
      return event;
    },

    /** Counts the actions of members, once all changes are relayed. */
    async countActions(): Promise<void> {
      await relay.relayAll();
      const failed = (_: string, error: unknown) => {
        throw error;
      };
      const run = awardAchievements({ db, queue: { send: async () => undefined }, failed });
      const Records = relay.awardJobs.splice(0).map((job) => ({ messageId: newId(), body: JSON.stringify(job) }));
      await run({ Records });
    },

    /** The person’s notifications, newest first, once all changes are relayed. */
    async notifications(by: Person, query = ''): Promise<readonly ResourceObject[]> {
      await relay.relayAll();
      return items(await send(by.token, 'GET', `/me/notifications${query}`));
    },

    /** The emails that were sent since the last call, once all changes are relayed. */
    async emails(): Promise<readonly EmailMessage[]> {
      await relay.relayAll();
      const jobs = relay.emailJobs.splice(0) as MailJob[];
      const before = sent.length;
      await work({ Records: jobs.map((job) => ({ messageId: newId(), body: JSON.stringify(job) })) });
      return sent.slice(before);
    },
  };
};

export type MeWorld = Awaited<ReturnType<typeof startMe>>;
