import { adminAlertKind, platformAlertKind } from './alerts/alert-events.ts';
import { deadLettersKind } from './alerts/dead-letter-alert.ts';
import { alertDedupeKind } from './alerts/open-alerts.ts';
import { apiKeyKind } from './api-keys/api-key-item.ts';
import { credentialKind } from './identity/credentials.ts';
import { oneTimeTokenKind } from './identity/one-time-tokens.ts';
import { sessionKind } from './identity/sessions.ts';
import { userKind } from './identity/user-item.ts';
import { invitationKind, invitationTokenKind, invitedAddressKind } from './invitations/invitation-item.ts';
import { roleCountsKind } from './roles/role-counts.ts';
import { rolesKind } from './roles/role-events.ts';
import { rolePointerKind } from './roles/roles.ts';
import { teamControlsKind } from './teams/control-team.ts';
import { membershipKind } from './teams/membership-events.ts';
import { teamOfUserKind } from './teams/memberships.ts';
import { teamKind } from './teams/team-item.ts';

export const ACCOUNTS_ROWS = [
  adminAlertKind,
  alertDedupeKind,
  apiKeyKind,
  credentialKind,
  deadLettersKind,
  invitationKind,
  invitationTokenKind,
  invitedAddressKind,
  membershipKind,
  oneTimeTokenKind,
  platformAlertKind,
  roleCountsKind,
  rolePointerKind,
  rolesKind,
  sessionKind,
  teamKind,
  teamControlsKind,
  userKind,
  teamOfUserKind,
] as const;
