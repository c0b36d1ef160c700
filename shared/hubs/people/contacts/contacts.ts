import { type Actor, attributesOf } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/id.ts';
import { type Joining, joinBenefit } from '../members/members.ts';
import { contactCredentialStep } from './contact-credentials.ts';
import { type ContactItem, contactEntity, contactKey } from './contact-item.ts';
import { type Benefit, benefitSteps, withoutProof } from './recipient.ts';

/** A new contact and the hubs to join. `email` is normalized. */
interface NewContact {
  readonly email: string;
  readonly name: string | null;
  readonly password_hash: string | null;
  readonly profile?: ContactProfile;
  /** Whether the address is proved already. Otherwise the first proof by email drops the password. */
  readonly proved?: boolean;
  /** Whether the contact registers themselves and is signed in before the address is proved. */
  readonly registers?: boolean;
  /** Since when the team knows the contact. Default: now. */
  readonly created_at?: string | null | undefined;
  readonly hubs: readonly { readonly id: string; readonly status: Joining['status'] }[];
  /** What else the contact with the id gets in the same transaction. */
  readonly gifts?: (id: string) => Gifts;
}

/** The attributes of a profile, with the stored values of profile fields. */
export type ContactProfile = Pick<ContactItem, 'headline' | 'bio' | 'links' | 'time_zone' | 'locale' | 'fields'>;

interface Gifts {
  readonly benefits: readonly Benefit[];
  readonly steps: readonly Step[];
}

const NO_GIFTS: Gifts = { benefits: [], steps: [] };

export const contacts = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<ContactItem>(contactKey(team, id)),

  /**
   * Creates the contact, the credential and the memberships in one transaction; at most 90 hubs. With gifts,
   * `email_taken` may also mean that one of them was not possible.
   */
  async create(input: NewContact, now: Date, actor?: Actor): Promise<ContactItem | 'email_taken'> {
    const id = newId();
    const timestamp = now.toISOString();
    const { email, name, password_hash, profile, proved = false, registers = false } = input;
    const isSafe = proved || (password_hash === null && !registers);
    const contact: ContactItem = {
      id,
      team_id: team,
      email,
      name,
      ...profile,
      ...(isSafe && { recipient_since: timestamp }),
      created_at: input.created_at ?? timestamp,
      updated_at: timestamp,
    };
    const by = actor ?? { type: 'contact', id };
    /* Where a new contact is known needs no record: without one, every hub is read. */
    const memberships = input.hubs.map((hub) =>
      joinBenefit({ hub: { team, hub: hub.id }, contact: id, status: hub.status }, by, now),
    );
    const { benefits, steps } = input.gifts?.(id) ?? NO_GIFTS;
    const made = await db.transact([
      contactCredentialStep({ team, email, contact_id: id, password_hash, proved }, now),
      { put: { ...contactKey(team, id), entity: contactEntity, ...attributesOf(contact), actor: { ...by } } },
      ...benefitSteps(withoutProof('is_new'), [...memberships, ...benefits]),
      ...steps,
    ]);
    return made.ok ? contact : 'email_taken';
  },
});
