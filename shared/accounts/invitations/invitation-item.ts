import { createHash } from 'node:crypto';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const invitationEntity = /* @__PURE__ */ entity('invitation');
export const invitationTokenEntity = /* @__PURE__ */ entity('invitation_token');
export const invitedAddressEntity = /* @__PURE__ */ entity('invited');

export const INVITATION_STATUSES = ['pending', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An invitation as stored. `expired` is derived from `expires_at`, never stored. */
export interface InvitationItem {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  readonly role_id: string;
  readonly status: Exclude<InvitationStatus, 'expired'>;
  readonly invited_by: string;
  /** The hash of the newest token; older tokens are invalid. */
  readonly token_hash?: string;
  readonly accepted_by: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string;
}

export const invitationKey = (team: TeamId, id: string): Key => ({ pk: teamPartition(team), sk: `INVITATION#${id}` });

/** The pointer to an address's open invitation; a team has at most one per address. */
export const invitedKey = (team: TeamId, email: string): Key => ({ pk: teamPartition(team), sk: `INVITED#${email}` });

/** The index partition with all invitations of an address, in all teams. */
export const invitedAddress = (email: string): string =>
  `INVITED_ADDRESS#${createHash('sha256').update(`invited#${email}`).digest('base64url')}`;

export const INVITED = 'INVITATION#';

/** The index attributes of an invitation. */
export const byAddress = (id: string, email: string) =>
  listed({ partition: invitedAddress(email), sort: `${INVITED}${id}` });

/** The pointer from a token's hash to its invitation. */
export const invitationTokenKey = (hash: string): Key => ({ pk: `INVITATION-TOKEN#${hash}`, sk: 'TOKEN' });

const invitationEvents = /* @__PURE__ */ lifecycle<InvitationItem>()({
  thing: 'invitation',
  resource_type: 'invitations',
  id: ({ id }) => id,
  hidden: ['token_hash'],
  created: 'created',
  deleted: 'deleted',
  updated: (before, { status }) => (status === before.status ? 'updated' : status),
  at: {
    created: 'created_at',
    updated: onWrite,
    deleted: onWrite,
    pending: onWrite,
    accepted: onWrite,
    revoked: onWrite,
  },
});

export const invitationKind = {
  entity: invitationEntity,
  key: ['TEAM#{team}', 'INVITATION#{invitation}'],
  index: ['INVITED_ADDRESS#{hash}', 'INVITATION#{invitation}'],
  events: invitationEvents,
  person: { user: { exported: 'invitations', erased: 'at once' } },
  text: 'none',
  gives: false,
  note: 'a month after it closed; in the index by whom it invites',
} as const satisfies RowKind;

export const invitationTokenKind = {
  entity: invitationTokenEntity,
  key: ['INVITATION-TOKEN#{hash}', 'TOKEN'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'expires with the invitation',
} as const satisfies RowKind;

export const invitedAddressKind = {
  entity: invitedAddressEntity,
  key: ['TEAM#{team}', 'INVITED#{email}'],
  events: 'none',
  person: { user: { exported: { none: 'The invitation is exported.' }, erased: 'at once' } },
  text: 'none',
  gives: false,
  note: 'one open invitation an address',
} as const satisfies RowKind;
