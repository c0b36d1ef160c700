import type * as z from 'zod';
import { all, equals, free, live } from '../../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { endMemberships } from '../members/end-memberships.ts';
import type { MemberItem } from '../members/member-item.ts';
import { membershipsOf } from '../members/memberships-of.ts';
import { contactsTagged, contactTagKey } from '../tags/contact-tags.ts';
import { tagKey } from '../tags/tag-item.ts';
import { type ContactCredentialItem, contactCredentialKey, contactCredentials } from './contact-credentials.ts';
import type { ContactChange } from './contact-input.ts';
import { type ContactItem, contactKey, contactsOf } from './contact-item.ts';
import { findContacts, isFoundBy } from './find-contacts.ts';

interface Filter {
  readonly email?: string | undefined;
  readonly tag?: string | undefined;
  /** The beginning of the name or the email address. */
  readonly q?: string | undefined;
}

/**
 * The steps that change the address. The password, which was set before this address was proved, is dropped, and every
 * session ends. The change of `closed_at` in the stream sends a sign-in email to the owner of the new address.
 */
const moveSteps = (team: TeamId, from: ContactCredentialItem, to: string, now: Date): readonly Step[] => [
  {
    label: 'email',
    put: {
      ...contactCredentialKey(team, to),
      entity: 'contact_credential',
      contact_id: from.contact_id,
      password_hash: null,
      generation: from.generation + 1,
      closed_at: now.toISOString(),
      closed_for: null,
      updated_at: now.toISOString(),
    },
    condition: free,
  },
  {
    remove: { pk: from.pk, sk: from.sk },
    condition: all(equals('contact_id', from.contact_id), equals('generation', from.generation)),
    label: 'credential',
  },
];

/** The contacts of a team, for its creators. */
export const teamContacts = (db: Table, team: TeamId) => {
  const get = (id: string) => db.get<ContactItem>(contactKey(team, id));

  const byEmail = async (email: string): Promise<ContactItem | undefined> => {
    const credential = await contactCredentials(db, team).get(email);
    return credential && get(credential.contact_id);
  };

  const tagExists = async (tag: string): Promise<boolean> => (await db.get(tagKey(team, tag))) !== undefined;

  const byTag = async (tag: string, page: PageRequest): Promise<Page<ContactItem>> => {
    const [exists, { items, next }] = await Promise.all([tagExists(tag), contactsTagged(db, team, tag, page)]);
    if (!exists) return { items: [] };
    const keys = items.map(({ contact_id }) => contactKey(team, contact_id));
    const found = await db.getMany<ContactItem>(keys, { eventual: true });
    const existing = found.filter((contact) => contact !== undefined);
    return { items: existing, next };
  };

  /** Changes the address; `undefined` after a concurrent change. */
  const move = async (
    { id, email: from }: ContactItem,
    to: string,
    set: Attributes,
    now: Date,
  ): Promise<ContactItem | 'email_taken' | 'not_found' | undefined> => {
    const credential = await contactCredentials(db, team).get(from);
    if (credential?.contact_id !== id) return undefined;
    const moved = await db.transact([
      ...moveSteps(team, credential, to, now),
      {
        update: contactKey(team, id),
        change: {
          set: { ...set, least_generation: credential.generation + 1 },
          initial: { recipient_since: now.toISOString() },
        },
        condition: equals('email', from),
        label: 'contact',
      },
    ]);
    if (moved.ok) return (await get(id)) ?? 'not_found';
    return moved.failed.some(({ label }) => label === 'email') ? 'email_taken' : undefined;
  };

  return {
    get,

    change: (
      id: string,
      input: z.output<typeof ContactChange>,
      actor: Actor,
      now: Date,
    ): Promise<ContactItem | 'email_taken' | 'not_found'> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return 'not_found';
        if (Object.values(input).every((value) => value === undefined)) return current;
        const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
        const { email = current.email } = input;
        if (email !== current.email) return move(current, email, set, now);
        const written = await db.update<ContactItem>(contactKey(team, id), { set }, live);
        return written.ok ? written.value : 'not_found';
      }),

    /**
     * Oldest first. With `email`, at most the contact with this address; with `tag`, the contacts with this tag; with `q`,
     * those whose name or address begins with it, in that order.
     */
    async list({ email, tag, q }: Filter, page: PageRequest): Promise<Page<ContactItem>> {
      if (email !== undefined) {
        const contact = await byEmail(email);
        if (!contact || (q !== undefined && !isFoundBy(contact, q))) return { items: [] };
        if (tag === undefined) return { items: [contact] };
        const tagged = (await tagExists(tag)) && (await db.get(contactTagKey(team, contact.id, tag)));
        return { items: tagged ? [contact] : [] };
      }
      if (q !== undefined) {
        if (tag !== undefined && !(await tagExists(tag))) return { items: [] };
        return findContacts(db, team, { q, tag }, page);
      }
      if (tag !== undefined) return byTag(tag, page);
      return db.query<ContactItem>({ ...contactsOf(team), ...page });
    },

    /**
     * Deletes a contact, releases their address and ends their sessions and memberships. `known` are the memberships if
     * already read; otherwise all are read. Returns false if the contact does not exist.
     */
    async remove(id: string, actor: Actor, now: Date, known?: readonly MemberItem[]): Promise<boolean> {
      const stood = await retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return false;
        const gone = await db.transact([
          {
            put: tombstone(contactKey(team, id), { entity: 'contact', actor, now }),
            condition: equals('email', current.email),
          },
          { remove: contactCredentialKey(team, current.email), condition: equals('contact_id', id) },
        ]);
        return gone.ok ? true : undefined;
      });
      if (stood) await endMemberships(db, known ?? (await membershipsOf(db, team, id)), actor, now);
      return stood;
    },
  };
};
