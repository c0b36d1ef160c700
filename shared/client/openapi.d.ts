// Made by `npm run client` from the declarations of the routes; not to be edited.

export interface paths {
  "/api/v1/auth/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Register a user
     * @description The new user is signed in and belongs to no team. Next, create a team or accept an invitation. An address in use returns 422 `email_taken`, and its owner gets at most one email a day about it. After 20 of these responses in an hour, every registration from the source IP address returns 429 `rate_limited`.
     *
     *   Public: credentials are ignored.
     *
     *   Limited to 300 calls in 900 seconds.
     */
    post: operations["postAuthRegister"];
  };
  "/api/v1/auth/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in a user
     * @description An unknown address and a wrong password return the same error in the same time. Failed sign-ins are limited to 10 per account and 100 per source IP address in 15 minutes. With `team_id`, the token carries that team as its context.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postAuthLogin"];
  };
  "/api/v1/auth/refresh": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refresh a user's tokens
     * @description A refresh token works once. Using it a second time ends its session, because the token may have been copied. A password change ends the session too.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postAuthRefresh"];
  };
  "/api/v1/auth/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Revoke a user's session
     * @description All refresh tokens of the session stop working. Its access token stays valid until it expires. An unknown refresh token returns the same response.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postAuthLogout"];
  };
  "/api/v1/contact-auth/refresh": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refresh a member's tokens
     * @description A refresh token works once. Using it a second time ends its session, because the token may have been copied. A password change ends the session too.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postContactAuthRefresh"];
  };
  "/api/v1/contact-auth/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Revoke a member's session
     * @description All refresh tokens of the session stop working. Its access token stays valid until it expires. An unknown refresh token returns the same response.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postContactAuthLogout"];
  };
  "/api/v1/auth/password-reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Request a password reset
     * @description Returns the same response for every address. The email is sent only if a user has the address.
     *
     *   Public: credentials are ignored.
     *
     *   Limited to 100 calls in 900 seconds.
     */
    post: operations["postAuthPasswordReset"];
  };
  "/api/v1/auth/password-reset/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reset a user's password
     * @description The emailed token works once, for an hour. All sessions of the user end.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postAuthPasswordResetConfirm"];
  };
  "/api/v1/auth/accept-invitation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept a team invitation
     * @description The signed-in user joins the team with the role of the invitation. The user's address must be the invited one; another user gets 403 `invitation_for_another_address` and the token stays valid. The emailed token works once. Accepting verifies the user's email address.
     *
     *   Accepts a platform token.
     */
    post: operations["postAuthAcceptInvitation"];
  };
  "/api/v1/contact-auth/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Register as a hub member
     * @description In an open hub the new member is signed in at once. In a hub with access by request the membership is pending: the response is 202 without a token until the request is approved. A contact who has a password in another hub of the team must send that password. An address that cannot register returns 422 `email_taken`, and its owner gets at most one email a day about it. After 20 of these responses in an hour, every registration from the source IP address returns 429 `rate_limited`.
     *
     *   Public: credentials are ignored.
     *
     *   Limited to 300 calls in 900 seconds.
     */
    post: operations["postContactAuthRegister"];
  };
  "/api/v1/contact-auth/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in a member with a password
     * @description A contact who is not an active member but has or had a subscription in the hub can sign in too; `access` is then `purchases` and the token opens only their purchases. A wrong password, an unknown address, an unknown hub and a hub that does not admit the contact all return the same error. Failed sign-ins are limited to 10 per account and 100 per source IP address in 15 minutes.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postContactAuthLogin"];
  };
  "/api/v1/contact-auth/magic-link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Request a magic link
     * @description Returns the same response for every address and hub. In a hub with magic-link sign-in, the email is sent to an admitted member, and to a contact who has or had a subscription in the hub, for access to their purchases only. The link works once, for ten minutes. If `return_url` is on one of the hub's `allowed_origins`, the landing page redirects to it with a token for `POST /contact-auth/magic-link/consume` in the fragment; any other `return_url` is ignored.
     *
     *   Public: credentials are ignored.
     *
     *   Limited to 100 calls in 900 seconds.
     */
    post: operations["postContactAuthMagicLink"];
  };
  "/api/v1/contact-auth/magic-link/consume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in with a magic-link token
     * @description The token is used up, even if the sign-in fails. `access` is `purchases` for a contact whom the hub does not admit but who has or had a subscription in it; the token then opens only their purchases. The first emailed token that is used verifies the address: a password set before that is removed and all earlier sessions end.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postContactAuthMagicLinkConsume"];
  };
  "/api/v1/contact-auth/password-reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Request a member's password reset
     * @description Returns the same response for every address and hub. In a hub with password sign-in, the email with a reset token is sent to an admitted member, even one without a password, and to a contact who has or had a subscription in the hub. Limited to 10 emails in 15 minutes, magic links included.
     *
     *   Public: credentials are ignored.
     *
     *   Limited to 100 calls in 900 seconds.
     */
    post: operations["postContactAuthPasswordReset"];
  };
  "/api/v1/contact-auth/password-reset/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reset a member's password
     * @description The emailed token works once and verifies the address. The new password applies to every hub of the team with password sign-in. All earlier sessions end.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postContactAuthPasswordResetConfirm"];
  };
  "/m": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the landing page of an emailed link
     * @description Returns an HTML page for the `token` of an email. Its button signs in to the hub or to purchases in it, or sets a new password. The page shows the hub and the address. Opening it changes nothing, so link scanners do not use up the token. A magic link that was requested without a `return_url` has no button; the page says where to enter the code from the email. No page shows a token.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getM"];
    /**
     * Submit the landing page form
     * @description Uses up the token. A member who signs in is redirected to the `return_url` of the email request, with a token for `POST /contact-auth/magic-link/consume` in the fragment. Without a `return_url` the token stays valid.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postM"];
  };
  "/api/v1/auth/email-verification": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Request a verification email
     * @description Emails the signed-in user a token that verifies their address. Registration sends the first one. Limited to 10 emails in 15 minutes.
     *
     *   Accepts a platform token.
     *
     *   Limited to 100 calls in 900 seconds.
     */
    post: operations["postAuthEmailVerification"];
  };
  "/api/v1/auth/email-verification/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify an email address
     * @description Verifies the address of the signed-in user with the emailed token. The token works once, for 24 hours, and only for the user it was sent to.
     *
     *   Accepts a platform token.
     */
    post: operations["postAuthEmailVerificationConfirm"];
  };
  "/.well-known/jwks.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the public token-signing keys
     * @description Returns a JWK Set (RFC 7517). The `kid` header of a token names its key.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getWellKnownJwksJson"];
  };
  "/api/v1/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current account
     * @description Returns the user for a platform token and the contact for a contact token.
     *
     *   Accepts a platform token, or a contact token.
     */
    get: operations["getMe"];
    /**
     * Delete the current account
     * @description Permanent. Re-authenticate with your password; a member can send a magic-link token instead. Sessions end, the address becomes available again, and invitations to a user's address are revoked. Name, pictures, tags, inbox, notifications, follows and warnings are deleted, and memberships become `removed`. A member's posts stay under “Former member”, sent messages stay with their recipients, and orders are kept for accounting. With an active subscription the response is 409 `subscription_goes_on`; cancel it first. The only owner of a team gets 409 `last_owner`; make another user an owner first.
     *
     *   Accepts a platform token, or a contact token.
     *
     *   Limited to 5 calls in 900 seconds.
     */
    delete: operations["deleteMe"];
    /**
     * Update the current account
     * @description A contact's name changes in all hubs of the team. `{}` changes nothing.
     *
     *   Accepts a platform token, or a contact token.
     */
    patch: operations["updateMe"];
  };
  "/api/v1/me/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the latest personal data export
     * @description A `completed` export has a `download_url`, which stays valid for one to two hours; repeat this request for a new URL. The file is kept for seven days.
     *
     *   Accepts a platform token, or a contact token.
     */
    get: operations["getMeExport"];
    /**
     * Request a personal data export
     * @description Collects your data into a JSON file; get its URL with GET on this path. A member's file contains profile, memberships, discussions, comments, reactions, votes, sent messages, RSVPs, completions, achievements, follows, warnings, emails, reports, orders, subscriptions, entitlements, notifications and preferences. A user's file contains profile, teams, discussions and their audit log entries. Content by other people is not included. Only one export runs at a time; a request during an export returns that export. Limited to five exports a day.
     *
     *   Accepts a platform token, or a contact token.
     *
     *   Limited to 5 calls in 86400 seconds.
     */
    post: operations["postMeExport"];
  };
  "/api/v1/me/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Change the password
     * @description Re-authenticate with the current password; a member can send a magic-link token instead, which also sets the first password. A member's password applies to every hub of the team with password sign-in. All sessions end, including this one; access tokens stay valid until they expire. If two requests use the same proof, one of them gets 403 `reauthentication_required`. Limited to five attempts in 15 minutes, shared with `DELETE /me`.
     *
     *   Accepts a platform token, or a contact token.
     *
     *   Limited to 5 calls in 900 seconds.
     */
    put: operations["putMePassword"];
  };
  "/api/v1/me/avatar": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start the avatar upload
     * @description Accepts an image of at most 5242880 bytes and returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload.
     *
     *   Accepts a platform token, or a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    post: operations["postMeAvatar"];
    /**
     * Delete the avatar
     * @description Accepts a platform token, or a contact token.
     */
    delete: operations["deleteMeAvatar"];
  };
  "/api/v1/me/avatar/finalize": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finalize the avatar upload
     * @description Applies to the upload that was started last. Checks the uploaded image and replaces the previous one. Repeating the request returns the same response.
     *
     *   Accepts a platform token, or a contact token.
     */
    post: operations["postMeAvatarFinalize"];
  };
  "/api/v1/me/banner": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start the banner upload
     * @description Accepts an image of at most 10485760 bytes and returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload.
     *
     *   Accepts a platform token, or a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    post: operations["postMeBanner"];
    /**
     * Delete the banner
     * @description Accepts a platform token, or a contact token.
     */
    delete: operations["deleteMeBanner"];
  };
  "/api/v1/me/banner/finalize": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finalize the banner upload
     * @description Applies to the upload that was started last. Checks the uploaded image and replaces the previous one. Repeating the request returns the same response.
     *
     *   Accepts a platform token, or a contact token.
     */
    post: operations["postMeBannerFinalize"];
  };
  "/api/v1/me/notification-preferences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get notification preferences
     * @description For each kind of notification: whether it appears in the client (`in_app`) and whether it is emailed (`email`). Sign-in emails, password resets and receipts are always sent.
     *
     *   Accepts a contact token.
     */
    get: operations["getMeNotificationPreferences"];
    /**
     * Update notification preferences
     * @description Replaces all preferences. A kind or channel that you omit returns to its default. The preferences apply to all hubs of the team. `automation` covers emails from automations and drip campaigns.
     *
     *   Accepts a contact token.
     */
    put: operations["putMeNotificationPreferences"];
  };
  "/api/v1/teams": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the caller's teams
     * @description An API key belongs to one team.
     *
     *   Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["listTeams"];
    /**
     * Create a team
     * @description The caller becomes its owner. The roles owner, admin and moderator are created with it.
     *
     *   Accepts a platform token.
     */
    post: operations["createTeam"];
  };
  "/api/v1/teams/{team_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a team
     * @description Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["getTeam"];
    /**
     * Delete a team
     * @description Permanent, and for owners only. Re-authenticate with your password, and send the team's current `name`. The team's users lose access at once and its members and API keys within seconds, and its hubs, content, orders, files and search index are erased in the background: follow `GET /team-erasures/{id}` with the team's id. The accounts of its users remain. With active subscriptions the response is 409 `subscription_goes_on` and `meta` lists some of them; cancel them first. There is no way to restore a deleted team.
     *
     *   Accepts a platform token of an owner of the team.
     *
     *   Limited to 5 calls in 900 seconds.
     */
    delete: operations["deleteTeam"];
    /**
     * Update a team
     * @description Omitted attributes stay unchanged; `null` clears an optional attribute. A body without any change is refused.
     *
     *   Accepts a platform token whose role holds `team.manage`, or an API key of the team with the scope `team.manage`.
     */
    patch: operations["updateTeam"];
  };
  "/api/v1/users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Returns the users of the team in context. `X-Team-ID` names the team; without it the `team_id` of the sign-in applies.
     *
     *   Accepts a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["listUsers"];
  };
  "/api/v1/users/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a user
     * @description Includes the user's role, title and bio in this team.
     *
     *   Accepts a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["getUser"];
    /**
     * Remove a user from the team
     * @description Users can remove themselves. The account and the API keys that the user created are kept.
     *
     *   Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    delete: operations["deleteUser"];
    /**
     * Update a user
     * @description Users can change their own name, title and bio in this team. Changing a role requires permission to manage users and every permission of both the new and the old role. Omitted attributes stay unchanged.
     *
     *   Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    patch: operations["updateUser"];
  };
  "/api/v1/teams/{team_id}/invitations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations
     * @description Returns open invitations, and for a month those that were accepted, revoked or have expired.
     *
     *   Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    get: operations["listTeamInvitations"];
    /**
     * Create an invitation
     * @description Emails a link that works for seven days. You can only invite to a role whose permissions you hold yourself. The inviter must have a verified email address; for an API key, an owner of the team must have one. Otherwise the response is 403 `address_not_proved`. Invitation emails are limited to 10 in 15 minutes per recipient, 20 an hour per user or API key, 50 a day per team and 20 an hour per source IP address; beyond that the response is 429 `rate_limited` with `Retry-After`.
     *
     *   Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    post: operations["createTeamInvitation"];
  };
  "/api/v1/teams/{team_id}/invitations/{invitation_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an invitation
     * @description Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    get: operations["getTeamInvitation"];
    /**
     * Revoke an invitation
     * @description The link stops working. Revoking the invitation again changes nothing.
     *
     *   Accepts a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    delete: operations["deleteTeamInvitation"];
  };
  "/api/v1/teams/{team_id}/roles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles
     * @description Oldest first, system roles before custom roles.
     *
     *   Accepts a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["listTeamRoles"];
    /**
     * Create a role
     * @description A team can have at most 100 roles. You can only grant permissions that you hold yourself.
     *
     *   Accepts a platform token whose role holds `roles.manage`.
     */
    post: operations["createTeamRole"];
  };
  "/api/v1/roles/{role_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a role
     * @description Accepts a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["getRole"];
    /**
     * Delete a role
     * @description The role must not be assigned to a user. Open invitations to it can no longer be accepted.
     *
     *   Accepts a platform token whose role holds `roles.manage`.
     */
    delete: operations["deleteRole"];
    /**
     * Update a role
     * @description Omitted attributes stay unchanged; `null` clears the description. A system role cannot be renamed.
     *
     *   Accepts a platform token whose role holds `roles.manage`.
     */
    patch: operations["updateRole"];
  };
  "/api/v1/permissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List permissions
     * @description Returns all permissions that roles and API key scopes can contain. They are the same for every team.
     *
     *   Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["listPermissions"];
  };
  "/api/v1/roles/{role_id}/permissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Add a permission to a role
     * @description Adding a permission that the role already has changes nothing. You can only grant permissions that you hold yourself.
     *
     *   Accepts a platform token whose role holds `roles.manage`.
     */
    post: operations["createRolePermission"];
  };
  "/api/v1/roles/{role_id}/permissions/{permission_slug}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove a permission from a role
     * @description Removing a permission that the role does not have changes nothing. You can only remove permissions that you hold yourself. Only an owner can change the owner role.
     *
     *   Accepts a platform token whose role holds `roles.manage`.
     */
    delete: operations["deleteRolePermission"];
  };
  "/api/v1/teams/{team_id}/api-keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys
     * @description Includes revoked keys. Secrets are never returned.
     *
     *   Accepts a platform token whose role holds `keys.manage`.
     */
    get: operations["listTeamApiKeys"];
    /**
     * Create an API key
     * @description The secret is returned only in this response. Scopes are permission slugs, or `*` for all permissions. You can only grant scopes that you hold yourself. A scope that is not a permission slug is accepted and grants nothing.
     *
     *   Accepts a platform token whose role holds `keys.manage`.
     */
    post: operations["createTeamApiKey"];
  };
  "/api/v1/teams/{team_id}/api-keys/{key_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an API key
     * @description Returns the prefix and scopes of the key, never the secret.
     *
     *   Accepts a platform token whose role holds `keys.manage`.
     */
    get: operations["getTeamApiKey"];
    /**
     * Revoke an API key
     * @description The key stops working with the next request and stays in the list. Revoking it again changes nothing.
     *
     *   Accepts a platform token whose role holds `keys.manage`.
     */
    delete: operations["deleteTeamApiKey"];
    /**
     * Update an API key
     * @description Changes whether the key may moderate; you must be allowed to moderate yourself. Scopes cannot be changed; create a new key instead.
     *
     *   Accepts a platform token whose role holds `keys.manage`.
     */
    patch: operations["updateTeamApiKey"];
  };
  "/api/v1/teams/{team_id}/audit-log": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit log entries
     * @description Returns all writes by users and API keys of the team, and by operators of the service, newest first: the actor, the action, the resource and the names of the changed attributes, without their values. An entry appears a moment after its write.
     *
     *   Accepts a platform token whose role holds `audit.read`, or an API key of the team with the scope `audit.read`.
     */
    get: operations["listTeamAuditLog"];
  };
  "/api/v1/teams/{team_id}/suppressions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List suppressed addresses
     * @description Lists addresses to which the team's emails are not sent, because an email bounced permanently or the recipient complained. After a complaint, emails needed to sign in are still sent. The order is undefined. Use `filter[email]` to find one address. Suppressions of other teams are separate.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamSuppressions"];
  };
  "/api/v1/teams/{team_id}/suppressions/{suppression_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a suppression
     * @description Emails are sent to the address again until one bounces permanently or leads to a complaint.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamSuppression"];
  };
  "/api/v1/team-erasures/{erasure_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the progress of a team's erasure
     * @description For the user who deleted the team. The record is kept for 90 days.
     *
     *   Accepts a platform token.
     */
    get: operations["getTeamErasure"];
  };
  "/api/v1/teams/{team_id}/hubs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a team's hubs
     * @description Oldest first.
     *
     *   Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["listTeamHubs"];
    /**
     * Create a hub
     * @description A slug is unique in the whole service; without a `slug`, one is generated from the name. `allowed_origins` lists the origins that checkouts can return to and magic links can redirect to.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["createTeamHub"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a hub
     * @description Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["getTeamHub"];
    /**
     * Delete a hub
     * @description The hub and its contents can no longer be accessed; its slug and domain become available. With active subscriptions the response is 409 `subscription_goes_on` and `meta` lists some of them; cancel them first.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteTeamHub"];
    /**
     * Update a hub
     * @description Omitted attributes stay unchanged. After a change of the slug, the old slug no longer finds the hub.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    patch: operations["updateTeamHub"];
  };
  "/api/v1/hubs/{hub_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a public hub by id
     * @description Returns the public attributes of a hub. No sign-in is needed.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getHub"];
  };
  "/api/v1/hubs-by-slug/{slug}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a public hub by slug
     * @description Returns the public attributes of a hub. No sign-in is needed. `/api/v1/hubs/by-slug/{slug}` returns the same.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getHubsBySlug"];
  };
  "/api/v1/hub-templates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List hub templates
     * @description Template ids are words, such as `course`. Templates are part of the service and the same for every team.
     *
     *   Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["listHubTemplates"];
  };
  "/api/v1/teams/{team_id}/hubs/from-template": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a hub from a template
     * @description Creates the hub and the spaces of the template, or nothing. The response has no `Location`.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["postTeamHubsFromTemplate"];
  };
  "/api/v1/hubs/{hub_id}/spaces": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's spaces
     * @description Sorted by position. Without credentials, returns the public spaces in their anonymous view.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token, or no credentials; any other API key is treated as no credentials.
     */
    get: operations["listHubSpaces"];
    /**
     * Create a space
     * @description A slug is unique in a hub; without a `slug`, one is generated from the name. `visibility` sets who can see the space, `access_level` how members join, and `reviews_posts` whether posts by members wait for a moderator.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["createHubSpace"];
  };
  "/api/v1/hubs/{hub_id}/spaces/{space_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a space
     * @description Without credentials, returns the anonymous view of a public space.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token, or no credentials; any other API key is treated as no credentials.
     */
    get: operations["getHubSpace"];
    /**
     * Delete a space
     * @description Its discussions can no longer be accessed, and its slug becomes available.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteHubSpace"];
    /**
     * Update a space
     * @description Omitted attributes stay unchanged. Current members of the space stay in it. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    patch: operations["updateHubSpace"];
  };
  "/api/v1/hubs/{hub_id}/spaces/{space_id}/membership": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Join a space
     * @description In an open space, and in a rule-based space whose rule the member meets, the membership is active at once. In a space with access by request it is pending until a creator approves it.
     *
     *   Accepts a contact token.
     */
    put: operations["putHubSpaceMembership"];
    /**
     * Leave a space
     * @description Also withdraws a pending request. A caller without a membership or request gets 404.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteHubSpaceMembership"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a space's members
     * @description Includes pending requests. Sorted by status, then by joining time. Former members of the hub are not listed.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listTeamHubSpaceMemberships"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Add a member to a space
     * @description Approves a pending request, or adds a member of the hub without one. This is the only way into a closed space.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    put: operations["putTeamHubSpaceMembership"];
    /**
     * Remove a member from a space
     * @description Also rejects a pending request. The member stays in the hub. A member without a membership or request in the space gets 404.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    delete: operations["deleteTeamHubSpaceMembership"];
  };
  "/api/v1/hubs/{hub_id}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's products
     * @description Returns active products with their active prices, oldest first, to members and visitors. Members whom an access rule keeps out of the hub see them too, because a purchase may grant access.
     *
     *   Accepts a platform token, or an API key of the team with the scope `commerce.read` or `commerce.manage`, or a contact token, or no credentials; any other API key is treated as no credentials.
     */
    get: operations["listHubProducts"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/domain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a hub's domain
     * @description Returns the TXT record that proves ownership and the state of the verification. A hub without a domain returns 404.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubDomain"];
    /**
     * Set a hub's domain
     * @description Returns the TXT record that proves ownership. A new domain replaces the old one and its proof. The first hub to prove a domain gets it.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    put: operations["putTeamHubDomain"];
    /**
     * Delete a hub's domain
     * @description The proof is deleted, and any hub can claim the domain again.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteTeamHubDomain"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/domain/verify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify a hub's domain
     * @description Returns 200 once the domain is verified. While the TXT record is not found, returns 202 with the `Location` to poll; the lookup is repeated for 72 hours.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["postTeamHubDomainVerify"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/editor-pending-ops": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a hub's editor queue
     * @description Returns an empty queue of version 0 if none is stored. The version is also the `ETag`: send it as `If-Match` with the next write, or as `If-None-Match` with the next read to get 304 without a body if nothing changed.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubEditorPendingOps"];
    /**
     * Replace a hub's editor queue
     * @description With `If-Match`, the write succeeds only if the stored version matches. Without it, the queue is replaced and its version still grows by one.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    put: operations["putTeamHubEditorPendingOps"];
  };
  "/api/v1/hubs/{hub_id}/activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List member activity in a hub
     * @description Newest first. Entries are kept for 90 days.
     *
     *   Accepts a platform token whose role holds `analytics.read`, or an API key of the team with the scope `analytics.read`.
     */
    get: operations["listHubActivity"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/emails": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's emails
     * @description Newest first, with delivery status and status history. Kept for 90 days. Subjects and bodies are not stored. Emails without a hub, such as team invitations, are not listed.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamHubEmails"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/emails/{email_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an email of a hub
     * @description Returns the recipient, the purpose, the delivery status and its history.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["getTeamHubEmail"];
  };
  "/api/v1/teams/{team_id}/contacts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List contacts
     * @description Oldest first. `filter[email]` finds the contact with an address; `filter[tag]` takes a tag id and lists the contacts with that tag.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamContacts"];
    /**
     * Create a contact
     * @description An address is unique in a team. A new contact belongs to no hub until you add them to one or they register.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    post: operations["createTeamContact"];
  };
  "/api/v1/teams/{team_id}/contacts/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a contact
     * @description Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["getTeamContact"];
    /**
     * Delete a contact
     * @description Memberships and sessions end, and the address becomes available. Posts are kept without their author.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamContact"];
    /**
     * Update a contact
     * @description A new `email` revokes the password, all sessions and all access tokens of the contact at once. The contact signs in again with an email sent to the new address.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    patch: operations["updateTeamContact"];
  };
  "/api/v1/teams/{team_id}/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tags
     * @description Oldest first.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamTags"];
    /**
     * Create a tag
     * @description Names are unique in a team; case is ignored.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    post: operations["createTeamTag"];
  };
  "/api/v1/teams/{team_id}/tags/{tag_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a tag
     * @description Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["getTeamTag"];
    /**
     * Delete a tag
     * @description The tag is removed from all contacts.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamTag"];
    /**
     * Update a tag
     * @description Renames the tag for all contacts that have it. Names are unique in a team; case is ignored.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    patch: operations["updateTeamTag"];
  };
  "/api/v1/teams/{team_id}/contacts/{contact_id}/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a contact's tags
     * @description Oldest tag first. Expired tags are not listed.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamContactTags"];
    /**
     * Add a tag to a contact
     * @description Send the `tag_id`, or the `name` of a tag, which is created if it does not exist. Adding a tag again changes nothing.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    post: operations["createTeamContactTag"];
  };
  "/api/v1/teams/{team_id}/contacts/{contact_id}/tags/{tag_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove a tag from a contact
     * @description A contact without the tag returns 404. The tag itself is kept.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamContactTag"];
  };
  "/api/v1/teams/{team_id}/contacts/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Import contacts
     * @description Send `text/csv` with the columns email, name, tags (separated by `;`), hub_id and expires_at, or a JSON array `rows` with the same fields. Rows are matched by email address: an existing contact is updated. `hub_id` adds the contact to that hub. At `expires_at` that membership and those tags end; if the row has neither, the contact's access to all hubs of the team ends. An invalid row is counted and reported, and the import continues.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    post: operations["postTeamContactsImport"];
  };
  "/api/v1/teams/{team_id}/imports/{import_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the status of an import
     * @description The import is complete when `done` and `failed` add up to `total`. `errors` lists the first 100 failed rows with their number and invalid field.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    get: operations["getTeamImport"];
  };
  "/api/v1/hubs/{hub_id}/members": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's members
     * @description Members see active members only, newest first, whatever status they filter by. Creators see all members, or those with the status in `filter[status]`. Several filters together return the members that match all of them. A change of a name, a role or a status takes some seconds to reach `filter[q]` and `filter[role]`.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMembers"];
  };
  "/api/v1/hubs/{hub_id}/members/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a member
     * @description Members can get active members only.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["getHubMember"];
    /**
     * Leave a hub
     * @description The calling member leaves the hub and can join again later. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteHubMember"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/members": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Add a contact to a hub
     * @description A former or removed member can be added again. A banned contact must be unbanned first.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    post: operations["createTeamHubMember"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove a member from a hub
     * @description The contact becomes a former member and can return only if they are added again. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamHubMember"];
    /**
     * Update a membership
     * @description Set `status` to `active` to admit an invited or pending member, or to `suspended` to suspend an active one. A suspension lasts until `suspended_until`, or until you set the status back to `active`.
     *
     *   Accepts a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    patch: operations["updateTeamHubMember"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/warnings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a member's warnings
     * @description Newest first.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listTeamHubMemberWarnings"];
    /**
     * Warn a member
     * @description Notifies the member in the hub and by email, according to their notification preferences. Other members do not see the warning. It does not change the member's permissions.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    post: operations["createTeamHubMemberWarning"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ban a member
     * @description The member can no longer sign in to the hub, and their tokens are refused there, except to list and cancel purchases. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    post: operations["postTeamHubMemberBan"];
    /**
     * Unban a member
     * @description Restores the membership status from before the ban.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    delete: operations["deleteTeamHubMemberBan"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/bans": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List banned members
     * @description Includes the reason of each ban and who banned the member.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listTeamHubBans"];
  };
  "/api/v1/hubs/{hub_id}/members/{contact_id}/follow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow a member
     * @description Following a member again changes nothing. If either member has blocked the other, the response is 403 `contact_blocked`.
     *
     *   Accepts a contact token.
     */
    post: operations["postHubMemberFollow"];
    /**
     * Unfollow a member
     * @description Returns 404 if the caller does not follow the member.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteHubMemberFollow"];
  };
  "/api/v1/hubs/{hub_id}/members/{contact_id}/followers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a member's followers
     * @description Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMemberFollowers"];
  };
  "/api/v1/hubs/{hub_id}/members/{contact_id}/following": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List followed members
     * @description Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMemberFollowing"];
  };
  "/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a space's discussions
     * @description Sorted newest first, pinned discussions first of all. `filter[status]` lists discussions that
     *   are not published; only their authors and moderators see them.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listHubSpaceDiscussions"];
    /**
     * Create a discussion in a space
     * @description Members who can write in the space can post; some spaces require a space membership and return
     *   403 `space_membership_required`. With the status `scheduled` the discussion is published at `scheduled_at`,
     *   with `draft` when the author publishes it. If the space reviews posts, it gets the status `pending_review` until
     *   a moderator publishes it. A discussion can contain a poll, which closes after `duration_days`, and can share
     *   another discussion, an achievement or an event.
     *
     *   Accepts a contact token.
     *
     *   Limited to 20 calls in 60 seconds.
     */
    post: operations["createHubSpaceDiscussion"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/discussions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a discussion as a creator
     * @description Posts to the space `space_id`, or to the hub's first space. The discussion can be broadcast,
     *   pinned, locked or scheduled in the same request. To read it, use `GET /discussions/{discussion_id}`.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubDiscussion"];
  };
  "/api/v1/discussions/{discussion_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a discussion
     * @description Returns the discussion with its counts and the caller's own state: votes, reactions and reports.
     *   Returns 404 if the space or an access rule hides it from the caller.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getDiscussion"];
    /**
     * Delete a discussion
     * @description Available to the author, to moderators and, for creators' discussions, to creators with
     *   `content.manage`. The content is removed at once, and its comments and reactions are no longer shown.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteDiscussion"];
    /**
     * Update a discussion
     * @description The author can change the content and the publication while they can write in the space. A
     *   moderator can hide, restore, pin, lock and broadcast it. A creator with `content.manage` can do all of
     *   this to a creator's discussion. Any other change returns 403 `forbidden`.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    patch: operations["updateDiscussion"];
  };
  "/api/v1/hubs/{hub_id}/feed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's feed
     * @description Returns the published discussions of all spaces that the caller can read, newest first.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubFeed"];
  };
  "/api/v1/discussions/{discussion_id}/poll-vote": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vote in a poll
     * @description Each member has one vote and can change it until the poll closes. Then the response is 409 `poll_closed`.
     *
     *   Accepts a contact token.
     */
    put: operations["putDiscussionPollVote"];
    /**
     * Withdraw a poll vote
     * @description Available until the poll closes. Returns 404 if the caller has not voted.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteDiscussionPollVote"];
  };
  "/api/v1/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a comment
     * @description Comments on a discussion or a content node, or replies to a comment with `parent_comment_id`.
     *   A reply cannot have replies: 422 `nested_reply_not_allowed`.
     *
     *   Accepts a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    post: operations["createComment"];
  };
  "/api/v1/discussions/{discussion_id}/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a discussion's comments
     * @description Sorted oldest first, without replies.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listDiscussionComments"];
  };
  "/api/v1/content-nodes/{content_node_id}/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a content node's comments
     * @description Sorted oldest first, without replies. If the content is locked for the caller, the comments are
     *   too: 403 `content_locked`.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listContentNodeComments"];
  };
  "/api/v1/comments/{comment_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a comment
     * @description Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getComment"];
    /**
     * Delete a comment
     * @description Available to the author and to moderators. Deletes the replies too.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteComment"];
    /**
     * Update a comment
     * @description The author can change the body while they can write in the space. A moderator can hide and
     *   restore the comment with `status`. Any other change returns 403 `forbidden`.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    patch: operations["updateComment"];
  };
  "/api/v1/comments/{comment_id}/replies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a comment's replies
     * @description Sorted oldest first.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listCommentReplies"];
  };
  "/api/v1/discussions/{discussion_id}/reactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a discussion's reactions
     * @description Returns one group per emoji, all on one page: the number of reactions, and whether the caller
     *   reacted with it.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listDiscussionReactions"];
    /**
     * React to a discussion
     * @description A member can give each emoji once. Giving it again has no further effect.
     *
     *   Accepts a contact token.
     *
     *   Limited to 60 calls in 60 seconds.
     */
    post: operations["createDiscussionReaction"];
  };
  "/api/v1/discussions/{discussion_id}/reactions/{emoji}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove a reaction from a discussion
     * @description `emoji` is percent-encoded in the path. Returns 404 if the caller has not given it.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteDiscussionReaction"];
  };
  "/api/v1/comments/{comment_id}/reactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a comment's reactions
     * @description Returns one group per emoji, all on one page: the number of reactions, and whether the caller
     *   reacted with it.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listCommentReactions"];
    /**
     * React to a comment
     * @description A member can give each emoji once. Giving it again has no further effect.
     *
     *   Accepts a contact token.
     *
     *   Limited to 60 calls in 60 seconds.
     */
    post: operations["createCommentReaction"];
  };
  "/api/v1/comments/{comment_id}/reactions/{emoji}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove a reaction from a comment
     * @description `emoji` is percent-encoded in the path. Returns 404 if the caller has not given it.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteCommentReaction"];
  };
  "/api/v1/conversations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List conversations
     * @description Returns the caller's conversations in all hubs of the team that admit them, latest activity first. A new message appears after a moment. Use `filter[is_archived]=true` for archived conversations. Conversations of hubs that the caller cannot access are left out, so a page can be shorter than requested.
     *
     *   Accepts a contact token.
     */
    get: operations["listConversations"];
    /**
     * Create a conversation
     * @description With one other participant the conversation is direct. Two members have one direct conversation per hub; creating it again returns 200 with the existing one and ignores the title. With more participants it is a new group of at most 50. All participants must be members of the hub, and the caller must not have blocked any of them or be blocked by them.
     *
     *   Accepts a contact token.
     */
    post: operations["createConversation"];
  };
  "/api/v1/conversations/{conversation_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a conversation
     * @description Includes what the caller has read and whether they muted or archived it.
     *
     *   Accepts a contact token.
     */
    get: operations["getConversation"];
    /**
     * Update a conversation
     * @description Mutes or archives the conversation for the caller only. A muted conversation still counts unread messages but sends no notifications. An archived one becomes active with its next message.
     *
     *   Accepts a contact token.
     */
    patch: operations["updateConversation"];
  };
  "/api/v1/conversations/{conversation_id}/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark a conversation as read
     * @description Marks all messages as read. Takes no body.
     *
     *   Accepts a contact token.
     */
    put: operations["putConversationRead"];
  };
  "/api/v1/conversations/{conversation_id}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List messages
     * @description Newest first; use `sort=created_at` for oldest first. Deleted messages stay in the list without text.
     *
     *   Accepts a contact token.
     */
    get: operations["listConversationMessages"];
    /**
     * Send a message
     * @description The caller must be in the conversation and admitted to its hub. In a direct conversation in which either contact has blocked the other, the response is 403 `contact_blocked`. The recipients' lists show the message after a moment.
     *
     *   Accepts a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    post: operations["createConversationMessage"];
  };
  "/api/v1/messages/{message_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a message
     * @description Only the author can delete a message. Its text is deleted; the message stays in the conversation.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteMessage"];
    /**
     * Update a message
     * @description Only the author can update a message, and only while they could send a new one: in a direct conversation in which either contact has blocked the other, the response is 403 `contact_blocked`. The author can always delete it.
     *
     *   Accepts a contact token.
     */
    patch: operations["updateMessage"];
  };
  "/api/v1/me/blocks/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Block a contact
     * @description In all hubs of the team, the two contacts can no longer send each other direct messages, edit earlier ones, open conversations with each other or follow each other. Follows between them end, and neither is notified of the other's posts. Groups that both are in are not affected. Blocking again changes nothing. A contact with whom the caller has never shared a hub returns 404.
     *
     *   Accepts a contact token.
     */
    put: operations["putMeBlock"];
    /**
     * Unblock a contact
     * @description The two contacts can message and follow each other again; ended follows are not restored. Returns 404 if there is no block.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteMeBlock"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/content-nodes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all content nodes of a hub
     * @description Includes drafts. Oldest first. With `filter[parent_id]`, lists the children of a course or section by position; `none` lists the nodes without a parent. Bodies are returned by the route of each node only.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubContentNodes"];
    /**
     * Create a content node
     * @description A course can contain every other kind; a section can contain lessons, articles, videos and audios. `kind` cannot be changed later. `position` sorts nodes with the same parent; nodes with the same position are sorted by creation time.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubContentNode"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/content-nodes/{content_node_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a content node as a creator
     * @description Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubContentNode"];
    /**
     * Delete a content node
     * @description The node must have no children; delete or move them first. Its comments and completions are deleted.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubContentNode"];
    /**
     * Update a content node
     * @description Set `status` to publish it. A new `parent_id` moves the node with its children. `published_at` keeps the time of the first publication. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    patch: operations["updateTeamHubContentNode"];
  };
  "/api/v1/hubs/{hub_id}/content-nodes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List published content nodes
     * @description Oldest first. With `filter[parent_id]`, lists the children of a course or section by position; `none` lists the nodes without a parent. Content that an access rule keeps from the viewer has `is_locked` and no media; an access check returns what would unlock it. Bodies are returned by the route of each node only. Nodes inside a draft are left out, so a page can be shorter than requested.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubContentNodes"];
  };
  "/api/v1/hubs/{hub_id}/content-nodes/{content_node_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a published content node
     * @description A locked node has `is_locked`, title and summary, but no body and no media. A draft, or a node inside a draft, returns 404.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["getHubContentNode"];
  };
  "/api/v1/content-nodes/{content_node_id}/completion": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Complete a content node
     * @description Completing it again changes nothing; `completed_at` keeps its first value.
     *
     *   Accepts a contact token.
     */
    put: operations["putContentNodeCompletion"];
    /**
     * Undo the completion of a content node
     * @description Returns 404 if the content node is not completed.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteContentNodeCompletion"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/playlists": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all playlists of a hub
     * @description Includes drafts. Oldest first.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubPlaylists"];
    /**
     * Create a playlist
     * @description The playlist is empty, and published unless `status` is `draft`. Members do not see drafts.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubPlaylist"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a playlist as a creator
     * @description Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubPlaylist"];
    /**
     * Delete a playlist
     * @description The content nodes and media in it are kept.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubPlaylist"];
    /**
     * Update a playlist
     * @description Omitted attributes stay unchanged. Set `status` to publish the playlist or make it a draft again.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    patch: operations["updateTeamHubPlaylist"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all playlist items
     * @description Includes unpublished items. Sorted by position. An item whose content was deleted has `is_missing`; it counts towards the limit, and members do not see it.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubPlaylistItems"];
    /**
     * Add an item to a playlist
     * @description Adds a content node or a media of the hub at `position`, or at the end. A playlist has at most 500 items.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubPlaylistItem"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items/{item_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove an item from a playlist
     * @description The content node or media is kept.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubPlaylistItem"];
    /**
     * Update a playlist item
     * @description Moves the item. Items are sorted by position. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    patch: operations["updateTeamHubPlaylistItem"];
  };
  "/api/v1/hubs/{hub_id}/playlists": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List published playlists
     * @description Oldest first. A playlist that an access rule keeps from the viewer has `is_locked`.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubPlaylists"];
  };
  "/api/v1/hubs/{hub_id}/playlists/{playlist_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a published playlist
     * @description Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["getHubPlaylist"];
  };
  "/api/v1/hubs/{hub_id}/playlists/{playlist_id}/items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List published playlist items
     * @description Sorted by position. Unpublished items are left out, so a page can be shorter than requested. Items that an access rule keeps from the viewer are locked. A locked playlist lists no items.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubPlaylistItems"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/uploads": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start a creator upload
     * @description Returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload. The form is valid for an hour and accepts only the declared size and type.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubUpload"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/files": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List files
     * @description Returns the uploads of creators and members, oldest first; of member uploads only the metadata. An upload that is not finalized is deleted after two days.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubFiles"];
    /**
     * Create a file
     * @description Starts a creator upload and returns it as the file that it becomes. Returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload. The form is valid for an hour and accepts only the declared size and type.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubFile"];
  };
  "/api/v1/hubs/{hub_id}/uploads": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start a member upload
     * @description The media can be attached to the member's own discussions, comments and messages. Returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload. The form is valid for an hour and accepts only the declared size and type.
     *
     *   Accepts a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    post: operations["createHubUpload"];
  };
  "/api/v1/uploads/{file_id}/finalize": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finalize an upload
     * @description Checks that the size, type and first bytes of the uploaded file match the declaration. If they do, the upload is ready and has a media; otherwise it has failed and you start a new upload. Repeating the request returns the same response.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`, or a contact token.
     */
    post: operations["postUploadFinalize"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/files/{file_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a file
     * @description Includes a temporary URL if the file is ready. `status_upload` gives the state of the upload.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubFile"];
    /**
     * Delete a file
     * @description Also deletes its media and removes it from all attachments.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubFile"];
  };
  "/api/v1/media/{media_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get media
     * @description Members can read their own uploads and media that is attached to something they can read. Creators can read creator uploads and media that members post in the hub; of media in messages they get metadata only. URLs are valid for one to two hours and work for anyone who has them, even after a member is banned or removed.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getMedia"];
    /**
     * Delete media
     * @description Also deletes the file and all attachments of the media. Members can delete their own uploads.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteMedia"];
  };
  "/api/v1/attachments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attachments
     * @description Lists the attachments of one target, sorted by position. A target that the caller cannot read has none.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listAttachments"];
    /**
     * Attach media
     * @description The media must be ready and belong to the same hub. Members can attach their own uploads to their own posts. Creators need permission to manage content and can attach to everything except messages. A target has at most 20 attachments.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    post: operations["createAttachment"];
  };
  "/api/v1/attachments/{attachment_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an attachment
     * @description Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getAttachment"];
    /**
     * Delete an attachment
     * @description The media is kept.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteAttachment"];
    /**
     * Update an attachment
     * @description Changes the role or position. Omitted attributes stay unchanged. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    patch: operations["updateAttachment"];
  };
  "/api/v1/media/{media_id}/transcode": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Transcode a media file
     * @description Creates renditions that play everywhere: 1080, 720 and 480 lines for a video, AAC for an audio. Returns 202 with the path to poll; `total`, `done` and `failed` count the renditions. If a transcode is running, that one is returned. When it is completed, the media has its `renditions`.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["postMediaTranscode"];
  };
  "/api/v1/media/{media_id}/transcodes/{transcode_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the status of a transcode
     * @description The status is `queued`, `running`, then `completed` or `failed`. When it is completed, the media has its `renditions`.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getMediaTranscode"];
  };
  "/api/v1/media/{media_id}/transcription": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Transcribe a media file
     * @description Returns 202; poll `GET /media/{media_id}/transcript` for the result. If a transcription is running, that one is returned. A finished transcription is replaced by a new one.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["postMediaTranscription"];
  };
  "/api/v1/media/{media_id}/transcript": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the transcript of a media file
     * @description Available to everyone who can see the media. There are no segments until the status is `completed`; `none` means that no transcription was requested.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getMediaTranscript"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create an event
     * @description The event is published at once, unless `status` is `draft`. `timezone` is the IANA name of
     *   the time zone in which the event is shown and written to calendars. Default length: one hour; an event lasts at most
     *   92 days. With an `rsvp_limit`, members who RSVP after all seats are taken join the waiting list. To read the
     *   event, use `GET /events/{event_id}`.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubEvent"];
  };
  "/api/v1/hubs/{hub_id}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's events
     * @description Sorted by start, earliest first; `sort=-starts_at` sorts latest first. `filter[when]`
     *   `upcoming` lists events that have not ended, `past` those that have. Drafts are listed only for callers who can
     *   manage content. The location is shown to members who are going, to the host, and to callers who can manage content.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubEvents"];
  };
  "/api/v1/events/{event_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event
     * @description The address and the link of the location are null, and `location_hidden` is true, unless the
     *   caller is going, is the host, or can manage content.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getEvent"];
    /**
     * Delete an event
     * @description Deletes the event and all its RSVPs. To keep it visible to members, set `status` to `canceled` instead.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteEvent"];
    /**
     * Update an event
     * @description Set `status` to `scheduled` to publish a draft, to `ended` to end a running event now, or
     *   to `canceled` to cancel an event that has not ended. The times, the time zone and the limit of an event that has
     *   ended or was canceled cannot be changed. A higher `rsvp_limit` gives seats to the waiting list; with a lower one,
     *   members who are going keep their seats.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    patch: operations["updateEvent"];
  };
  "/api/v1/events/{event_id}/rsvp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * RSVP to an event
     * @description Sets the caller's RSVP to `going`, `interested` or `not_going`, and replaces an earlier
     *   one. If every seat is taken, `going` becomes `waitlisted`; the member who has waited longest gets the next free
     *   seat.
     *
     *   Accepts a contact token.
     */
    put: operations["putEventRsvp"];
    /**
     * Withdraw an RSVP
     * @description A seat that becomes free goes to the member who has waited longest.
     *
     *   Accepts a contact token.
     */
    delete: operations["deleteEventRsvp"];
  };
  "/api/v1/events/{event_id}/rsvps": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List an event's RSVPs
     * @description Grouped by status, then oldest first. Members see only RSVPs with the status `going`, whatever
     *   `filter[status]` is. The host and callers who can manage content see all of them.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listEventRsvps"];
  };
  "/api/v1/events/{event_id}/calendar.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event as an iCalendar file
     * @description Returns an iCalendar document (RFC 5545). Times are in the event's time zone, and the document
     *   contains the zone's definition, so that every calendar shows the same time. The location is included if the caller
     *   may see it.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getEventCalendarIcs"];
  };
  "/api/v1/teams/{team_id}/achievements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a team's achievements
     * @description Sorted oldest first, including achievements that no hub offers.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamAchievements"];
    /**
     * Create an achievement
     * @description No hub offers the achievement yet: attach it to a hub. An achievement with `award_mode` `automatic` has a rule: the member is awarded after
     *   `rule_threshold` actions of `rule_type`, counted over the member's whole history in the hub or over the last
     *   `rule_window_days` (UTC days, today included). If `rule_content_node_ids` is set, only these content nodes
     *   count; they must exist, and `rule_criteria` `all` requires each of them. Deleted and withdrawn actions do not
     *   count, but an award that was earned is kept. Members who already meet a new rule are awarded soon after.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamAchievement"];
  };
  "/api/v1/teams/{team_id}/achievements/{achievement_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an achievement
     * @description Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamAchievement"];
    /**
     * Delete an achievement
     * @description Detaches the achievement from every hub. Members who earned it keep their points.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamAchievement"];
    /**
     * Update an achievement
     * @description The change applies in every hub that offers the achievement. Existing awards keep their points.
     *   `appearance` is replaced as a whole. An `award_mode` other than `automatic` removes the rule. An achievement with `award_mode` `automatic` has a rule: the member is awarded after
     *   `rule_threshold` actions of `rule_type`, counted over the member's whole history in the hub or over the last
     *   `rule_window_days` (UTC days, today included). If `rule_content_node_ids` is set, only these content nodes
     *   count; they must exist, and `rule_criteria` `all` requires each of them. Deleted and withdrawn actions do not
     *   count, but an award that was earned is kept. Members who already meet a new rule are awarded soon after.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    patch: operations["updateTeamAchievement"];
  };
  "/api/v1/hubs/{hub_id}/achievements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's achievements
     * @description Sorted oldest first, with the caller's own progress in `earned_at`, `points_awarded` and
     *   `revoked_at`; they are null for creators. Secret and inactive achievements are listed only for members who earned
     *   them, even if they were revoked since.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubAchievements"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/achievements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Attach an achievement to a hub
     * @description The hub then offers the achievement. Attaching it again has no further effect. An achievement
     *   can be attached to at most 45 hubs.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["createTeamHubAchievement"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove an achievement from a hub
     * @description The hub no longer offers the achievement. Members who earned it keep it and its points.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubAchievement"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Award an achievement to a member
     * @description Creators can award any active achievement that the hub offers, in any `award_mode`, and award
     *   it again after it was revoked. Returns 409 `already_awarded` if the member has it.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["postTeamHubAchievementAward"];
    /**
     * Revoke an achievement from a member
     * @description Removes its points. The rule of the achievement does not award it to this member again; a creator can.
     *
     *   Accepts a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubAchievementAward"];
  };
  "/api/v1/hubs/{hub_id}/leaderboard": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's leaderboard
     * @description Sorted by points, most first. Members with the same points have the same `rank`, and the
     *   member who reached the points first is listed first. Members without points and former members are not listed.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubLeaderboard"];
  };
  "/api/v1/hubs/{hub_id}/members/{contact_id}/achievements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a member's achievements
     * @description Sorted by the creation of the achievement, oldest first, including achievements that the hub no
     *   longer offers. The member and creators also see revoked ones. Other members see a secret achievement only if they
     *   have earned it themselves.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMemberAchievements"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's access rules
     * @description Sorted by target type, then by target, oldest first.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["listTeamHubAccessRules"];
    /**
     * Create an access rule
     * @description Members can access the target only while they meet `any` or `all` of the conditions. A rule
     *   without conditions denies every member. Creators always have access. A target has at most one rule; a second one
     *   returns 409 `rule_exists`.
     *
     *   A condition is `{type, operator, value}`. With `is` and `in` it is met if the member has
     *   the value; with `is_not` and `not_in` if they do not. If a condition names several content nodes, `is`
     *   requires all of them and `in` any one. Types and values: `belongs_to_hub` `{hub_id}`, or the id alone ·
     *   `billing_status` `{statuses[], product_ids?, price_ids?, include_grace?}` · `has_product` `{product_id}` ·
     *   `has_tag` `{tag_id}` · `has_achievement` `{achievement_id}` · `points_gte` `{points}` ·
     *   `content_completed` `{content_node_ids[]}` · `days_since_joined` `{days}` · `date_window` `{from?, to?}`
     *   · `role` `{roles[]}`. `points_gte` and `days_since_joined` take the operators `gte` and `lte`. A rule
     *   has at most 20 conditions and 90 references: a hub, a tag or an achievement counts as two, a content node as one.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["createTeamHubAccessRule"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/{rule_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an access rule
     * @description Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubAccessRule"];
    /**
     * Delete an access rule
     * @description The rule no longer restricts access to its target. Rules on the hub, space or course that
     *   contains it still apply.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteTeamHubAccessRule"];
    /**
     * Update an access rule
     * @description Fields that you do not send keep their values. `conditions: null` removes all conditions, and
     *   the rule then denies every member. `logic_operator: null` resets it to `any`. The target cannot be changed.
     *
     *   A condition is `{type, operator, value}`. With `is` and `in` it is met if the member has
     *   the value; with `is_not` and `not_in` if they do not. If a condition names several content nodes, `is`
     *   requires all of them and `in` any one. Types and values: `belongs_to_hub` `{hub_id}`, or the id alone ·
     *   `billing_status` `{statuses[], product_ids?, price_ids?, include_grace?}` · `has_product` `{product_id}` ·
     *   `has_tag` `{tag_id}` · `has_achievement` `{achievement_id}` · `points_gte` `{points}` ·
     *   `content_completed` `{content_node_ids[]}` · `days_since_joined` `{days}` · `date_window` `{from?, to?}`
     *   · `role` `{roles[]}`. `points_gte` and `days_since_joined` take the operators `gte` and `lte`. A rule
     *   has at most 20 conditions and 90 references: a hub, a tag or an achievement counts as two, a content node as one.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    patch: operations["updateTeamHubAccessRule"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Preview an access rule
     * @description Compares the rule in the request with the current rule of its target, or with no rule. All other
     *   conditions stay as they are: the rules on the hub, the space and the course, and access that was unlocked for single
     *   members. Each page examines the next members of the hub, at most `page[size]`, and lists the members whose access
     *   would change. `meta` counts the members that were `examined`, and those that gain, lose, keep or stay without
     *   access. Send the same body to `links.next` until there is no next page. Nothing is written.
     *
     *   Accepts a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["postTeamHubAccessRulesPreview"];
  };
  "/api/v1/hubs/{hub_id}/access-checks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check access
     * @description Checks every access rule between the member and the target: the rule of the hub, of the space or
     *   course that contains the target, and of the target itself. A member checks their own access; a creator names a
     *   contact as `contact_id`. `meta.rule` is the rule that decided. `meta.conditions` says of each of its
     *   conditions whether it is `met` and, in `unlock`, what the member can do or until when to wait. Members do not
     *   see the names of tags or of secret achievements. Members without access to the hub itself can call this operation
     *   too.
     *
     *   Accepts a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    post: operations["postHubAccessChecks"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List products
     * @description Sorted oldest first, including archived products.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubProducts"];
    /**
     * Create a product
     * @description A product is sold by its prices. An archived product can no longer be bought; existing buyers keep it.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    post: operations["createTeamHubProduct"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubProduct"];
    /**
     * Delete a product
     * @description The product can no longer be bought. Existing buyers keep it, and their subscriptions continue.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    delete: operations["deleteTeamHubProduct"];
    /**
     * Update a product
     * @description Fields that you do not send keep their values. Set `status` to take the product off sale or
     *   put it back. Its prices do not change.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    patch: operations["updateTeamHubProduct"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a product's prices
     * @description Sorted oldest first, including inactive prices.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubProductPrices"];
    /**
     * Create a price
     * @description A price is free, one-time or recurring; a recurring price can start with a trial of
     *   `trial_days`. Amounts are in the minor unit of the currency. The amount, currency and interval cannot be changed
     *   later: create another price instead.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    post: operations["createTeamHubProductPrice"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices/{price_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a price
     * @description Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubProductPrice"];
    /**
     * Update a price
     * @description Changes the name, the grace period and `is_active`. The amount, currency and interval cannot
     *   be changed: create another price and set `is_active` to false on this one.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    patch: operations["updateTeamHubProductPrice"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/coupons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's coupons
     * @description Sorted oldest first, including expired and used up coupons.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubCoupons"];
    /**
     * Create a coupon
     * @description A coupon takes a percentage or an amount off the first payment, off all payments, or off the
     *   payments of some months. `max_redemptions` limits the orders, and `max_redemptions_per_contact` the orders of
     *   one buyer, who must then be known at checkout. If a checkout session expires unpaid, its redemption is returned. A
     *   code is unique in its hub, regardless of case.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    post: operations["createTeamHubCoupon"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/coupons/{coupon_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a coupon
     * @description Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubCoupon"];
    /**
     * Delete a coupon
     * @description The code can be used for another coupon. Existing orders and subscriptions keep their discount.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    delete: operations["deleteTeamHubCoupon"];
    /**
     * Update a coupon
     * @description Changes the limits, the expiry, the products and `is_active`. The code and the discount cannot be changed.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    patch: operations["updateTeamHubCoupon"];
  };
  "/api/v1/hub/{hub_id}/checkout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a checkout session
     * @description Creates an order. A free price completes the order at once. For any other price, `session_url` is the payment page;
     *   it expires after one day, or after 31 minutes if a coupon is used.
     *
     *   A member buys for themselves. A creator sells to the contact with `email`, and the contact is created if the team
     *   has none; without `email`, the buyer is the person who pays.
     *
     *   `success_url` and `cancel_url` must be on one of the hub's `allowed_origins`. A coupon counts as redeemed until
     *   the order expires unpaid. A contact can hold one open checkout with a coupon of limited redemptions: another checkout
     *   with the same coupon expires the first. A contact with an unverified address can start at most 5 such checkouts in 31
     *   minutes from one source IP address; further ones return 429 `rate_limited`.
     *
     *   If the team has no payment account that can take charges, only free prices can be sold: other prices return 422
     *   `payments_not_ready`, unless the deployment sells for its teams.
     *
     *   A contact can get a free price once; a repeated checkout returns the first order.
     *
     *   A contact can have one subscription to a product, and a paused or past due subscription counts: a second checkout
     *   returns 409 `already_subscribed` with the id of the first. If both are paid, the second is canceled and refunded.
     *
     *   If a member sends an `email` other than their own, the purchase goes to the owner of the member's own address. If
     *   that address is not verified, the purchase ends all of the member's sessions.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
     *
     *   Limited to 10 calls in 60 seconds.
     */
    post: operations["postHubCheckout"];
  };
  "/api/v1/orders/{order_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an order
     * @description Available to the buyer and to creators with `commerce.read`.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`, or a contact token.
     */
    get: operations["getOrder"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's orders
     * @description Sorted newest first.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubOrders"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/orders/{order_id}/refunds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refund an order
     * @description Refunds the last payment of the order, or the payment that `payment_id` names, in full or by
     *   `amount`. Only an amount that is not yet refunded can be refunded; a larger amount returns 422
     *   `exceeds_payment`. The order's status changes when the payment provider confirms the refund. The buyer loses
     *   access when everything they paid is refunded. A refund does not cancel a subscription: cancel it to stop renewals.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    post: operations["createTeamHubOrderRefund"];
  };
  "/api/v1/hubs/{hub_id}/subscriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the member's subscriptions
     * @description Returns the caller's subscriptions, including ended ones. Available in any membership status, so
     *   that every paying contact can cancel.
     *
     *   Accepts a contact token.
     */
    get: operations["listHubSubscriptions"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/subscriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's subscriptions
     * @description Sorted newest first.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubSubscriptions"];
  };
  "/api/v1/subscriptions/{subscription_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Cancel a subscription
     * @description Ends the subscription at the end of the current period; access lasts until then. The buyer can
     *   cancel in any membership status. A subscription is also canceled when its buyer leaves, is removed or is banned.
     *   Canceling twice has no further effect.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
     */
    post: operations["postSubscriptionCancel"];
  };
  "/api/v1/subscriptions/{subscription_id}/resume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resume a subscription
     * @description Withdraws a cancellation before the period ends. Returns 409 `illegal_transition` after the
     *   period has ended, and while the subscriber is not a member of the hub.
     *
     *   Accepts a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
     */
    post: operations["postSubscriptionResume"];
  };
  "/api/v1/hubs/{hub_id}/entitlements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the member's purchases
     * @description Returns the caller's entitlements: what each order granted, and what revoked it. Status
     *   `grace` means that a renewal failed and access lasts until the grace period ends. Available in any membership
     *   status.
     *
     *   Accepts a contact token.
     */
    get: operations["listHubEntitlements"];
  };
  "/api/v1/teams/{team_id}/payment-account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a team's payment account
     * @description Returns 404 while the team has no payment account. `charges_enabled` is the value that the
     *   provider last reported.
     *
     *   Accepts a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamPaymentAccount"];
    /**
     * Connect a payment account
     * @description Creates the team's account at the payment provider if it has none, and returns a new
     *   `onboarding_url`. Checkouts pay the account once `charges_enabled` is true. Until then the team can sell only
     *   free prices, unless the deployment sells for its teams. If the account exists, the response is 200 with a new URL.
     *
     *   Accepts a platform token whose role holds `commerce.manage`.
     */
    post: operations["postTeamPaymentAccount"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's automations
     * @description Sorted oldest first, including the automations of drip campaigns.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubAutomations"];
    /**
     * Create an automation
     * @description Creates a draft. It enrolls no members until you publish it.
     *
     *   A definition has a trigger, an optional filter, the nodes with an `entry_node_id`, and
     *   optional exit conditions, which end an enrollment at any time. Nodes link to each other by id: `next`;
     *   `next_if_true` and `next_if_false` of a condition or a split; `next_on_timeout` of a wait for an event. A node
     *   without a link ends the enrollment. Every link must point to a node, every node must be reachable, and every loop
     *   must contain waits of at least one hour in total, or a wait for an event. In emails, messages, notifications and the
     *   strings of a webhook's `data`, `{{contact.name}}`, `{{contact.email}}` and `{{hub.name}}` are replaced;
     *   other names in braces are kept as they are. Filters and exit conditions are the conditions of access rules. At most
     *   ten automations can trigger each other in a row, by enrolling a member or by an event that another automation waits
     *   for. The next one is not triggered, and the admin alert `automation_chain_stopped` names the last two. An action
     *   of a member or a creator starts a new row.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["createTeamHubAutomation"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an automation
     * @description Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubAutomation"];
    /**
     * Delete an automation
     * @description Ends all enrollments without further effects. Archive the automation instead to keep its history.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubAutomation"];
    /**
     * Update an automation
     * @description Fields that you do not send keep their values. `null` resets a field: no re-entry, no
     *   interval, empty settings, no draft; the name is kept. A change of re-entry applies at once; a change of the
     *   definition applies when you publish it, and enrolled members stay on their version. With the `re_entry_mode`
     *   `interval` and no interval, no member can re-enter. `status` `archived` stops the automation permanently, and
     *   enrolled members exit at their next node.
     *
     *   A definition has a trigger, an optional filter, the nodes with an `entry_node_id`, and
     *   optional exit conditions, which end an enrollment at any time. Nodes link to each other by id: `next`;
     *   `next_if_true` and `next_if_false` of a condition or a split; `next_on_timeout` of a wait for an event. A node
     *   without a link ends the enrollment. Every link must point to a node, every node must be reachable, and every loop
     *   must contain waits of at least one hour in total, or a wait for an event. In emails, messages, notifications and the
     *   strings of a webhook's `data`, `{{contact.name}}`, `{{contact.email}}` and `{{hub.name}}` are replaced;
     *   other names in braces are kept as they are. Filters and exit conditions are the conditions of access rules. At most
     *   ten automations can trigger each other in a row, by enrolling a member or by an event that another automation waits
     *   for. The next one is not triggered, and the admin alert `automation_chain_stopped` names the last two. An action
     *   of a member or a creator starts a new row.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    patch: operations["updateTeamHubAutomation"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/publish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Publish an automation
     * @description Saves the draft as the next version and activates the automation. Versions cannot be changed.
     *   Members who enroll from now on follow the new version; members who are enrolled stay on theirs. A hub can have 100
     *   active automations.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["postTeamHubAutomationPublish"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pause an automation
     * @description No members are enrolled while the automation is paused, and enrolled members stay at their
     *   current node. Waits continue to run.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["postTeamHubAutomationPause"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/resume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resume an automation
     * @description Enrolled members continue from their current node. Events that occurred during the pause do not
     *   enroll members.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["postTeamHubAutomationResume"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List automation versions
     * @description Sorted newest first.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubAutomationVersions"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/enrollments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List automation enrollments
     * @description Sorted newest first, including ended enrollments.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubAutomationEnrollments"];
    /**
     * Enroll a member in an automation
     * @description Enrolls the member without the trigger. The filter and the re-entry mode still apply. The
     *   response has no `Location` header, because an enrollment is read from the list.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["createTeamHubAutomationEnrollment"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/enrollments/{enrollment_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Cancel an automation enrollment
     * @description The member gets no further steps. The enrollment stays in the list with the status `canceled`.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubAutomationEnrollment"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/simulate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Simulate an automation
     * @description Runs the draft for a member as if they were enrolled now, and returns the path, the waits and
     *   the nodes that would have an effect. Nothing is sent or changed. A wait for an event times out unless you assume
     *   that the event occurs; a wait without a timeout assumes that it does. Tags and achievements that the run would give
     *   count in later conditions.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["postTeamHubAutomationSimulate"];
  };
  "/api/v1/automation-templates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List automation templates
     * @description Templates are part of the service and the same for every team. Their ids are words, such as `welcome`.
     *
     *   Accepts a platform token, or an API key of the team with any scope.
     */
    get: operations["listAutomationTemplates"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations/from-template": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create an automation from a template
     * @description Creates a draft with the definition of the template. The response has no `Location` header.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["postTeamHubAutomationsFromTemplate"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's drip campaigns
     * @description Sorted oldest first.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubDripCampaigns"];
    /**
     * Create a drip campaign
     * @description Creates a draft; set its `status` to `active` to start it. The steps of a campaign unlock
     *   content or send emails, some days after the member started or on a date. A member goes through a campaign once.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["createTeamHubDripCampaign"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a drip campaign
     * @description Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubDripCampaign"];
    /**
     * Delete a drip campaign
     * @description Members in the campaign receive no further steps. Targets that were unlocked for members stay unlocked.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaign"];
    /**
     * Update a drip campaign
     * @description Set `status` to `active` to activate or resume the campaign, or to `paused`; a draft cannot be
     *   paused. Activation locks the targets of the `unlock` steps for every member who has not unlocked them, and they
     *   stay locked during a pause. A draft locks nothing. A change to an active campaign or its steps applies to members
     *   who start from now on; members in the campaign keep the steps as they were.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    patch: operations["updateTeamHubDripCampaign"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a drip campaign's steps
     * @description Sorted oldest first. Members receive the steps in the order of `position`.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubDripCampaignSteps"];
    /**
     * Create a drip campaign step
     * @description An `unlock` step gives a member permanent access to its target. While the campaign is a draft
     *   the target is not locked. When the campaign is activated, a target without an access rule gets a rule that denies
     *   every member, so that only members who reach the step have access. You can change that rule; it remains when the
     *   campaign is paused, and when the step or the campaign is deleted. An `email` step sends an email. A step is due
     *   `after_days` days after the member started the campaign, or at the time `at`, which takes precedence if you send
     *   both. Steps run in the order of `position`, and no step runs before the previous one. A campaign has at most 90
     *   steps and 380,000 bytes of steps.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    post: operations["createTeamHubDripCampaignStep"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps/{drip_step_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a drip campaign step
     * @description Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubDripCampaignStep"];
    /**
     * Delete a drip campaign step
     * @description Members who received the step keep what it gave them. Members in the campaign still receive it.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaignStep"];
    /**
     * Update a drip campaign step
     * @description Fields that you do not send keep their values. The change applies to members who start the
     *   campaign from now on; members in the campaign keep the step as it was. To change the time for one member, set a drip
     *   override. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    patch: operations["updateTeamHubDripCampaignStep"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps/{drip_step_id}/overrides/{contact_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Set a drip override
     * @description Changes when one member receives a step, or skips it. `at` replaces the time of the step; if
     *   it has passed, an `unlock` step is unlocked at once, wherever the member is in the campaign. `is_skipped` skips
     *   the step, unless the member has received it. If the contact's address is not verified, a time for an `unlock` step
     *   revokes their password and all sessions, and the owner of the address gets an email.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    put: operations["putTeamHubDripCampaignStepOverride"];
    /**
     * Delete a drip override
     * @description The member receives the step at its usual time. Returns 404 if there is no override.
     *
     *   Accepts a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaignStepOverride"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's webhook endpoints
     * @description Sorted oldest first, including disabled endpoints. Secrets are never returned.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["listTeamHubWebhookEndpoints"];
    /**
     * Create a webhook endpoint
     * @description Creates an endpoint to which automations send webhooks. The URL must be a public https address
     *   on port 443 or 8443; otherwise 422 `target_not_allowed`. Deliveries are signed with `secret`, 24 to 128
     *   printable characters. The secret is never returned, so send your own if you verify HMAC signatures. Without
     *   `secret`, one is generated; verify the Ed25519 signature with the keys of `GET /webhook-signing-keys` then. A
     *   hub can have 20 endpoints.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    post: operations["createTeamHubWebhookEndpoint"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a webhook endpoint
     * @description Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["getTeamHubWebhookEndpoint"];
    /**
     * Delete a webhook endpoint
     * @description Pending deliveries are not sent, and the delivery log is no longer available.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    delete: operations["deleteTeamHubWebhookEndpoint"];
    /**
     * Update a webhook endpoint
     * @description Nothing is sent to a disabled endpoint, and its pending deliveries fail. Setting `status` to
     *   `active`, or another `url`, resets the failure count. You can resend failed deliveries.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    patch: operations["updateTeamHubWebhookEndpoint"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/rotate-secret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rotate a webhook endpoint's secret
     * @description Replaces the signing secret with `secret`, or with a generated one. It is never returned. For
     *   24 hours deliveries carry a signature of the previous secret too, after the one of the new secret.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    post: operations["postTeamHubWebhookEndpointRotateSecret"];
  };
  "/api/v1/webhook-signing-keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhook signing keys
     * @description Returns the Ed25519 public keys in the format of Standard Webhooks: `whpk_` and 32 bytes in
     *   base64. Each delivery carries a `v1a` signature of a key that is not retired.
     *
     *   Public: credentials are ignored.
     */
    get: operations["listWebhookSigningKeys"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Test a webhook endpoint
     * @description Sends an event of type `webhook.test`. It is signed and retried like any other event.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    post: operations["postTeamHubWebhookEndpointTest"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a webhook endpoint's deliveries
     * @description Sorted newest first, with each attempt and the start of its response. Deliveries are kept for 30 days.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["listTeamHubWebhookEndpointDeliveries"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a webhook delivery
     * @description `body` is the signed text, byte for byte. It is the same for each attempt.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["getTeamHubWebhookEndpointDelivery"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resend a webhook delivery
     * @description Sends the delivery again with the same id and body, and with ten new attempts. A delivery that
     *   is already due is not changed.
     *
     *   Accepts a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    post: operations["postTeamHubWebhookEndpointDeliveryResend"];
  };
  "/api/v1/webhook-receipts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify a webhook delivery of this service
     * @description A receiver for tests of webhooks. Send deliveries to it with an endpoint of this URL, or forward one with its headers. It verifies the Ed25519 signature in `webhook-signature` over the received bytes, and stores nothing. A missing or invalid signature, or one older than five minutes, returns 400 `invalid_signature`.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postWebhookReceipts"];
  };
  "/api/v1/hubs/{hub_id}/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search a hub
     * @description Finds words in any inflection and with or without accents. Words in quotes must be adjacent. A rare word also matches with one typing error, and as a prefix. `scope` limits the search; `filter[scope]`, `filter[query]`, `query` and `limit` are aliases. Returns only what the caller can read at the moment, at most `meta.cap` results. New content can take some seconds to appear.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubSearch"];
  };
  "/api/v1/hubs/{hub_id}/search/community": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search discussions and comments
     * @description Like the search of a hub, limited to discussions and comments.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     *
     *   Limited to 30 calls in 60 seconds.
     */
    get: operations["listHubSearchCommunity"];
  };
  "/api/v1/hubs/{hub_id}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream hub events
     * @description Returns server-sent events: those recorded after `Last-Event-ID`, or the last 50 without it. Then the response ends, and an `EventSource` reconnects by itself after 3 seconds, or after up to 30 seconds while nothing happens. A client that follows the stream gets every event once, in the order of recording; `at` is the time of the event.
     *
     *   The types are `discussion.*`, `comment.*`, `reaction.*`, `message.*`, `member.*`, `achievement.*` and `event.*`. Only events about resources that the caller can see at the moment are sent. The `data` of an event is JSON: its `id`, `type`, `at` and `hub_id`; `resource_type` and `resource_id`, with which you get the resource; its `actor`, `{type, id}` or null; and `contact_id` if it concerns a member.
     *
     *   Instead of a bearer token, a contact can send a ticket and renew it before it expires.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["getHubStream"];
  };
  "/api/v1/hubs/{hub_id}/stream-tickets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create or renew a stream ticket
     * @description For an `EventSource`, which cannot send headers: with `?ticket=` a contact can read the stream of one hub for ten minutes. To keep a stream open, renew the ticket before `expires_at`: repeat this request with `?ticket=`, and the same ticket is valid for ten more minutes. For one hour, until `renewable_until`, renewal needs no other credential; renewal with the contact's token starts a new hour. Each renewal checks the membership again. An expired ticket returns 401, or 404 with a token; create a new one.
     *
     *   Accepts a contact token.
     */
    post: operations["createHubStreamTicket"];
  };
  "/api/v1/me/notifications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List notifications
     * @description Returns the member's notifications from all hubs of the team, newest first, for 90 days: replies, messages, earned achievements, seats from a waitlist, warnings and messages by automations. Notifications about something that was deleted or hidden, or that the member can no longer see, are left out, so a page can be shorter than requested. `meta.unread_count` counts the unread notifications of hubs that admit the member, at most 100. For users, see the alerts.
     *
     *   Accepts a contact token.
     */
    get: operations["listMeNotifications"];
  };
  "/api/v1/me/notifications/{notification_id}/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark a notification as read
     * @description `read_at` keeps its first value.
     *
     *   Accepts a contact token.
     */
    put: operations["putMeNotificationRead"];
  };
  "/api/v1/me/notifications/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark all notifications as read
     * @description Marks the 1,000 oldest unread notifications at most.
     *
     *   Accepts a contact token.
     */
    put: operations["putMeNotificationsRead"];
  };
  "/api/v1/activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Record member activity
     * @description Send one activity, or an array of at most 100; all of them are recorded or none. `target_type` and `target_id` together name a target. A request with more than 20 different targets returns 409 `limit_reached` with the first target over the limit. A target that does not exist in the hub, or that the member cannot read, returns 422 `unknown_target`.
     *
     *   Accepts a contact token.
     */
    post: operations["postActivity"];
  };
  "/api/v1/hubs/{hub_id}/report-reasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List active report reasons
     * @description Returns the reasons that a member can choose, sorted by position.
     *
     *   Accepts a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubReportReasons"];
  };
  "/api/v1/admin/teams/{team_id}/hubs/{hub_id}/report-reasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's report reasons
     * @description Returns active and inactive reasons, including the platform's defaults, sorted by position.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listAdminTeamHubReportReasons"];
    /**
     * Create a report reason
     * @description A label is unique in its hub: otherwise 422 `label_taken`. A hub can have 100 reasons of its own.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    post: operations["createAdminTeamHubReportReason"];
  };
  "/api/v1/admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{reason_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a report reason
     * @description Returns a reason of the hub, or a default of the platform.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["getAdminTeamHubReportReason"];
    /**
     * Delete a report reason
     * @description Reports with this reason are kept. The platform's defaults cannot be deleted: 403 `platform_default`.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    delete: operations["deleteAdminTeamHubReportReason"];
    /**
     * Update a report reason
     * @description Fields that you do not send keep their values. Members cannot choose a reason that is not
     *   `is_active`. The platform's defaults cannot be changed: 403 `platform_default`. A new `position` moves the item. The item at that position moves one place toward the old
     *   position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
     *   do not have to renumber them. The platform's
     *   defaults keep their positions; a reason of the hub comes before a default with the same position.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    patch: operations["updateAdminTeamHubReportReason"];
  };
  "/api/v1/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Report content or a member
     * @description Sends a report to the moderators of the hub. If the caller has reported the same target, the
     *   response is 200 with the first report. For a message, moderators see that message and nothing else of the
     *   conversation.
     *
     *   Accepts a contact token.
     */
    post: operations["createReport"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a hub's reports
     * @description Sorted by status, open reports first, oldest first. Moderators can read a reported discussion or
     *   comment by its id, even if it is hidden. A reported message is included in `message`.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listTeamHubReports"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/reports/{report_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resolve or dismiss a report
     * @description A report can be closed once; closing it again returns 409 `illegal_transition`. A reported
     *   discussion or comment can be hidden and restored at any time; other targets return 422 `not_hideable`.
     *
     *   Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    patch: operations["updateTeamHubReport"];
  };
  "/api/v1/teams/{team_id}/admin-alerts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a team's alerts
     * @description Returns unresolved alerts, newest first. Only owners of the team can read them; API keys cannot.
     *
     *   Accepts a platform token of an owner of the team.
     */
    get: operations["listTeamAdminAlerts"];
  };
  "/api/v1/teams/{team_id}/admin-alerts/{alert_id}/resolve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resolve a team alert
     * @description Sets `resolved_by` to the caller. An alert can be resolved once; resolving it again returns
     *   409 `already_resolved`.
     *
     *   Accepts a platform token of an owner of the team.
     */
    post: operations["postTeamAdminAlertResolve"];
  };
  "/api/v1/admin/platform-alerts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List platform alerts
     * @description Returns unresolved alerts, newest first, of all severities unless `filter[severity]` is set.
     *
     *   Accepts a platform token of a platform administrator.
     */
    get: operations["listAdminPlatformAlerts"];
  };
  "/api/v1/admin/platform-alerts/{alert_id}/resolve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Resolve a platform alert
     * @description Sets `resolved_by` to the caller. An alert can be resolved once; resolving it again returns
     *   409 `already_resolved`.
     *
     *   Accepts a platform token of a platform administrator.
     */
    post: operations["postAdminPlatformAlertResolve"];
  };
  "/version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the running version
     * @description Also available at `/api/v1/version`.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getVersion"];
  };
  "/health": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the health of the service
     * @description Returns 200 if requests reach the service. Does not check its dependencies.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getHealth"];
  };
  "/openapi.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the OpenAPI document
     * @description Returns the OpenAPI 3.1 document. It is generated from the same declarations and schemas that serve the requests.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getOpenapiJson"];
  };
  "/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the documentation page
     * @description Returns the HTML reference: an introduction and all operations by group.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getDocs"];
  };
  "/docs/reference/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the reference page of a group
     * @description Returns the operations of one group as HTML.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getDocsReference"];
  };
  "/docs/guides/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a guide
     * @description Returns a guide as HTML: `authentication`, `pagination`, `errors`, `idempotency`, `webhooks`, `rate-limits`, `typescript-client`, `cli`, `local-stack`, `operate` or `changelog`.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getDocsGuide"];
  };
  "/docs/{file}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a documentation asset
     * @description Returns a script or style sheet of the documentation pages, or `changelog.atom`, the feed of breaking changes.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getDoc"];
  };
  "/checkout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the default checkout return page
     * @description Buyers return to this HTML page if their checkout had no return URL. Its text depends on `outcome` alone; read the order for the status of the payment.
     *
     *   Public: credentials are ignored.
     */
    get: operations["getCheckout"];
  };
  "/webhooks/{payment_provider}/platform": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a payment event of the platform account
     * @description For the payment provider only. The request has no bearer credential; the provider signs the body and the time, and a
     *   signature that is invalid, or whose time differs from now by more than five minutes, is rejected with nothing recorded. Receives events without an account id. A
     *   repeated event has no further effect, and events can arrive in any order.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postWebhookPlatform"];
  };
  "/webhooks/{payment_provider}/connect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a payment event of a connected account
     * @description For the payment provider only. The request has no bearer credential; the provider signs the body and the time, and a
     *   signature that is invalid, or whose time differs from now by more than five minutes, is rejected with nothing recorded. Receives events with the id of the connected account. A
     *   repeated event has no further effect, and events can arrive in any order.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postWebhookConnect"];
  };
  "/webhooks/{email_provider}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive an email provider event
     * @description For email providers only. The request has no bearer credential; the provider signs the body and
     *   the time. A request with an invalid signature is rejected and not recorded. Updates the status of the email. A hard
     *   bounce or a complaint adds the address to the suppression list of the team that sent the email; see `GET
     *   /teams/{team_id}/suppressions`. An event about an unknown email, or about an address that the email was not sent
     *   to, is recorded as ignored and changes nothing.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postWebhookEvents"];
  };
  "/api/v1/media/webhooks/assemblyai": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a transcription callback from assemblyai
     * @description For the transcription provider only. The request has no bearer credential; the provider
     *   authenticates itself, and a request that fails this is rejected with nothing recorded. A repeated callback has no
     *   further effect.
     *
     *   Public: credentials are ignored.
     */
    post: operations["postMediaWebhooksAssemblyai"];
  };
}
export interface webhooks {
  "automation.webhook": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive an automation webhook
     * @description Sent to the endpoint of the node when a member reaches a `webhook` node. A delivery is
     *   attempted up to ten times within four days, or later if your endpoint returns `Retry-After`. Deliveries can arrive
     *   more than once and out of order: use `id` to detect duplicates.
     */
    post: operations["receiveAutomationWebhook"];
  };
  "webhook.test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a test webhook
     * @description Sent when you send a test event to an endpoint. It is signed and retried like any other event.
     */
    post: operations["receiveTestWebhook"];
  };
}
export interface components {
  schemas: {
    PostAuthRegisterAttributes: {
      /** Format: email */
      email: string;
      password: string;
      name: string;
    };
    PostAuthLoginAttributes: {
      email: string;
      password: string;
      team_id?: string;
    };
    PostAuthRefreshAttributes: {
      refresh_token: string;
    };
    PostAuthPasswordResetAttributes: {
      /** Format: email */
      email: string;
    };
    PostAuthPasswordResetConfirmAttributes: {
      token: string;
      password: string;
    };
    PostAuthAcceptInvitationAttributes: {
      token: string;
    };
    PostContactAuthRegisterAttributes: {
      /** Format: email */
      email: string;
      /** @description Required if the hub uses password sign-in. */
      password?: string;
      /** @default null */
      name?: string | null;
      slug: string;
    };
    PostContactAuthLoginAttributes: {
      email: string;
      password: string;
      slug: string;
    };
    PostContactAuthMagicLinkAttributes: {
      /** Format: email */
      email: string;
      slug: string;
      /** @default null */
      return_url?: string | null;
    };
    PostContactAuthMagicLinkConsumeAttributes: {
      token: string;
      /** @description Sets the member's password for every hub of the team with password sign-in. All earlier sessions end. */
      password?: string;
    };
    PostContactAuthPasswordResetAttributes: {
      /** Format: email */
      email: string;
      slug: string;
    };
    PostContactAuthPasswordResetConfirmAttributes: {
      token: string;
      password: string;
    };
    PostMAttributes: {
      /** @default  */
      token?: string;
      password?: string;
    };
    PostAuthEmailVerificationConfirmAttributes: {
      token: string;
    };
    UpdateMeAttributes: {
      name?: string;
    };
    DeleteMeAttributes: {
      password?: string;
      /** @description For members: a magic-link token. It is used up. */
      token?: string;
    };
    PutMePasswordAttributes: {
      /** @description The current password. */
      password?: string;
      /** @description For members: a magic-link token. It is used up. */
      token?: string;
      /** @description The new password. */
      new_password: string;
    };
    PostMeAvatarAttributes: {
      /** @enum {string} */
      mime_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif";
      size_bytes: number;
    };
    PostMeBannerAttributes: {
      /** @enum {string} */
      mime_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif";
      size_bytes: number;
    };
    PutMeNotificationPreferencesAttributes: {
      /**
       * @default {
       *     "in_app": true,
       *     "email": false
       *   }
       */
      reply?: {
        /** @default true */
        in_app?: boolean;
        /** @default false */
        email?: boolean;
      };
      /**
       * @default {
       *     "in_app": true,
       *     "email": false
       *   }
       */
      message?: {
        /** @default true */
        in_app?: boolean;
        /** @default false */
        email?: boolean;
      };
      /**
       * @default {
       *     "in_app": true,
       *     "email": true
       *   }
       */
      achievement?: {
        /** @default true */
        in_app?: boolean;
        /** @default true */
        email?: boolean;
      };
      /**
       * @default {
       *     "in_app": true,
       *     "email": true
       *   }
       */
      event_seat?: {
        /** @default true */
        in_app?: boolean;
        /** @default true */
        email?: boolean;
      };
      /**
       * @default {
       *     "in_app": true,
       *     "email": true
       *   }
       */
      warning?: {
        /** @default true */
        in_app?: boolean;
        /** @default true */
        email?: boolean;
      };
      /**
       * @default {
       *     "in_app": true,
       *     "email": true
       *   }
       */
      automation?: {
        /** @default true */
        in_app?: boolean;
        /** @default true */
        email?: boolean;
      };
    };
    CreateTeamAttributes: {
      name: string;
      /** @default null */
      description?: string | null;
      /** @default null */
      support_email?: string | null;
    };
    UpdateTeamAttributes: {
      name?: string;
      description?: string | null;
      support_email?: string | null;
    };
    DeleteTeamAttributes: {
      password: string;
      /** @description The team's current name. */
      name: string;
    };
    UpdateUserAttributes: {
      name?: string;
      title?: string | null;
      bio?: string | null;
      /** Format: uuid */
      role_id?: string;
    };
    CreateTeamInvitationAttributes: {
      /** Format: email */
      email: string;
      /** Format: uuid */
      role_id: string;
    };
    CreateTeamRoleAttributes: {
      name: string;
      /** @default null */
      description?: string | null;
      /** @default [] */
      permissions?: ("team.manage" | "users.manage" | "roles.manage" | "keys.manage" | "hubs.manage" | "content.manage" | "members.read" | "members.manage" | "members.moderate" | "commerce.read" | "commerce.manage" | "automations.manage" | "webhooks.manage" | "analytics.read" | "audit.read")[];
    };
    UpdateRoleAttributes: {
      name?: string;
      description?: string | null;
    };
    CreateRolePermissionAttributes: {
      /** @enum {string} */
      slug: "team.manage" | "users.manage" | "roles.manage" | "keys.manage" | "hubs.manage" | "content.manage" | "members.read" | "members.manage" | "members.moderate" | "commerce.read" | "commerce.manage" | "automations.manage" | "webhooks.manage" | "analytics.read" | "audit.read";
    };
    CreateTeamApiKeyAttributes: {
      name: string;
      scopes?: string[];
      /** @default false */
      can_moderate?: boolean;
      expires_at?: string | null;
    };
    UpdateTeamApiKeyAttributes: {
      can_moderate: boolean;
    };
    CreateTeamHubAttributes: {
      name: string;
      slug?: string;
      /** @default null */
      description?: string | null;
      /**
       * @default open
       * @enum {string}
       */
      access_level?: "open" | "request" | "invite";
      /**
       * @default both
       * @enum {string}
       */
      sign_in?: "password" | "magic_link" | "both";
      /** @default [] */
      allowed_origins?: string[];
    };
    UpdateTeamHubAttributes: {
      name?: string;
      slug?: string;
      description?: string | null;
      /** @enum {string} */
      access_level?: "open" | "request" | "invite";
      /** @enum {string} */
      sign_in?: "password" | "magic_link" | "both";
      allowed_origins?: string[];
    };
    PostTeamHubsFromTemplateAttributes: {
      name: string;
      slug?: string;
      /** @default null */
      description?: string | null;
      /**
       * @default open
       * @enum {string}
       */
      access_level?: "open" | "request" | "invite";
      /**
       * @default both
       * @enum {string}
       */
      sign_in?: "password" | "magic_link" | "both";
      /** @default [] */
      allowed_origins?: string[];
      /** @enum {string} */
      template_id: "community" | "course" | "membership" | "blank";
    };
    CreateHubSpaceAttributes: {
      name: string;
      slug?: string;
      /** @default null */
      description?: string | null;
      /** @default 0 */
      position?: number;
      /**
       * @default members
       * @enum {string}
       */
      visibility?: "public" | "members" | "secret";
      /**
       * @default open
       * @enum {string}
       */
      access_level?: "open" | "request" | "invite" | "rule";
      /** @default false */
      reviews_posts?: boolean;
      /** @default null */
      icon?: string | null;
      /** @default null */
      color?: string | null;
    };
    UpdateHubSpaceAttributes: {
      name?: string;
      slug?: string;
      description?: string | null;
      position?: number;
      /** @enum {string} */
      visibility?: "public" | "members" | "secret";
      /** @enum {string} */
      access_level?: "open" | "request" | "invite" | "rule";
      reviews_posts?: boolean;
      icon?: string | null;
      color?: string | null;
    };
    PutTeamHubDomainAttributes: {
      domain: string;
    };
    PutTeamHubEditorPendingOpsAttributes: {
      ops: unknown[];
    };
    CreateTeamContactAttributes: {
      /** Format: email */
      email: string;
      /** @default null */
      name?: string | null;
    };
    UpdateTeamContactAttributes: {
      /** Format: email */
      email?: string;
      name?: string | null;
    };
    CreateTeamTagAttributes: {
      name: string;
    };
    UpdateTeamTagAttributes: {
      name?: string;
    };
    CreateTeamContactTagAttributes: {
      /** Format: uuid */
      tag_id?: string;
      name?: string;
    };
    PostTeamContactsImportAttributes: {
      rows: {
        /** Format: email */
        email: string;
        name?: string | null;
        tags?: string[];
        /** Format: uuid */
        hub_id?: string | null;
        /** Format: date-time */
        expires_at?: string | null;
      }[];
    };
    CreateTeamHubMemberAttributes: {
      /** Format: uuid */
      contact_id: string;
      /**
       * @default member
       * @enum {string}
       */
      role?: "owner" | "admin" | "moderator" | "member" | "guest";
      /**
       * @default active
       * @enum {string}
       */
      status?: "active" | "invited" | "pending";
      expires_at?: string | null;
    };
    UpdateTeamHubMemberAttributes: {
      /** @enum {string} */
      role?: "owner" | "admin" | "moderator" | "member" | "guest";
      /** @enum {string} */
      status?: "active" | "suspended";
      suspended_until?: string | null;
    };
    CreateTeamHubMemberWarningAttributes: {
      message: string;
    };
    PostTeamHubMemberBanAttributes: {
      /** @enum {string} */
      ban_reason: "terms_violation" | "spamming" | "compromised_account";
      /** @default null */
      ban_note?: string | null;
    };
    CreateHubSpaceDiscussionAttributes: {
      /** @default null */
      title?: string | null;
      /** @default  */
      body?: string;
      /** @default [] */
      external_video_embeds?: {
        url: string;
        provider?: string;
        title?: string;
        thumbnail_url?: string;
      }[];
      /**
       * @description A poll with 2 to 10 options, which closes after `duration_days`, 7 by default.
       * @default null
       */
      poll?: {
        options: string[];
        /** @default 7 */
        duration_days?: number;
      } | null;
      /**
       * @description A published discussion of the hub to share.
       * @default null
       */
      repost_of_id?: string | null;
      /**
       * @description An achievement to share, which the author has earned.
       * @default null
       */
      shared_achievement_id?: string | null;
      /**
       * @description An event of the hub to share.
       * @default null
       */
      shared_event_id?: string | null;
      /**
       * @description `published`, `draft` or `scheduled`. Default: `scheduled` if `scheduled_at` is set, else `published`.
       * @enum {string}
       */
      status?: "draft" | "published" | "scheduled";
      scheduled_at?: string | null;
    };
    CreateTeamHubDiscussionAttributes: {
      /** @default null */
      title?: string | null;
      /** @default  */
      body?: string;
      /** @default [] */
      external_video_embeds?: {
        url: string;
        provider?: string;
        title?: string;
        thumbnail_url?: string;
      }[];
      /**
       * @description A poll with 2 to 10 options, which closes after `duration_days`, 7 by default.
       * @default null
       */
      poll?: {
        options: string[];
        /** @default 7 */
        duration_days?: number;
      } | null;
      /**
       * @description A published discussion of the hub to share.
       * @default null
       */
      repost_of_id?: string | null;
      /**
       * @description An achievement to share, which the author has earned.
       * @default null
       */
      shared_achievement_id?: string | null;
      /**
       * @description An event of the hub to share.
       * @default null
       */
      shared_event_id?: string | null;
      /**
       * @description `published`, `draft` or `scheduled`. Default: `scheduled` if `scheduled_at` is set, else `published`.
       * @enum {string}
       */
      status?: "draft" | "published" | "scheduled";
      scheduled_at?: string | null;
      /**
       * Format: uuid
       * @description The space to post in. Default: the hub's first space.
       */
      space_id?: string;
      /**
       * @description True to highlight the discussion to all members. Default: false.
       * @default false
       */
      is_broadcast?: boolean;
      /**
       * @description True to list the discussion first in its space. Default: false.
       * @default false
       */
      is_pinned?: boolean;
      /**
       * @description True to accept no comments. Default: false.
       * @default false
       */
      is_locked?: boolean;
    };
    UpdateDiscussionAttributes: {
      title?: string | null;
      body?: string;
      external_video_embeds?: {
        url: string;
        provider?: string;
        title?: string;
        thumbnail_url?: string;
      }[];
      poll?: {
        options?: string[];
        duration_days?: number;
      } | null;
      /** @enum {string} */
      status?: "draft" | "published" | "scheduled" | "hidden";
      scheduled_at?: string | null;
      is_broadcast?: boolean;
      is_pinned?: boolean;
      is_locked?: boolean;
    };
    PutDiscussionPollVoteAttributes: {
      option_id: string;
    };
    CreateCommentAttributes: {
      /** @enum {string} */
      target_type: "discussion" | "content_node";
      /** Format: uuid */
      target_id: string;
      body: string;
      /** @default null */
      parent_comment_id?: string | null;
    };
    UpdateCommentAttributes: {
      body?: string;
      /** @enum {string} */
      status?: "published" | "hidden";
    };
    CreateDiscussionReactionAttributes: {
      emoji: string;
    };
    CreateConversationAttributes: {
      /** @description The other participants. The caller is added automatically, and duplicates are ignored. */
      contact_ids: string[];
      /** @default null */
      title?: string | null;
      /**
       * Format: uuid
       * @description The hub of the conversation. Defaults to the oldest hub that all participants are members of.
       */
      hub_id?: string;
    };
    UpdateConversationAttributes: {
      is_muted?: boolean;
      is_archived?: boolean;
    };
    CreateConversationMessageAttributes: {
      body: string;
    };
    CreateTeamHubContentNodeAttributes: {
      /**
       * @default article
       * @enum {string}
       */
      kind?: "course" | "section" | "lesson" | "article" | "video" | "audio";
      title: string;
      /** @default null */
      summary?: string | null;
      /** @default null */
      body?: string | null;
      /** @default null */
      parent_id?: string | null;
      /** @default null */
      media_id?: string | null;
      /**
       * @default published
       * @enum {string}
       */
      status?: "draft" | "published";
      /** @default 0 */
      position?: number;
      /** @default true */
      is_commentable?: boolean;
    };
    UpdateTeamHubContentNodeAttributes: {
      title?: string;
      summary?: string | null;
      body?: string | null;
      parent_id?: string | null;
      media_id?: string | null;
      /** @enum {string} */
      status?: "draft" | "published";
      position?: number;
      is_commentable?: boolean;
    };
    CreateTeamHubPlaylistAttributes: {
      title: string;
      /** @default null */
      description?: string | null;
      /**
       * @default published
       * @enum {string}
       */
      status?: "draft" | "published";
    };
    UpdateTeamHubPlaylistAttributes: {
      title?: string;
      description?: string | null;
      /** @enum {string} */
      status?: "draft" | "published";
    };
    CreateTeamHubPlaylistItemAttributes: {
      /** @default null */
      content_node_id?: string | null;
      /** @default null */
      media_id?: string | null;
      position?: number;
    };
    UpdateTeamHubPlaylistItemAttributes: {
      position?: number;
    };
    CreateTeamHubUploadAttributes: {
      filename: string;
      /** @enum {string} */
      mime_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif" | "video/mp4" | "video/quicktime" | "video/webm" | "audio/mpeg" | "audio/mp4" | "audio/aac" | "audio/wav" | "audio/ogg" | "audio/flac" | "audio/webm" | "application/pdf" | "application/msword" | "application/vnd.ms-excel" | "application/vnd.ms-powerpoint" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "application/epub+zip" | "application/rtf" | "text/plain" | "text/csv" | "text/markdown" | "text/vtt" | "application/zip";
      size_bytes: number;
    };
    CreateTeamHubFileAttributes: {
      filename: string;
      /** @enum {string} */
      mime_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif" | "video/mp4" | "video/quicktime" | "video/webm" | "audio/mpeg" | "audio/mp4" | "audio/aac" | "audio/wav" | "audio/ogg" | "audio/flac" | "audio/webm" | "application/pdf" | "application/msword" | "application/vnd.ms-excel" | "application/vnd.ms-powerpoint" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "application/epub+zip" | "application/rtf" | "text/plain" | "text/csv" | "text/markdown" | "text/vtt" | "application/zip";
      size_bytes: number;
    };
    CreateHubUploadAttributes: {
      filename: string;
      /** @enum {string} */
      mime_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif" | "video/mp4" | "video/quicktime" | "video/webm" | "audio/mpeg" | "audio/mp4" | "audio/aac" | "audio/wav" | "audio/ogg" | "audio/flac" | "audio/webm" | "application/pdf" | "application/msword" | "application/vnd.ms-excel" | "application/vnd.ms-powerpoint" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "application/epub+zip" | "application/rtf" | "text/plain" | "text/csv" | "text/markdown" | "text/vtt" | "application/zip";
      size_bytes: number;
    };
    CreateAttachmentAttributes: {
      media_id: string;
      /** @enum {string} */
      target_type: "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
      target_id: string;
      /**
       * @default attachment
       * @enum {string}
       */
      role?: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
      /** @default 0 */
      position?: number;
    };
    UpdateAttachmentAttributes: {
      /** @enum {string} */
      role?: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
      position?: number;
    };
    CreateTeamHubEventAttributes: {
      /** @description The title, at most 200 characters. */
      title: string;
      /** @default null */
      description?: string | null;
      /** Format: date-time */
      starts_at: string;
      /**
       * Format: date-time
       * @description The end, at most 92 days after the start. Default: one hour after the start.
       */
      ends_at?: string;
      /** @description The IANA name of the time zone in which the event is shown. Default: UTC. */
      timezone?: string;
      /**
       * @description Where the event takes place. Default: `online`.
       * @default online
       * @enum {string}
       */
      location_type?: "online" | "in_person" | "hybrid" | "tbd";
      /**
       * @description The address, shown to members who are going.
       * @default null
       */
      location_address?: string | null;
      /** @description The https link, shown to members who are going. */
      location_url?: string | null;
      /**
       * @description The member who hosts the event.
       * @default null
       */
      host_contact_id?: string | null;
      /**
       * @description The media file of the cover.
       * @default null
       */
      cover_media_id?: string | null;
      /**
       * @description The number of seats. Null means no limit.
       * @default null
       */
      rsvp_limit?: number | null;
      /**
       * @description `scheduled` publishes the event at once, `draft` does not. Default: `scheduled`.
       * @default scheduled
       * @enum {string}
       */
      status?: "draft" | "scheduled";
    };
    UpdateEventAttributes: {
      /** @description The title, at most 200 characters. */
      title?: string;
      description?: string | null;
      /** Format: date-time */
      starts_at?: string;
      /** Format: date-time */
      ends_at?: string;
      timezone?: string;
      /**
       * @description Where the event takes place. Default: `online`.
       * @enum {string}
       */
      location_type?: "online" | "in_person" | "hybrid" | "tbd";
      /** @description The address, shown to members who are going. */
      location_address?: string | null;
      /** @description The https link, shown to members who are going. */
      location_url?: string | null;
      /** @description The member who hosts the event. */
      host_contact_id?: string | null;
      /** @description The media file of the cover. */
      cover_media_id?: string | null;
      /** @description The number of seats. Null means no limit. */
      rsvp_limit?: number | null;
      /**
       * @description `scheduled` publishes a draft, `ended` ends a running event, `canceled` cancels an event.
       * @enum {string}
       */
      status?: "draft" | "scheduled" | "live" | "ended" | "canceled";
    };
    PutEventRsvpAttributes: {
      /** @enum {string} */
      status: "going" | "interested" | "not_going";
    };
    CreateTeamAchievementAttributes: {
      title: string;
      /** @default null */
      description?: string | null;
      /** @default null */
      category?: string | null;
      /** @default 0 */
      points?: number;
      /**
       * @default manual
       * @enum {string}
       */
      award_mode?: "manual" | "automatic" | "automation";
      /** @default false */
      is_secret?: boolean;
      /** @default true */
      is_active?: boolean;
      /** @default false */
      email_notification_enabled?: boolean;
      /** @default null */
      appearance?: {
        /** @default #5581f4 */
        color?: string;
        /** @default #ffffff */
        content_color?: string;
        /** @default null */
        emoji?: string | null;
        /** @default null */
        fill_color?: string | null;
        /** @default null */
        icon?: string | null;
        /** @default null */
        image_src?: string | null;
        /** @default hexagon */
        shape?: string;
        /** @default null */
        text?: string | null;
      } | null;
      /**
       * @description The action that the rule counts. Only with the `award_mode` `automatic`.
       * @enum {string}
       */
      rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
      /**
       * @description Whether `any` or `all` of `rule_content_node_ids` are required.
       * @enum {string}
       */
      rule_criteria?: "any" | "all";
      /** @description The number of actions that earn the achievement. */
      rule_threshold?: number;
      /** @description The number of UTC days that count, today included, at most 3,650. Null counts the whole history. */
      rule_window_days?: number | null;
      /** @description The content nodes that count, at most 100. Empty means all. */
      rule_content_node_ids?: string[];
    };
    UpdateTeamAchievementAttributes: {
      title?: string;
      description?: string | null;
      category?: string | null;
      points?: number;
      /** @enum {string} */
      award_mode?: "manual" | "automatic" | "automation";
      is_secret?: boolean;
      is_active?: boolean;
      email_notification_enabled?: boolean;
      appearance?: {
        /** @default #5581f4 */
        color?: string;
        /** @default #ffffff */
        content_color?: string;
        /** @default null */
        emoji?: string | null;
        /** @default null */
        fill_color?: string | null;
        /** @default null */
        icon?: string | null;
        /** @default null */
        image_src?: string | null;
        /** @default hexagon */
        shape?: string;
        /** @default null */
        text?: string | null;
      } | null;
      /**
       * @description The action that the rule counts. Only with the `award_mode` `automatic`.
       * @enum {string}
       */
      rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
      /**
       * @description Whether `any` or `all` of `rule_content_node_ids` are required.
       * @enum {string}
       */
      rule_criteria?: "any" | "all";
      /** @description The number of actions that earn the achievement. */
      rule_threshold?: number;
      /** @description The number of UTC days that count, today included, at most 3,650. Null counts the whole history. */
      rule_window_days?: number | null;
      /** @description The content nodes that count, at most 100. Empty means all. */
      rule_content_node_ids?: string[];
    };
    CreateTeamHubAchievementAttributes: {
      /** Format: uuid */
      achievement_id: string;
    };
    CreateTeamHubAccessRuleAttributes: {
      /**
       * @description The type of the target that the rule restricts.
       * @enum {string}
       */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /**
       * Format: uuid
       * @description The id of the target that the rule restricts.
       */
      target_id: string;
      /**
       * @description Whether a member must meet `any` or `all` of the conditions. Default: `any`.
       * @default any
       * @enum {string}
       */
      logic_operator?: "any" | "all";
      /** @description The conditions, at most 20. Without conditions, the rule denies every member. */
      conditions?: ({
        /** @constant */
        type: "belongs_to_hub";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          hub_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "billing_status";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /**
           * @default [
           *     "comped",
           *     "trialing",
           *     "active",
           *     "canceling"
           *   ]
           */
          statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
          product_ids?: string[];
          price_ids?: string[];
          /** @default false */
          include_grace?: boolean;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_product";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          product_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_tag";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          tag_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_achievement";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          achievement_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "points_gte";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          points: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "content_completed";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          content_node_ids: string[];
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "days_since_joined";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          days: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "date_window";
        /** @enum {string} */
        operator: "is" | "is_not";
        value: {
          /** Format: date-time */
          from?: string;
          /** Format: date-time */
          to?: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "role";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
        };
        display?: {
          label: string | null;
        };
      })[];
    };
    UpdateTeamHubAccessRuleAttributes: {
      /** @description Whether a member must meet `any` or `all` of the conditions. Null resets it to `any`. */
      logic_operator?: ("any" | "all") | null;
      /** @description The conditions, at most 20. Null removes all conditions, and the rule denies every member. */
      conditions?: ({
        /** @constant */
        type: "belongs_to_hub";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          hub_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "billing_status";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /**
           * @default [
           *     "comped",
           *     "trialing",
           *     "active",
           *     "canceling"
           *   ]
           */
          statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
          product_ids?: string[];
          price_ids?: string[];
          /** @default false */
          include_grace?: boolean;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_product";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          product_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_tag";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          tag_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_achievement";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          achievement_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "points_gte";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          points: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "content_completed";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          content_node_ids: string[];
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "days_since_joined";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          days: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "date_window";
        /** @enum {string} */
        operator: "is" | "is_not";
        value: {
          /** Format: date-time */
          from?: string;
          /** Format: date-time */
          to?: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "role";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
        };
        display?: {
          label: string | null;
        };
      })[] | null;
    };
    PostTeamHubAccessRulesPreviewAttributes: {
      /**
       * @description The type of the target that the rule restricts.
       * @enum {string}
       */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /**
       * Format: uuid
       * @description The id of the target that the rule restricts.
       */
      target_id: string;
      /**
       * @description Whether a member must meet `any` or `all` of the conditions. Default: `any`.
       * @default any
       * @enum {string}
       */
      logic_operator?: "any" | "all";
      /** @description The conditions, at most 20. Without conditions, the rule denies every member. */
      conditions?: ({
        /** @constant */
        type: "belongs_to_hub";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          hub_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "billing_status";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /**
           * @default [
           *     "comped",
           *     "trialing",
           *     "active",
           *     "canceling"
           *   ]
           */
          statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
          product_ids?: string[];
          price_ids?: string[];
          /** @default false */
          include_grace?: boolean;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_product";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          product_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_tag";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          tag_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "has_achievement";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          /** Format: uuid */
          achievement_id: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "points_gte";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          points: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "content_completed";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          content_node_ids: string[];
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "days_since_joined";
        /** @enum {string} */
        operator: "gte" | "lte";
        value: {
          days: number;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "date_window";
        /** @enum {string} */
        operator: "is" | "is_not";
        value: {
          /** Format: date-time */
          from?: string;
          /** Format: date-time */
          to?: string;
        };
        display?: {
          label: string | null;
        };
      } | {
        /** @constant */
        type: "role";
        /** @enum {string} */
        operator: "is" | "is_not" | "in" | "not_in";
        value: {
          roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
        };
        display?: {
          label: string | null;
        };
      })[];
    };
    PostHubAccessChecksAttributes: {
      /**
       * @description The type of the target.
       * @enum {string}
       */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /**
       * Format: uuid
       * @description The id of the target, which must belong to this hub.
       */
      target_id: string;
      /**
       * Format: uuid
       * @description The contact to check, required for creators. Default for a member: the member.
       */
      contact_id?: string;
    };
    CreateTeamHubProductAttributes: {
      /** @description The name that buyers see. */
      name: string;
      /**
       * @description The description that buyers see, at most 5,000 characters.
       * @default null
       */
      description?: string | null;
      /**
       * @description `active` if the product can be bought, `archived` if not.
       * @default active
       * @enum {string}
       */
      status?: "active" | "archived";
    };
    UpdateTeamHubProductAttributes: {
      /** @description The name that buyers see. */
      name?: string;
      /** @description The description that buyers see, at most 5,000 characters. */
      description?: string | null;
      /**
       * @description `active` if the product can be bought, `archived` if not.
       * @enum {string}
       */
      status?: "active" | "archived";
    };
    CreateTeamHubProductPriceAttributes: {
      /**
       * @description A name for buyers and creators.
       * @default null
       */
      name?: string | null;
      /**
       * @description `free`, `one_time` or `recurring`.
       * @enum {string}
       */
      kind: "free" | "one_time" | "recurring";
      /**
       * @description The amount in the minor unit of the currency. 0 for a free price.
       * @default 0
       */
      amount?: number;
      /** @description The ISO 4217 currency code, such as EUR. */
      currency?: string;
      /**
       * @description The unit of the billing period, required for a recurring price.
       * @default null
       */
      interval?: ("day" | "week" | "month" | "year") | null;
      /**
       * @description The number of intervals in a billing period, at most three years. Default: 1.
       * @default null
       */
      interval_count?: number | null;
      /**
       * @description Days before the first payment of a recurring price.
       * @default null
       */
      trial_days?: number | null;
      /**
       * @description Days that access lasts after a renewal failed, 0 to 60. Default: 7.
       * @default 7
       */
      grace_days?: number;
      /**
       * @description True if the price can be bought. Default: true.
       * @default true
       */
      is_active?: boolean;
    };
    UpdateTeamHubProductPriceAttributes: {
      /** @description A name for buyers and creators. */
      name?: string | null;
      /** @description Days that access lasts after a renewal failed, 0 to 60. Default: 7. */
      grace_days?: number;
      /** @description True if the price can be bought. Default: true. */
      is_active?: boolean;
    };
    CreateTeamHubCouponAttributes: {
      /** @description The code that buyers enter, without spaces, unique in the hub regardless of case. */
      code: string;
      /**
       * @description The discount in percent. Mutually exclusive with `amount_off`.
       * @default null
       */
      percent_off?: number | null;
      /**
       * @description The discount in the minor unit of `currency`. Mutually exclusive with `percent_off`.
       * @default null
       */
      amount_off?: number | null;
      /** @description The ISO 4217 code of the currency of `amount_off`. */
      currency?: string | null;
      /**
       * @description The payments of a subscription that are reduced: `once`, `forever`, or `repeating` for some months.
       * @default once
       * @enum {string}
       */
      duration?: "once" | "forever" | "repeating";
      /**
       * @description The months of a `repeating` discount.
       * @default null
       */
      duration_in_months?: number | null;
      /**
       * @description The number of orders that can use the coupon. Null means no limit.
       * @default null
       */
      max_redemptions?: number | null;
      /**
       * @description The number of orders of one buyer that can use the coupon. Null means no limit.
       * @default null
       */
      max_redemptions_per_contact?: number | null;
      /** @description The time after which the coupon cannot be used. Null means never. */
      expires_at?: string | null;
      /**
       * @description The products that the coupon applies to, at most 50. Empty means all products.
       * @default []
       */
      product_ids?: string[];
      /**
       * @description False if the coupon cannot be used. Default: true.
       * @default true
       */
      is_active?: boolean;
    };
    UpdateTeamHubCouponAttributes: {
      /** @description The number of orders that can use the coupon. Null means no limit. */
      max_redemptions?: number | null;
      /** @description The number of orders of one buyer that can use the coupon. Null means no limit. */
      max_redemptions_per_contact?: number | null;
      /** @description The time after which the coupon cannot be used. Null means never. */
      expires_at?: string | null;
      /** @description The products that the coupon applies to, at most 50. Empty means all products. */
      product_ids?: string[];
      /** @description False if the coupon cannot be used. Default: true. */
      is_active?: boolean;
    };
    PostHubCheckoutAttributes: {
      /**
       * Format: uuid
       * @description An active price of an active product of this hub.
       */
      price_id: string;
      /** @description Any text of up to 2,048 characters. It is stored with the order and returned with it. */
      after?: string;
      /**
       * @description The URL to return to if the buyer cancels. Default: a page of this service.
       * @default
       */
      cancel_url?: string;
      /**
       * @description The URL to return to after the payment. Default: a page of this service.
       * @default
       */
      success_url?: string;
      /** @description The code of a coupon of this hub, in any case. */
      coupon_code?: string;
      /**
       * Format: email
       * @description The email address of the buyer, for a sale by a creator.
       */
      email?: string;
    };
    CreateTeamHubOrderRefundAttributes: {
      /** @description The amount to refund, in the minor unit of the currency. Default: all that is not yet refunded. */
      amount?: number;
      /** @description The payment provider's id of the payment or of its invoice. Default: the last payment of the order. */
      payment_id?: string;
    };
    PostTeamPaymentAccountAttributes: {
      /** Format: email */
      email?: string;
    };
    CreateTeamHubAutomationAttributes: {
      name: string;
      /**
       * @description Whether a member can be enrolled again: `never`, `after_exit`, or after an `interval`. Default: `never`.
       * @default never
       * @enum {string}
       */
      re_entry_mode?: "never" | "after_exit" | "interval";
      /**
       * @description The seconds until a member can be enrolled again, with the `re_entry_mode` `interval`.
       * @default null
       */
      re_entry_interval_seconds?: number | null;
      /**
       * @description Any JSON object of the client, up to 20,000 characters.
       * @default {}
       */
      settings?: {
        [key: string]: unknown;
      };
      /** @description The draft. Null for an automation without a draft. */
      definition?: {
        trigger: {
          /** @constant */
          type: "member.joined";
        } | {
          /** @constant */
          type: "member.left";
        } | {
          /** @constant */
          type: "member.tagged";
          /** Format: uuid */
          tag_id?: string;
        } | {
          /** @constant */
          type: "member.banned";
        } | {
          /** @constant */
          type: "discussion.created";
          /** Format: uuid */
          space_id?: string;
        } | {
          /** @constant */
          type: "comment.created";
          /** Format: uuid */
          target_id?: string;
        } | {
          /** @constant */
          type: "reaction.received";
          emoji?: string;
        } | {
          /** @constant */
          type: "achievement.earned";
          /** Format: uuid */
          achievement_id?: string;
        } | {
          /** @constant */
          type: "event.rsvp";
          /** Format: uuid */
          event_id?: string;
          /** @enum {string} */
          status?: "going" | "interested" | "not_going" | "waitlisted";
        } | {
          /** @constant */
          type: "content.completed";
          /** Format: uuid */
          content_node_id?: string;
        } | {
          /** @constant */
          type: "order.paid";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "order.refunded";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.activated";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.past_due";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.recovered";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.canceled";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "date";
          /** Format: date-time */
          at: string;
        } | {
          /** @constant */
          type: "manual";
        } | {
          /** @constant */
          type: "api";
        };
        filter?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
        entry_node_id: string;
        nodes: ({
          id: string;
          /** @constant */
          type: "send_email";
          data: {
            subject: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "send_message";
          data: {
            /** Format: uuid */
            from_contact_id: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "notify";
          data: {
            title: string;
            body?: string;
            /** Format: uri */
            url?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "delay";
          data: {
            seconds: number;
            /**
             * @default step
             * @enum {string}
             */
            from?: "step" | "enrollment";
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_until";
          data: {
            /** Format: date-time */
            at: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_for_event";
          data: {
            event: {
              /** @constant */
              type: "member.joined";
            } | {
              /** @constant */
              type: "member.left";
            } | {
              /** @constant */
              type: "member.tagged";
              /** Format: uuid */
              tag_id?: string;
            } | {
              /** @constant */
              type: "member.banned";
            } | {
              /** @constant */
              type: "discussion.created";
              /** Format: uuid */
              space_id?: string;
            } | {
              /** @constant */
              type: "comment.created";
              /** Format: uuid */
              target_id?: string;
            } | {
              /** @constant */
              type: "reaction.received";
              emoji?: string;
            } | {
              /** @constant */
              type: "achievement.earned";
              /** Format: uuid */
              achievement_id?: string;
            } | {
              /** @constant */
              type: "event.rsvp";
              /** Format: uuid */
              event_id?: string;
              /** @enum {string} */
              status?: "going" | "interested" | "not_going" | "waitlisted";
            } | {
              /** @constant */
              type: "content.completed";
              /** Format: uuid */
              content_node_id?: string;
            } | {
              /** @constant */
              type: "order.paid";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "order.refunded";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.activated";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.past_due";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.recovered";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.canceled";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            };
            timeout_seconds?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "condition";
          data: {
            /**
             * @default all
             * @enum {string}
             */
            logic_operator?: "any" | "all";
            conditions: ({
              /** @constant */
              type: "belongs_to_hub";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                hub_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "billing_status";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /**
                 * @default [
                 *     "comped",
                 *     "trialing",
                 *     "active",
                 *     "canceling"
                 *   ]
                 */
                statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
                product_ids?: string[];
                price_ids?: string[];
                /** @default false */
                include_grace?: boolean;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_product";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                product_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_tag";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                tag_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_achievement";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                achievement_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "points_gte";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                points: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "content_completed";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                content_node_ids: string[];
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "days_since_joined";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                days: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "date_window";
              /** @enum {string} */
              operator: "is" | "is_not";
              value: {
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "role";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
              };
              display?: {
                label: string | null;
              };
            })[];
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "split";
          data: {
            /** @default 50 */
            percent?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "add_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "remove_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "grant_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "revoke_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "award_achievement";
          data: {
            /** Format: uuid */
            achievement_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "webhook";
          data: {
            /** Format: uuid */
            endpoint_id: string;
            data?: {
              [key: string]: unknown;
            };
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "exit";
          data: Record<string, never>;
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        })[];
        exit_conditions?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
      } | null;
    };
    UpdateTeamHubAutomationAttributes: {
      name?: string | null;
      /** @description Whether a member can be enrolled again. Null resets it to `never`. */
      re_entry_mode?: ("never" | "after_exit" | "interval") | null;
      re_entry_interval_seconds?: number | null;
      settings?: {
        [key: string]: unknown;
      } | null;
      definition?: {
        trigger: {
          /** @constant */
          type: "member.joined";
        } | {
          /** @constant */
          type: "member.left";
        } | {
          /** @constant */
          type: "member.tagged";
          /** Format: uuid */
          tag_id?: string;
        } | {
          /** @constant */
          type: "member.banned";
        } | {
          /** @constant */
          type: "discussion.created";
          /** Format: uuid */
          space_id?: string;
        } | {
          /** @constant */
          type: "comment.created";
          /** Format: uuid */
          target_id?: string;
        } | {
          /** @constant */
          type: "reaction.received";
          emoji?: string;
        } | {
          /** @constant */
          type: "achievement.earned";
          /** Format: uuid */
          achievement_id?: string;
        } | {
          /** @constant */
          type: "event.rsvp";
          /** Format: uuid */
          event_id?: string;
          /** @enum {string} */
          status?: "going" | "interested" | "not_going" | "waitlisted";
        } | {
          /** @constant */
          type: "content.completed";
          /** Format: uuid */
          content_node_id?: string;
        } | {
          /** @constant */
          type: "order.paid";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "order.refunded";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.activated";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.past_due";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.recovered";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.canceled";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "date";
          /** Format: date-time */
          at: string;
        } | {
          /** @constant */
          type: "manual";
        } | {
          /** @constant */
          type: "api";
        };
        filter?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
        entry_node_id: string;
        nodes: ({
          id: string;
          /** @constant */
          type: "send_email";
          data: {
            subject: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "send_message";
          data: {
            /** Format: uuid */
            from_contact_id: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "notify";
          data: {
            title: string;
            body?: string;
            /** Format: uri */
            url?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "delay";
          data: {
            seconds: number;
            /**
             * @default step
             * @enum {string}
             */
            from?: "step" | "enrollment";
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_until";
          data: {
            /** Format: date-time */
            at: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_for_event";
          data: {
            event: {
              /** @constant */
              type: "member.joined";
            } | {
              /** @constant */
              type: "member.left";
            } | {
              /** @constant */
              type: "member.tagged";
              /** Format: uuid */
              tag_id?: string;
            } | {
              /** @constant */
              type: "member.banned";
            } | {
              /** @constant */
              type: "discussion.created";
              /** Format: uuid */
              space_id?: string;
            } | {
              /** @constant */
              type: "comment.created";
              /** Format: uuid */
              target_id?: string;
            } | {
              /** @constant */
              type: "reaction.received";
              emoji?: string;
            } | {
              /** @constant */
              type: "achievement.earned";
              /** Format: uuid */
              achievement_id?: string;
            } | {
              /** @constant */
              type: "event.rsvp";
              /** Format: uuid */
              event_id?: string;
              /** @enum {string} */
              status?: "going" | "interested" | "not_going" | "waitlisted";
            } | {
              /** @constant */
              type: "content.completed";
              /** Format: uuid */
              content_node_id?: string;
            } | {
              /** @constant */
              type: "order.paid";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "order.refunded";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.activated";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.past_due";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.recovered";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.canceled";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            };
            timeout_seconds?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "condition";
          data: {
            /**
             * @default all
             * @enum {string}
             */
            logic_operator?: "any" | "all";
            conditions: ({
              /** @constant */
              type: "belongs_to_hub";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                hub_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "billing_status";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /**
                 * @default [
                 *     "comped",
                 *     "trialing",
                 *     "active",
                 *     "canceling"
                 *   ]
                 */
                statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
                product_ids?: string[];
                price_ids?: string[];
                /** @default false */
                include_grace?: boolean;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_product";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                product_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_tag";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                tag_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_achievement";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                achievement_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "points_gte";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                points: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "content_completed";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                content_node_ids: string[];
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "days_since_joined";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                days: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "date_window";
              /** @enum {string} */
              operator: "is" | "is_not";
              value: {
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "role";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
              };
              display?: {
                label: string | null;
              };
            })[];
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "split";
          data: {
            /** @default 50 */
            percent?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "add_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "remove_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "grant_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "revoke_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "award_achievement";
          data: {
            /** Format: uuid */
            achievement_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "webhook";
          data: {
            /** Format: uuid */
            endpoint_id: string;
            data?: {
              [key: string]: unknown;
            };
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "exit";
          data: Record<string, never>;
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        })[];
        exit_conditions?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
      } | null;
      /**
       * @description `archived` stops the automation permanently.
       * @constant
       */
      status?: "archived";
    };
    CreateTeamHubAutomationEnrollmentAttributes: {
      /** Format: uuid */
      contact_id: string;
    };
    PostTeamHubAutomationSimulateAttributes: {
      /**
       * Format: uuid
       * @description A member of the hub.
       */
      contact_id: string;
      /** @description The definition to simulate. Default: the draft of the automation. */
      definition?: {
        trigger: {
          /** @constant */
          type: "member.joined";
        } | {
          /** @constant */
          type: "member.left";
        } | {
          /** @constant */
          type: "member.tagged";
          /** Format: uuid */
          tag_id?: string;
        } | {
          /** @constant */
          type: "member.banned";
        } | {
          /** @constant */
          type: "discussion.created";
          /** Format: uuid */
          space_id?: string;
        } | {
          /** @constant */
          type: "comment.created";
          /** Format: uuid */
          target_id?: string;
        } | {
          /** @constant */
          type: "reaction.received";
          emoji?: string;
        } | {
          /** @constant */
          type: "achievement.earned";
          /** Format: uuid */
          achievement_id?: string;
        } | {
          /** @constant */
          type: "event.rsvp";
          /** Format: uuid */
          event_id?: string;
          /** @enum {string} */
          status?: "going" | "interested" | "not_going" | "waitlisted";
        } | {
          /** @constant */
          type: "content.completed";
          /** Format: uuid */
          content_node_id?: string;
        } | {
          /** @constant */
          type: "order.paid";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "order.refunded";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.activated";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.past_due";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.recovered";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "subscription.canceled";
          /** Format: uuid */
          product_id?: string;
          /** Format: uuid */
          price_id?: string;
        } | {
          /** @constant */
          type: "date";
          /** Format: date-time */
          at: string;
        } | {
          /** @constant */
          type: "manual";
        } | {
          /** @constant */
          type: "api";
        };
        filter?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
        entry_node_id: string;
        nodes: ({
          id: string;
          /** @constant */
          type: "send_email";
          data: {
            subject: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "send_message";
          data: {
            /** Format: uuid */
            from_contact_id: string;
            body: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "notify";
          data: {
            title: string;
            body?: string;
            /** Format: uri */
            url?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "delay";
          data: {
            seconds: number;
            /**
             * @default step
             * @enum {string}
             */
            from?: "step" | "enrollment";
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_until";
          data: {
            /** Format: date-time */
            at: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "wait_for_event";
          data: {
            event: {
              /** @constant */
              type: "member.joined";
            } | {
              /** @constant */
              type: "member.left";
            } | {
              /** @constant */
              type: "member.tagged";
              /** Format: uuid */
              tag_id?: string;
            } | {
              /** @constant */
              type: "member.banned";
            } | {
              /** @constant */
              type: "discussion.created";
              /** Format: uuid */
              space_id?: string;
            } | {
              /** @constant */
              type: "comment.created";
              /** Format: uuid */
              target_id?: string;
            } | {
              /** @constant */
              type: "reaction.received";
              emoji?: string;
            } | {
              /** @constant */
              type: "achievement.earned";
              /** Format: uuid */
              achievement_id?: string;
            } | {
              /** @constant */
              type: "event.rsvp";
              /** Format: uuid */
              event_id?: string;
              /** @enum {string} */
              status?: "going" | "interested" | "not_going" | "waitlisted";
            } | {
              /** @constant */
              type: "content.completed";
              /** Format: uuid */
              content_node_id?: string;
            } | {
              /** @constant */
              type: "order.paid";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "order.refunded";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.activated";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.past_due";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.recovered";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            } | {
              /** @constant */
              type: "subscription.canceled";
              /** Format: uuid */
              product_id?: string;
              /** Format: uuid */
              price_id?: string;
            };
            timeout_seconds?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "condition";
          data: {
            /**
             * @default all
             * @enum {string}
             */
            logic_operator?: "any" | "all";
            conditions: ({
              /** @constant */
              type: "belongs_to_hub";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                hub_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "billing_status";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /**
                 * @default [
                 *     "comped",
                 *     "trialing",
                 *     "active",
                 *     "canceling"
                 *   ]
                 */
                statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
                product_ids?: string[];
                price_ids?: string[];
                /** @default false */
                include_grace?: boolean;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_product";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                product_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_tag";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                tag_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "has_achievement";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                /** Format: uuid */
                achievement_id: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "points_gte";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                points: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "content_completed";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                content_node_ids: string[];
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "days_since_joined";
              /** @enum {string} */
              operator: "gte" | "lte";
              value: {
                days: number;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "date_window";
              /** @enum {string} */
              operator: "is" | "is_not";
              value: {
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
              };
              display?: {
                label: string | null;
              };
            } | {
              /** @constant */
              type: "role";
              /** @enum {string} */
              operator: "is" | "is_not" | "in" | "not_in";
              value: {
                roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
              };
              display?: {
                label: string | null;
              };
            })[];
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "split";
          data: {
            /** @default 50 */
            percent?: number;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "add_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "remove_tag";
          data: {
            /** Format: uuid */
            tag_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "grant_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "revoke_access";
          data: {
            /** Format: uuid */
            space_id?: string;
            /** @enum {string} */
            target_type?: "discussion" | "content_node" | "playlist" | "event";
            /** Format: uuid */
            target_id?: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "award_achievement";
          data: {
            /** Format: uuid */
            achievement_id: string;
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "webhook";
          data: {
            /** Format: uuid */
            endpoint_id: string;
            data?: {
              [key: string]: unknown;
            };
          };
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        } | {
          id: string;
          /** @constant */
          type: "exit";
          data: Record<string, never>;
          next?: string;
          next_if_true?: string;
          next_if_false?: string;
          next_on_timeout?: string;
        })[];
        exit_conditions?: {
          /**
           * @default all
           * @enum {string}
           */
          logic_operator?: "any" | "all";
          conditions: ({
            /** @constant */
            type: "belongs_to_hub";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              hub_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "billing_status";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /**
               * @default [
               *     "comped",
               *     "trialing",
               *     "active",
               *     "canceling"
               *   ]
               */
              statuses?: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
              product_ids?: string[];
              price_ids?: string[];
              /** @default false */
              include_grace?: boolean;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_product";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              product_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_tag";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              tag_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "has_achievement";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              /** Format: uuid */
              achievement_id: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "points_gte";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              points: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "content_completed";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              content_node_ids: string[];
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "days_since_joined";
            /** @enum {string} */
            operator: "gte" | "lte";
            value: {
              days: number;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "date_window";
            /** @enum {string} */
            operator: "is" | "is_not";
            value: {
              /** Format: date-time */
              from?: string;
              /** Format: date-time */
              to?: string;
            };
            display?: {
              label: string | null;
            };
          } | {
            /** @constant */
            type: "role";
            /** @enum {string} */
            operator: "is" | "is_not" | "in" | "not_in";
            value: {
              roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
            };
            display?: {
              label: string | null;
            };
          })[];
        };
      };
      /**
       * @description Assumptions by node id: whether a wait's event occurs, or whether a condition or split is true.
       * @default {}
       */
      assume?: {
        [key: string]: "event" | "timeout" | "true" | "false";
      };
    };
    PostTeamHubAutomationsFromTemplateAttributes: {
      /** @enum {string} */
      template_id: "welcome" | "failed-payment" | "win-back" | "after-purchase";
      name?: string;
    };
    CreateTeamHubDripCampaignAttributes: {
      name: string;
      /**
       * @default {
       *     "type": "member.joined"
       *   }
       */
      trigger?: {
        /** @constant */
        type: "member.joined";
      } | {
        /** @constant */
        type: "member.left";
      } | {
        /** @constant */
        type: "member.tagged";
        /** Format: uuid */
        tag_id?: string;
      } | {
        /** @constant */
        type: "member.banned";
      } | {
        /** @constant */
        type: "discussion.created";
        /** Format: uuid */
        space_id?: string;
      } | {
        /** @constant */
        type: "comment.created";
        /** Format: uuid */
        target_id?: string;
      } | {
        /** @constant */
        type: "reaction.received";
        emoji?: string;
      } | {
        /** @constant */
        type: "achievement.earned";
        /** Format: uuid */
        achievement_id?: string;
      } | {
        /** @constant */
        type: "event.rsvp";
        /** Format: uuid */
        event_id?: string;
        /** @enum {string} */
        status?: "going" | "interested" | "not_going" | "waitlisted";
      } | {
        /** @constant */
        type: "content.completed";
        /** Format: uuid */
        content_node_id?: string;
      } | {
        /** @constant */
        type: "order.paid";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "order.refunded";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.activated";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.past_due";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.recovered";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.canceled";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "manual";
      };
    };
    UpdateTeamHubDripCampaignAttributes: {
      name?: string;
      trigger?: {
        /** @constant */
        type: "member.joined";
      } | {
        /** @constant */
        type: "member.left";
      } | {
        /** @constant */
        type: "member.tagged";
        /** Format: uuid */
        tag_id?: string;
      } | {
        /** @constant */
        type: "member.banned";
      } | {
        /** @constant */
        type: "discussion.created";
        /** Format: uuid */
        space_id?: string;
      } | {
        /** @constant */
        type: "comment.created";
        /** Format: uuid */
        target_id?: string;
      } | {
        /** @constant */
        type: "reaction.received";
        emoji?: string;
      } | {
        /** @constant */
        type: "achievement.earned";
        /** Format: uuid */
        achievement_id?: string;
      } | {
        /** @constant */
        type: "event.rsvp";
        /** Format: uuid */
        event_id?: string;
        /** @enum {string} */
        status?: "going" | "interested" | "not_going" | "waitlisted";
      } | {
        /** @constant */
        type: "content.completed";
        /** Format: uuid */
        content_node_id?: string;
      } | {
        /** @constant */
        type: "order.paid";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "order.refunded";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.activated";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.past_due";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.recovered";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "subscription.canceled";
        /** Format: uuid */
        product_id?: string;
        /** Format: uuid */
        price_id?: string;
      } | {
        /** @constant */
        type: "manual";
      };
      /**
       * @description `active` activates or resumes the campaign, `paused` pauses it.
       * @enum {string}
       */
      status?: "active" | "paused";
    };
    CreateTeamHubDripCampaignStepAttributes: {
      /**
       * @description `unlock` gives access to a target, `email` sends an email.
       * @enum {string}
       */
      kind: "email" | "unlock";
      /**
       * @description The order of the step. Steps with a lower position run first. Default: 0.
       * @default 0
       */
      position?: number;
      /** @description The days after the member started the campaign. Default: 0. */
      after_days?: number;
      /**
       * Format: date-time
       * @description The time of the step. It takes precedence over `after_days`.
       */
      at?: string;
      /**
       * @description The type of the target, required for an `unlock` step.
       * @enum {string}
       */
      target_type?: "discussion" | "content_node" | "playlist" | "event";
      /**
       * Format: uuid
       * @description The id of the target, required for an `unlock` step.
       */
      target_id?: string;
      /** @description The subject of the email, required for an `email` step. */
      subject?: string;
      /** @description The text of the email, required for an `email` step. */
      body?: string;
    };
    UpdateTeamHubDripCampaignStepAttributes: {
      position?: number;
      after_days?: number;
      /** Format: date-time */
      at?: string;
      subject?: string;
      body?: string;
    };
    PutTeamHubDripCampaignStepOverrideAttributes: {
      /** @description The time when the member receives the step instead. Null to keep the usual time. */
      at?: string | null;
      /**
       * @description True to skip the step for this member. Default: false.
       * @default false
       */
      is_skipped?: boolean;
    };
    CreateTeamHubWebhookEndpointAttributes: {
      url: string;
      description?: string | null;
      secret?: string;
    };
    UpdateTeamHubWebhookEndpointAttributes: {
      url?: string;
      description?: string | null;
      /** @enum {string} */
      status?: "active" | "disabled";
    };
    PostTeamHubWebhookEndpointRotateSecretAttributes: {
      secret?: string;
    };
    PostActivityAttributes: {
      /** Format: uuid */
      hub_id: string;
      /** @enum {string} */
      activity_type: "session_start" | "page_view" | "space_view" | "discussion_view" | "content_view" | "event_view" | "media_play" | "media_progress" | "media_complete" | "link_click" | "search";
      /** @default null */
      target_type?: ("hub" | "space" | "discussion" | "comment" | "content_node" | "playlist" | "media" | "event" | "member") | null;
      /** @default null */
      target_id?: string | null;
      /** @default {} */
      metadata?: {
        [key: string]: string | number | boolean | null;
      };
      /**
       * Format: date-time
       * @description The time of the activity, at most seven days ago. Default: now.
       */
      occurred_at?: string;
    };
    CreateAdminTeamHubReportReasonAttributes: {
      label: string;
      /** @default true */
      is_active?: boolean;
      /** @default 100 */
      position?: number;
    };
    UpdateAdminTeamHubReportReasonAttributes: {
      label?: string;
      is_active?: boolean;
      position?: number;
    };
    CreateReportAttributes: {
      /**
       * @description The type of the resource to report.
       * @enum {string}
       */
      target_type: "discussion" | "comment" | "message" | "member";
      /**
       * Format: uuid
       * @description The id of the resource to report.
       */
      target_id: string;
      /**
       * Format: uuid
       * @description Required for a member: the hub in which you report them.
       */
      hub_id?: string;
      /**
       * Format: uuid
       * @description An active report reason of the hub.
       */
      reason_id: string;
      /**
       * @description A note for the moderators, at most 2,000 characters.
       * @default null
       */
      note?: string | null;
    };
    UpdateTeamHubReportAttributes: {
      /**
       * @description Closes the report. Leave it out to keep the report open.
       * @enum {string}
       */
      status?: "resolved" | "dismissed";
      /**
       * @description A note about the decision, at most 2,000 characters.
       * @default null
       */
      resolution_note?: string | null;
      /**
       * @description Hides or restores the reported discussion or comment.
       * @enum {string}
       */
      action?: "hide" | "restore";
    };
    AutomationWebhook: {
      /**
       * Format: uuid
       * @description The id of the event, the same for every delivery attempt.
       */
      id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: uuid */
      hub_id: string;
      /** @constant */
      type: "automation.webhook";
      automation: {
        /** Format: uuid */
        id: string;
        name: string;
        /** @description The version of the automation that the member follows. */
        version_int: number;
      };
      enrollment: {
        id: string;
        status: string;
        /** @description The type of the trigger that enrolled the member. */
        trigger_type: string;
        /** @description The id of the event that enrolled the member. Null if no event did. */
        event_id: string | null;
        /** Format: date-time */
        enrolled_at: string;
        node_id: string;
        /** @description The number of nodes that the member has reached, including this one. */
        visit: number;
      };
      contact: {
        /** Format: uuid */
        id: string;
        email: string;
        name: string | null;
      };
      /** @description The `data` of the node, with the placeholders in its strings replaced. */
      data: {
        [key: string]: unknown;
      };
    };
    TestWebhook: {
      /**
       * Format: uuid
       * @description The id of the event, the same for every delivery attempt.
       */
      id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: uuid */
      hub_id: string;
      /** @constant */
      type: "webhook.test";
      data: {
        /** Format: uuid */
        endpoint_id: string;
      };
    };
    Errors: {
      errors: {
        /** @description The HTTP status, as a string. */
        status: string;
        title: string;
        /** @description The error code, for programs. New codes can be added without notice. */
        code?: string;
        /** @description What is wrong and what to do, for people. The text can change. */
        detail: string;
        /** @description The location of the error in the request: a JSON Pointer into the body, a parameter, or a header. */
        source?: {
          pointer?: string;
          parameter?: string;
          header?: string;
        };
        /** @description The request id and, with some codes, more data for programs; see the examples. */
        meta: {
          request_id: string;
        } & {
          [key: string]: unknown;
        };
      }[];
    };
    DetailedErrors: {
      errors: {
        /** @description The HTTP status, as a string. */
        status: string;
        title: string;
        /** @description The error code, for programs. New codes can be added without notice. */
        code?: string;
        /** @description What is wrong and what to do, for people. The text can change. */
        detail: string;
        /** @description The location of the error in the request: a JSON Pointer into the body, a parameter, or a header. */
        source?: {
          pointer?: string;
          parameter?: string;
          header?: string;
        };
        /** @description The request id and, with some codes, more data for programs; see the examples. */
        meta: {
          request_id: string;
        } & {
          [key: string]: unknown;
        };
      }[];
      detail?: {
        loc: (string | number)[];
        msg: string;
        type: string;
        ctx: {
          [key: string]: unknown;
        };
        input: unknown;
      }[];
    };
    AccessToken: {
      /** @constant */
      type: "access_tokens";
      id: string;
      attributes: {
        access_token: string;
        /** @constant */
        token_type: "bearer";
        /** @description Lifetime of the access token in seconds. */
        expires_in: number;
        /** @description Valid for one use within 30 days. */
        refresh_token: string;
      };
      links?: {
        self: string;
      };
    };
    AcceptedInvitation: {
      /** @constant */
      type: "invitations";
      id: string;
      attributes: {
        team_id: string;
        email: string;
        role_id: string;
        /** @constant */
        status: "accepted";
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Registration: {
      /** @constant */
      type: "access_tokens";
      id: string;
      attributes: {
        access_token?: string;
        /** @constant */
        token_type?: "bearer";
        /** @description Lifetime of the access token in seconds. */
        expires_in?: number;
        /** @description Valid for one use within 30 days. */
        refresh_token?: string;
        /** @enum {string} */
        membership_status: "active" | "pending";
      };
      links?: {
        self: string;
      };
    };
    MemberAccessToken: {
      /** @constant */
      type: "access_tokens";
      id: string;
      attributes: {
        access_token: string;
        /** @constant */
        token_type: "bearer";
        /** @description Lifetime of the access token in seconds. */
        expires_in: number;
        /** @description Valid for one use within 30 days. */
        refresh_token: string;
        /**
         * @description `member`: the contact may enter the hub. `purchases`: the contact may not enter the hub. The token then gives access to their purchases only: list and cancel subscriptions, list entitlements, get orders. The `/me` routes work with both.
         * @enum {string}
         */
        access: "member" | "purchases";
      };
      links?: {
        self: string;
      };
    };
    Me: {
      /** @constant */
      type: "users";
      id: string;
      attributes: {
        email: string;
        name: string | null;
        avatar_url: string | null;
        avatar_url_expires_at: string | null;
        banner_url: string | null;
        banner_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        platform_admin?: boolean;
        /** @description When the user verified their email address; `null` until then. */
        address_proved_at?: string | null;
      };
      links?: {
        self: string;
      };
    };
    MeAsContact: {
      /** @constant */
      type: "contacts";
      id: string;
      attributes: {
        email: string;
        name: string | null;
        avatar_url: string | null;
        avatar_url_expires_at: string | null;
        banner_url: string | null;
        banner_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        team_id: string;
      };
      links?: {
        self: string;
      };
    };
    Export: {
      /** @constant */
      type: "exports";
      id: string;
      attributes: {
        /** @enum {string} */
        status: "queued" | "running" | "completed" | "failed";
        /** @description Number of items collected so far. */
        records: number;
        size_bytes: number | null;
        /** @description URL of the JSON file. Anyone with the URL can read the file. */
        download_url: string | null;
        download_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        started_at: string | null;
        completed_at: string | null;
        /** @description When the file is deleted. */
        expires_at: string | null;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    PortraitUpload: {
      /** @constant */
      type: "uploads";
      id: string;
      attributes: {
        mime_type: string;
        size_bytes: number;
        /** @enum {string} */
        status_upload: "pending" | "ready";
        /** @description The upload form. Returned only when the upload is created. */
        upload: {
          url: string;
          /** @constant */
          method: "POST";
          fields: {
            [key: string]: string;
          };
          /** Format: date-time */
          expires_at: string;
        } | null;
        url: string | null;
        url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    NotificationPreference: {
      /** @constant */
      type: "notification_preferences";
      id: string;
      attributes: {
        reply: {
          in_app: boolean;
          email: boolean;
        };
        message: {
          in_app: boolean;
          email: boolean;
        };
        achievement: {
          in_app: boolean;
          email: boolean;
        };
        event_seat: {
          in_app: boolean;
          email: boolean;
        };
        warning: {
          in_app: boolean;
          email: boolean;
        };
        automation: {
          in_app: boolean;
          email: boolean;
        };
        /** @description `null` until the preferences are changed for the first time. */
        updated_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    Team: {
      /** @constant */
      type: "teams";
      id: string;
      attributes: {
        name: string;
        description: string | null;
        support_email: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    TeamErasure: {
      /** @constant */
      type: "team_erasures";
      id: string;
      attributes: {
        /** @description The deleted team. It is also the id of the erasure. */
        team_id: string;
        /**
         * @description `running` until a pass over all data found nothing left.
         * @enum {string}
         */
        status: "running" | "completed";
        /** @description About how many stored rows were removed so far: those of an interrupted step are not counted. */
        removed_rows: number;
        /** Format: date-time */
        requested_at: string;
        /** @description Null while it is running. */
        completed_at: string | null;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    User: {
      /** @constant */
      type: "users";
      id: string;
      attributes: {
        team_id: string;
        email: string;
        name: string;
        title: string | null;
        bio: string | null;
        role_id: string;
        /** Format: date-time */
        joined_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Invitation: {
      /** @constant */
      type: "invitations";
      id: string;
      attributes: {
        team_id: string;
        email: string;
        role_id: string;
        /** @enum {string} */
        status: "pending" | "accepted" | "revoked" | "expired";
        invited_by: string;
        accepted_by: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        /** Format: date-time */
        expires_at: string;
      };
      links?: {
        self: string;
      };
    };
    Role: {
      /** @constant */
      type: "roles";
      id: string;
      attributes: {
        team_id: string;
        name: string;
        description: string | null;
        permissions: ("team.manage" | "users.manage" | "roles.manage" | "keys.manage" | "hubs.manage" | "content.manage" | "members.read" | "members.manage" | "members.moderate" | "commerce.read" | "commerce.manage" | "automations.manage" | "webhooks.manage" | "analytics.read" | "audit.read")[];
        is_system: boolean;
        system_role: ("owner" | "admin" | "moderator") | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Permission: {
      /** @constant */
      type: "permissions";
      id: string;
      attributes: {
        /** @enum {string} */
        slug: "team.manage" | "users.manage" | "roles.manage" | "keys.manage" | "hubs.manage" | "content.manage" | "members.read" | "members.manage" | "members.moderate" | "commerce.read" | "commerce.manage" | "automations.manage" | "webhooks.manage" | "analytics.read" | "audit.read";
        description: string;
      };
      links?: {
        self: string;
      };
    };
    ApiKey: {
      /** @constant */
      type: "api_keys";
      id: string;
      attributes: {
        name: string;
        key_prefix: string;
        scopes: string[];
        created_by: string;
        can_moderate: boolean;
        created_at: string | null;
        updated_at: string | null;
        last_used_at: string | null;
        expires_at: string | null;
        revoked_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    NewApiKey: {
      /** @constant */
      type: "api_keys";
      id: string;
      attributes: {
        name: string;
        key_prefix: string;
        scopes: string[];
        created_by: string;
        can_moderate: boolean;
        created_at: string | null;
        updated_at: string | null;
        last_used_at: string | null;
        expires_at: string | null;
        revoked_at: string | null;
        secret?: string;
      };
      links?: {
        self: string;
      };
    };
    AuditLogEntry: {
      /** @constant */
      type: "audit_log_entries";
      id: string;
      attributes: {
        actor_type: string;
        actor_id: string;
        action: string;
        resource_type: string;
        resource_id: string;
        hub_id: string | null;
        changed: string[];
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Suppression: {
      /** @constant */
      type: "suppressions";
      id: string;
      attributes: {
        team_id: string;
        /** @description The suppressed email address. */
        email: string;
        /**
         * @description `bounced`: the address does not exist or refuses mail; every email is held back. `complained`: the recipient reported an email as spam; emails needed to sign in (magic links, password resets, invitations) are still sent.
         * @enum {string}
         */
        reason: "complained" | "bounced";
        /**
         * Format: date-time
         * @description When the email bounced or the recipient complained.
         */
        suppressed_at: string;
        /** @description The email that bounced or led to the complaint. */
        email_id: string;
        /** @enum {string} */
        email_kind: "magic_link" | "password_reset" | "registration_attempt" | "contact_password_reset" | "contact_access" | "email_verification" | "invitation" | "event_seat" | "achievement" | "automation" | "notification" | "duplicate_subscription";
        /** @description The hub of that email, if it belongs to one. */
        hub_id: string | null;
        /** @description The contact it was sent to, if the recipient is a contact. */
        contact_id: string | null;
        contact_name: string | null;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Hub: {
      /** @constant */
      type: "hubs";
      id: string;
      attributes: {
        team_id: string;
        name: string;
        slug: string;
        description: string | null;
        /** @enum {string} */
        access_level: "open" | "request" | "invite";
        /** @enum {string} */
        sign_in: "password" | "magic_link" | "both";
        allowed_origins: string[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    PublicHub: {
      /** @constant */
      type: "hubs";
      id: string;
      attributes: {
        name: string;
        slug: string;
        description: string | null;
        /** @enum {string} */
        access_level: "open" | "request" | "invite";
        /** @enum {string} */
        sign_in: "password" | "magic_link" | "both";
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    HubTemplate: {
      /** @constant */
      type: "hub_templates";
      id: string;
      attributes: {
        name: string;
        description: string;
        spaces: {
          name: string;
          slug: string;
          description: string | null;
          position: number;
          icon: string | null;
          color: string | null;
          /** @enum {string} */
          visibility: "public" | "members" | "secret";
          /** @enum {string} */
          access_level: "open" | "request" | "invite" | "rule";
          reviews_posts: boolean;
        }[];
      };
      links?: {
        self: string;
      };
    };
    Space: {
      /** @constant */
      type: "spaces";
      id: string;
      attributes: {
        hub_id: string;
        name: string;
        slug: string;
        description: string | null;
        position: number;
        icon: string | null;
        color: string | null;
        /** @enum {string} */
        visibility: "public" | "members" | "secret";
        /** @enum {string} */
        access_level: "open" | "request" | "invite" | "rule";
        reviews_posts: boolean;
        /** @description Whether an access rule decides which members can read and write. */
        is_gated: boolean;
        /**
         * @description What the caller may do in the space. Each value includes the ones before it.
         * @enum {string}
         */
        viewer_access: "none" | "read" | "write" | "moderate";
        /** @description Status of the caller's membership: `pending` until a request is approved, `null` without a membership. */
        viewer_membership_status: ("pending" | "active") | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    SpaceForAnonymous: {
      /** @constant */
      type: "spaces";
      id: string;
      attributes: {
        name: string;
        slug: string;
        description: string | null;
        position: number;
        icon: string | null;
        color: string | null;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    SpaceMembership: {
      /** @constant */
      type: "space_memberships";
      /** @description `{space_id}:{contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        space_id: string;
        contact_id: string;
        /** @enum {string} */
        status: "pending" | "active";
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    OfferedProduct: {
      /** @constant */
      type: "products";
      id: string;
      attributes: {
        hub_id: string;
        name: string;
        description: string | null;
        prices: {
          /** @description The `price_id` to send to a checkout. */
          id: string;
          name: string | null;
          /** @enum {string} */
          kind: "free" | "one_time" | "recurring";
          /** @description Amount in the minor unit of the currency, such as cents. */
          amount: number;
          currency: string;
          interval: ("day" | "week" | "month" | "year") | null;
          interval_count: number | null;
          trial_days: number | null;
        }[];
      };
      links?: {
        self: string;
      };
    };
    HubDomain: {
      /** @constant */
      type: "hub_domains";
      id: string;
      attributes: {
        domain: string;
        /**
         * @description `verified`: ownership is proved and no other hub can use the domain. `active`: the domain is also served. The operator of the service sets `active` once the certificate and DNS are in place; no route does.
         * @enum {string}
         */
        status: "not_started" | "pending" | "verified" | "failed" | "active";
        challenge: {
          /** @constant */
          type: "TXT";
          name: string;
          value: string;
        };
        checked_at: string | null;
        verified_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    HubEditorPendingOps: {
      /** @constant */
      type: "hub_editor_pending_ops";
      id: string;
      attributes: {
        version: number;
        ops: unknown[];
        updated_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    ListedActivity: {
      /** @constant */
      type: "activity_events";
      id: string;
      attributes: {
        hub_id: string;
        contact_id: string;
        /** @enum {string} */
        activity_type: "session_start" | "page_view" | "space_view" | "discussion_view" | "content_view" | "event_view" | "media_play" | "media_progress" | "media_complete" | "link_click" | "search";
        target_type: ("hub" | "space" | "discussion" | "comment" | "content_node" | "playlist" | "media" | "event" | "member") | null;
        target_id: string | null;
        metadata: {
          [key: string]: string | number | boolean | null;
        };
        /** Format: date-time */
        occurred_at: string;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Email: {
      /** @constant */
      type: "emails";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string | null;
        /**
         * @description Purpose of the email.
         * @enum {string}
         */
        kind: "magic_link" | "password_reset" | "registration_attempt" | "contact_password_reset" | "contact_access" | "email_verification" | "invitation" | "event_seat" | "achievement" | "automation" | "notification" | "duplicate_subscription";
        /** @description The recipient's address. */
        email: string;
        /** @description The recipient, if they are a contact of the team. */
        contact_id: string | null;
        /**
         * @description The most advanced delivery status: `complained` ranks above `bounced`, `delivered`, `delayed`, `sent` and `queued`. `queued`: held back until the daily limit of the team allows it, or until an owner of the team has verified their email address. `suppressed`: not sent, because the address is suppressed, the recipient no longer gets such emails, or a limit of sign-in emails was reached.
         * @enum {string}
         */
        status: "queued" | "sent" | "delayed" | "delivered" | "bounced" | "complained" | "suppressed";
        /** @description Each reported status with its time, oldest first. */
        status_history: {
          /** @enum {string} */
          status: "queued" | "sent" | "delayed" | "delivered" | "bounced" | "complained" | "suppressed";
          /** Format: date-time */
          at: string;
        }[];
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Contact: {
      /** @constant */
      type: "contacts";
      id: string;
      attributes: {
        team_id: string;
        email: string;
        name: string | null;
        photo_url: string | null;
        photo_url_expires_at: string | null;
        photo_thumbnail_url: string | null;
        photo_thumbnail_url_expires_at: string | null;
        expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Tag: {
      /** @constant */
      type: "tags";
      id: string;
      attributes: {
        team_id: string;
        name: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    ContactTag: {
      /** @constant */
      type: "contact_tags";
      /** @description `{contact_id}:{tag_id}`. */
      id: string;
      attributes: {
        contact_id: string;
        tag_id: string;
        name: string;
        expires_at: string | null;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Import: {
      /** @constant */
      type: "imports";
      id: string;
      attributes: {
        team_id: string;
        /** @enum {string} */
        status: "queued" | "running" | "completed" | "failed";
        total: number;
        done: number;
        failed: number;
        errors: {
          row: number;
          field: string | null;
          message: string;
        }[];
        /** Format: date-time */
        created_at: string;
        started_at: string | null;
        completed_at: string | null;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Member: {
      /** @constant */
      type: "members";
      /** @description `{hub_id}:{contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        contact_id: string;
        name: string | null;
        email: string | null;
        photo_url: string | null;
        photo_url_expires_at: string | null;
        photo_thumbnail_url: string | null;
        photo_thumbnail_url_expires_at: string | null;
        /** @enum {string} */
        role: "owner" | "admin" | "moderator" | "member" | "guest";
        /** @enum {string} */
        status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        joined_at: string | null;
        suspended_until: string | null;
        expires_at: string | null;
        warning_count: number;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    MemberForContact: {
      /** @constant */
      type: "members";
      /** @description `{hub_id}:{contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        contact_id: string;
        name: string | null;
        photo_url: string | null;
        photo_url_expires_at: string | null;
        photo_thumbnail_url: string | null;
        photo_thumbnail_url_expires_at: string | null;
        /** @enum {string} */
        role: "owner" | "admin" | "moderator" | "member" | "guest";
        joined_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    NewMemberWarning: {
      /** @constant */
      type: "member_warnings";
      id: string;
      attributes: {
        hub_id: string;
        contact_id: string;
        message: string;
        warned_by: {
          type: string;
          id: string;
        };
        /** Format: date-time */
        created_at: string;
        warning_count: number;
      };
      links?: {
        self: string;
      };
    };
    MemberWarning: {
      /** @constant */
      type: "member_warnings";
      id: string;
      attributes: {
        hub_id: string;
        contact_id: string;
        message: string;
        warned_by: {
          type: string;
          id: string;
        };
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    BannedMember: {
      /** @constant */
      type: "banned_members";
      /** @description `{hub_id}:{contact_id}`. */
      id: string;
      attributes: {
        contact_id: string;
        hub_id: string;
        /** @enum {string} */
        status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /** @enum {string} */
        ban_reason: "terms_violation" | "spamming" | "compromised_account";
        ban_note: string | null;
        /** Format: date-time */
        banned_at: string;
        banned_by_actor: string;
        banned_by_actor_id: string;
        /** @enum {string} */
        banned_by_actor_type: "user" | "api_key" | "automation";
        banned_by_api_key_id: string | null;
        banned_by_display_name: string;
      };
      links?: {
        self: string;
      };
    };
    Follow: {
      /** @constant */
      type: "follows";
      /** @description `{hub_id}:{follower_contact_id}:{followed_contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        follower_contact_id: string;
        followed_contact_id: string;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Discussion: {
      /** @constant */
      type: "discussions";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The space in which the discussion is posted. */
        space_id: string;
        title: string | null;
        body: string | null;
        /**
         * @description `published`, or `draft`, `scheduled`, `pending_review` or `hidden`, which only the author and moderators see.
         * @enum {string}
         */
        status: "draft" | "scheduled" | "pending_review" | "published" | "hidden" | "deleted";
        /** @description The author. Null if a creator wrote it. */
        author_contact_id: string | null;
        /** @description The author's current name. */
        author_display_name: string;
        /** @description True if the author has left the hub or the team. */
        author_is_former_member: boolean;
        /** @enum {string} */
        author_membership_status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /**
         * @description The author's role in the hub.
         * @enum {string}
         */
        author_role: "owner" | "admin" | "moderator" | "member" | "guest";
        /** @description A temporary URL of the author's photo. Null without a photo. */
        author_photo_url: string | null;
        /** @description The time when `author_photo_url` expires. */
        author_photo_url_expires_at: string | null;
        /** @description A temporary URL of the photo's thumbnail. Null without a photo. */
        author_photo_thumbnail_url: string | null;
        /** @description The time when `author_photo_thumbnail_url` expires. */
        author_photo_thumbnail_url_expires_at: string | null;
        attachments: {
          id: string;
          media_id: string;
          /** @enum {string} */
          role: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
          file_id: string;
          filename: string;
          mime_type: string;
          /** @enum {string} */
          asset_kind: "image" | "video" | "audio" | "document" | "archive";
          size_bytes: number;
          /** @enum {string} */
          status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
          url: string | null;
          url_expires_at: string | null;
          thumbnail_url: string | null;
          thumbnail_url_expires_at: string | null;
        }[];
        external_video_embeds: {
          url: string;
          provider?: string;
          title?: string;
          thumbnail_url?: string;
        }[];
        /** @description The poll with its results. Null without a poll. */
        poll: {
          id: string;
          /** @description True if the poll accepts no more votes. */
          closed: boolean;
          /** @description The time when the poll closes. Null before the publication. */
          deadline_at: string | null;
          /** @description The options with their votes. */
          options: {
            id: string;
            label: string;
            position: number;
            vote_count: number;
          }[];
          /** @description The number of votes. */
          total_votes: number;
          /** @description True if the caller has voted. */
          viewer_voted: boolean;
          /** @description The option that the caller voted for. Null if they have not voted. */
          viewer_option_id: string | null;
        } | null;
        /** @description The discussion that is shared. Null if none is. */
        repost: ({
          /** @constant */
          state: "visible";
          id: string;
          title: string | null;
          body: string | null;
          published_at: string | null;
          author_display_name: string;
          author_is_former_member: boolean;
          author_photo_url: string | null;
          author_photo_thumbnail_url: string | null;
          space_name: string;
          space_slug: string;
        } | {
          /** @enum {string} */
          state: "restricted" | "deleted" | "unavailable";
        }) | null;
        /** @description The achievement that is shared. Null if none is. */
        shared_achievement: ({
          /** @constant */
          state: "visible";
          id: string;
          title: string;
          category: string | null;
          points: number;
          appearance: {
            color: string;
            content_color: string;
            emoji: string | null;
            fill_color: string | null;
            icon: string | null;
            image_src: string | null;
            shape: string;
            text: string | null;
          } | null;
          /** @enum {string} */
          award_mode: "manual" | "automatic" | "automation";
          earned_at: string | null;
          /** @enum {string} */
          rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
          /** @enum {string} */
          rule_criteria?: "any" | "all";
          rule_threshold?: number;
          rule_window_days?: number;
        } | {
          /** @enum {string} */
          state: "restricted" | "deleted" | "unavailable";
        }) | null;
        /** @description The event that is shared. Null if none is. */
        shared_event: ({
          /** @constant */
          state: "visible";
          id: string;
          title: string;
          /** @enum {string} */
          status: "draft" | "scheduled" | "live" | "ended" | "canceled";
          /** Format: date-time */
          starts_at: string;
          /** Format: date-time */
          ends_at: string;
          timezone: string;
          host_contact_id: string | null;
          /** @enum {string} */
          location_type: "online" | "in_person" | "hybrid" | "tbd";
          location_address: string | null;
          cover_url: string | null;
          cover_url_expires_at: string | null;
        } | {
          /** @enum {string} */
          state: "restricted" | "deleted" | "unavailable";
        }) | null;
        reactions: {
          emoji: string;
          count: number;
          viewer_reacted: boolean;
        }[];
        /** @description The number of comments and replies. */
        comment_count: number;
        /** @description The number of reactions. */
        reaction_count: number;
        /** @description How often the discussion was shared. */
        repost_count: number;
        /** @description The number of reports. */
        report_count: number;
        /** @description True if the caller has reported the discussion. */
        reported_by_me: boolean;
        /** @description True if creators highlight the discussion to all members. */
        is_broadcast: boolean;
        /** @description True if the discussion accepts no comments. */
        is_locked: boolean;
        /** @description True if the discussion is listed first in its space. */
        is_pinned: boolean;
        /** @description True if members can see the discussion. */
        is_published: boolean;
        /** @description The time of the scheduled publication. Null if none is set. */
        scheduled_at: string | null;
        published_at: string | null;
        /**
         * Format: date-time
         * @description The time of the last comment, or of the publication.
         */
        last_activity_at: string;
        /** @description The time of the deletion. Null for an existing discussion. */
        deleted_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Poll: {
      /** @constant */
      type: "polls";
      id: string;
      attributes: {
        /** @description True if the poll accepts no more votes. */
        closed: boolean;
        /** @description The time when the poll closes. Null before the publication. */
        deadline_at: string | null;
        /** @description The options with their votes. */
        options: {
          id: string;
          label: string;
          position: number;
          vote_count: number;
        }[];
        /** @description The number of votes. */
        total_votes: number;
        /** @description True if the caller has voted. */
        viewer_voted: boolean;
        /** @description The option that the caller voted for. Null if they have not voted. */
        viewer_option_id: string | null;
      };
      links?: {
        self: string;
      };
    };
    Comment: {
      /** @constant */
      type: "comments";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        space_id: string | null;
        /**
         * @description The type of the commented resource.
         * @enum {string}
         */
        target_type: "discussion" | "content_node";
        /** @description The id of the commented resource. */
        target_id: string;
        /** @description The comment that this is a reply to. Null for a comment. */
        parent_comment_id: string | null;
        body: string | null;
        /** @enum {string} */
        status: "published" | "hidden" | "deleted";
        /** @description The author. Null if a creator wrote it. */
        author_contact_id: string | null;
        /** @description The author's current name. */
        author_display_name: string;
        /** @description True if the author has left the hub or the team. */
        author_is_former_member: boolean;
        /** @enum {string} */
        author_membership_status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /**
         * @description The author's role in the hub.
         * @enum {string}
         */
        author_role: "owner" | "admin" | "moderator" | "member" | "guest";
        /** @description A temporary URL of the author's photo. Null without a photo. */
        author_photo_url: string | null;
        /** @description The time when `author_photo_url` expires. */
        author_photo_url_expires_at: string | null;
        /** @description A temporary URL of the photo's thumbnail. Null without a photo. */
        author_photo_thumbnail_url: string | null;
        /** @description The time when `author_photo_thumbnail_url` expires. */
        author_photo_thumbnail_url_expires_at: string | null;
        attachments: {
          id: string;
          media_id: string;
          /** @enum {string} */
          role: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
          file_id: string;
          filename: string;
          mime_type: string;
          /** @enum {string} */
          asset_kind: "image" | "video" | "audio" | "document" | "archive";
          size_bytes: number;
          /** @enum {string} */
          status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
          url: string | null;
          url_expires_at: string | null;
          thumbnail_url: string | null;
          thumbnail_url_expires_at: string | null;
        }[];
        reactions: {
          emoji: string;
          count: number;
          viewer_reacted: boolean;
        }[];
        /** @description The number of replies. */
        reply_count: number;
        /** @description The number of reactions. */
        reaction_count: number;
        report_count: number;
        /** @description True if the caller has reported the comment. */
        reported_by_me: boolean;
        /** @description The time of the deletion. Null for an existing comment. */
        deleted_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    DiscussionReactionGroup: {
      /** @constant */
      type: "discussion_reaction_groups";
      /** @description `{discussion_id}:{emoji}`. */
      id: string;
      attributes: {
        /** @description The emoji. */
        emoji: string;
        /** @description The number of members who reacted with this emoji. */
        count: number;
        /** @description True if the caller reacted with this emoji. */
        viewer_reacted: boolean;
      };
      links?: {
        self: string;
      };
    };
    CommentReactionGroup: {
      /** @constant */
      type: "comment_reaction_groups";
      /** @description `{comment_id}:{emoji}`. */
      id: string;
      attributes: {
        /** @description The emoji. */
        emoji: string;
        /** @description The number of members who reacted with this emoji. */
        count: number;
        /** @description True if the caller reacted with this emoji. */
        viewer_reacted: boolean;
      };
      links?: {
        self: string;
      };
    };
    Conversation: {
      /** @constant */
      type: "conversations";
      id: string;
      attributes: {
        hub_id: string;
        /** @enum {string} */
        kind: "direct" | "group";
        title: string | null;
        contact_ids: string[];
        created_by_contact_id: string;
        is_muted: boolean;
        is_archived: boolean;
        is_blocked_by_me: boolean;
        /** @description Number of unread messages by others, at most 100. */
        unread_count: number;
        last_read_message_id: string | null;
        last_message: {
          id: string;
          author_contact_id: string;
          /** @description The first 140 characters of the text; `null` if the message is deleted. */
          preview: string | null;
          /** Format: date-time */
          created_at: string;
          deleted_at: string | null;
        } | null;
        /** Format: date-time */
        last_activity_at: string;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Message: {
      /** @constant */
      type: "messages";
      id: string;
      attributes: {
        conversation_id: string;
        hub_id: string;
        author_contact_id: string;
        /** @description `null` if the message is deleted. */
        body: string | null;
        /** Format: date-time */
        created_at: string;
        edited_at: string | null;
        deleted_at: string | null;
        attachments: {
          id: string;
          media_id: string;
          /** @enum {string} */
          role: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
          file_id: string;
          filename: string;
          mime_type: string;
          /** @enum {string} */
          asset_kind: "image" | "video" | "audio" | "document" | "archive";
          size_bytes: number;
          /** @enum {string} */
          status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
          url: string | null;
          url_expires_at: string | null;
          thumbnail_url: string | null;
          thumbnail_url_expires_at: string | null;
        }[];
      };
      links?: {
        self: string;
      };
    };
    ListedContentNode: {
      /** @constant */
      type: "content_nodes";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        parent_id: string | null;
        /** @enum {string} */
        kind: "course" | "section" | "lesson" | "article" | "video" | "audio";
        title: string;
        summary: string | null;
        media_id: string | null;
        /** @enum {string} */
        status: "draft" | "published";
        published_at: string | null;
        position: number;
        is_commentable: boolean;
        is_locked: boolean;
        comment_count: number;
        child_count: number;
        is_completed: boolean;
        completed_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    ContentNode: {
      /** @constant */
      type: "content_nodes";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        parent_id: string | null;
        /** @enum {string} */
        kind: "course" | "section" | "lesson" | "article" | "video" | "audio";
        title: string;
        summary: string | null;
        body: string | null;
        media_id: string | null;
        /** @enum {string} */
        status: "draft" | "published";
        published_at: string | null;
        position: number;
        is_commentable: boolean;
        is_locked: boolean;
        comment_count: number;
        child_count: number;
        is_completed: boolean;
        completed_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    ContentCompletion: {
      /** @constant */
      type: "content_completions";
      /** @description `{content_node_id}:{contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        content_node_id: string;
        contact_id: string;
        /** Format: date-time */
        completed_at: string;
      };
      links?: {
        self: string;
      };
    };
    Playlist: {
      /** @constant */
      type: "playlists";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        title: string;
        description: string | null;
        /** @enum {string} */
        status: "draft" | "published";
        published_at: string | null;
        item_count: number;
        is_locked: boolean;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    PlaylistItem: {
      /** @constant */
      type: "playlist_items";
      id: string;
      attributes: {
        playlist_id: string;
        content_node_id: string | null;
        media_id: string | null;
        position: number;
        title: string;
        kind: ("course" | "section" | "lesson" | "article" | "video" | "audio") | null;
        is_locked: boolean;
        is_completed: boolean;
        /** @description Whether the content was deleted. The item then has no title; remove it from the playlist. */
        is_missing: boolean;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Upload: {
      /** @constant */
      type: "uploads";
      id: string;
      attributes: {
        hub_id: string;
        file_id: string;
        filename: string;
        mime_type: string;
        /** @enum {string} */
        asset_kind: "image" | "video" | "audio" | "document" | "archive";
        size_bytes: number;
        /** @enum {string} */
        status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
        /** @description `null` until the file is ready. */
        media_id: string | null;
        failure: ("size_mismatch" | "type_mismatch") | null;
        /** @description The upload form. Returned only when the upload is created. */
        upload: {
          url: string;
          /** @constant */
          method: "POST";
          fields: {
            [key: string]: string;
          };
          /** Format: date-time */
          expires_at: string;
        } | null;
        url: string | null;
        url_expires_at: string | null;
        thumbnail_url: string | null;
        thumbnail_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    File: {
      /** @constant */
      type: "files";
      id: string;
      attributes: {
        hub_id: string;
        file_id: string;
        filename: string;
        mime_type: string;
        /** @enum {string} */
        asset_kind: "image" | "video" | "audio" | "document" | "archive";
        size_bytes: number;
        /** @enum {string} */
        status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
        /** @description `null` until the file is ready. */
        media_id: string | null;
        failure: ("size_mismatch" | "type_mismatch") | null;
        /** @description The upload form. Returned only when the upload is created. */
        upload: {
          url: string;
          /** @constant */
          method: "POST";
          fields: {
            [key: string]: string;
          };
          /** Format: date-time */
          expires_at: string;
        } | null;
        url: string | null;
        url_expires_at: string | null;
        thumbnail_url: string | null;
        thumbnail_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Media: {
      /** @constant */
      type: "media";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        file_id: string;
        filename: string;
        mime_type: string;
        /** @enum {string} */
        asset_kind: "image" | "video" | "audio" | "document" | "archive";
        size_bytes: number;
        /** @enum {string} */
        status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
        url: string | null;
        url_expires_at: string | null;
        thumbnail_url: string | null;
        thumbnail_url_expires_at: string | null;
        /** @enum {string} */
        transcription_status: "none" | "queued" | "processing" | "completed" | "failed";
        renditions: {
          name: string;
          mime_type: string;
          url: string;
          /** Format: date-time */
          url_expires_at: string;
        }[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Attachment: {
      /** @constant */
      type: "attachments";
      id: string;
      attributes: {
        media_id: string;
        /** @enum {string} */
        role: "main" | "thumbnail" | "logo" | "favicon" | "attachment" | "social_image" | "background_image" | "widget_logo" | "widget_background";
        file_id: string;
        filename: string;
        mime_type: string;
        /** @enum {string} */
        asset_kind: "image" | "video" | "audio" | "document" | "archive";
        size_bytes: number;
        /** @enum {string} */
        status_upload: "pending" | "uploaded" | "processing" | "ready" | "failed";
        url: string | null;
        url_expires_at: string | null;
        thumbnail_url: string | null;
        thumbnail_url_expires_at: string | null;
        /** @enum {string} */
        target_type: "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
        target_id: string;
        position: number;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Transcode: {
      /** @constant */
      type: "transcodes";
      id: string;
      attributes: {
        media_id: string;
        /** @enum {string} */
        status: "queued" | "running" | "completed" | "failed";
        progress: number;
        total: number;
        done: number;
        failed: number;
        errors: {
          row: number;
          field: string | null;
          message: string;
        }[];
        /** Format: date-time */
        created_at: string;
        started_at: string | null;
        completed_at: string | null;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Transcription: {
      /** @constant */
      type: "transcriptions";
      id: string;
      attributes: {
        media_id: string;
        /** @enum {string} */
        status: "none" | "queued" | "processing" | "completed" | "failed";
        language: string | null;
        duration_seconds: number | null;
        error: string | null;
        created_at: string | null;
        completed_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    Transcript: {
      /** @constant */
      type: "transcripts";
      id: string;
      attributes: {
        media_id: string;
        /** @enum {string} */
        status: "none" | "queued" | "processing" | "completed" | "failed";
        language: string | null;
        duration_seconds: number | null;
        error: string | null;
        created_at: string | null;
        completed_at: string | null;
        text: string | null;
        segments: {
          start_seconds: number;
          end_seconds: number;
          text: string;
        }[];
      };
      links?: {
        self: string;
      };
    };
    Event: {
      /** @constant */
      type: "events";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The title of the event. */
        title: string;
        description: string | null;
        /**
         * @description The current status. A scheduled event becomes `live` and `ended` by itself.
         * @enum {string}
         */
        status: "draft" | "scheduled" | "live" | "ended" | "canceled";
        /**
         * Format: date-time
         * @description The start, in UTC.
         */
        starts_at: string;
        /**
         * Format: date-time
         * @description The end, in UTC.
         */
        ends_at: string;
        /** @description The IANA name of the time zone in which the event is shown. */
        timezone: string;
        /** @enum {string} */
        location_type: "online" | "in_person" | "hybrid" | "tbd";
        /** @description The address. Null if none is set or `location_hidden` is true. */
        location_address: string | null;
        /** @description The link. Null if none is set or `location_hidden` is true. */
        location_url: string | null;
        /** @description True if the caller may not see the address and the link. */
        location_hidden: boolean;
        /** @description The member who hosts the event. Null if none is set. */
        host_contact_id: string | null;
        /** @description The media file of the cover. Null if none is set. */
        cover_media_id: string | null;
        /** @description A temporary URL of the cover. Null without a cover. */
        cover_url: string | null;
        /** @description The time when `cover_url` expires. */
        cover_url_expires_at: string | null;
        /** @description The number of seats. Null means no limit. */
        rsvp_limit: number | null;
        /** @description The number of members who are going. */
        going_count: number;
        /** @description The number of members who are interested. */
        interested_count: number;
        /** @description The number of members who are not going. */
        not_going_count: number;
        /** @description The number of members on the waiting list. */
        waitlisted_count: number;
        /** @description The caller's RSVP. Null if they have not answered. */
        viewer_rsvp: ("going" | "interested" | "not_going" | "waitlisted") | null;
        /** @description The time when the event was canceled. Null if it was not. */
        canceled_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    EventRsvp: {
      /** @constant */
      type: "event_rsvps";
      /** @description `{event_id}:{contact_id}`. */
      id: string;
      attributes: {
        event_id: string;
        /** @description The member. */
        contact_id: string;
        /**
         * @description The member's RSVP. `waitlisted` means going, without a seat yet.
         * @enum {string}
         */
        status: "going" | "interested" | "not_going" | "waitlisted";
        /**
         * Format: date-time
         * @description The time since which the RSVP has this status.
         */
        since: string;
        /** @description The member's name. Null if they have not set one. */
        name: string | null;
        /** @description A temporary URL of the member's photo. Null without a photo. */
        photo_url: string | null;
        /** @description The time when `photo_url` expires. */
        photo_url_expires_at: string | null;
        /** @description A temporary URL of the photo's thumbnail. Null without a photo. */
        photo_thumbnail_url: string | null;
        /** @description The time when `photo_thumbnail_url` expires. */
        photo_thumbnail_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    TeamAchievement: {
      /** @constant */
      type: "achievements";
      id: string;
      attributes: {
        /** @description The name that members see. */
        title: string;
        description: string | null;
        /** @description A category for grouping. Null if none is set. */
        category: string | null;
        /** @description The points that a member receives with an award. */
        points: number;
        /**
         * @description Who awards it: creators (`manual`), its rule (`automatic`) or an automation (`automation`).
         * @enum {string}
         */
        award_mode: "manual" | "automatic" | "automation";
        /** @description True if only members who have earned it can see it. */
        is_secret: boolean;
        /** @description False if it can no longer be earned. */
        is_active: boolean;
        /** @description True if members get an email when they earn it. */
        email_notification_enabled: boolean;
        appearance: {
          color: string;
          content_color: string;
          emoji: string | null;
          fill_color: string | null;
          icon: string | null;
          image_src: string | null;
          shape: string;
          text: string | null;
        } | null;
        /**
         * @description The action that the rule counts. Only with the `award_mode` `automatic`.
         * @enum {string}
         */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /**
         * @description Whether `any` or `all` of `rule_content_node_ids` are required.
         * @enum {string}
         */
        rule_criteria?: "any" | "all";
        /** @description The number of actions that earn the achievement. */
        rule_threshold?: number;
        /** @description The number of UTC days that count, today included. Absent if the whole history counts. */
        rule_window_days?: number;
        /** @description The content nodes that count. Empty means all. */
        rule_content_node_ids: string[];
        /** @description The time when the member earned it. Null if they have not. */
        earned_at: string | null;
        /** @description The points that the member received. Null if they have not earned it. */
        points_awarded: number | null;
        /** @description The time when the award was revoked. Null while it is not revoked. */
        revoked_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        team_id: string;
        /** @description The hubs that offer the achievement. */
        hub_ids: string[];
      };
      links?: {
        self: string;
      };
    };
    Achievement: {
      /** @constant */
      type: "achievements";
      id: string;
      attributes: {
        /** @description The name that members see. */
        title: string;
        description: string | null;
        /** @description A category for grouping. Null if none is set. */
        category: string | null;
        /** @description The points that a member receives with an award. */
        points: number;
        /**
         * @description Who awards it: creators (`manual`), its rule (`automatic`) or an automation (`automation`).
         * @enum {string}
         */
        award_mode: "manual" | "automatic" | "automation";
        /** @description True if only members who have earned it can see it. */
        is_secret: boolean;
        /** @description False if it can no longer be earned. */
        is_active: boolean;
        /** @description True if members get an email when they earn it. */
        email_notification_enabled: boolean;
        appearance: {
          color: string;
          content_color: string;
          emoji: string | null;
          fill_color: string | null;
          icon: string | null;
          image_src: string | null;
          shape: string;
          text: string | null;
        } | null;
        /**
         * @description The action that the rule counts. Only with the `award_mode` `automatic`.
         * @enum {string}
         */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /**
         * @description Whether `any` or `all` of `rule_content_node_ids` are required.
         * @enum {string}
         */
        rule_criteria?: "any" | "all";
        /** @description The number of actions that earn the achievement. */
        rule_threshold?: number;
        /** @description The number of UTC days that count, today included. Absent if the whole history counts. */
        rule_window_days?: number;
        /** @description The content nodes that count. Empty means all. */
        rule_content_node_ids: string[];
        /** @description The time when the member earned it. Null if they have not. */
        earned_at: string | null;
        /** @description The points that the member received. Null if they have not earned it. */
        points_awarded: number | null;
        /** @description The time when the award was revoked. Null while it is not revoked. */
        revoked_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    HubAchievement: {
      /** @constant */
      type: "hub_achievements";
      /** @description `{hub_id}:{achievement_id}`. */
      id: string;
      attributes: {
        /** @description The name that members see. */
        title: string;
        description: string | null;
        /** @description A category for grouping. Null if none is set. */
        category: string | null;
        /** @description The points that a member receives with an award. */
        points: number;
        /**
         * @description Who awards it: creators (`manual`), its rule (`automatic`) or an automation (`automation`).
         * @enum {string}
         */
        award_mode: "manual" | "automatic" | "automation";
        /** @description True if only members who have earned it can see it. */
        is_secret: boolean;
        /** @description False if it can no longer be earned. */
        is_active: boolean;
        /** @description True if members get an email when they earn it. */
        email_notification_enabled: boolean;
        appearance: {
          color: string;
          content_color: string;
          emoji: string | null;
          fill_color: string | null;
          icon: string | null;
          image_src: string | null;
          shape: string;
          text: string | null;
        } | null;
        /**
         * @description The action that the rule counts. Only with the `award_mode` `automatic`.
         * @enum {string}
         */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /**
         * @description Whether `any` or `all` of `rule_content_node_ids` are required.
         * @enum {string}
         */
        rule_criteria?: "any" | "all";
        /** @description The number of actions that earn the achievement. */
        rule_threshold?: number;
        /** @description The number of UTC days that count, today included. Absent if the whole history counts. */
        rule_window_days?: number;
        /** @description The content nodes that count. Empty means all. */
        rule_content_node_ids: string[];
        /** @description The time when the member earned it. Null if they have not. */
        earned_at: string | null;
        /** @description The points that the member received. Null if they have not earned it. */
        points_awarded: number | null;
        /** @description The time when the award was revoked. Null while it is not revoked. */
        revoked_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        team_id: string;
        /** @description The hubs that offer the achievement. */
        hub_ids: string[];
        hub_id: string;
        achievement_id: string;
      };
      links?: {
        self: string;
      };
    };
    AchievementAward: {
      /** @constant */
      type: "achievement_awards";
      /** @description `{achievement_id}:{contact_id}`. */
      id: string;
      attributes: {
        achievement_id: string;
        /** @description The member who earned the achievement. */
        contact_id: string;
        hub_id: string;
        /**
         * Format: date-time
         * @description The time when the member earned it.
         */
        earned_at: string;
        /** @description The points that the member received. */
        points_awarded: number;
        /** @description The time when the award was revoked. Null while it is not revoked. */
        revoked_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    LeaderboardEntry: {
      /** @constant */
      type: "leaderboard_entries";
      /** @description `{hub_id}:{contact_id}`. */
      id: string;
      attributes: {
        /** @description The member. */
        contact_id: string;
        /** @description The member's name. Null if they have not set one. */
        name: string | null;
        /** @description A temporary URL of the member's photo. Null without a photo. */
        photo_url: string | null;
        /** @description The time when `photo_url` expires. */
        photo_url_expires_at: string | null;
        /** @description A temporary URL of the photo's thumbnail. Null without a photo. */
        photo_thumbnail_url: string | null;
        /** @description The time when `photo_thumbnail_url` expires. */
        photo_thumbnail_url_expires_at: string | null;
        /** @description The member's points in this hub. */
        points: number;
        /** @description The place, from 1. Members with the same points share a rank. */
        rank: number;
      };
      links?: {
        self: string;
      };
    };
    AccessRule: {
      /** @constant */
      type: "access_rules";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /**
         * @description The type of the target that the rule restricts.
         * @enum {string}
         */
        target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        /** @description The id of the target that the rule restricts. */
        target_id: string;
        /**
         * @description Whether a member must meet `any` or `all` of the conditions.
         * @enum {string}
         */
        logic_operator: "any" | "all";
        /** @description The conditions. Without conditions, the rule denies every member. */
        conditions: ({
          /** @constant */
          type: "belongs_to_hub";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            hub_id: string;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "billing_status";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            /**
             * @default [
             *     "comped",
             *     "trialing",
             *     "active",
             *     "canceling"
             *   ]
             */
            statuses: ("active" | "trialing" | "canceling" | "past_due" | "comped" | "paused" | "canceled" | "expired" | "free")[];
            product_ids?: string[];
            price_ids?: string[];
            /** @default false */
            include_grace: boolean;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "has_product";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            /** Format: uuid */
            product_id: string;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "has_tag";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            /** Format: uuid */
            tag_id: string;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "has_achievement";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            /** Format: uuid */
            achievement_id: string;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "points_gte";
          /** @enum {string} */
          operator: "gte" | "lte";
          value: {
            points: number;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "content_completed";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            content_node_ids: string[];
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "days_since_joined";
          /** @enum {string} */
          operator: "gte" | "lte";
          value: {
            days: number;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "date_window";
          /** @enum {string} */
          operator: "is" | "is_not";
          value: {
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
          };
          display?: {
            label: string | null;
          };
        } | {
          /** @constant */
          type: "role";
          /** @enum {string} */
          operator: "is" | "is_not" | "in" | "not_in";
          value: {
            roles: ("owner" | "admin" | "moderator" | "member" | "guest")[];
          };
          display?: {
            label: string | null;
          };
        })[];
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    AccessChange: {
      /** @constant */
      type: "access_changes";
      id: string;
      attributes: {
        /** @description The member whose access would change. */
        contact_id: string;
        /**
         * @description `gains` if the member would gain access, `loses` if they would lose it.
         * @enum {string}
         */
        change: "gains" | "loses";
      };
      links?: {
        self: string;
      };
    };
    AccessCheck: {
      /** @constant */
      type: "access_checks";
      /** @description `{target_type}:{target_id}:{contact_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        /**
         * @description The type of the target.
         * @enum {string}
         */
        target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        /** @description The id of the target. */
        target_id: string;
        /** @description The contact whose access was checked. */
        contact_id: string;
        /** @description True if the contact has access to the target now. */
        has_access: boolean;
        /**
         * @description The reason of the result. With `conditions_not_met`, see `meta.conditions`.
         * @enum {string}
         */
        reason: "no_rule" | "conditions_met" | "conditions_not_met" | "no_conditions" | "granted" | "not_a_member" | "space_membership_required";
      };
      links?: {
        self: string;
      };
    };
    Product: {
      /** @constant */
      type: "products";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The name that buyers see. */
        name: string;
        /** @description The description that buyers see. Null if none is set. */
        description: string | null;
        /**
         * @description `active` if the product can be bought, `archived` if not.
         * @enum {string}
         */
        status: "active" | "archived";
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Price: {
      /** @constant */
      type: "prices";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The product that is sold at this price. */
        product_id: string;
        /** @description A name for buyers and creators. Null if none is set. */
        name: string | null;
        /**
         * @description `free`, `one_time` or `recurring`.
         * @enum {string}
         */
        kind: "free" | "one_time" | "recurring";
        /** @description The amount in the minor unit of the currency. 0 for a free price. */
        amount: number;
        /** @description The ISO 4217 code of the currency. */
        currency: string;
        /** @description The unit of the billing period of a recurring price. Null for other prices. */
        interval: ("day" | "week" | "month" | "year") | null;
        /** @description The number of intervals in a billing period. Null for other prices. */
        interval_count: number | null;
        /** @description Days before the first payment of a subscription. Null without a trial. */
        trial_days: number | null;
        /** @description Days that access lasts after a renewal failed. */
        grace_days: number;
        /** @description True if the price can be bought. Existing subscriptions continue either way. */
        is_active: boolean;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Coupon: {
      /** @constant */
      type: "coupons";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The code that buyers enter, unique in the hub regardless of case. */
        code: string;
        /** @description The discount in percent. Null if the coupon takes an amount off. */
        percent_off: number | null;
        /** @description The discount in the minor unit of the currency. Null if the coupon takes a percentage off. */
        amount_off: number | null;
        /** @description The ISO 4217 code of the currency of `amount_off`. */
        currency: string | null;
        /**
         * @description The payments of a subscription that are reduced: `once`, `forever`, or `repeating` for some months.
         * @enum {string}
         */
        duration: "once" | "forever" | "repeating";
        /** @description The months of a `repeating` discount. Null for other durations. */
        duration_in_months: number | null;
        /** @description The number of orders that can use the coupon. Null means no limit. */
        max_redemptions: number | null;
        /** @description The number of orders of one buyer that can use the coupon. Null means no limit. */
        max_redemptions_per_contact: number | null;
        /** @description The number of orders that use the coupon, paid or still open. */
        times_redeemed: number;
        /** @description The time after which the coupon cannot be used. Null means never. */
        expires_at: string | null;
        /** @description The products that the coupon applies to. Empty means all products. */
        product_ids: string[];
        /** @description False if the coupon cannot be used. */
        is_active: boolean;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    CheckoutSession: {
      /** @constant */
      type: "checkout_sessions";
      id: string;
      attributes: {
        /** @description The order of this checkout. */
        order_id: string;
        /**
         * @description `open` while the buyer can pay, `completed` when the order is paid or free, `expired` after that time.
         * @enum {string}
         */
        status: "open" | "completed" | "expired";
        /** @description The URL of the payment page. Empty if there is nothing to pay. */
        session_url: string;
        /** @description The text that was sent as `after`. Null if none was sent. */
        after: string | null;
      };
      links?: {
        self: string;
      };
    };
    Order: {
      /** @constant */
      type: "orders";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The buyer. Null until an order without a known buyer is paid. */
        contact_id: string | null;
        /** @description The product of the price. */
        product_id: string;
        /** @description The price that was ordered. */
        price_id: string;
        /**
         * @description The state of the payment.
         * @enum {string}
         */
        status: "pending" | "paid" | "free" | "failed" | "expired" | "partially_refunded" | "refunded" | "disputed";
        /**
         * @description The state of the checkout session: `open`, `completed` or `expired`.
         * @enum {string}
         */
        session_status: "open" | "completed" | "expired";
        /** @description The ISO 4217 code of the currency of all amounts. */
        currency: string;
        /** @description The price before the discount, in the minor unit of the currency. */
        subtotal: number;
        /** @description The discount of the coupon, in the minor unit of the currency. */
        discount: number;
        /** @description The price after the discount, in the minor unit of the currency. */
        total: number;
        /** @description The total of all payments so far, including renewals, in the minor unit of the currency. 0 during a trial. */
        amount_paid: number;
        /** @description The total of all refunds of this order, in the minor unit of the currency. */
        refunded_amount: number;
        /** @description The payment provider's id of the last payment, or of its invoice. Null before the first payment. */
        last_payment_id: string | null;
        /** @description The coupon that was used. Null if none was. */
        coupon_id: string | null;
        /** @description The code of the coupon that was used. Null if none was. */
        coupon_code: string | null;
        /** @description The text that was sent as `after` with the checkout. Null if none was sent. */
        after: string | null;
        /** @description The time of the first payment. Null while the order is unpaid. */
        paid_at: string | null;
        /** @description The time when the checkout session expires. */
        expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Refund: {
      /** @constant */
      type: "refunds";
      id: string;
      attributes: {
        order_id: string;
        /** @description The payment provider's id of the refunded payment. */
        payment_id: string;
        /** @description The refunded amount, in the minor unit of the currency. */
        amount: number;
        /** @description The ISO 4217 code of the currency. */
        currency: string;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    Subscription: {
      /** @constant */
      type: "subscriptions";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The subscriber. Null until the buyer is known. */
        contact_id: string | null;
        /** @description The order that started the subscription. It has the same id. */
        order_id: string;
        product_id: string;
        price_id: string;
        /** @enum {string} */
        status: "incomplete" | "trialing" | "active" | "past_due" | "paused" | "canceled" | "expired";
        /** @description True if the subscription ends with the current period. */
        cancel_at_period_end: boolean;
        /** @description The start of the current billing period. */
        current_period_start: string | null;
        /** @description The end of the current billing period, when the next renewal is due. */
        current_period_end: string | null;
        /** @description The end of the trial. Null without a trial. */
        trial_ends_at: string | null;
        /** @description The time when a renewal first failed. Null while no renewal is overdue. */
        past_due_since: string | null;
        /** @description The end of the grace period. Until then a failed renewal does not revoke access. */
        grace_ends_at: string | null;
        /** @description The time when the subscription ended. Null while it continues. */
        ended_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Entitlement: {
      /** @constant */
      type: "entitlements";
      id: string;
      attributes: {
        hub_id: string;
        /** @description The member who has the entitlement. */
        contact_id: string;
        /** @description The product that the member has access to. */
        product_id: string;
        /** @description The price at which it was bought. */
        price_id: string;
        /**
         * @description `active`, `grace` after a failed renewal until the grace period ends, or `ended`.
         * @enum {string}
         */
        status: "active" | "grace" | "ended";
        /**
         * Format: date-time
         * @description The time when access was granted.
         */
        granted_at: string;
        /** @description The order or subscription that granted access, and the provider's event, if any. */
        granted_by: {
          /** @enum {string} */
          type: "order" | "subscription";
          id: string;
          event: string | null;
        };
        /** @description The time when access ends. Null if it does not end by itself. */
        ends_at: string | null;
        /** @description The time when access was revoked. Null while it is not revoked. */
        revoked_at: string | null;
        /** @description The reason for which access was revoked, and the provider's event, if any. */
        revoked_by: {
          /** @enum {string} */
          type: "refund" | "dispute" | "cancellation" | "payment_failure" | "pause";
          event: string | null;
        } | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    PaymentAccount: {
      /** @constant */
      type: "payment_accounts";
      id: string;
      attributes: {
        team_id: string;
        /** @enum {string} */
        provider: "stripe";
        /** @description The payment provider's id of the account. */
        account_id: string;
        /**
         * @description The state of the account at the payment provider.
         * @enum {string}
         */
        status: "pending" | "active" | "restricted";
        /** @description True if checkouts can charge buyers through this account. */
        charges_enabled: boolean;
        /** @description True if the provider pays out to the team's bank account. */
        payouts_enabled: boolean;
        /** @description True if the team has completed onboarding. */
        details_submitted: boolean;
        /** @description The URL where the team completes onboarding at the payment provider. Only in the response to a POST. */
        onboarding_url?: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Automation: {
      /** @constant */
      type: "automations";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The name that creators see. */
        name: string;
        /**
         * @description Members are enrolled only while the status is `active`.
         * @enum {string}
         */
        status: "draft" | "active" | "paused" | "archived";
        /**
         * @description Whether a member can be enrolled again.
         * @enum {string}
         */
        re_entry_mode: "never" | "after_exit" | "interval";
        /** @description The seconds until a member can be enrolled again, with the `re_entry_mode` `interval`. */
        re_entry_interval_seconds: number | null;
        /** @description Any JSON object of the client, up to 20,000 characters. */
        settings: {
          [key: string]: unknown;
        };
        /** @description The draft. Members follow the published version, not the draft. */
        definition: {
          [key: string]: unknown;
        } | null;
        /** @description The number of the published version. Null before the first publication. */
        version_int: number | null;
        /** @description The time of the last publication. Null before the first. */
        published_at: string | null;
        /** @description The drip campaign that manages this automation. Null for any other automation. */
        drip_campaign_id: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    AutomationVersion: {
      /** @constant */
      type: "automation_versions";
      /** @description `{automation_id}:{version_int}`. */
      id: string;
      attributes: {
        automation_id: string;
        /** @description The number of the version, from 1. */
        version_int: number;
        /** @description The published definition. */
        definition: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        published_at: string;
        /** @description The publisher: `user:{id}` or `api_key:{id}`. */
        published_by: string;
      };
      links?: {
        self: string;
      };
    };
    AutomationEnrollment: {
      /** @constant */
      type: "automation_enrollments";
      id: string;
      attributes: {
        automation_id: string;
        /** @description The version that this enrollment follows until it ends. */
        version_int: number;
        /** @description The enrolled member. */
        contact_id: string;
        /** @enum {string} */
        status: "running" | "waiting" | "completed" | "exited" | "canceled" | "failed";
        /** @description The current node of the member, or the last one if the enrollment has ended. */
        node_id: string;
        /** @description The number of nodes that the member has reached. */
        visit: number;
        /** @description The time when the current wait ends. Null if the enrollment does not wait for a time. */
        wake_at: string | null;
        /**
         * @description The type of the trigger that enrolled the member.
         * @enum {string}
         */
        trigger_type: "member.joined" | "member.left" | "member.tagged" | "member.banned" | "discussion.created" | "comment.created" | "reaction.received" | "achievement.earned" | "event.rsvp" | "content.completed" | "order.paid" | "order.refunded" | "subscription.activated" | "subscription.past_due" | "subscription.recovered" | "subscription.canceled" | "date" | "manual" | "api";
        /** @description The id of the event that enrolled the member. Null if no event did. */
        event_id: string | null;
        /** @description The reason of the failure at `node_id`. Null unless the enrollment failed. */
        failure: string | null;
        /** Format: date-time */
        enrolled_at: string;
        /** @description The time when the enrollment ended. Null while it runs. */
        ended_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    AutomationSimulation: {
      /** @constant */
      type: "automation_simulations";
      id: string;
      attributes: {
        automation_id: string;
        contact_id: string;
        /**
         * @description How the run would end.
         * @enum {string}
         */
        outcome: "completed" | "exited" | "filtered_out" | "too_long";
        /** @description The nodes that the member would reach, in order. */
        path: {
          node_id: string;
          type: string;
          /**
           * Format: date-time
           * @description The time when the member would reach the node.
           */
          at: string;
          /** @description The seconds that the member would wait at the node. */
          wait_seconds: number;
          /** @description True if a real run would send or change something at this node. */
          has_effect: boolean;
          /** @description The link that the member would follow. Null at the end. */
          way: ("next" | "next_if_true" | "next_if_false" | "next_on_timeout") | null;
        }[];
        /** @description The total of all waits. */
        wait_seconds: number;
        /**
         * Format: date-time
         * @description The time when the run would end.
         */
        ends_at: string;
      };
      links?: {
        self: string;
      };
    };
    AutomationTemplate: {
      /** @constant */
      type: "automation_templates";
      id: string;
      attributes: {
        name: string;
        description: string;
        definition: {
          [key: string]: unknown;
        };
      };
      links?: {
        self: string;
      };
    };
    DripCampaign: {
      /** @constant */
      type: "drip_campaigns";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The name that creators see. */
        name: string;
        /**
         * @description `draft`, `active` or `paused`.
         * @enum {string}
         */
        status: "draft" | "active" | "paused";
        /** @description The event that starts the campaign for a member, or `manual`. */
        trigger: {
          [key: string]: unknown;
        };
        /** @description The automation that runs the campaign. Its enrollments are the members in the campaign. */
        automation_id: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    DripStep: {
      /** @constant */
      type: "drip_steps";
      id: string;
      attributes: {
        drip_campaign_id: string;
        /**
         * @description `unlock` gives access to a target, `email` sends an email.
         * @enum {string}
         */
        kind: "email" | "unlock";
        /** @description The order of the step. Steps with a lower position run first. */
        position: number;
        /** @description The days after the member started the campaign. Null if `at` is set. */
        after_days: number | null;
        /** @description The time of the step. Null if `after_days` is set. */
        at: string | null;
        /** @description The type of the target of an `unlock` step. Null for other steps. */
        target_type: ("discussion" | "content_node" | "playlist" | "event") | null;
        /** @description The id of the target of an `unlock` step. Null for other steps. */
        target_id: string | null;
        /** @description The subject of an `email` step. Null for other steps. */
        subject: string | null;
        /** @description The text of an `email` step. Null for other steps. */
        body: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    DripOverride: {
      /** @constant */
      type: "drip_overrides";
      /** @description `{drip_step_id}:{contact_id}`. */
      id: string;
      attributes: {
        drip_campaign_id: string;
        drip_step_id: string;
        /** @description The member that the override applies to. */
        contact_id: string;
        /** @description The time when the member receives the step instead. Null to keep the usual time. */
        at: string | null;
        /** @description True if the member does not receive the step. */
        is_skipped: boolean;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    WebhookEndpoint: {
      /** @constant */
      type: "webhook_endpoints";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @description The URL that webhooks are sent to. */
        url: string;
        /** @description A description for creators. Null if none is set. */
        description: string | null;
        /**
         * @description `active`, or `disabled` while nothing is sent.
         * @enum {string}
         */
        status: "active" | "disabled";
        /** @description The time when the endpoint was disabled. Null while it is active. */
        disabled_at: string | null;
        /** @description `team` if a creator disabled it, `gone` after a 410 response, `failing` after repeated failures. */
        disabled_reason: ("team" | "gone" | "failing") | null;
        /** @description The time of the last secret rotation. Null if there was none. */
        rotated_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    WebhookSigningKey: {
      /** @constant */
      type: "webhook_signing_keys";
      id: string;
      attributes: {
        /** @description The public key: `whpk_` and 32 bytes in base64. */
        key: string;
        /** Format: date-time */
        created_at: string;
        /** @description The time when the key was retired. Null while it signs deliveries. */
        retired_at: string | null;
      };
      links?: {
        self: string;
      };
    };
    WebhookDelivery: {
      /** @constant */
      type: "webhook_deliveries";
      id: string;
      attributes: {
        endpoint_id: string;
        hub_id: string;
        /** @description The type of the event. */
        event_type: string;
        /**
         * @description `pending`, `retrying`, `delivered` or `failed`.
         * @enum {string}
         */
        status: "pending" | "retrying" | "delivered" | "failed";
        /** @description The reason why a failed delivery is not retried. Null unless it failed. */
        reason: ("exhausted" | "endpoint_gone" | "endpoint_failing" | "endpoint_disabled" | "endpoint_deleted") | null;
        /** @description The attempts so far, oldest first. */
        attempts: {
          /**
           * Format: date-time
           * @description The time of the attempt.
           */
          at: string;
          /** @description The HTTP status of the response. Null without a response. */
          status: number | null;
          /** @description The duration of the attempt in milliseconds. */
          ms: number;
          /** @description The reason of a failure without a response. Null otherwise. */
          error: string | null;
          /** @description The start of the response body. Null without a response. */
          response: string | null;
          /** @description The `X-Svc-Signature` header that was sent. */
          signature: string | null;
        }[];
        /** @description The time of the next attempt. Null if there is none. */
        next_attempt_at: string | null;
        /** @description The time of the delivery or of the final failure. Null until then. */
        ended_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    WebhookDeliveryWithBody: {
      /** @constant */
      type: "webhook_deliveries";
      id: string;
      attributes: {
        endpoint_id: string;
        hub_id: string;
        /** @description The type of the event. */
        event_type: string;
        /**
         * @description `pending`, `retrying`, `delivered` or `failed`.
         * @enum {string}
         */
        status: "pending" | "retrying" | "delivered" | "failed";
        /** @description The reason why a failed delivery is not retried. Null unless it failed. */
        reason: ("exhausted" | "endpoint_gone" | "endpoint_failing" | "endpoint_disabled" | "endpoint_deleted") | null;
        /** @description The attempts so far, oldest first. */
        attempts: {
          /**
           * Format: date-time
           * @description The time of the attempt.
           */
          at: string;
          /** @description The HTTP status of the response. Null without a response. */
          status: number | null;
          /** @description The duration of the attempt in milliseconds. */
          ms: number;
          /** @description The reason of a failure without a response. Null otherwise. */
          error: string | null;
          /** @description The start of the response body. Null without a response. */
          response: string | null;
          /** @description The `X-Svc-Signature` header that was sent. */
          signature: string | null;
        }[];
        /** @description The time of the next attempt. Null if there is none. */
        next_attempt_at: string | null;
        /** @description The time of the delivery or of the final failure. Null until then. */
        ended_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        /** @description The request body, byte for byte. */
        body: string;
      };
      links?: {
        self: string;
      };
    };
    WebhookReceipt: {
      /** @constant */
      type: "webhook_receipts";
      id: string;
      attributes: {
        /**
         * Format: date-time
         * @description The time in the `webhook-timestamp` header.
         */
        signed_at: string;
        /** @description The id of the key of `GET /webhook-signing-keys` that signed the delivery. */
        signed_by: string;
        /** @description The SHA-256 of the received body in hexadecimal digits. */
        body_sha256: string;
      };
      links?: {
        self: string;
      };
    };
    SearchResult: {
      /** @constant */
      type: "search_results";
      /** @description `{source_type}:{native_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        /** @description Id of the found resource. */
        native_id: string;
        /** @description Kind of the result: discussion, comment, content_node, media, file or member. */
        result_kind: string;
        /** @description Type of the found resource, as its own route returns it. */
        source_type: string;
        /**
         * @description The ranking that contains the result.
         * @enum {string}
         */
        rank_source: "community" | "media" | "members";
        /** @description 1 / (60 + rank in that ranking). */
        rrf_score: number;
        /** @description Title, escaped for HTML. A comment has the title of its target. */
        title: string | null;
        /** @description The passage that matches the query best, escaped for HTML. */
        snippet: string;
        /** @description The beginning of the text, escaped for HTML. */
        body_excerpt: string;
        /** @description The position in a recording. */
        start_seconds: number | null;
        end_seconds: number | null;
        /** @description For a media or a file: the resource that shows it and that the caller can open at the moment, content nodes first. Otherwise `null`. */
        shown_in: {
          /**
           * @description Kind of the resource.
           * @enum {string}
           */
          type: "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
          /** @description Id of the resource. */
          id: string;
          /** @description Title, escaped for HTML; `null` if there is none. */
          title: string | null;
        } | null;
      };
      links?: {
        self: string;
      };
    };
    StreamTicket: {
      /** @constant */
      type: "stream_tickets";
      id: string;
      attributes: {
        hub_id: string;
        /** @description The ticket. Missing in a replayed response to the same `Idempotency-Key`. */
        ticket?: string;
        /**
         * Format: date-time
         * @description When the ticket expires. Renew it before then.
         */
        expires_at: string;
        /**
         * Format: date-time
         * @description Until when the ticket can be renewed without a token.
         */
        renewable_until: string;
      };
      links?: {
        self: string;
      };
    };
    Notification: {
      /** @constant */
      type: "notifications";
      id: string;
      attributes: {
        hub_id: string;
        /** @enum {string} */
        kind: "reply" | "message" | "achievement" | "event_seat" | "warning" | "automation";
        title: string;
        /** @description For something a person wrote: its first 280 characters. */
        body: string | null;
        /** @description The link that an automation sends its members to. */
        url: string | null;
        /** @description Type of the resource that the notification links to. */
        resource_type: string | null;
        resource_id: string | null;
        /** @description The member who caused the notification, if there is one. */
        actor_contact_id: string | null;
        is_read: boolean;
        read_at: string | null;
        /** Format: date-time */
        created_at: string;
      };
      links?: {
        self: string;
      };
    };
    ReportReason: {
      /** @constant */
      type: "report_reasons";
      id: string;
      attributes: {
        hub_id: string;
        /** @description The text that members choose. */
        label: string;
        /** @description True if members can choose the reason. */
        is_active: boolean;
        /** @description True for a default reason of the platform, which cannot be changed or deleted. */
        is_default: boolean;
        /** @description The place in the list, lowest first. */
        position: number;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    OwnReport: {
      /** @constant */
      type: "reports";
      id: string;
      attributes: {
        hub_id: string;
        /**
         * @description The type of the reported resource.
         * @enum {string}
         */
        target_type: "discussion" | "comment" | "message" | "member";
        /** @description The id of the reported resource. */
        target_id: string;
        /** @description The reason that the member chose. */
        reason_id: string;
        /** @description The label of the reason when the report was made. */
        reason_label: string;
        /** @description The member's note. Null if none was sent. */
        note: string | null;
        /**
         * @description `open`, `resolved` or `dismissed`.
         * @enum {string}
         */
        status: "open" | "resolved" | "dismissed";
        /** @description The member who made the report. */
        reporter_contact_id: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
      };
      links?: {
        self: string;
      };
    };
    Report: {
      /** @constant */
      type: "reports";
      id: string;
      attributes: {
        hub_id: string;
        /**
         * @description The type of the reported resource.
         * @enum {string}
         */
        target_type: "discussion" | "comment" | "message" | "member";
        /** @description The id of the reported resource. */
        target_id: string;
        /** @description The reason that the member chose. */
        reason_id: string;
        /** @description The label of the reason when the report was made. */
        reason_label: string;
        /** @description The member's note. Null if none was sent. */
        note: string | null;
        /**
         * @description `open`, `resolved` or `dismissed`.
         * @enum {string}
         */
        status: "open" | "resolved" | "dismissed";
        /** @description The member who made the report. */
        reporter_contact_id: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        /** @description The moderator's note. Null if none was sent. */
        resolution_note: string | null;
        /** @description The user or API key that closed the report. Null while it is open. */
        resolved_by: string | null;
        /** @description The time when the report was closed. Null while it is open. */
        resolved_at: string | null;
        /** @description The current state of the reported message. Null if the report is not about a message. */
        message: {
          conversation_id: string;
          author_contact_id: string;
          body: string | null;
          /** Format: date-time */
          created_at: string;
          edited_at: string | null;
          deleted_at: string | null;
        } | null;
      };
      links?: {
        self: string;
      };
    };
    AdminAlert: {
      /** @constant */
      type: "admin_alerts";
      id: string;
      attributes: {
        /** @description The part of the service that raised the alert. */
        source_module: string;
        /** @description The hub that the alert is about. */
        hub_id: string;
        /** @description The type of the alert. */
        alert_type: string;
        /** @description Details that depend on `alert_type`. They never contain secrets. */
        payload: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        created_at: string;
        /** @description The time when the alert was resolved. Null while it is open. */
        resolved_at: string | null;
        /** @description The user who resolved the alert. Null while it is open. */
        resolved_by: string | null;
      };
      links?: {
        self: string;
      };
    };
    PlatformAlert: {
      /** @constant */
      type: "platform_alerts";
      id: string;
      attributes: {
        /** @enum {string} */
        severity: "info" | "warning" | "critical";
        /** @description The type of the alert. */
        alert_type: string;
        /** @description Details that depend on `alert_type`. They never contain secrets. */
        payload: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        created_at: string;
        /** @description The time when the alert was resolved. Null while it is open. */
        resolved_at: string | null;
        /** @description The user who resolved the alert. Null while it is open. */
        resolved_by: string | null;
      };
      links?: {
        self: string;
      };
    };
  };
  responses: {
    "400.invalid_signature.unsupported_parameter": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "400.invalid_signature.unsupported_parameter.wrong_endpoint": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "400.team_context_required.unsupported_parameter": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "400.unsupported_parameter": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "400.unsupported_parameter.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "401.invalid_credentials.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "401.unauthorized": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "401.unauthorized.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.contact_blocked.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.content_locked.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_closed.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_membership_required.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_membership_required.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.contact_blocked.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.contact_blocked.forbidden.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.content_locked.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.space_membership_required.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.space_membership_required.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.address_not_proved.forbidden.permission_not_held.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.invitation_for_another_address": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.permission_not_held.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.platform_default.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.reauthentication_required.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.team_suspended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.team_suspended.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.magic_link_not_allowed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.password_not_allowed.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.password_not_allowed.registration_closed.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "404.not_found": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "404.not_found.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "406.not_acceptable": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "406.not_acceptable.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.achievement_inactive.already_awarded.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_accepted": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_banned.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_enrolled.automation_inactive.filter_not_met.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_in_hub.idempotency_answer_lost.idempotency_in_progress.illegal_transition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_resolved.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.already_subscribed.idempotency_answer_lost.idempotency_in_progress.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.comments_closed.discussion_locked.idempotency_answer_lost.idempotency_in_progress.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.endpoint_disabled.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.event_canceled.event_ended": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.event_canceled.event_ended.id_mismatch": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.event_canceled.event_ended.id_mismatch.illegal_transition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.has_children": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.illegal_transition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.illegal_transition.limit_reached": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.illegal_transition.limit_reached.poll_has_votes": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.illegal_transition.managed_by_drip_campaign": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.last_owner.subscription_goes_on.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.limit_reached": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.poll_closed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.id_mismatch.subscription_goes_on.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.illegal_transition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign.no_definition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.limit_reached": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.managed_by_drip_campaign.no_definition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.nothing_to_refund": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.rule_exists": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.too_many_emoji.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.idempotency_answer_lost.idempotency_in_progress.upload_missing": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.illegal_transition": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.last_owner": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.managed_by_drip_campaign": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.poll_closed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.role_in_use.system_role": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.subscription_goes_on": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "409.system_role": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "412.version_conflict": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "413.payload_too_large": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "413.payload_too_large.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "415.unsupported_media_type": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "415.unsupported_media_type.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.already_invited.already_member.idempotency_key_reused.schema_failure.unknown_role.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.already_member.idempotency_key_reused.invalid_token.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.code_taken.expires_in_past.idempotency_key_reused.schema_failure.unknown_product": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.contradictory_rule.idempotency_key_reused.schema_failure.unknown_content_node": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.contradictory_rule.schema_failure.unknown_content_node": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.coupon_expired.coupon_not_applicable.coupon_used_up.idempotency_key_reused.payment_refused.payments_not_ready.schema_failure.unknown_coupon.unknown_price.url_not_allowed.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.domain_taken.idempotency_key_reused.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.domain_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.email_taken.idempotency_key_reused.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.email_taken.password_required.schema_failure.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.email_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.email_taken.schema_failure.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.ends_before_start.idempotency_key_reused.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.ends_before_start.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.exceeds_payment.idempotency_key_reused.payment_refused.schema_failure.unknown_payment": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.expires_in_past.idempotency_key_reused.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.expires_in_past.idempotency_key_reused.schema_failure.unknown_contact": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.expires_in_past.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.label_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.name_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.needs_contact.schema_failure.unknown_contact.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.nested_reply_not_allowed.schema_failure.unknown_parent_comment.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.not_playable.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.outside_window.schema_failure.unknown_hub.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.payment_refused.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.scheduled_in_past.schema_failure.unknown_achievement.unknown_event.unknown_repost.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.scheduled_in_past.schema_failure.unknown_achievement.unknown_event.unknown_repost.unknown_space": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.self_follow": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.self_only.unknown_contact.unknown_hub": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.self_only.unknown_reason": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.slug_taken": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.target_not_allowed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_achievement": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_contact": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_content_node.unknown_media": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_media": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_media.unknown_parent": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_tag": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.idempotency_key_reused.schema_failure.upload_rejected": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.invalid_token.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.label_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.name_mismatch.schema_failure.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.name_taken.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.needs_time.poll_needs_options.says_nothing.scheduled_in_past.schema_failure.detail": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["DetailedErrors"];
      };
    };
    "422.no_updatable_fields.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.not_hideable.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.detail": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["DetailedErrors"];
      };
    };
    "422.schema_failure.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.self_only": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.slug_taken": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.target_not_allowed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_media.unknown_parent": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_option": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_product": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "422.schema_failure.unknown_role": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "429.rate_limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "429.rate_limited.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "500.internal_error": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "500.internal_error.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "503.payment_unavailable.service_unavailable": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "503.payment_unavailable.service_unavailable.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "503.service_unavailable": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "503.service_unavailable.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
  };
  parameters: {
    /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
    IdempotencyKey: string;
    /** @description The last known `ETag`. If it is not current, the write is refused with 412. */
    IfMatch: string;
    /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
    IfNoneMatch: string;
    /** @description The `id` of the last received event. Returns the events recorded after it. */
    LastEventId: string;
    /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
    PageAfter: string;
    /** @description Number of items per page. */
    PageSize: number;
    /** @description The id of the team. Not needed with a platform token that was issued for a team. */
    TeamContext: string;
  };
  requestBodies: never;
  headers: {
    /** @description The current version of the resource. Send it as `If-Match`. */
    ETag: string;
    /** @description `true` if this is the stored response to an earlier request with the same key. */
    "Idempotency-Replayed": string;
    /** @description The URL of the new resource, as a path. */
    Location: string;
    /** @description The remaining calls (`r`) and the seconds until more are available (`t`). */
    RateLimit: string;
    /** @description The limit: number of calls (`q`) in a window of seconds (`w`). */
    "RateLimit-Policy": string;
    /** @description Number of seconds to wait before you retry. */
    "Retry-After": number;
    /** @description How to authenticate. */
    "WWW-Authenticate": string;
    /** @description The id of this request: the one that you sent, if it is valid, or a generated one. */
    "X-Request-ID": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  postAuthRegister: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthRegisterAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.email_taken.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postAuthLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthLoginAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.invalid_credentials.limited"];
      403: components["responses"]["403.forbidden.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postAuthRefresh: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthRefreshAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postAuthLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthRefreshAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postContactAuthRefresh: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "refresh_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostAuthRefreshAttributes"];
          };
        } | components["schemas"]["PostAuthRefreshAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postContactAuthLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "logout_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostAuthRefreshAttributes"];
          };
        } | components["schemas"]["PostAuthRefreshAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postAuthPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthPasswordResetAttributes"];
      };
    };
    responses: {
      /** @description Accepted. The work continues in the background. */
      202: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postAuthPasswordResetConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthPasswordResetConfirmAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.invalid_token.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postAuthAcceptInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthAcceptInvitationAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AcceptedInvitation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.invitation_for_another_address"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.already_member.idempotency_key_reused.invalid_token.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postContactAuthRegister: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "register_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthRegisterAttributes"];
          };
        } | components["schemas"]["PostContactAuthRegisterAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Registration"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token?: string;
            /** @constant */
            token_type?: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in?: number;
            /** @description Valid for one use within 30 days. */
            refresh_token?: string;
          };
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Registration"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token?: string;
            /** @constant */
            token_type?: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in?: number;
            /** @description Valid for one use within 30 days. */
            refresh_token?: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      403: components["responses"]["403.password_not_allowed.registration_closed.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.email_taken.password_required.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postContactAuthLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "login_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthLoginAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["MemberAccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
            /**
             * @description `member`: the contact may enter the hub. `purchases`: the contact may not enter the hub. The token then gives access to their purchases only: list and cancel subscriptions, list entitlements, get orders. The `/me` routes work with both.
             * @enum {string}
             */
            access: "member" | "purchases";
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.invalid_credentials.limited"];
      403: components["responses"]["403.password_not_allowed.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postContactAuthMagicLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "magic_link_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthMagicLinkAttributes"];
          };
        } | components["schemas"]["PostContactAuthMagicLinkAttributes"];
      };
    };
    responses: {
      /** @description Accepted. The work continues in the background. */
      202: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postContactAuthMagicLinkConsume: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "magic_link_tokens";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthMagicLinkConsumeAttributes"];
          };
        } | components["schemas"]["PostContactAuthMagicLinkConsumeAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["MemberAccessToken"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Lifetime of the access token in seconds. */
            expires_in: number;
            /** @description Valid for one use within 30 days. */
            refresh_token: string;
            /**
             * @description `member`: the contact may enter the hub. `purchases`: the contact may not enter the hub. The token then gives access to their purchases only: list and cancel subscriptions, list entitlements, get orders. The `/me` routes work with both.
             * @enum {string}
             */
            access: "member" | "purchases";
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      403: components["responses"]["403.magic_link_not_allowed"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.invalid_token.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postContactAuthPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "password_reset_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthPasswordResetAttributes"];
          };
        } | components["schemas"]["PostContactAuthPasswordResetAttributes"];
      };
    };
    responses: {
      /** @description Accepted. The work continues in the background. */
      202: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postContactAuthPasswordResetConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "password_resets";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthPasswordResetConfirmAttributes"];
          };
        } | components["schemas"]["PostContactAuthPasswordResetConfirmAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.invalid_token.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getM: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postM: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["PostMAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postAuthEmailVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted. The work continues in the background. */
      202: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postAuthEmailVerificationConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["PostAuthEmailVerificationConfirmAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.invalid_token.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getWellKnownJwksJson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            keys: {
              /** @constant */
              kty: "OKP";
              /** @constant */
              crv: "Ed25519";
              /** @constant */
              alg: "EdDSA";
              /** @constant */
              use: "sig";
              kid: string;
              x: string;
            }[];
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Me"] | components["schemas"]["MeAsContact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "erasure_requests";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["DeleteMeAttributes"];
          };
        } | components["schemas"]["DeleteMeAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.reauthentication_required.team_suspended.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.id_mismatch.last_owner.subscription_goes_on.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  updateMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @enum {string} */
            type: "users" | "contacts";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateMeAttributes"];
          };
        } | components["schemas"]["UpdateMeAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Me"] | components["schemas"]["MeAsContact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMeExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Export"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeExport: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Export"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.team_suspended.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  putMePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "passwords";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PutMePasswordAttributes"];
          };
        } | components["schemas"]["PutMePasswordAttributes"];
      };
    };
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.reauthentication_required.team_suspended.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.id_mismatch.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postMeAvatar: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @description Any string. */
            type: string;
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostMeAvatarAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PortraitUpload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.team_suspended.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  deleteMeAvatar: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeAvatarFinalize: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PortraitUpload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeBanner: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @description Any string. */
            type: string;
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostMeBannerAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PortraitUpload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.team_suspended.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  deleteMeBanner: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeBannerFinalize: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PortraitUpload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMeNotificationPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["NotificationPreference"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putMeNotificationPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "notification_preferences";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["PutMeNotificationPreferencesAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["NotificationPreference"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeams: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Team"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeam: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "teams";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamAttributes"];
          };
        } | components["schemas"]["CreateTeamAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Team"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Team"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "team_erasures";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["DeleteTeamAttributes"];
          };
        } | components["schemas"]["DeleteTeamAttributes"];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamErasure"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.forbidden.reauthentication_required.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.id_mismatch.subscription_goes_on.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.name_mismatch.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  updateTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type?: "teams";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamAttributes"];
          };
        } | components["schemas"]["UpdateTeamAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Team"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.no_updatable_fields.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: {
        /** @description The id of the team. Not needed with a platform token that was issued for a team. */
        "X-Team-ID"?: components["parameters"]["TeamContext"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["User"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The id of the team. Not needed with a platform token that was issued for a team. */
        "X-Team-ID"?: components["parameters"]["TeamContext"];
      };
      path: {
        /** @description The id of the user. */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["User"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The id of the team. Not needed with a platform token that was issued for a team. */
        "X-Team-ID"?: components["parameters"]["TeamContext"];
      };
      path: {
        /** @description The id of the user. */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.last_owner"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The id of the team. Not needed with a platform token that was issued for a team. */
        "X-Team-ID"?: components["parameters"]["TeamContext"];
      };
      path: {
        /** @description The id of the user. */
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["UpdateUserAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["User"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.last_owner"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_role"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamInvitations: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Invitation"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "invitations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamInvitationAttributes"];
          };
        } | components["schemas"]["CreateTeamInvitationAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Invitation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.address_not_proved.forbidden.permission_not_held.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.already_invited.already_member.idempotency_key_reused.schema_failure.unknown_role.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  getTeamInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the invitation. */
        invitation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Invitation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the invitation. */
        invitation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_accepted"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamRoles: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Role"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "roles";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamRoleAttributes"];
          };
        } | components["schemas"]["CreateTeamRoleAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Role"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the role. */
        role_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Role"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the role. */
        role_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.role_in_use.system_role"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the role. */
        role_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["UpdateRoleAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Role"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.system_role"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listPermissions: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Permission"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createRolePermission: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the role. */
        role_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": components["schemas"]["CreateRolePermissionAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Role"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteRolePermission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the role. */
        role_id: string;
        /** @description The permission slug. */
        permission_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamApiKeys: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ApiKey"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "api_keys";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamApiKeyAttributes"];
          };
        } | components["schemas"]["CreateTeamApiKeyAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["NewApiKey"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the key. */
        key_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ApiKey"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the key. */
        key_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the key. */
        key_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type?: "api_keys";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["UpdateTeamApiKeyAttributes"];
          };
        } | components["schemas"]["UpdateTeamApiKeyAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ApiKey"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamAuditLog: {
    parameters: {
      query?: {
        /** @description Filters the list by `actor_id`. */
        "filter[actor_id]"?: string;
        /** @description Filters the list by `action`. */
        "filter[action]"?: string;
        /** @description Filters the list by `resource_type`. */
        "filter[resource_type]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AuditLogEntry"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamSuppressions: {
    parameters: {
      query?: {
        /** @description Filters the list by `email`. */
        "filter[email]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Suppression"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamSuppression: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the suppression. */
        suppression_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamErasure: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the erasure. */
        erasure_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamErasure"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubs: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Hub"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHub: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "hubs";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Hub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHub: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Hub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHub: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.subscription_goes_on"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHub: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "hubs";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Hub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.slug_taken"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHub: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PublicHub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHubsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The slug. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PublicHub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubTemplates: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubTemplate"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubsFromTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "hubs";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamHubsFromTemplateAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Hub"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSpaces: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: (components["schemas"]["Space"] | components["schemas"]["SpaceForAnonymous"])[];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubSpace: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "spaces";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateHubSpaceAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Space"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHubSpace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Space"] | components["schemas"]["SpaceForAnonymous"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteHubSpace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateHubSpace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "spaces";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateHubSpaceAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Space"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.slug_taken"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putHubSpaceMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["SpaceMembership"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_closed.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteHubSpaceMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubSpaceMemberships: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "pending" | "active";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["SpaceMembership"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putTeamHubSpaceMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`, or `{space_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["SpaceMembership"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubSpaceMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`, or `{space_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubProducts: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["OfferedProduct"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubDomain"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putTeamHubDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "hub_domains";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PutTeamHubDomainAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubDomain"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.domain_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubDomainVerify: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubDomain"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubDomain"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.domain_taken.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubEditorPendingOps: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubEditorPendingOps"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putTeamHubEditorPendingOps: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is not current, the write is refused with 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "hub_editor_pending_ops";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PutTeamHubEditorPendingOpsAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubEditorPendingOps"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      412: components["responses"]["412.version_conflict"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubActivity: {
    parameters: {
      query?: {
        /** @description Filters the list by `contact_id`. */
        "filter[contact_id]"?: string;
        /** @description Filters the list by `activity_type`. */
        "filter[activity_type]"?: "session_start" | "page_view" | "space_view" | "discussion_view" | "content_view" | "event_view" | "media_play" | "media_progress" | "media_complete" | "link_click" | "search";
        /** @description Filters the list by `target_id`. */
        "filter[target_id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ListedActivity"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubEmails: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "queued" | "sent" | "delayed" | "delivered" | "bounced" | "complained" | "suppressed";
        /** @description Filters the list by `contact_id`. */
        "filter[contact_id]"?: string;
        /** @description Filters the list by `email`. */
        "filter[email]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Email"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the email. */
        email_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Email"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamContacts: {
    parameters: {
      query?: {
        /** @description Filters the list by `email`. */
        "filter[email]"?: string;
        /** @description The id of a tag. Returns only contacts with this tag. */
        "filter[tag]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Contact"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "contacts";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamContactAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Contact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.email_taken.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Contact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "contacts";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamContactAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Contact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.email_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamTags: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Tag"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamTag: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "tags";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamTagAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Tag"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.name_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamTag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the tag. */
        tag_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Tag"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamTag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the tag. */
        tag_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamTag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the tag. */
        tag_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "tags";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamTagAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Tag"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.name_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamContactTags: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContactTag"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamContactTag: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "contact_tags";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamContactTagAttributes"];
          };
        } | components["schemas"]["CreateTeamContactTagAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContactTag"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_tag"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamContactTag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the contact. */
        contact_id: string;
        /** @description The id of the tag, or `{contact_id}:{tag_id}`. */
        tag_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamContactsImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "imports";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamContactsImportAttributes"];
          };
        } | components["schemas"]["PostTeamContactsImportAttributes"];
        /**
         * @example email,name,tags
         *   ada@example.com,Ada Park,founder;baker
         *   bo@example.com,,
         */
        "text/csv": string;
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Import"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the import. */
        import_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Import"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMembers: {
    parameters: {
      query?: {
        /** @description The status of the members. */
        "filter[status]"?: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /** @description The role of the members. The newest members are first, unless `filter[q]` is set. */
        "filter[role]"?: "owner" | "admin" | "moderator" | "member" | "guest";
        /** @description The beginning of the name; case and accents are ignored. Sorts by name. */
        "filter[q]"?: string;
        /** @description The ids of members or contacts, separated by commas; at most 100. Sorts by contact id. Ids of other contacts are ignored. */
        "filter[id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: (components["schemas"]["Member"] | components["schemas"]["MemberForContact"])[];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHubMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Member"] | components["schemas"]["MemberForContact"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteHubMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "members";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubMemberAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Member"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_in_hub.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.idempotency_key_reused.schema_failure.unknown_contact"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "members";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubMemberAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Member"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubMemberWarnings: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["MemberWarning"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubMemberWarning: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "member_warnings";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubMemberWarningAttributes"];
          };
        } | components["schemas"]["CreateTeamHubMemberWarningAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["NewMemberWarning"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubMemberBan: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "banned_members";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamHubMemberBanAttributes"];
          };
        } | components["schemas"]["PostTeamHubMemberBanAttributes"];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["BannedMember"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_banned.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubMemberBan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubBans: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["BannedMember"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postHubMemberFollow: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Follow"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.contact_blocked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_follow"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteHubMemberFollow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberFollowers: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["MemberForContact"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberFollowing: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["MemberForContact"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSpaceDiscussions: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "draft" | "scheduled" | "pending_review" | "published" | "hidden";
        /** @description Filters the list by `author_contact_id`. */
        "filter[author_contact_id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_membership_required.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubSpaceDiscussion: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the space. */
        space_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "discussions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateHubSpaceDiscussionAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_membership_required.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.scheduled_in_past.schema_failure.unknown_achievement.unknown_event.unknown_repost.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  createTeamHubDiscussion: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "discussions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubDiscussionAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.scheduled_in_past.schema_failure.unknown_achievement.unknown_event.unknown_repost.unknown_space"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getDiscussion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteDiscussion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateDiscussion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type?: "discussions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateDiscussionAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.limit_reached.poll_has_votes"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.needs_time.poll_needs_options.says_nothing.scheduled_in_past.schema_failure.detail"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubFeed: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Discussion"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putDiscussionPollVote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "poll_votes";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PutDiscussionPollVoteAttributes"];
          };
        } | components["schemas"]["PutDiscussionPollVoteAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Poll"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.poll_closed"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_option"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteDiscussionPollVote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.poll_closed"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "comments";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateCommentAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.comments_closed.discussion_locked.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.nested_reply_not_allowed.schema_failure.unknown_parent_comment.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  listDiscussionComments: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listContentNodeComments: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.content_locked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "comments";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateCommentAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listCommentReplies: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Comment"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listDiscussionReactions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DiscussionReactionGroup"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createDiscussionReaction: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "reactions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateDiscussionReactionAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DiscussionReactionGroup"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.too_many_emoji.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  deleteDiscussionReaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the discussion. */
        discussion_id: string;
        /** @description The emoji, or `{discussion_id}:{emoji}`. */
        emoji: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listCommentReactions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["CommentReactionGroup"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createCommentReaction: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the comment. */
        comment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "reactions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateDiscussionReactionAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["CommentReactionGroup"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.too_many_emoji.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  deleteCommentReaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the comment. */
        comment_id: string;
        /** @description The emoji, or `{comment_id}:{emoji}`. */
        emoji: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listConversations: {
    parameters: {
      query?: {
        /** @description Filters the list by `hub_id`. */
        "filter[hub_id]"?: string;
        /** @description Filters the list by `is_archived`. */
        "filter[is_archived]"?: "true" | "false";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createConversation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "conversations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateConversationAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_only.unknown_contact.unknown_hub"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getConversation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the conversation. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateConversation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the conversation. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "conversations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateConversationAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putConversationRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the conversation. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Conversation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listConversationMessages: {
    parameters: {
      query?: {
        /** @description The field to sort by; `-` sorts in descending order. */
        sort?: "created_at" | "-created_at";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the conversation. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Message"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createConversationMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the conversation. */
        conversation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "messages";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateConversationMessageAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Message"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  deleteMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the message. */
        message_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.detail"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the message. */
        message_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "messages";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateConversationMessageAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Message"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putMeBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.self_only"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteMeBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the contact. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubContentNodes: {
    parameters: {
      query?: {
        /** @description Filters the list by `kind`. */
        "filter[kind]"?: "course" | "section" | "lesson" | "article" | "video" | "audio";
        /** @description The id of a course or section, or `none` for nodes without a parent. */
        "filter[parent_id]"?: "none" | string;
        /** @description Filters the list by `status`. */
        "filter[status]"?: "draft" | "published";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ListedContentNode"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubContentNode: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "content_nodes";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubContentNodeAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContentNode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_media.unknown_parent"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubContentNode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContentNode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubContentNode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.has_children"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubContentNode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "content_nodes";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubContentNodeAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContentNode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_media.unknown_parent"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubContentNodes: {
    parameters: {
      query?: {
        /** @description Filters the list by `kind`. */
        "filter[kind]"?: "course" | "section" | "lesson" | "article" | "video" | "audio";
        /** @description The id of a course or section, or `none` for nodes without a parent. */
        "filter[parent_id]"?: "none" | string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ListedContentNode"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHubContentNode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContentNode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putContentNodeCompletion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ContentCompletion"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.content_locked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteContentNodeCompletion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the content node. */
        content_node_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.content_locked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubPlaylists: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "draft" | "published";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubPlaylist: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "playlists";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubPlaylistAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "playlists";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubPlaylistAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubPlaylistItems: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlaylistItem"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubPlaylistItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "playlist_items";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubPlaylistItemAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlaylistItem"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_content_node.unknown_media"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubPlaylistItem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
        /** @description The id of the item. */
        item_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubPlaylistItem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
        /** @description The id of the item. */
        item_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "playlist_items";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubPlaylistItemAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlaylistItem"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubPlaylists: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getHubPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Playlist"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubPlaylistItems: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the playlist. */
        playlist_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlaylistItem"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.content_locked.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "uploads";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubUploadAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Upload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubFiles: {
    parameters: {
      query?: {
        /** @description Filters the list by `status_upload`. */
        "filter[status_upload]"?: "pending" | "uploaded" | "processing" | "ready" | "failed";
        /** @description Filters the list by `asset_kind`. */
        "filter[asset_kind]"?: "image" | "video" | "audio" | "document" | "archive";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["File"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "files";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubFileAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["File"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "uploads";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateHubUploadAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Upload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  postUploadFinalize: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Upload"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["File"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the media. */
        media_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Media"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the media. */
        media_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAttachments: {
    parameters: {
      query: {
        /** @description Filters the list by `target_type`. */
        "filter[target_type]": "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
        /** @description Filters the list by `target_id`. */
        "filter[target_id]": string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Attachment"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createAttachment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "attachments";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateAttachmentAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Attachment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_media"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the attachment. */
        attachment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Attachment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the attachment. */
        attachment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the attachment. */
        attachment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type?: "attachments";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateAttachmentAttributes"];
          };
        } | components["schemas"]["UpdateAttachmentAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Attachment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMediaTranscode: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the media. */
        media_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Transcode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.not_playable.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMediaTranscode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the media. */
        media_id: string;
        /** @description The id of the transcode. */
        transcode_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Transcode"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMediaTranscription: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the media. */
        media_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Transcription"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.not_playable.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getMediaTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the media. */
        media_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Transcript"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "events";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubEventAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Event"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.ends_before_start.idempotency_key_reused.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubEvents: {
    parameters: {
      query?: {
        /** @description Filters the list by `when`. */
        "filter[when]"?: "upcoming" | "past";
        /** @description Filters the list by `status`. */
        "filter[status]"?: "draft" | "scheduled" | "live" | "ended" | "canceled";
        /** @description The field to sort by; `-` sorts in descending order. */
        sort?: "starts_at" | "-starts_at";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Event"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Event"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "events";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateEventAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Event"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.ends_before_start.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putEventRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "event_rsvps";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PutEventRsvpAttributes"];
          };
        } | components["schemas"]["PutEventRsvpAttributes"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["EventRsvp"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteEventRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listEventRsvps: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "going" | "interested" | "not_going" | "waitlisted";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["EventRsvp"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getEventCalendarIcs: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar; charset=utf-8": string;
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamAchievements: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamAchievement"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamAchievement: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "achievements";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamAchievementAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamAchievement"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.contradictory_rule.idempotency_key_reused.schema_failure.unknown_content_node"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamAchievement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the achievement. */
        achievement_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamAchievement"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamAchievement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the achievement. */
        achievement_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamAchievement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the achievement. */
        achievement_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "achievements";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamAchievementAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["TeamAchievement"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.contradictory_rule.schema_failure.unknown_content_node"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubAchievements: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Achievement"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.detail"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAchievement: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @description Any string. */
            type: string;
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubAchievementAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["HubAchievement"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubAchievement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the achievement, or `{hub_id}:{achievement_id}`. */
        achievement_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAchievementAward: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the achievement, or `{hub_id}:{achievement_id}`. */
        achievement_id: string;
        /** @description The id of the contact, or `{achievement_id}:{contact_id}`, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AchievementAward"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.achievement_inactive.already_awarded.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubAchievementAward: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the achievement, or `{hub_id}:{achievement_id}`. */
        achievement_id: string;
        /** @description The id of the contact, or `{achievement_id}:{contact_id}`, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubLeaderboard: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["LeaderboardEntry"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberAchievements: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Achievement"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAccessRules: {
    parameters: {
      query?: {
        /** @description Filters the list by `target_type`. */
        "filter[target_type]"?: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        /** @description Filters the list by `target_id`. */
        "filter[target_id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessRule"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAccessRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "access_rules";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubAccessRuleAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessRule"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.rule_exists"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubAccessRule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the rule. */
        rule_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessRule"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubAccessRule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the rule. */
        rule_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubAccessRule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the rule. */
        rule_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "access_rules";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubAccessRuleAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessRule"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAccessRulesPreview: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "access_rules";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamHubAccessRulesPreviewAttributes"];
          };
          jsonapi?: {
            [key: string]: unknown;
          };
          meta?: {
            [key: string]: unknown;
          };
          links?: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessChange"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
              /** @description The number of members on this page that were examined. */
              examined: number;
              /** @description The number of members on this page that would gain access. */
              gains: number;
              /** @description The number of members on this page that would lose access. */
              loses: number;
              /** @description The number of members on this page that have access and would keep it. */
              keeps: number;
              /** @description The number of members on this page that have no access and would gain none. */
              stays_without: number;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postHubAccessChecks: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "access_checks";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostHubAccessChecksAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AccessCheck"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description The rule that denied or granted access. Null if no rule applies. */
              rule: {
                id: string;
                /** @enum {string} */
                target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
                target_id: string;
                /** @enum {string} */
                logic_operator: "any" | "all";
              } | null;
              /** @description The result of each condition of the rule, in the order of the rule. */
              conditions: {
                /** @description The type of the condition. */
                type: string;
                operator: string | null;
                /** @description The value of the condition. Null if the caller may not see it. */
                value: unknown;
                /** @description A readable name of the value. Null if the caller may not see it. */
                label: string | null;
                met: boolean;
                /**
                 * @description What the member can do to meet the condition, or the time to wait for. Null if the condition is
                 *   met, or if the member cannot meet it.
                 */
                unlock: ({
                  /** @constant */
                  how: "join_hub";
                  hub_id: string;
                } | {
                  /** @constant */
                  how: "subscribe";
                  /** @description Null means any. */
                  product_ids: string[] | null;
                  /** @description Null means any. */
                  price_ids: string[] | null;
                } | {
                  /** @constant */
                  how: "buy_product";
                  product_id: string;
                } | {
                  /** @constant */
                  how: "earn_achievement";
                  achievement_id: string;
                } | {
                  /** @constant */
                  how: "earn_points";
                  needed: number;
                  held: number;
                } | {
                  /** @constant */
                  how: "complete_content";
                  /** @description The content nodes that the member has not completed. */
                  content_node_ids: string[];
                  /** @enum {string} */
                  needed: "all" | "any";
                } | {
                  /** @constant */
                  how: "wait";
                  /** Format: date-time */
                  at: string;
                } | {
                  /** @constant */
                  how: "ask_team";
                }) | null;
              }[];
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.needs_contact.schema_failure.unknown_contact.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubProducts: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Product"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubProduct: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "products";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubProductAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Product"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Product"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "products";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubProductAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Product"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubProductPrices: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Price"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubProductPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "prices";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubProductPriceAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Price"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubProductPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
        /** @description The id of the price. */
        price_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Price"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubProductPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the product. */
        product_id: string;
        /** @description The id of the price. */
        price_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "prices";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubProductPriceAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Price"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubCoupons: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Coupon"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubCoupon: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "coupons";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubCouponAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Coupon"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.code_taken.expires_in_past.idempotency_key_reused.schema_failure.unknown_product"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the coupon. */
        coupon_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Coupon"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the coupon. */
        coupon_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the coupon. */
        coupon_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "coupons";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubCouponAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Coupon"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_product"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postHubCheckout: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "checkout_sessions";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostHubCheckoutAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["CheckoutSession"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      409: components["responses"]["409.already_subscribed.idempotency_answer_lost.idempotency_in_progress.limited"];
      413: components["responses"]["413.payload_too_large.limited"];
      415: components["responses"]["415.unsupported_media_type.limited"];
      422: components["responses"]["422.coupon_expired.coupon_not_applicable.coupon_used_up.idempotency_key_reused.payment_refused.payments_not_ready.schema_failure.unknown_coupon.unknown_price.url_not_allowed.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.payment_unavailable.service_unavailable.limited"];
    };
  };
  getOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the order. */
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Order"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubOrders: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "pending" | "paid" | "free" | "failed" | "expired" | "partially_refunded" | "refunded" | "disputed";
        /** @description Filters the list by `contact_id`. */
        "filter[contact_id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Order"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubOrderRefund: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the order. */
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "refunds";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["CreateTeamHubOrderRefundAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Refund"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.nothing_to_refund"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.exceeds_payment.idempotency_key_reused.payment_refused.schema_failure.unknown_payment"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listHubSubscriptions: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Subscription"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubSubscriptions: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "incomplete" | "trialing" | "active" | "past_due" | "paused" | "canceled" | "expired";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Subscription"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postSubscriptionCancel: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the subscription. */
        subscription_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Subscription"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  postSubscriptionResume: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the subscription. */
        subscription_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Subscription"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listHubEntitlements: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "active" | "grace" | "ended";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Entitlement"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamPaymentAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PaymentAccount"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamPaymentAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "payment_accounts";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["PostTeamPaymentAccountAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PaymentAccount"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PaymentAccount"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.payment_refused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listTeamHubAutomations: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "draft" | "active" | "paused" | "archived";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAutomation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "automations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubAutomationAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubAutomation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubAutomation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.managed_by_drip_campaign"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubAutomation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type?: "automations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubAutomationAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.managed_by_drip_campaign"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationPublish: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign.no_definition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationPause: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationResume: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAutomationVersions: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AutomationVersion"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAutomationEnrollments: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "running" | "waiting" | "completed" | "exited" | "canceled" | "failed";
        /** @description Filters the list by `contact_id`. */
        "filter[contact_id]"?: string;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AutomationEnrollment"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAutomationEnrollment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "automation_enrollments";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubAutomationEnrollmentAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AutomationEnrollment"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_enrolled.automation_inactive.filter_not_met.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_contact"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubAutomationEnrollment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
        /** @description The id of the enrollment. */
        enrollment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.illegal_transition"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationSimulate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the automation. */
        automation_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "automation_simulations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamHubAutomationSimulateAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AutomationSimulation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.managed_by_drip_campaign.no_definition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAutomationTemplates: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AutomationTemplate"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationsFromTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "automations";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostTeamHubAutomationsFromTemplateAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Automation"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubDripCampaigns: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripCampaign"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubDripCampaign: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "drip_campaigns";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubDripCampaignAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripCampaign"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubDripCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripCampaign"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubDripCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubDripCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "drip_campaigns";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubDripCampaignAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripCampaign"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubDripCampaignSteps: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripStep"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubDripCampaignStep: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "drip_steps";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubDripCampaignStepAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripStep"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubDripCampaignStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
        /** @description The id of the drip step. */
        drip_step_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripStep"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubDripCampaignStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
        /** @description The id of the drip step. */
        drip_step_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubDripCampaignStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
        /** @description The id of the drip step. */
        drip_step_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "drip_steps";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubDripCampaignStepAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripStep"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putTeamHubDripCampaignStepOverride: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
        /** @description The id of the drip step. */
        drip_step_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`, or `{drip_step_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "drip_overrides";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["PutTeamHubDripCampaignStepOverrideAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["DripOverride"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubDripCampaignStepOverride: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the drip campaign. */
        drip_campaign_id: string;
        /** @description The id of the drip step. */
        drip_step_id: string;
        /** @description The id of the contact, or `{hub_id}:{contact_id}`, or `{drip_step_id}:{contact_id}`. */
        contact_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubWebhookEndpoints: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookEndpoint"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "webhook_endpoints";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateTeamHubWebhookEndpointAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookEndpoint"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.target_not_allowed"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookEndpoint"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteTeamHubWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "webhook_endpoints";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubWebhookEndpointAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookEndpoint"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.target_not_allowed"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubWebhookEndpointRotateSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "webhook_endpoints";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["PostTeamHubWebhookEndpointRotateSecretAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookEndpoint"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listWebhookSigningKeys: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookSigningKey"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubWebhookEndpointTest: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookDelivery"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.endpoint_disabled.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubWebhookEndpointDeliveries: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "pending" | "retrying" | "delivered" | "failed";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookDelivery"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubWebhookEndpointDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
        /** @description The id of the delivery. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookDeliveryWithBody"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubWebhookEndpointDeliveryResend: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the endpoint. */
        endpoint_id: string;
        /** @description The id of the delivery. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookDelivery"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.endpoint_disabled.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postWebhookReceipts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["WebhookReceipt"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.invalid_signature.unsupported_parameter"];
      406: components["responses"]["406.not_acceptable"];
      413: components["responses"]["413.payload_too_large"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSearch: {
    parameters: {
      query?: {
        /** @description Alias of `q`. */
        "filter[query]"?: string;
        /** @description Alias of `scope`. */
        "filter[scope]"?: "all" | "files" | "media" | "discussions" | "comments" | "members";
        /** @description The search text. Required here or in an alias. */
        q?: string;
        /** @description Alias of `q`. */
        query?: string;
        /** @description Alias of `page[size]`. */
        limit?: number;
        /** @description Limits the search to one scope. Searches all by default. */
        scope?: "all" | "files" | "media" | "discussions" | "comments" | "members";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["SearchResult"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
              /** @description The maximum number of results over all pages. */
              cap: number;
              /** @description Whether there are more results than the maximum. */
              is_capped: boolean;
              /** @description The rankings that were searched. */
              included_sources: ("community" | "media" | "members")[];
              /**
               * @description Always `top_n`: the best results only, at most `cap`, returned a page at a time.
               * @constant
               */
              pagination: "top_n";
              /** @description The search text. */
              query: string;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSearchCommunity: {
    parameters: {
      query?: {
        /** @description Alias of `q`. */
        "filter[query]"?: string;
        /** @description The search text. Required here or in an alias. */
        q?: string;
        /** @description Alias of `q`. */
        query?: string;
        /** @description Alias of `page[size]`. */
        limit?: number;
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["SearchResult"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
              /** @description The maximum number of results over all pages. */
              cap: number;
              /** @description Whether there are more results than the maximum. */
              is_capped: boolean;
              /** @description The rankings that were searched. */
              included_sources: ("community" | "media" | "members")[];
              /**
               * @description Always `top_n`: the best results only, at most `cap`, returned a page at a time.
               * @constant
               */
              pagination: "top_n";
              /** @description The search text. */
              query: string;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended.limited"];
      404: components["responses"]["404.not_found.limited"];
      406: components["responses"]["406.not_acceptable.limited"];
      422: components["responses"]["422.schema_failure.limited"];
      429: components["responses"]["429.rate_limited.limited"];
      500: components["responses"]["500.internal_error.limited"];
      503: components["responses"]["503.service_unavailable.limited"];
    };
  };
  getHubStream: {
    parameters: {
      query?: {
        /** @description The ticket, instead of a bearer token. */
        ticket?: string;
        /** @description Used instead of the `Last-Event-ID` header if that is missing. */
        after?: string;
      };
      header?: {
        /** @description The `id` of the last received event. Returns the events recorded after it. */
        "Last-Event-ID"?: components["parameters"]["LastEventId"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubStreamTicket: {
    parameters: {
      query?: {
        /** @description The ticket to renew. Omit it to create a new ticket. */
        ticket?: string;
      };
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["StreamTicket"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listMeNotifications: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Notification"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
              /** @description Number of unread notifications of hubs that admit the member, at most 100. */
              unread_count: number;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putMeNotificationRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the notification. */
        notification_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Notification"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putMeNotificationsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postActivity: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "activity_events";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostActivityAttributes"];
          } | {
            /** @constant */
            type: "activity_events";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["PostActivityAttributes"];
          }[];
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ListedActivity"] | components["schemas"]["ListedActivity"][];
            links?: {
              self: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.outside_window.schema_failure.unknown_hub.unknown_target"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubReportReasons: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ReportReason"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAdminTeamHubReportReasons: {
    parameters: {
      query?: {
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ReportReason"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createAdminTeamHubReportReason: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "report_reasons";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateAdminTeamHubReportReasonAttributes"];
          };
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ReportReason"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.label_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getAdminTeamHubReportReason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the reason. */
        reason_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ReportReason"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteAdminTeamHubReportReason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the reason. */
        reason_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. There is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.platform_default.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateAdminTeamHubReportReason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the reason. */
        reason_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "report_reasons";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateAdminTeamHubReportReasonAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["ReportReason"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.platform_default.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.label_taken.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "reports";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes: components["schemas"]["CreateReportAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["OwnReport"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["OwnReport"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_only.unknown_reason"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubReports: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "open" | "resolved" | "dismissed";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Report"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateTeamHubReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the hub. */
        hub_id: string;
        /** @description The id of the report. */
        report_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/vnd.api+json": {
          data: {
            /** @constant */
            type: "reports";
            /** @description Optional. Must match the id in the path. */
            id?: string;
            attributes?: components["schemas"]["UpdateTeamHubReportAttributes"];
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["Report"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.not_hideable.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamAdminAlerts: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "open";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path: {
        /** @description The id of the team. */
        team_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AdminAlert"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamAdminAlertResolve: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the team. */
        team_id: string;
        /** @description The id of the alert. */
        alert_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["AdminAlert"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.team_suspended"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_resolved.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      429: components["responses"]["429.rate_limited"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAdminPlatformAlerts: {
    parameters: {
      query?: {
        /** @description Filters the list by `status`. */
        "filter[status]"?: "open";
        /** @description Filters the list by `severity`. */
        "filter[severity]"?: "info" | "warning" | "critical";
        /** @description Number of items per page. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor from `links.next`. It is valid for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlatformAlert"][];
            links: {
              self: string;
              next?: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta: {
              /** @description Whether there are more pages; `links.next` leads to the next one. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postAdminPlatformAlertResolve: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key for this request. For 24 hours, the same key and body return the stored response. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @description The id of the alert. */
        alert_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.api+json": {
            data: components["schemas"]["PlatformAlert"];
            links?: {
              self: string;
            };
            included?: ({
              type: string;
              id: string;
            } & {
              [key: string]: unknown;
            })[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_resolved.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The name of the service. */
            service: string;
            /** @description The version of the running build. */
            version: string;
            /** @description The source revision of the build, if known. */
            revision?: string;
            /**
             * Format: date-time
             * @description The time of the build, if known.
             */
            built_at?: string;
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: "ok";
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getOpenapiJson: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Record<string, never>;
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getDocs: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getDocsReference: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description The name. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getDocsGuide: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description The name. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getDoc: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last known `ETag`. If it is still current, the response is 304 without a body. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description The file. */
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": string;
        };
      };
      /** @description Not modified. */
      304: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  getCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html; charset=utf-8": string;
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
    };
  };
  postWebhookPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The payment provider. */
        payment_provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            received: true;
          };
        };
      };
      400: components["responses"]["400.invalid_signature.unsupported_parameter.wrong_endpoint"];
      404: components["responses"]["404.not_found"];
      413: components["responses"]["413.payload_too_large"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postWebhookConnect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The payment provider. */
        payment_provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            received: true;
          };
        };
      };
      400: components["responses"]["400.invalid_signature.unsupported_parameter.wrong_endpoint"];
      404: components["responses"]["404.not_found"];
      413: components["responses"]["413.payload_too_large"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postWebhookEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The email provider. */
        email_provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            received: true;
          };
        };
      };
      400: components["responses"]["400.invalid_signature.unsupported_parameter.wrong_endpoint"];
      404: components["responses"]["404.not_found"];
      413: components["responses"]["413.payload_too_large"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMediaWebhooksAssemblyai: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            received: true;
          };
        };
      };
      400: components["responses"]["400.invalid_signature.unsupported_parameter.wrong_endpoint"];
      404: components["responses"]["404.not_found"];
      413: components["responses"]["413.payload_too_large"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  receiveAutomationWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The signing time in seconds and, for each active secret, the hexadecimal HMAC-SHA256 of the time, a dot and the body. */
        "X-Svc-Signature": string;
        /** @description The `id` of the document. It is the same for each attempt. */
        "webhook-id": string;
        /** @description The signing time in seconds. */
        "webhook-timestamp": string;
        /** @description The Standard Webhooks signatures: `v1` for each active secret, `v1a` for the key at `/api/v1/webhook-signing-keys`. */
        "webhook-signature": string;
        /** @description The id of the request that caused the delivery: the `X-Request-ID` of its response, or the id of the work that did. */
        "hub-request-id": string;
        /** @description The W3C `traceparent` of that request, unchanged. Absent if the request had no valid one. */
        traceparent?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "id": "0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11",
         *     "type": "automation.webhook",
         *     "created_at": "2026-03-01T09:00:00.000Z",
         *     "hub_id": "0199d3a0-0000-7000-8000-000000000001",
         *     "automation": {
         *     "id": "0199d3a0-0000-7000-8000-000000000002",
         *     "name": "Welcome",
         *     "version_int": 3
         *     },
         *     "enrollment": {
         *     "id": "0199d3a0-0000-7000-8000-000000000003",
         *     "status": "running",
         *     "trigger_type": "member.joined",
         *     "event_id": "0199d3a0-0000-7000-8000-000000000004",
         *     "enrolled_at": "2026-03-01T08:59:58.000Z",
         *     "node_id": "tell-crm",
         *     "visit": 2
         *     },
         *     "contact": {
         *     "id": "0199d3a0-0000-7000-8000-000000000005",
         *     "email": "member@example.com",
         *     "name": "Member"
         *     },
         *     "data": {
         *     "list": "newcomers"
         *     }
         *   }
         */
        "application/json": components["schemas"]["AutomationWebhook"];
      };
    };
    responses: {
      /** @description No more deliveries are wanted. The endpoint is disabled. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Accepted within 15 seconds. Any other response, including a redirect, is retried. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveTestWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The signing time in seconds and, for each active secret, the hexadecimal HMAC-SHA256 of the time, a dot and the body. */
        "X-Svc-Signature": string;
        /** @description The `id` of the document. It is the same for each attempt. */
        "webhook-id": string;
        /** @description The signing time in seconds. */
        "webhook-timestamp": string;
        /** @description The Standard Webhooks signatures: `v1` for each active secret, `v1a` for the key at `/api/v1/webhook-signing-keys`. */
        "webhook-signature": string;
        /** @description The id of the request that caused the delivery: the `X-Request-ID` of its response, or the id of the work that did. */
        "hub-request-id": string;
        /** @description The W3C `traceparent` of that request, unchanged. Absent if the request had no valid one. */
        traceparent?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "id": "0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11",
         *     "type": "webhook.test",
         *     "created_at": "2026-03-01T09:00:00.000Z",
         *     "hub_id": "0199d3a0-0000-7000-8000-000000000001",
         *     "data": {
         *     "endpoint_id": "0199d3a0-0000-7000-8000-000000000006"
         *     }
         *   }
         */
        "application/json": components["schemas"]["TestWebhook"];
      };
    };
    responses: {
      /** @description No more deliveries are wanted. The endpoint is disabled. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Accepted within 15 seconds. Any other response, including a redirect, is retried. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

/** The codes of error responses. */
export type ErrorCode =
  | 'access_rule_not_met'
  | 'account_suspended'
  | 'achievement_inactive'
  | 'address_not_proved'
  | 'already_accepted'
  | 'already_awarded'
  | 'already_banned'
  | 'already_enrolled'
  | 'already_in_hub'
  | 'already_invited'
  | 'already_member'
  | 'already_resolved'
  | 'already_subscribed'
  | 'automation_inactive'
  | 'code_taken'
  | 'comments_closed'
  | 'contact_blocked'
  | 'content_locked'
  | 'contradictory_rule'
  | 'coupon_expired'
  | 'coupon_not_applicable'
  | 'coupon_used_up'
  | 'discussion_locked'
  | 'domain_taken'
  | 'email_taken'
  | 'endpoint_disabled'
  | 'ends_before_start'
  | 'event_canceled'
  | 'event_ended'
  | 'exceeds_payment'
  | 'expires_in_past'
  | 'filter_not_met'
  | 'forbidden'
  | 'has_children'
  | 'id_mismatch'
  | 'idempotency_answer_lost'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'illegal_transition'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_signature'
  | 'invalid_token'
  | 'invitation_for_another_address'
  | 'label_taken'
  | 'last_owner'
  | 'limit_reached'
  | 'magic_link_not_allowed'
  | 'managed_by_drip_campaign'
  | 'name_mismatch'
  | 'name_taken'
  | 'needs_contact'
  | 'needs_time'
  | 'nested_reply_not_allowed'
  | 'no_definition'
  | 'no_updatable_fields'
  | 'not_acceptable'
  | 'not_found'
  | 'not_hideable'
  | 'not_playable'
  | 'nothing_to_refund'
  | 'outside_window'
  | 'password_not_allowed'
  | 'password_required'
  | 'payload_too_large'
  | 'payment_refused'
  | 'payment_unavailable'
  | 'payments_not_ready'
  | 'permission_not_held'
  | 'platform_default'
  | 'poll_closed'
  | 'poll_has_votes'
  | 'poll_needs_options'
  | 'rate_limited'
  | 'reauthentication_required'
  | 'registration_closed'
  | 'role_in_use'
  | 'rule_exists'
  | 'says_nothing'
  | 'scheduled_in_past'
  | 'self_follow'
  | 'self_only'
  | 'service_unavailable'
  | 'slug_taken'
  | 'space_closed'
  | 'space_membership_required'
  | 'subscription_goes_on'
  | 'system_role'
  | 'target_not_allowed'
  | 'team_context_required'
  | 'team_suspended'
  | 'too_long'
  | 'too_many_emoji'
  | 'unauthorized'
  | 'unknown_achievement'
  | 'unknown_contact'
  | 'unknown_content_node'
  | 'unknown_coupon'
  | 'unknown_endpoint'
  | 'unknown_event'
  | 'unknown_hub'
  | 'unknown_media'
  | 'unknown_option'
  | 'unknown_parent'
  | 'unknown_parent_comment'
  | 'unknown_payment'
  | 'unknown_price'
  | 'unknown_product'
  | 'unknown_reason'
  | 'unknown_repost'
  | 'unknown_role'
  | 'unknown_space'
  | 'unknown_tag'
  | 'unknown_target'
  | 'unsupported_media_type'
  | 'unsupported_parameter'
  | 'upload_missing'
  | 'upload_rejected'
  | 'url_not_allowed'
  | 'version_conflict'
  | 'wrong_endpoint';
