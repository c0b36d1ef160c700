import type { ErrorCause } from './error-cause.ts';

/** Errors about users, teams, roles, API keys and sign-in settings. */
export const ACCOUNT_CAUSES = {
  address_not_proved: {
    cause: 'The inviter has not verified their email address. For an API key, no owner of the team has.',
    fix: 'Call `POST /auth/email-verification`, open the email, and invite again.',
  },
  already_accepted: {
    cause: 'The invitation was accepted before it could be revoked, so the user is in the team.',
    fix: 'Reload the users of the team, and remove the user there.',
  },
  already_invited: {
    cause: 'An invitation to the address is still open in this team.',
    fix: 'To send it again, revoke the open invitation and create a new one, or wait until it is accepted or expires.',
  },
  already_member: {
    cause: 'A user with this address is in the team already.',
    fix: 'Change the role of the user instead of inviting them.',
  },
  domain_taken: {
    cause: 'Another team or hub has verified the domain. A domain belongs to one of them at a time.',
    fix: 'Remove the domain where it is verified, or choose a subdomain.',
  },
  email_taken: {
    cause: 'Another account in the same place has the email address: another user, or another contact of the team.',
    fix: 'Sign in with the address, request a password reset, or find the existing contact with `filter[email]`.',
  },
  expires_in_past: {
    cause:
      'The time from which the API key, coupon, membership or suspension ends has passed already. A time without an offset is often read as UTC.',
    fix: 'Send a time in the future in ISO 8601 with its offset, for example `2030-01-31T09:00:00Z`.',
  },
  last_owner: {
    cause:
      'The change would leave a team without an owner. When a user deletes their account, `meta.team_ids` lists the teams.',
    fix: 'Make another user an owner first, or delete the team.',
  },
  name_mismatch: {
    cause: 'The `name` that confirms the deletion of a team differs from its current name.',
    fix: 'Get the team, and send its `name` exactly as it is.',
  },
  role_in_use: {
    cause: 'At least one user of the team has the role.',
    fix: 'Give these users another role, then delete the role.',
  },
  sso_not_ready: {
    cause:
      'Single sign-on cannot be required, because the team has no verified domain or no enabled identity provider.',
    fix: 'Verify a domain and enable an identity provider of the team. Test its sign-in before you require it.',
  },
  system_role: {
    cause: 'Owner, admin and moderator are system roles: their names are fixed, and they cannot be deleted.',
    fix: 'Create a role of your own with the permissions that you need.',
  },
  target_not_allowed: {
    cause:
      'The URL leads to an address that the service does not call, such as a private network, a literal IP address or another port, or its name does not resolve. The detail names the reason.',
    fix: 'Use a public `https` URL. To reach your machine, start the local stack with `WEBHOOK_ALLOW_CIDR=127.0.0.1/32 npm start`; a deployed stage needs a tunnel with a public name.',
  },
  unknown_role: {
    cause: 'The role does not exist in this team, or was deleted while the request ran.',
    fix: 'List the roles of the team, and send one of their ids.',
  },
} as const satisfies Record<string, ErrorCause>;
