import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { SECRET } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { queuedOnly } from '../../../platform/ledger/domain-event.ts';

export const contactCredentialEntity = /* @__PURE__ */ entity('contact_credential');

export const contactCredentialKey = (team: TeamId, email: string): Key => ({
  pk: `${teamPartition(team)}#CONTACT_EMAIL#${email}`,
  sk: 'CREDENTIAL',
});

export const contactCredentialKind = {
  entity: contactCredentialEntity,
  key: ['TEAM#{team}#CONTACT_EMAIL#{email}', 'CREDENTIAL'],
  events: queuedOnly,
  person: { contact: { exported: SECRET, erased: 'at once' } },
  text: 'none',
  gives: false,
  note: 'the sign-in credential of a contact, and whether the address is verified; `closed_at` when the credentials of an unverified address were revoked',
} as const satisfies RowKind;
