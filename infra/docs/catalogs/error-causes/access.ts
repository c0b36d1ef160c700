import type { ErrorCause } from './error-cause.ts';

/** Errors about who may do something: credentials, permissions, membership and access rules. */
export const ACCESS_CAUSES = {
  access_rule_not_met: {
    cause:
      'The hub or space has an access rule, and the member meets none of its conditions. The subscription or achievement that gave access can also have ended.',
    fix: 'Call [Check access](/docs/reference/access/postHubAccessChecks) with the target: its conditions say in `unlock` what the member can do.',
  },
  account_suspended: {
    cause: 'A moderator suspended or banned the member in this hub. Other hubs are not affected.',
    fix: 'Show the member that the membership is suspended, and until when. A moderator can reinstate or unban the member.',
  },
  contact_blocked: {
    cause: 'One of the two contacts has blocked the other. The error does not say which one.',
    fix: 'Do not retry. Only the contact who blocked the other can remove the block.',
  },
  content_locked: {
    cause: 'The member can see that the content exists, but an access rule or a drip schedule has not opened it yet.',
    fix: 'Call [Check access](/docs/reference/access/postHubAccessChecks) with the content node to get the missing conditions.',
  },
  forbidden: {
    cause:
      'The credential is valid, but not for this operation: it is of the wrong kind, belongs to another team, or its role or scopes do not include the permission. The detail says which; for the wrong kind, `meta.accepts` lists the kinds that are accepted.',
    fix: 'Use one of the accepted kinds, give the permission to the role, or create a new API key with the scope: the scopes of a key do not change. [Permissions](/docs/permissions) lists what each operation needs.',
  },
  invalid_credentials: {
    cause:
      'No account with this email address has this password. The error is the same whether the account exists or not.',
    fix: 'Check both for spaces and case, and request a password reset if in doubt. Do not retry automatically: failed sign-ins are limited.',
  },
  invalid_code_verifier: {
    cause:
      'The sign-in began with another `code_challenge`, in another browser, or without one. This is also what an attacker’s sign-in link looks like.',
    fix: 'Keep the `code_verifier` in the browser until the sign-in returns, and send it with the code. Do not accept the code without it: begin the sign-in again.',
  },
  invalid_token: {
    cause:
      'The emailed token or code was used already, has expired, was replaced by a newer one, or was cut off when it was copied.',
    fix: 'Request a new email, and use the newest link once. Send the token exactly as it is in the link.',
  },
  invitation_for_another_address: {
    cause: 'The signed-in user has another email address than the one that the invitation was sent to.',
    fix: 'Sign out, and sign in or register with the invited address. Or ask the inviter for an invitation to your address.',
  },
  invitation_withdrawn: {
    cause:
      'The user or API key that sent the invitation was removed or revoked since, or lost the permission to invite with this role.',
    fix: 'Ask an owner of the team, or another user who may invite with the role, for a new invitation.',
  },
  magic_link_not_allowed: {
    cause: 'The hub was set to password sign-in after the magic link was sent.',
    fix: 'Show the password form. `GET /hubs-by-slug/{slug}` says in `sign_in` which kind the hub uses.',
  },
  password_not_allowed: {
    cause: 'The hub is set to magic-link sign-in, and the request has a password.',
    fix: 'Request a magic link instead. At registration, leave `password` out.',
  },
  password_required: {
    cause: 'The hub is set to password sign-in, and the registration has no password.',
    fix: 'Ask the contact for a password, and send it as `password`.',
  },
  permission_not_held: {
    cause:
      'The request would give or change a permission, scope or role that the caller does not have, which would let the caller gain rights.',
    fix: 'Ask an owner of the team, or a user whose role has the permission, to make the change.',
  },
  reauthentication_required: {
    cause:
      'The operation is sensitive, and the proof in the body is missing or wrong: the current password, or an emailed token.',
    fix: 'Ask the person for their password, or request an emailed token, and send it with the request.',
  },
  registration_closed: {
    cause: 'The hub accepts members by invitation only, so nobody can register by themselves.',
    fix: 'Have a creator add or invite the contact, or change `access` of the hub.',
  },
  space_closed: {
    cause: 'The space is for invited members only, so a member can neither join nor request it.',
    fix: 'Have a creator add the member to the space, or change the visibility of the space.',
  },
  space_membership_required: {
    cause: 'The space is private or restricted, and the member has not joined it or was removed.',
    fix: 'Join the space first, or request to join it. In a space by invitation a creator must add the member.',
  },
  sso_required: {
    cause:
      'The team requires sign-in with its identity provider, and the token comes from a password. Owners are exempt.',
    fix: 'Call `POST /team-sign-in/options` with the email address, and send the user to the URL in the response.',
  },
  team_suspended: {
    cause: 'The operator of the service paused the team. All operations of the team are refused until it is resumed.',
    fix: 'Do not retry. An owner of the team contacts the operator of the service.',
  },
  unauthorized: {
    cause:
      '`Authorization` is missing or is not a bearer token, or the token has expired, was revoked, or belongs to a deleted account.',
    fix: 'Read `meta.reason`: [Refused credentials](/docs/error-responses#refused-credentials) lists what to do for each. Refresh an expired token once, and sign in again if that fails.',
  },
} as const satisfies Record<string, ErrorCause>;
