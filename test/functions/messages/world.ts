import { routes } from '../../../functions/messages/routes.ts';
import { newMessages } from '../../../functions/relay/new-messages.ts';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { putInInboxes } from '../../../shared/engagement/messages/inbox-updates.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { type MemberItem, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { changesOf } from '../../support/changes.ts';
import { type ApiResponse, type Call, startService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';

export { data, items, type ResourceObject } from '../../support/answers.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** How a resource shows a person without a name and a photo. */
export const unnamed = { display_name: 'Member', is_former_member: false, photo_url: null, photo_url_expires_at: null };

export const refusal = ({ status, body }: ApiResponse) => {
  const [error] = body.errors as readonly { code?: string; source?: object }[];
  return [status, error?.code, error?.source];
};

/** The message routes, two tenants and the table's stream, which delivers messages to the inboxes. */
export const startMessages = async () => {
  const service = await startService(routes, undefined, { stream: true });
  const world: World = await seedWorld(service.db, service.keys);
  const next = changesOf(service.store);

  const send = (token: string, method: string, path: string, attributes?: object, type = 'conversations') => {
    const body = attributes && { data: { type, attributes } };
    const call: Call = { method, path: `/api/v1${path}`, token, ...(body && { body }) };
    return service.call(call);
  };

  return {
    service,
    world,
    hub: { team: world.ours.id, hub: world.ours.hub } satisfies HubKey,
    send,
    get: (token: string, path: string) => send(token, 'GET', path),

    /** A contact of our team with a membership of one of its hubs (default: our hub). */
    async person(status: MemberItem['status'] = 'active', hub = world.ours.hub): Promise<Person> {
      const at = new Date();
      const team = world.ours.id;
      const email = `${newId()}@example.com`;
      const hubs = [{ id: hub, status: 'active' as const }];
      const made = await contacts(service.db, team).create({ email, name: null, password_hash: null, hubs }, at);
      if (typeof made === 'string') throw new Error(made);
      if (status !== 'active') await this.become(made, status, hub);
      return { id: made.id, token: service.keys.issue({ kind: 'contact', id: made.id, team }) };
    },

    /** Another hub of our team with these members. */
    async hubOf(people: readonly Person[]): Promise<string> {
      const { id: team, users } = world.ours;
      const actor = { type: 'user', id: users.owner.id } as const;
      const at = new Date();
      const input = { name: 'Another', slug: `another-${newId()}`, description: null, access_level: 'open' as const };
      const made = await hubs(service.db, team).create({ ...input, sign_in: 'both', allowed_origins: [] }, actor, at);
      if (typeof made === 'string') throw new Error(made);
      for (const { id } of people) await members(service.db, { team, hub: made.id }).join(id, 'active', actor, at);
      return made.id;
    },

    become: (
      { id }: Pick<Person, 'id'>,
      status: MemberItem['status'],
      hub = world.ours.hub,
      suspended_until: string | null = null,
    ) => service.db.update(memberKey({ team: world.ours.id, hub }, id), { set: { status, suspended_until } }),

    open: (by: Person, others: readonly Person[], more: object = {}) =>
      send(by.token, 'POST', '/conversations', { contact_ids: others.map(({ id }) => id), ...more }),

    say: (by: Person, conversation: string, body: unknown = 'hello') =>
      send(by.token, 'POST', `/conversations/${conversation}/messages`, { body }, 'messages'),

    /** The stream records since the last call. */
    async changes(): Promise<readonly StreamRecord[]> {
      const found: StreamRecord[] = [];
      for (;;) {
        const batch = await next();
        if (batch.length === 0) return found;
        found.push(...batch);
      }
    },

    /** Delivers the messages in these records to the inboxes. */
    async deliver(records: readonly StreamRecord[]): Promise<void> {
      await Promise.all(newMessages(records).map(({ messages: sent }) => putInInboxes(service.db, sent, new Date())));
    },

    /** Delivers all pending records to the inboxes. */
    async deliverAll(): Promise<void> {
      await this.deliver(await this.changes());
    },
  };
};

export type MessagesWorld = Awaited<ReturnType<typeof startMessages>>;
