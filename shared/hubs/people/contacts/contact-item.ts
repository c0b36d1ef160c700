import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { changedNames } from '../../../platform/ledger/changed-names.ts';
import { declared } from '../../../platform/ledger/domain-event.ts';
import { onWrite } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { StoredFieldValues } from '../profile-fields/field-value.ts';

export const contactEntity = /* @__PURE__ */ entity('contact');

/** A link of a profile. */
interface ProfileLink {
  readonly label: string | null;
  readonly url: string;
}

/** A change of a used address that the owner of the old one can undo. */
export interface AddressMove {
  readonly from: string;
  /** When the change was requested; it names the change. */
  readonly requested_at: string;
  readonly moved_at: string;
}

/** A contact of a team, shared by all of its hubs. */
export interface ContactItem {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  /** The address that replaces the current one when it is proved, and when this was requested. */
  readonly pending_email?: string | null;
  readonly pending_since?: string;
  /** Whether the holder of the current address must allow the change first. */
  readonly pending_consent?: boolean;
  /** The changes of a used address, the oldest first. */
  readonly moves?: readonly AddressMove[];
  readonly name: string | null;
  readonly headline?: string | null | undefined;
  readonly bio?: string | null | undefined;
  /** `profile_links` in the API. */
  readonly links?: readonly ProfileLink[] | undefined;
  /** An IANA name. */
  readonly time_zone?: string | null | undefined;
  /** A BCP 47 tag. */
  readonly locale?: string | null | undefined;
  /** The values of the team's profile fields. */
  readonly fields?: StoredFieldValues;
  /** How often values of deleted profile fields were removed. These writes publish nothing. */
  readonly swept_values?: number;
  /** The upload id of the current picture; null or absent without one. The same for `banner`. */
  readonly avatar?: string | null;
  readonly banner?: string | null;
  /** When the contact's memberships in all of the team's hubs end. */
  readonly expires_at?: string | null;
  /**
   * Since when no password, session or token predates the proof of the address. Required to receive anything of value.
   */
  readonly recipient_since?: string;
  /** Access tokens and stream tickets of an earlier generation are refused. */
  readonly least_generation?: number;
  /** The id of the last token with which an API key acts for the contact. */
  readonly acting_token?: string;
  readonly acted_at?: string;
  /** When a session of the contact was last revoked. Earlier stream tickets are refused, and their WebSockets closed. */
  readonly signed_out_at?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The attributes of a requested change of the address. */
export const PENDING: readonly (keyof ContactItem)[] = ['pending_email', 'pending_since', 'pending_consent'];

export const contactKey = (team: TeamId, id: string): Key => ({ pk: teamPartition(team), sk: `CONTACT#${id}` });

/** All contacts of a team, the oldest first. */
export const contactsOf = (team: TeamId) => ({ partition: teamPartition(team), prefix: 'CONTACT#' }) as const;

const lifecycleEvents = /* @__PURE__ */ lifecycle<ContactItem>()({
  thing: 'contact',
  resource_type: 'contacts',
  id: ({ id }) => id,
  hidden: [
    'recipient_since',
    'least_generation',
    'acted_at',
    'signed_out_at',
    'swept_values',
    'pending_since',
    'pending_consent',
    'moves',
  ],
  named: { links: 'profile_links' },
  created: 'created',
  deleted: 'deleted',
  updated: (before, after) => (before.acting_token === after.acting_token ? 'updated' : 'impersonated'),
  at: { created: onWrite, updated: onWrite, deleted: onWrite, impersonated: 'acted_at' },
});

const contactOf = (row: object | undefined): Partial<ContactItem> => row ?? {};

/** The names of changed attributes, with the ids of changed profile fields. */
const namesOf = (
  changed: readonly string[],
  before: Partial<ContactItem>,
  after: Partial<ContactItem>,
): readonly string[] => {
  const isSweep = before.swept_values !== after.swept_values;
  const values = isSweep ? [] : changedNames(before.fields ?? {}, after.fields ?? {}).map((id) => `fields.${id}`);
  return changed.flatMap((name) => (name === 'fields' ? values : name));
};

/** The events of a contact. A changed profile field is named `fields.{field_id}`. */
const contactEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) =>
  lifecycleEvents(before, after).flatMap((event) => {
    if (!event.changed.includes('fields')) return event;
    const changed = namesOf(event.changed, contactOf(before), contactOf(after));
    return changed.length > 0 ? { ...event, changed } : [];
  }),
);

export const contactKind = {
  entity: contactEntity,
  key: ['TEAM#{team}', 'CONTACT#{contact}'],
  events: contactEvents,
  person: { contact: { exported: 'profile', erased: 'at once' } },
  text: { foundAs: 'contact' },
  gives: false,
  note: '`recipient_since`: nothing is left that is older than the proof of the address, so something may be given; `least_generation`: tokens of an earlier one are refused; `derive-rows` removes values of deleted profile fields',
} as const satisfies RowKind;
