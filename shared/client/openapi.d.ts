// Made by `npm run client` from the declarations of the routes; not to be edited.

export interface paths {
  "/version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell the running version
     * @description Also at `/api/v1/version`.
     *
     *   Open: no credential is looked at.
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
     * Tell that the service answers
     * @description Says that requests reach the service, and looks at nothing behind it.
     *
     *   Open: no credential is looked at.
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
     * Read this document
     * @description The OpenAPI 3.1 document, made from the declarations and schemas that serve the requests.
     *
     *   Open: no credential is looked at.
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
     * Read the documentation in a browser
     * @description The reference: what there is to know first, and every operation by its group.
     *
     *   Open: no credential is looked at.
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
     * Read the reference of a group
     * @description The operations of one group, by the tag that they have in the document.
     *
     *   Open: no credential is looked at.
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
     * Read a guide
     * @description Pages for people: `authentication`, `pagination`, `errors`, `idempotency`, `webhooks`, `rate-limits` and `changelog`.
     *
     *   Open: no credential is looked at.
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
     * Read a part of the documentation page
     * @description The script and styles that the pages are made of, and `changelog.atom`, the feed of breaking changes.
     *
     *   Open: no credential is looked at.
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
     * The page that buyers come back to where a checkout named none
     * @description It says what became of the checkout, by `outcome`, and knows nothing of it: what was bought is in the order.
     *
     *   Open: no credential is looked at.
     */
    get: operations["getCheckout"];
  };
  "/api/v1/teams/{team_id}/admin-alerts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the open alerts of a team
     * @description Unresolved ones only, most recent first. For owners of the team; API keys are refused.
     *
     *   Takes a platform token of an owner of the team.
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
     * Resolve an alert of a team
     * @description An alert is resolved once: a second time is refused, so that `resolved_by` is who did it.
     *
     *   Takes a platform token of an owner of the team.
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
     * List the open alerts of the service
     * @description Unresolved ones only, most recent first, of every severity unless one is asked for.
     *
     *   Takes a platform token of a platform administrator.
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
     * Resolve an alert of the service
     * @description An alert is resolved once: a second time is refused, so that `resolved_by` is who did it.
     *
     *   Takes a platform token of a platform administrator.
     */
    post: operations["postAdminPlatformAlertResolve"];
  };
  "/api/v1/auth/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Register as a user
     * @description The new user is signed in and in no team yet: they make one, or accept an invitation. An address in use is 422 `email_taken`, and its owner is sent one email a day about it. After 20 of these in an hour every registration from the source IP address is 429 `rate_limited`.
     *
     *   Open: no credential is looked at.
     *
     *   At most 300 calls in any 900 seconds.
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
     * Sign in as a user
     * @description An unknown address and a wrong password get the same answer after the same work. Failed sign-ins are limited to 10 an account and 100 an address in 15 minutes. With `team_id` the token carries that team as its context.
     *
     *   Open: no credential is looked at.
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
     * Get the next tokens of a user
     * @description A refresh token works once. One that comes back a second time ends its session, for somebody holds a copy; so does a new password.
     *
     *   Open: no credential is looked at.
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
     * End a session of a user
     * @description No refresh token of the session works from now on; its access token does until it expires. A token that is known no more gets the same answer.
     *
     *   Open: no credential is looked at.
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
     * Get the next tokens of a member
     * @description A refresh token works once. One that comes back a second time ends its session, for somebody holds a copy; so does a new password.
     *
     *   Open: no credential is looked at.
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
     * End a session of a member
     * @description No refresh token of the session works from now on; its access token does until it expires. A token that is known no more gets the same answer.
     *
     *   Open: no credential is looked at.
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
     * Ask for a letter to choose another password with
     * @description The same answer for every address; a letter goes to one that a user has.
     *
     *   Open: no credential is looked at.
     *
     *   At most 100 calls in any 900 seconds.
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
     * Choose another password
     * @description The token of the letter works once, for an hour. Every session of the user ends.
     *
     *   Open: no credential is looked at.
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
     * Accept an invitation to a team
     * @description The signed-in user joins the team with the role of the invitation. The user must have the address that was invited; any other address is refused with 403 `invitation_for_another_address` and the token stays unspent. The emailed token works once and proves the address of the user.
     *
     *   Takes a platform token.
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
     * Register in a hub
     * @description In an open hub the new member is signed in at once. In one that is joined by request the membership is pending: 202, and no token until somebody lets them in. Somebody whom the team knows already, by another hub of it, joins with the password they have there. An address that cannot join is 422 `email_taken`, and its owner is sent one email a day about it. After 20 of these in an hour every registration from the source IP address is 429 `rate_limited`.
     *
     *   Open: no credential is looked at.
     *
     *   At most 300 calls in any 900 seconds.
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
     * Sign in to a hub as a member
     * @description Whoever is not a member of the hub, or no longer, but has or had a subscription in it signs in too: `access` is `purchases`, and of the hub the token opens only what they bought. A wrong password, an unknown address, an unknown hub, and a hub that the contact is not let into get the same answer. Failed sign-ins are limited to 10 an account and 100 an address in 15 minutes.
     *
     *   Open: no credential is looked at.
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
     * Ask for a letter to sign in to a hub with
     * @description The same answer for every address and every hub. A letter goes to an admitted member of a hub that signs in by magic link, and to whoever else has or had a subscription in it, for their purchases alone; its link works once, for ten minutes. With a `return_url` on one of the hub’s `allowed_origins` the page behind the link leads on to it, with a token for `magic-link/consume` in the fragment; any other is left out.
     *
     *   Open: no credential is looked at.
     *
     *   At most 100 calls in any 900 seconds.
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
     * Sign in with the token of a letter
     * @description The token is spent, whatever comes of it. `access` is `purchases` for a contact whom the hub does not let in but who has or had a subscription in it: of the hub the token opens only what they bought. The first letter that comes back shows whose the address is: a password that was chosen before is dropped then, and every session before this one ends.
     *
     *   Open: no credential is looked at.
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
     * Request a password reset as a member
     * @description The same answer for every address and every hub. An admitted member of a hub that signs in by password gets an email with a token to choose a password with, also a member who has no password yet, and whoever else has or had a subscription in the hub. At most 10 emails in 15 minutes, magic links included.
     *
     *   Open: no credential is looked at.
     *
     *   At most 100 calls in any 900 seconds.
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
     * Choose a password as a member
     * @description The token from the email works once and verifies the address. The password holds in all hubs of the team that sign in by one. Every earlier session ends.
     *
     *   Open: no credential is looked at.
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
     * The page that the link in a letter leads to
     * @description With the `token` of an email, a page with one button that signs in to the hub, or to purchases in it, or sets another password. It shows the hub and the address. Opening it changes nothing, so programs that follow the links in emails spend nothing. A sign-in link that was requested without a `return_url` has no button: the page says where to enter the code from the email. No page shows a token.
     *
     *   Open: no credential is looked at.
     */
    get: operations["getM"];
    /**
     * What the button of the landing page does
     * @description Spends the token. A member who signs in is led on to the `return_url` that the email was requested with, with a token for `POST /contact-auth/magic-link/consume` in the fragment. Without a `return_url` nothing is spent.
     *
     *   Open: no credential is looked at.
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
     * @description Sends the signed-in user an email with a token that verifies their address. Registration sends the first one. At most 10 emails in 15 minutes.
     *
     *   Takes a platform token.
     *
     *   At most 100 calls in any 900 seconds.
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
     * @description The token from the email verifies the address of the signed-in user. It works once, for 24 hours, and only for the user it was sent to.
     *
     *   Takes a platform token.
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
     * The public keys that tokens are signed with
     * @description A JWK Set (RFC 7517); a token names its key by `kid`.
     *
     *   Open: no credential is looked at.
     */
    get: operations["getWellKnownJwksJson"];
  };
  "/api/v1/hub/{hub_id}/checkout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin to buy something
     * @description Makes an order. A price that costs nothing completes it at once; for any other the answer says where to pay, within a day, or with a coupon within half an hour. A member buys for themselves. A creator sells to the contact with `email`, who is made where the team has none; without one, to whoever pays. Return addresses must be on one of the hub’s `allowed_origins`. A coupon is used by the order that names it until that order has expired unpaid. Of a coupon with limited redemptions a contact holds one at a time: another checkout with it expires their open one. Contacts who have not verified their address begin at most 5 checkouts with it in 31 minutes from one source IP address: 429 `rate_limited`. A team without a payment account that can take charges sells nothing but what is free: 422 `payments_not_ready`, unless the deployment sells for its teams. A contact gets a price that costs nothing once: again, the answer is the first order. A contact has one subscription to a product at a time, paused and overdue ones included: 409 `already_subscribed` names it. Of two that are paid all the same, the second is canceled and refunded. A member who sends an `email` other than their own buys for the owner of their own address; until that is verified, the purchase signs them out everywhere.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
     *
     *   At most 10 calls in any 60 seconds.
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
     * Read an order
     * @description For whoever made it, and for creators with `commerce.read`.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`, or a contact token.
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
     * List the orders of a hub
     * @description The latest first.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
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
     * Give money back
     * @description All that is left of the last payment, or an `amount` of it; of a subscription’s earlier payments, the one that `payment_id` names. The order’s status follows once the payment provider has done it. What was bought ends when everything that was paid is given back; a subscription goes on being taken until it is canceled.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * List the member’s subscriptions
     * @description The caller’s subscriptions, ended ones included. Available whatever the caller’s membership status, so that everybody who is charged can cancel.
     *
     *   Takes a contact token.
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
     * List the subscriptions of a hub
     * @description The latest first.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
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
     * @description The subscription ends with the current period, and access lasts until then. The buyer can cancel whatever their membership status; leaving, removal and a ban cancel by themselves. Canceling again changes nothing.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
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
     * @description Withdraws a cancellation before the period ends. 409 `illegal_transition` after the end, and while the subscriber is not a member of the hub.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`, or a contact token.
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
     * List the member’s purchases
     * @description The caller’s entitlements: what each order granted, and what revoked it. In status `grace` a renewal has failed and access lasts until the grace period ends. Available whatever the caller’s membership status.
     *
     *   Takes a contact token.
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
     * Read where the team is paid
     * @description 404 while no account is connected. Whether it takes charges is what the provider told last.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamPaymentAccount"];
    /**
     * Connect an account of the payment provider
     * @description Makes the team’s account with the provider where it has none, and answers where its details are given. Checkouts pay it once it takes charges; until then the team sells only what is free, unless the deployment sells for its teams. A second call answers 200 with another address.
     *
     *   Takes a platform token whose role holds `commerce.manage`.
     */
    post: operations["postTeamPaymentAccount"];
  };
  "/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the discussions of a space
     * @description The pinned ones first, then newest first. What is not published is listed by its status, for its author and for moderators.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listHubSpaceDiscussions"];
    /**
     * Start a discussion in a space
     * @description Whoever may write in the space may: in some only members of the space. With `status` `scheduled` it is published when `scheduled_at` passes, with `draft` when its author says so; where the space reviews posts it waits for a moderator as `pending_review`. What it shares — a poll, a repost, an achievement, an event — is named with it, and the poll closes after `duration_days`.
     *
     *   Takes a contact token.
     *
     *   At most 20 calls in any 60 seconds.
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
     * Post a discussion as a creator
     * @description To one space, or to the first of the hub; broadcast, pinned, locked or scheduled as it is made. Read it at /discussions/{id}.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read a discussion
     * @description With its counts and how it stands with the caller: whether they voted, reacted, reported. 404 for whom the space or an access rule keeps out of sight of it.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getDiscussion"];
    /**
     * Delete a discussion
     * @description Its words are gone at once; what hangs on it is not shown any more.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteDiscussion"];
    /**
     * Change a discussion
     * @description Its author changes what it says and when it is published, as long as they may write in its space; a moderator hides, restores, pins, locks and broadcasts it.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * Read the feed of a hub
     * @description What was published in the spaces in which the caller may read, the latest first.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * @description One vote each; another one moves it, until the poll closes.
     *
     *   Takes a contact token.
     */
    put: operations["putDiscussionPollVote"];
    /**
     * Take a vote back
     * @description Until the poll closes. 404 where one has not voted.
     *
     *   Takes a contact token.
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
     * Comment on something, or reply to a comment
     * @description Replies go one level deep: a reply cannot be replied to.
     *
     *   Takes a contact token.
     *
     *   At most 30 calls in any 60 seconds.
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
     * List the comments on a discussion
     * @description Oldest first, without the replies to them.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * List the comments on a content node
     * @description Oldest first, without the replies to them. Those on locked content are locked with it.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * Read a comment
     * @description Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getComment"];
    /**
     * Delete a comment
     * @description A comment takes the replies to it along.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteComment"];
    /**
     * Change a comment
     * @description Its author changes what it says, as long as they may write where it stands; a moderator hides and restores it.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * List the replies to a comment
     * @description Oldest first.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * List the reactions to a discussion, by emoji
     * @description One group for each emoji, all of them at once, with how many gave it and whether the caller did.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listDiscussionReactions"];
    /**
     * React to a discussion
     * @description One of each emoji a member; giving it again changes nothing.
     *
     *   Takes a contact token.
     *
     *   At most 60 calls in any 60 seconds.
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
     * Take a reaction to a discussion back
     * @description `emoji` stands in the path percent-encoded. 404 where one has not given it.
     *
     *   Takes a contact token.
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
     * List the reactions to a comment, by emoji
     * @description One group for each emoji, all of them at once, with how many gave it and whether the caller did.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listCommentReactions"];
    /**
     * React to a comment
     * @description One of each emoji a member; giving it again changes nothing.
     *
     *   Takes a contact token.
     *
     *   At most 60 calls in any 60 seconds.
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
     * Take a reaction to a comment back
     * @description `emoji` stands in the path percent-encoded. 404 where one has not given it.
     *
     *   Takes a contact token.
     */
    delete: operations["deleteCommentReaction"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/content-nodes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the content of a hub, drafts included
     * @description Oldest first; with `filter[parent_id]` what stands in a course or section (`none`: in nothing), by position. Bodies are given at the path of each node.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubContentNodes"];
    /**
     * Create a content node
     * @description A course holds sections and what is read, watched or heard; a section holds the latter. `kind` is chosen once. `position` orders what stands in the same place; those that share one are in the order of their making.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read a content node, a draft too
     * @description Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubContentNode"];
    /**
     * Delete a content node
     * @description One that holds others is not deleted: delete or move those first. Its comments and completions go with it.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubContentNode"];
    /**
     * Change a content node, publish it, move it
     * @description With another `parent_id` it moves with all that stands in it. `published_at` keeps the moment it was
     *   first published. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the published content of a hub
     * @description Oldest first; with `filter[parent_id]` what stands in a course or section (`none`: in nothing), by position. What an access rule keeps from the viewer is listed with `is_locked` and without its media; an access check says what would unlock it. Bodies are given at the path of each node. What stands in a draft is left out, which can make a page shorter.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * Read a content node
     * @description A locked one is answered with `is_locked`, its title and summary, and neither body nor media; a draft, and what stands in one, is not there.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * @description Completing it again changes nothing: `completed_at` stays the first moment.
     *
     *   Takes a contact token.
     */
    put: operations["putContentNodeCompletion"];
    /**
     * Take the completion of a content node back
     * @description 404 where it was not completed.
     *
     *   Takes a contact token.
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
     * List the playlists of a hub, drafts included
     * @description Oldest first.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubPlaylists"];
    /**
     * Create a playlist
     * @description It is empty, and published unless `status` says `draft`: members see no drafts.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read a playlist, a draft too
     * @description Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubPlaylist"];
    /**
     * Delete a playlist
     * @description What was in it stays where it is.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubPlaylist"];
    /**
     * Change a playlist, publish it
     * @description Only what is sent changes. With `status` it is published, or a draft again.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the items of a playlist, drafts included
     * @description By position. What an item named may have been deleted since: such an item `is_missing`, counts, and is told to nobody else.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubPlaylistItems"];
    /**
     * Add an item to a playlist
     * @description A content node or a media of the hub; at the end, or at `position`. A playlist takes 500.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Take an item out of a playlist
     * @description What the item stands for stays where it is.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamHubPlaylistItem"];
    /**
     * Move an item of a playlist
     * @description Items are in the order of their positions. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the published playlists of a hub
     * @description Oldest first. One that an access rule keeps from the viewer is listed with `is_locked`.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * Read a playlist
     * @description Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * List what is in a playlist
     * @description By position. What is not published is left out, which can make a page shorter; what an access rule keeps from the viewer is locked. The items of a locked playlist are not told at all.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     */
    get: operations["listHubPlaylistItems"];
  };
  "/api/v1/media/{media_id}/transcode": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Have a video or audio made in forms that play everywhere
     * @description A video in 1080, 720 and 480 lines, an audio as AAC; `total`, `done` and `failed` count these. Answered with 202 and the path to poll. Where one is under way already it is that one. When it is completed the media has its `renditions`.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read how far a transcode has come
     * @description `queued`, `running`, then `completed` or `failed`; once it is completed the media has its `renditions`.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Have a video or audio transcribed
     * @description Answered with 202 while the work goes on; `GET /media/{media_id}/transcript` tells how far it is. Where a transcription is under way already it is that one; one that is done is made anew.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read what is said in a media
     * @description For whoever may see the media. Until a transcription is `completed` there are no segments; `none` means that none was asked for.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getMediaTranscript"];
  };
  "/api/v1/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read who one is
     * @description A user for a platform token, a contact for a contact token, each as they see themselves.
     *
     *   Takes a platform token, or a contact token.
     */
    get: operations["getMe"];
    /**
     * Erase oneself
     * @description For good. Who asks shows once more that it is they: by their password, or a member by the token of a magic link. Sessions end, the address is free again, invitations that were sent to a user’s address are withdrawn, name, pictures, tags, inbox, notifications, follows and warnings are gone, and memberships are `removed`; a member’s words stay under “Former member”, their messages with those who got them, and orders where the books need them. While a subscription goes on it is 409 `subscription_goes_on`: cancel it first. Who is the one owner of a team makes somebody else an owner first: 409 `last_owner`.
     *
     *   Takes a platform token, or a contact token.
     *
     *   At most 5 calls in any 900 seconds.
     */
    delete: operations["deleteMe"];
    /**
     * Change who one is
     * @description A contact’s name changes for all hubs of their team. `{}` changes nothing.
     *
     *   Takes a platform token, or a contact token.
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
     * Read how far one’s export has come
     * @description The latest. Once it is `completed` it has a `download_url`, which is good for an hour at least and two at most; ask again for another. The file is there for seven days.
     *
     *   Takes a platform token, or a contact token.
     */
    get: operations["getMeExport"];
    /**
     * Ask for all that is kept about one
     * @description It is gathered into a JSON file, which GET at this path leads to once it is there: profile, memberships, discussions, comments, reactions, votes, messages one sent, answers to events, what one completed and earned, follows, warnings, letters, reports, orders, subscriptions, entitlements, notifications and preferences; of a user profile, teams, discussions and what they did as the audit log has it. Nothing that others wrote is in it. One is gathered at a time: asking meanwhile answers with that one. Five a day.
     *
     *   Takes a platform token, or a contact token.
     *
     *   At most 5 calls in any 86400 seconds.
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
     * Choose one’s password
     * @description Who asks shows once more that it is they, as for `DELETE /me`: by the password they have, or a member by the token of a magic link, which is how one without a password gets their first. A member’s holds in all hubs of the team that sign in by one. Every session ends, this one too, so sign in again; an access token lasts until it expires. Of two at once with the same proof one is 403 `reauthentication_required`. Five tries in 15 minutes, together with those of `DELETE /me`.
     *
     *   Takes a platform token, or a contact token.
     *
     *   At most 5 calls in any 900 seconds.
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
     * Begin to upload one’s avatar
     * @description An image of at most 5242880 bytes. Answers with a form: post it to `upload.url` as multipart/form-data, its fields first and the file as `file`, last; then finalize.
     *
     *   Takes a platform token, or a contact token.
     *
     *   At most 30 calls in any 60 seconds.
     */
    post: operations["postMeAvatar"];
    /**
     * Remove one’s avatar
     * @description Takes a platform token, or a contact token.
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
     * Finish the upload of one’s avatar
     * @description Of the one that was begun last. It is looked at, as every upload is, and is in use from then on in the place of the one before. Asked again, the answer is the same.
     *
     *   Takes a platform token, or a contact token.
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
     * Begin to upload one’s banner
     * @description An image of at most 10485760 bytes. Answers with a form: post it to `upload.url` as multipart/form-data, its fields first and the file as `file`, last; then finalize.
     *
     *   Takes a platform token, or a contact token.
     *
     *   At most 30 calls in any 60 seconds.
     */
    post: operations["postMeBanner"];
    /**
     * Remove one’s banner
     * @description Takes a platform token, or a contact token.
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
     * Finish the upload of one’s banner
     * @description Of the one that was begun last. It is looked at, as every upload is, and is in use from then on in the place of the one before. Asked again, the answer is the same.
     *
     *   Takes a platform token, or a contact token.
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
     * Read of what one wants to be told, and where
     * @description For each kind of notification whether one’s client shows it (`in_app`) and whether a letter is written (`email`). Letters that one asked for, to sign in with or to choose a password, are always written, and so are receipts.
     *
     *   Takes a contact token.
     */
    get: operations["getMeNotificationPreferences"];
    /**
     * Choose of what one wants to be told, and where
     * @description All of it at once: a kind, or a channel of it, that is left out is as it is from the start. It holds in all hubs of the team, from now on. The letters of `automation` are those that automations and drip campaigns write.
     *
     *   Takes a contact token.
     */
    put: operations["putMeNotificationPreferences"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/uploads": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin an upload, as a creator
     * @description Answers with a form: post it to `upload.url` as multipart/form-data, its fields first and the file as `file`, last; then finalize. The form takes the declared number of bytes and the declared type, and nothing else, for an hour.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the files of a hub
     * @description Oldest first: those of creators and those of members, of which only the facts are told here. An upload that is never finished is gone after two days.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamHubFiles"];
    /**
     * Create a file
     * @description The same as beginning an upload, seen as the file it becomes. Answers with a form: post it to `upload.url` as multipart/form-data, its fields first and the file as `file`, last; then finalize. The form takes the declared number of bytes and the declared type, and nothing else, for an hour.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Begin an upload, as a member
     * @description To be attached to a discussion, comment or message of one’s own. Answers with a form: post it to `upload.url` as multipart/form-data, its fields first and the file as `file`, last; then finalize. The form takes the declared number of bytes and the declared type, and nothing else, for an hour.
     *
     *   Takes a contact token.
     *
     *   At most 30 calls in any 60 seconds.
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
     * Finish an upload
     * @description Looks at what arrived: its size, its type and its first bytes must be what was declared. Then it is ready and has its media; else it has failed for good, and is begun anew. Asked again, the answer is the same.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`, or a contact token.
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
     * Read a file
     * @description With a URL that is good for a while where the file is there; `status_upload` says how far it is.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamHubFile"];
    /**
     * Delete a file
     * @description With the media that it is, wherever that is attached.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read a media
     * @description Members read what they uploaded and what is attached to something they may read. Creators read what creators uploaded and what members show in the hub; of what members send each other they are told only that it is there. The addresses hold for one to two hours, for whoever has them: banning or removing a member does not end one that was given out before.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getMedia"];
    /**
     * Delete a media
     * @description With its file, and from everything it is attached to. Members delete what they uploaded.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * List what is attached to something
     * @description In its order. Nothing is attached to what the caller may not read.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["listAttachments"];
    /**
     * Attach a media to something
     * @description A media that is ready, of the same hub. Members attach what they uploaded to what they wrote; creators attach to everything but messages, where they manage content. One thing takes 20.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * Read an attachment
     * @description Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getAttachment"];
    /**
     * Take an attachment away
     * @description The media stays.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteAttachment"];
    /**
     * Change the role or position of an attachment
     * @description Without either, nothing changes. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    patch: operations["updateAttachment"];
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
     * @description Published at once, unless its status says draft. Times are instants; `timezone` is the IANA name of the zone in whose
     *   hours they are shown and written to calendars. Without `ends_at` it lasts an hour; it lasts 92 days at most. With an
     *   `rsvp_limit`, whoever wants to go when all seats are taken waits for one. Read it at /events/{id}.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the events of a hub
     * @description By when they start, the first first, or with `sort=-starts_at` the last. `filter[when]` asks for those that have not
     *   ended yet (upcoming) or that have (past). Drafts are listed to those alone who manage content. Where an event takes
     *   place is told to those who go, to its host, and to those who manage content.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * Read an event
     * @description Its address and link are null, and `location_hidden` is true, to whoever does not go, is not its host and does not manage content.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getEvent"];
    /**
     * Delete an event
     * @description It is gone at once, with all answers to it. To call it off in sight of everybody, set its status to canceled.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    delete: operations["deleteEvent"];
    /**
     * Change an event
     * @description A draft is published by the status scheduled; a running event is ended by the status ended, which makes this moment
     *   its end; an event that has not ended is called off by the status canceled. What is over keeps its times, its zone and
     *   its limit. A higher limit lets in who waited; with a lower one, whoever goes already still does.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * Answer an event
     * @description One answer each: going, interested or not_going; another one takes its place. Whoever wants to go when every seat is
     *   taken is `waitlisted`, and goes as soon as one becomes free and nobody has waited longer.
     *
     *   Takes a contact token.
     */
    put: operations["putEventRsvp"];
    /**
     * Take an answer back
     * @description A seat that becomes free goes to whoever has waited longest.
     *
     *   Takes a contact token.
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
     * List the answers to an event
     * @description By when they were given. Members see who goes, whatever status they ask for; the host and those who manage content see all, or those of the status in `filter[status]`.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
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
     * Read an event as a calendar file
     * @description iCalendar (RFC 5545): times in the event's own zone, whose changes around the event are in the document, so that
     *   calendars show the same moment whatever they know of it. The place is in it for whoever may know it.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or with `can_moderate`, or a contact token.
     */
    get: operations["getEventCalendarIcs"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the access rules of a hub
     * @description By what they stand on: its type, and in each type the oldest thing first.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["listTeamHubAccessRules"];
    /**
     * Create an access rule
     * @description From then on members reach its target only while they meet `any`, or `all`, of its conditions; without a
     *   condition nobody does. Creators are let in everywhere. A target has one rule at most.
     *
     *   A condition is `{type, operator, value}`. An operator of `is` and `in` holds where the member has what is
     *   named, `is_not` and `not_in` where they have not; of several content nodes `is` asks for all and `in` for one.
     *   `belongs_to_hub` `{hub_id}`, or the id alone · `billing_status` `{statuses[], product_ids?, price_ids?, include_grace?}` ·
     *   `has_product` `{product_id}` · `has_tag` `{tag_id}` · `has_achievement` `{achievement_id}` · `points_gte` `{points}` ·
     *   `content_completed` `{content_node_ids[]}` · `days_since_joined` `{days}` · `date_window` `{from?, to?}` · `role` `{roles[]}`.
     *   Points and days take `gte` and `lte`. At most 20 conditions, which name at most 90 rows: a hub, a tag and an
     *   achievement count for two, a content node for one.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Read an access rule
     * @description Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubAccessRule"];
    /**
     * Delete an access rule
     * @description Its target is open again to whom it is open without a rule.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteTeamHubAccessRule"];
    /**
     * Change whom an access rule lets in
     * @description What is not sent stays as it is; `conditions: null` takes all of them away, and then nobody is let in;
     *   `logic_operator: null` puts it back to `any`. A rule stays on its target.
     *
     *   A condition is `{type, operator, value}`. An operator of `is` and `in` holds where the member has what is
     *   named, `is_not` and `not_in` where they have not; of several content nodes `is` asks for all and `in` for one.
     *   `belongs_to_hub` `{hub_id}`, or the id alone · `billing_status` `{statuses[], product_ids?, price_ids?, include_grace?}` ·
     *   `has_product` `{product_id}` · `has_tag` `{tag_id}` · `has_achievement` `{achievement_id}` · `points_gte` `{points}` ·
     *   `content_completed` `{content_node_ids[]}` · `days_since_joined` `{days}` · `date_window` `{from?, to?}` · `role` `{roles[]}`.
     *   Points and days take `gte` and `lte`. At most 20 conditions, which name at most 90 rows: a hub, a tag and an
     *   achievement count for two, a content node for one.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * See who would gain and who would lose access by a rule
     * @description Compares the rule that is sent with the one that stands on its target now, or with none. Everything else on
     *   the way counts as it stands: the rules on the hub and on what the target is in, its space, and what was opened to a member
     *   by itself. Each page looks at the next members of the hub, at most `page[size]` of them, and lists those for whom
     *   something would change; `meta` counts how many were `examined` and how many gain, lose, keep or stay without access.
     *   Sending the same body to `links.next` goes on, and by the last page every member was looked at. Nothing is written.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Check whether somebody reaches something, and why
     * @description A member asks about themselves, creators about the contact they name as `contact_id`. Every access rule between
     *   the member and the target is asked: the hub's, that of the space or course it stands in, its own. `meta.rule` is the
     *   one that decided, and `meta.conditions` says of each of its conditions whether it is `met`, and in `unlock` what the
     *   member can do about one that is not, or until when to wait. Members are not told the names of tags or of achievements
     *   that are secret. It is answered to members whom the rule on the hub itself keeps out, too.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
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
     * List the products of a hub
     * @description Oldest first, those that are archived too.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubProducts"];
    /**
     * Create a product
     * @description What it costs is said by its prices. An archived product is sold no more; whoever bought it keeps it.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * Read a product
     * @description Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubProduct"];
    /**
     * Delete a product
     * @description It is sold no more. Whoever bought it keeps it, and their subscriptions go on.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    delete: operations["deleteTeamHubProduct"];
    /**
     * Change a product
     * @description Only what is sent changes. `status` takes it out of sale and back; its prices stay as they are.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * List the prices of a product
     * @description Oldest first, those out of use too.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubProductPrices"];
    /**
     * Create a price
     * @description Free, taken once, or taken again at each interval, with a trial before the first time where `trial_days` says so. Amounts are in the minor unit of the currency.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * Read a price
     * @description Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubProductPrice"];
    /**
     * Change a price
     * @description What buyers agreed to pay cannot be changed: make a new price, and take the old one out of use with `is_active`.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * List the coupons of a hub
     * @description Oldest first, those that have expired or are used up too.
     *
     *   Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["listTeamHubCoupons"];
    /**
     * Create a coupon
     * @description A part or an amount off, for the first amount of a subscription, for all, or for some months. `max_redemptions` counts orders, `max_redemptions_per_contact` those of one buyer, who must then be known: one whose session expires unpaid gives its use back. Codes are in use once in a hub, in whatever case they are written.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
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
     * Read a coupon
     * @description Takes a platform token whose role holds `commerce.read`, or an API key of the team with the scope `commerce.read`.
     */
    get: operations["getTeamHubCoupon"];
    /**
     * Delete a coupon
     * @description Its code is free again. What was sold with it stays as cheap as it was.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    delete: operations["deleteTeamHubCoupon"];
    /**
     * Change whom a coupon is for
     * @description What it is worth cannot be changed.
     *
     *   Takes a platform token whose role holds `commerce.manage`, or an API key of the team with the scope `commerce.manage`.
     */
    patch: operations["updateTeamHubCoupon"];
  };
  "/api/v1/teams/{team_id}/achievements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the achievements of a team
     * @description In the order in which they were made, whether or not a hub offers them.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["listTeamAchievements"];
    /**
     * Create an achievement
     * @description It is offered by no hub yet. An `automatic` one has a rule: `rule_threshold` times what `rule_type` names, in the member's whole
     *   history in the hub or in the last `rule_window_days` (days by UTC, today included). With `rule_content_node_ids` only
     *   those count, which must be there, and `rule_criteria` `all` asks for each of them. What was deleted or taken back does
     *   not count; an award that was earned stays. Whoever meets a rule when it is set is awarded soon after.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Read an achievement
     * @description Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    get: operations["getTeamAchievement"];
    /**
     * Delete an achievement
     * @description No hub offers it from then on. Who earned it keeps their points.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    delete: operations["deleteTeamAchievement"];
    /**
     * Change an achievement
     * @description Every hub that offers it shows the change at once. What members have been awarded keeps its points.
     *   An `appearance` takes the place of the whole one before; with another `award_mode` than `automatic` the rule goes. An `automatic` one has a rule: `rule_threshold` times what `rule_type` names, in the member's whole
     *   history in the hub or in the last `rule_window_days` (days by UTC, today included). With `rule_content_node_ids` only
     *   those count, which must be there, and `rule_criteria` `all` asks for each of them. What was deleted or taken back does
     *   not count; an award that was earned stays. Whoever meets a rule when it is set is awarded soon after.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the achievements that a hub offers
     * @description In the order in which they were made, with how each stands with the caller. Secret ones, and those that
     *   can no longer be earned, are in it for whoever has earned them, also if they were revoked since. Creators earn nothing.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * Have a hub offer an achievement
     * @description Offering it again changes nothing. One achievement is offered by at most 45 hubs.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * Have a hub no longer offer an achievement
     * @description Who earned it there keeps it, and their points.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * @description Whatever its `award_mode`: by hand a member may be given any that the hub offers and that can be earned, and
     *   again what was taken from them.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
     */
    post: operations["postTeamHubAchievementAward"];
    /**
     * Take an achievement from a member
     * @description Its points are gone with it. By its rule nobody is awarded it again; by hand they may be.
     *
     *   Takes a platform token whose role holds `content.manage`, or an API key of the team with the scope `content.manage`.
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
     * List the members of a hub by their points
     * @description Most first, and of those with as many who had them first; they have the same `rank`. Whoever has none, or is not in the hub at present, is not in it.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
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
     * List what a member has earned
     * @description In the order in which the achievements were made, offered or not any more. To themselves and to creators
     *   revoked ones too; to other members a secret one only where they have earned it as well.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMemberAchievements"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/automations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the automations of a hub
     * @description Oldest first, drip campaigns with them.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubAutomations"];
    /**
     * Create an automation
     * @description It is a draft and does nothing until it is published.
     *
     *   A definition is a trigger, an optional filter, its nodes and where they begin, and the conditions
     *   on which members leave it at any time. Nodes lead to each other by id: `next`, of a condition or a split
     *   `next_if_true` and `next_if_false`, of a wait for an event `next_on_timeout`; a way out that leads nowhere ends
     *   it. Every link leads to a node, every node is led to, and every way round passes through waits of at least an hour
     *   together, or through a wait for an event. Letters, messages, notifications and every string in the `data` of a webhook
     *   may say `{{contact.name}}`, `{{contact.email}}` and `{{hub.name}}`; other names in braces stay as they are. Conditions are those of access
     *   rules. At most ten automations set each other off in a row, by enrolling a member or by what one does and another waits
     *   for: then nobody hears of it any more, and an admin alert `automation_chain_stopped` tells which two. What a member or
     *   a creator does begins a row anew.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Read an automation
     * @description Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubAutomation"];
    /**
     * Delete an automation
     * @description Whoever is inside gets nothing more of it. To keep what it did to be looked at, archive it.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubAutomation"];
    /**
     * Change an automation
     * @description What is sent changes. Null puts a thing back to how it begins: nobody comes in again, no interval, no
     *   settings, no draft; a name stays. Who comes in again changes at once, the definition with the next publication:
     *   whoever is inside stays with the version they came in by. A `re_entry_mode` of `interval` without an interval lets
     *   nobody in again. `status` takes `archived`: it does nothing from then on, for good, and whoever is inside is out
     *   at their next step.
     *
     *   A definition is a trigger, an optional filter, its nodes and where they begin, and the conditions
     *   on which members leave it at any time. Nodes lead to each other by id: `next`, of a condition or a split
     *   `next_if_true` and `next_if_false`, of a wait for an event `next_on_timeout`; a way out that leads nowhere ends
     *   it. Every link leads to a node, every node is led to, and every way round passes through waits of at least an hour
     *   together, or through a wait for an event. Letters, messages, notifications and every string in the `data` of a webhook
     *   may say `{{contact.name}}`, `{{contact.email}}` and `{{hub.name}}`; other names in braces stay as they are. Conditions are those of access
     *   rules. At most ten automations set each other off in a row, by enrolling a member or by what one does and another waits
     *   for: then nobody hears of it any more, and an admin alert `automation_chain_stopped` tells which two. What a member or
     *   a creator does begins a row anew.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * @description The draft becomes the next version, which never changes, and the automation is active. Whoever comes
     *   in from then on is enrolled in it; whoever is inside stays with their version. At most 100 automations of a hub are
     *   active.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * @description Nobody is enrolled from then on, and whoever is inside stays where they are. Waits go on.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * @description Whoever is inside goes on from where they are. What happened meanwhile enrolls nobody.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * List what was published of an automation
     * @description The newest first.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * List who is, or was, inside an automation
     * @description The latest first.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubAutomationEnrollments"];
    /**
     * Enroll a member in an automation
     * @description Whatever its trigger. Its filter and its re-entry mode hold as for everybody; the answer has no
     *   `Location`, for an enrollment is read in the list.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Take a member out of an automation
     * @description They get nothing more of it; it stays in the list, as canceled.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Walk an automation without doing anything
     * @description Walks the draft as this member would who was enrolled now, and answers with the way, the waits and
     *   what would be done. Nothing is sent and nothing is changed. An event that is waited for does not come unless it is
     *   assumed to, but where there is no timeout. Tags and achievements that would be given on the way count from then on.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * List the templates that an automation can be made from
     * @description The ids are words, as `welcome`: templates are part of the service, the same for every team.
     *
     *   Takes a platform token, or an API key of the team with any scope.
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
     * @description A draft with the words of the template. The answer carries no `Location`.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * List the drip campaigns of a hub
     * @description Oldest first.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubDripCampaigns"];
    /**
     * Create a drip campaign
     * @description Its steps unlock content or send letters, so many days after it began for a member, or on a date. It
     *   is a draft until its `status` is set to `active`. A member goes through it once.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Read a drip campaign
     * @description Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubDripCampaign"];
    /**
     * Delete a drip campaign
     * @description Whoever is in it gets nothing more of it. What was unlocked for members stays open to them.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaign"];
    /**
     * Change, begin, pause or resume a drip campaign
     * @description `status` takes `active` and `paused`; a draft cannot be paused. Activation locks what the steps unlock, for
     *   everybody it was not unlocked for; pausing keeps it locked. A draft locks nothing. While it is active each change
     *   of it or of its steps holds for whoever begins from then on; whoever is in it keeps the steps that there were when
     *   they began.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * List the steps of a drip campaign
     * @description In the order in which they were made; members get them by their `position`.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["listTeamHubDripCampaignSteps"];
    /**
     * Add a step to a drip campaign
     * @description An `unlock` step opens a thing to a member, for good: what was opened is never locked again. It locks
     *   the thing only once the campaign is active: a thing without an access rule then gets one that lets nobody in, so that only
     *   those reach it for whom it was opened. The rule can be changed; it stays while the campaign is paused, and when the step
     *   or the campaign is deleted. An `email` step sends a letter. It comes `after_days` days after the
     *   campaign began for the member, or `at` a moment, which goes first where both are sent; steps are gone through by
     *   `position`, and none comes before the one ahead of it. At most 90, which take 380,000 bytes together.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Read a step of a drip campaign
     * @description Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    get: operations["getTeamHubDripCampaignStep"];
    /**
     * Remove a step from a drip campaign
     * @description Whoever had it keeps what they had; whoever is in the campaign still gets it.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaignStep"];
    /**
     * Change when a step comes, or its words
     * @description Only what is sent changes, for whoever begins the campaign from then on; whoever is in it gets the step
     *   as it was when they began. An override gives one member a step at another time. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
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
     * Give one member a step at another time, or not at all
     * @description `at` is when they get it instead; an `unlock` step whose `at` has come is unlocked at once,
     *   wherever they are in the campaign. Where the address of the contact is not verified, a time for an `unlock` step revokes
     *   their password and every session; the owner of the address is sent an email. With `is_skipped` they do not get it, unless they have it already.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    put: operations["putTeamHubDripCampaignStepOverride"];
    /**
     * Give one member a step when everybody gets it
     * @description Takes back what was said for this one member. 404 where nothing was.
     *
     *   Takes a platform token whose role holds `automations.manage`, or an API key of the team with the scope `automations.manage`.
     */
    delete: operations["deleteTeamHubDripCampaignStepOverride"];
  };
  "/webhooks/{payment_provider}/platform": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a payment provider’s event about the platform’s own account
     * @description Not for integrators. No bearer credential: the provider signs the bytes and the time, and what is not signed, or was signed more than five minutes from now, is refused with nothing recorded. Here come events that name no account. One that comes twice counts once, and they may come in any order.
     *
     *   Open: no credential is looked at.
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
     * Take a payment provider’s event about a connected account
     * @description Not for integrators. No bearer credential: the provider signs the bytes and the time, and what is not signed, or was signed more than five minutes from now, is refused with nothing recorded. Here come events that name the account they are about. One that comes twice counts once, and they may come in any order.
     *
     *   Open: no credential is looked at.
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
     * Take what an e-mail provider tells of a letter’s delivery
     * @description Not for integrators. No bearer credential: the provider signs the bytes and the time, and what it does not sign is refused with nothing recorded. The status of the email goes up. A hard bounce or a complaint suppresses the address in the team that sent the email; see `GET /teams/{team_id}/suppressions`. A report about an email that this service did not send, or about another address, is recorded as ignored and changes nothing.
     *
     *   Open: no credential is looked at.
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
     * Take a callback of assemblyai
     * @description Not for integrators. No bearer credential: the provider proves itself as it does, and what it does not prove is refused with nothing recorded. A callback that comes twice counts once.
     *
     *   Open: no credential is looked at.
     */
    post: operations["postMediaWebhooksAssemblyai"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/domain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the domain of a hub
     * @description With the TXT record that proves it, and how far its verification is. 404 where the hub has none.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubDomain"];
    /**
     * Set the domain of a hub
     * @description The answer names the TXT record that proves the domain. Another domain replaces the one the hub had and its proof. A domain is the hub’s that proves it first.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    put: operations["putTeamHubDomain"];
    /**
     * Take its domain from a hub
     * @description The domain is free again, for any hub; its proof is forgotten.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Verify the domain of a hub
     * @description 202 with the `Location` to poll while the TXT record is not found, which is looked for again for 72 hours; 200 without one once the domain is verified.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    post: operations["postTeamHubDomainVerify"];
  };
  "/api/v1/teams/{team_id}/hubs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the hubs of a team
     * @description Oldest first.
     *
     *   Takes a platform token, or an API key of the team with any scope.
     */
    get: operations["listTeamHubs"];
    /**
     * Create a hub
     * @description A slug is in use once in the whole service; where none is sent, one is made of the name. `allowed_origins` are where checkouts may return to and magic links may lead.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Read a hub
     * @description Takes a platform token, or an API key of the team with any scope.
     */
    get: operations["getTeamHub"];
    /**
     * Delete a hub
     * @description It, and all that is in it, is reached no more from then on; its slug and its domain are free again. While subscriptions to something in it go on it is 409 `subscription_goes_on`, with some of them in `meta`: cancel them first.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteTeamHub"];
    /**
     * Change a hub
     * @description Only what is sent changes. With another slug the hub is no longer found under the one before.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Look up a hub by its id
     * @description What anybody may know of a hub, who is not signed in too.
     *
     *   Open: no credential is looked at.
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
     * Look up a hub by its slug
     * @description What anybody may know of a hub, who is not signed in too. `/api/v1/hubs/by-slug/{slug}` answers
     *   alike.
     *
     *   Open: no credential is looked at.
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
     * List the templates that a hub can be made from
     * @description The ids are words, as `course`: templates are part of the service, the same for every team.
     *
     *   Takes a platform token, or an API key of the team with any scope.
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
     * @description The hub and the spaces of the template, all or nothing. The answer carries no `Location`.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * List the spaces of a hub
     * @description By position. Without a credential: the public spaces, in their anonymous view.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token, or no credential; any other API key is answered as without one.
     */
    get: operations["listHubSpaces"];
    /**
     * Create a space
     * @description A slug is in use once in a hub; where none is sent, one is made of the name. `visibility` says who sees the space, `access_level` how one comes in, `reviews_posts` whether what members write waits for a moderator.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * Read a space
     * @description Without a credential: a public space, in its anonymous view.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token, or no credential; any other API key is answered as without one.
     */
    get: operations["getHubSpace"];
    /**
     * Delete a space
     * @description The discussions in it are reached no more from then on; its slug is free again.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    delete: operations["deleteHubSpace"];
    /**
     * Change a space
     * @description Only what is sent changes. Whoever is in the space stays in it. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    patch: operations["updateHubSpace"];
  };
  "/api/v1/hubs/{hub_id}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what a hub sells
     * @description What can be bought at this moment, oldest first, with its prices, for members and visitors: products that are active, and of their prices those in use. Those whom an access rule keeps out of the hub see it too, since buying may be what lets them in.
     *
     *   Takes a platform token, or an API key of the team with the scope `commerce.read` or `commerce.manage`, or a contact token, or no credential; any other API key is answered as without one.
     */
    get: operations["listHubProducts"];
  };
  "/api/v1/hubs/{hub_id}/spaces/{space_id}/membership": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Enter a space, or ask to
     * @description An open space is entered at once, and so is one by rule by who meets its rule; where entering is by request, the answer is a pending membership.
     *
     *   Takes a contact token.
     */
    put: operations["putHubSpaceMembership"];
    /**
     * Leave a space, or take a request back
     * @description 404 where one is not in it and did not ask to be.
     *
     *   Takes a contact token.
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
     * List who is in a space and who asked to be
     * @description By their status, and by when they came. Who is in the hub no more is in no space of it.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * Let a member of the hub into a space
     * @description Approves a request, and brings somebody into a space that nobody enters by themselves.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    put: operations["putTeamHubSpaceMembership"];
    /**
     * Refuse a request, or take somebody out of a space
     * @description They stay members of the hub. 404 where they are not in it and did not ask to be.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    delete: operations["deleteTeamHubSpaceMembership"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/editor-pending-ops": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the editor queue of a hub
     * @description An empty one of version 0 where nothing was stored yet. Its version is the `ETag` too, to send back as `If-Match` with the next write, or as `If-None-Match` with the next read: where nothing was written since, the answer is 304 without a body.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
     */
    get: operations["getTeamHubEditorPendingOps"];
    /**
     * Replace the editor queue of a hub
     * @description With `If-Match` the write is accepted only from that version; without it the version still grows by one.
     *
     *   Takes a platform token whose role holds `hubs.manage`, or an API key of the team with the scope `hubs.manage`.
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
     * List what members did in a hub
     * @description The latest first; kept for ninety days.
     *
     *   Takes a platform token whose role holds `analytics.read`, or an API key of the team with the scope `analytics.read`.
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
     * List the emails of a hub
     * @description Newest first, with the delivery status of each and its history; kept for 90 days. Subjects and texts are not kept. Emails that belong to no hub, as invitations to the team, are not listed.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
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
     * @description Its recipient, what it is for, its delivery status and the history of that status.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
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
     * List the contacts of a team
     * @description Oldest first. `filter[email]` finds the one with an address, `filter[tag]` those with a tag, by its id.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamContacts"];
    /**
     * Create a contact
     * @description An address is in use once in a team. A contact is in no hub until they are added to one, or register.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * Read a contact
     * @description Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["getTeamContact"];
    /**
     * Delete a contact
     * @description Their memberships and sessions end, and their address is free; what they wrote stays, without them.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamContact"];
    /**
     * Change a contact
     * @description A new `email` revokes the password, every session and every access token of the contact at once; an email lets the owner of the new address in.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * List the tags of a team
     * @description Oldest first.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamTags"];
    /**
     * Create a tag
     * @description Names are in use once in a team, in whatever case they are written.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * Read a tag
     * @description Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["getTeamTag"];
    /**
     * Delete a tag
     * @description No contact has it from then on.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamTag"];
    /**
     * Rename a tag
     * @description Contacts that have it have it under the new name. Names are in use once in a team, in whatever case they are written.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * List the tags of a contact
     * @description The oldest tag first; those whose time is over are left out.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
     */
    get: operations["listTeamContactTags"];
    /**
     * Tag a contact
     * @description By `tag_id`, or by the `name` of a tag, which is made where there is none. Tagging again changes nothing.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * Take a tag from a contact
     * @description 404 where the contact does not have it. The tag stays.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * @description As `text/csv` with the columns email, name, tags (names with `;` between them), hub_id and expires_at, or as `rows` of JSON with the same fields. Rows are known by their address: a contact the team has is changed. `hub_id` makes them a member of that hub; at `expires_at` that membership and those tags end, or where the row gives neither, the contact’s access to every hub of the team. A bad row is counted and told, and the others go on.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * Read how far an import has come
     * @description `done` and `failed` grow to `total`; of the rows that failed, the first hundred are told in `errors`, each with its number and the field at fault.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * List the members of a hub
     * @description Members see those who are active, the latest to come first, whatever status they ask for. Creators see all, or those of the status in `filter[status]`.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
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
     * Read a member of a hub
     * @description To other members only those exist who are active.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["getHubMember"];
    /**
     * Leave a hub
     * @description Members take themselves out; whoever left may come back. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Takes a contact token.
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
     * @description Whoever left or was removed may be added again; a ban has to be lifted first.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * @description They are a former member from then on, and come back only where they are added again. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamHubMember"];
    /**
     * Change a membership
     * @description Invited and pending members are let in by `status` active, active ones shut out by suspended: until `suspended_until`, or until they are let in again.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
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
     * List the warnings of a member
     * @description Newest first.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listTeamHubMemberWarnings"];
    /**
     * Warn a member
     * @description The member is told, by a notification and a letter where they want them; other members are not. It changes nothing of what they may do.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * @description From then on they cannot sign in to the hub, and none of their tokens is taken there, but to list and cancel what they bought. Their subscriptions in the hub are canceled at the end of the period.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    post: operations["postTeamHubMemberBan"];
    /**
     * Lift a ban
     * @description The membership is again what it was before the ban.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * List the banned members of a hub
     * @description With the reason and who banned them.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * @description Following a member again changes nothing. 403 `contact_blocked` while one of the two blocks the other.
     *
     *   Takes a contact token.
     */
    post: operations["postHubMemberFollow"];
    /**
     * Stop following a member
     * @description 404 where one does not follow them.
     *
     *   Takes a contact token.
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
     * List who follows a member
     * @description Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
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
     * List whom a member follows
     * @description Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`, or a contact token.
     */
    get: operations["listHubMemberFollowing"];
  };
  "/api/v1/hubs/{hub_id}/report-reasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the reasons for which something can be reported
     * @description The active ones, by position.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * List the report reasons of a hub
     * @description Active or not, by position; the platform's own are among them.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["listAdminTeamHubReportReasons"];
    /**
     * Create a report reason
     * @description A label is in use once in a hub. A hub has at most 100 of its own.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * Read a report reason
     * @description One of the hub, or a default of the platform.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    get: operations["getAdminTeamHubReportReason"];
    /**
     * Delete a report reason
     * @description Reports for this reason stay. The defaults of the platform cannot be deleted: 403 `platform_default`.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    delete: operations["deleteAdminTeamHubReportReason"];
    /**
     * Change a report reason
     * @description Only what is sent changes. What is not `is_active` can no longer be chosen. The defaults of the
     *   platform cannot be changed: 403 `platform_default`. With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them. The defaults of the platform keep their positions; a
     *   reason of the hub comes before a default of the same position.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * Report something to the moderators of its hub
     * @description Reporting it again answers the report that there is, with 200. A message is shown to the moderators with its report, and with nothing else of its conversation.
     *
     *   Takes a contact token.
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
     * List what was reported in a hub
     * @description What is open first, the longest waiting first. A discussion or a comment is read by its id, hidden ones too; a message, which only those in its conversation read, stands in `message`.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
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
     * @description An open report is closed once. What it is about can be hidden and restored at any time.
     *
     *   Takes a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.
     */
    patch: operations["updateTeamHubReport"];
  };
  "/api/v1/conversations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List one’s conversations
     * @description Those with the latest activity first, in every hub of the team that lets the caller in; a moment after a message was sent. Archived ones are listed with `filter[is_archived]=true`, and only then. A page leaves out conversations of hubs that are closed to the caller, so that it may be shorter than asked.
     *
     *   Takes a contact token.
     */
    get: operations["listConversations"];
    /**
     * Open a conversation
     * @description With one other it is direct, and the same two have one direct conversation in a hub: opening it again answers 200 with the one there is, whatever the title. With more it is a group of at most 50, a new one each time. Everybody in it is a member of its hub; nobody opens one with somebody who blocked them, or whom they blocked.
     *
     *   Takes a contact token.
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
     * Read a conversation
     * @description As the caller stands in it: what they have read, and whether they muted or archived it.
     *
     *   Takes a contact token.
     */
    get: operations["getConversation"];
    /**
     * Mute or archive a conversation
     * @description For the caller alone. A muted conversation counts its unread messages and notifies of none; an archived one comes back with its next message.
     *
     *   Takes a contact token.
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
     * @description Up to the newest message there is. Takes no body.
     *
     *   Takes a contact token.
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
     * List the messages of a conversation
     * @description The newest first; with `sort=created_at` the oldest. A deleted message keeps its place.
     *
     *   Takes a contact token.
     */
    get: operations["listConversationMessages"];
    /**
     * Send a message
     * @description In the order of checks: whether one is in the conversation, whether the hub still lets one in, whether the other has blocked one (403 `contact_blocked`). The others find it in their lists a moment later.
     *
     *   Takes a contact token.
     *
     *   At most 30 calls in any 60 seconds.
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
     * Delete one’s own message
     * @description Its words are gone; it keeps its place in the conversation.
     *
     *   Takes a contact token.
     */
    delete: operations["deleteMessage"];
    /**
     * Change one’s own message
     * @description Only the author can change a message, and only while they could send a new one: 403 `contact_blocked` in a direct conversation where one of the two blocks the other. Deleting it is always possible.
     *
     *   Takes a contact token.
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
     * @description In every hub of the team, neither of the two can send the other a direct message, edit an earlier one, open a conversation with the other or follow them, and follows between them end. Neither is notified of what the other writes. Groups that both are in stay as they are. Blocking again changes nothing. 404 for a contact with whom the caller has never shared a hub.
     *
     *   Takes a contact token.
     */
    put: operations["putMeBlock"];
    /**
     * Lift a block
     * @description They may write to and follow each other again; follows that ended stay ended. 404 where there was no block.
     *
     *   Takes a contact token.
     */
    delete: operations["deleteMeBlock"];
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
     * @description Finds words in any form and any spelling of their accents; words in quotes must stand together. A word that is found seldom is also looked for with a letter mistyped, and as the beginning of longer ones. `scope` narrows what is found; `filter[scope]`, `filter[query]`, `query` and `limit` are other names. What comes is what the caller may read at this moment, at most `meta.cap` of it; what was written a moment ago may take some seconds to be found.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * Search what members wrote
     * @description The same in discussions and comments alone.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
     *
     *   At most 30 calls in any 60 seconds.
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
     * Follow what happens in a hub
     * @description Server-sent events: what was recorded after `Last-Event-ID`, or the last fifty events without it; then the
     *   answer ends, and an `EventSource` asks again by itself: after 3 seconds, and after up to 30 while nothing happens. Who follows it is told every event once, in the order of
     *   recording; `at` says when it happened. The types are `discussion.*`, `comment.*`, `reaction.*`, `message.*`,
     *   `member.*`, `achievement.*` and `event.*`, as far as the caller may see at this moment what they are about.
     *   The `data` of an event is JSON: its `id`, `type`, `at` and `hub_id`, what it is about as `resource_type` and
     *   `resource_id`, which is to be read for what stands in it, its `actor`, `{type, id}` or null, and `contact_id` where it
     *   befell somebody.
     *   Without a header for a bearer token, a contact sends a ticket and renews it before it expires.
     *
     *   Takes a platform token, or an API key of the team with the scope `hubs.manage` or `content.manage` or `members.read` or `members.manage` or `members.moderate`, or a contact token.
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
     * @description For an `EventSource`, which sends no headers: `?ticket=` lets this contact read this hub’s stream for ten minutes. To keep a stream open, renew the ticket before `expires_at`: send this request again with `?ticket=`, and the same ticket is good for ten more minutes. The ticket is credential enough for an hour, `renewable_until`; with the contact’s token the hour begins anew. Each renewal checks the membership again. An expired ticket is 401, or 404 with a token: create another one.
     *
     *   Takes a contact token.
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
     * List what one was told
     * @description Of a member, from all hubs of their team, newest first, for 90 days: replies to what they wrote, messages, what they earned, seats that became theirs, warnings, and what automations told them. What was deleted or hidden since, or may not be seen any more, is left out, so a page may be shorter than asked. `meta.unread_count` says how many of hubs that let the member in are not read, at most 100. What users are told stands in the lists of alerts.
     *
     *   Takes a contact token.
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
     * @description It stays read since the first time.
     *
     *   Takes a contact token.
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
     * @description At most the oldest thousand that are not read.
     *
     *   Takes a contact token.
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
     * Tell what a member did
     * @description One activity, or an array of at most 100: all of them are kept or none. A target is named by
     *   its `target_type` and `target_id` together; at most 20 different ones in a request, 409
     *   `limit_reached` names the first beyond. 422 `unknown_target` for a target that does not exist in the hub, or
     *   that the member cannot read.
     *
     *   Takes a contact token.
     */
    post: operations["postActivity"];
  };
  "/api/v1/teams": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams the caller is in
     * @description A team API key is in one team.
     *
     *   Takes a platform token, or an API key of the team with any scope.
     */
    get: operations["listTeams"];
    /**
     * Create a team
     * @description The caller becomes its owner; the roles owner, admin and moderator come with it.
     *
     *   Takes a platform token.
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
     * Read a team
     * @description Takes a platform token, or an API key of the team with any scope.
     */
    get: operations["getTeam"];
    /**
     * Change a team
     * @description Only what is sent changes; `null` clears what may be empty. A body that changes nothing is refused.
     *
     *   Takes a platform token whose role holds `team.manage`, or an API key of the team with the scope `team.manage`.
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
     * List the users of the team in context
     * @description The team is named by `X-Team-ID`, or by the `team_id` that sign-in was asked for; the header wins.
     *
     *   Takes a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
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
     * Read a user of the team in context
     * @description With what this team knows of them: their role, title and bio.
     *
     *   Takes a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["getUser"];
    /**
     * Remove a user from the team in context
     * @description Anybody may leave. The account stays, and so do the keys the user made.
     *
     *   Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    delete: operations["deleteUser"];
    /**
     * Change a user of the team in context
     * @description Name, title and bio are what this team knows of the user; users change their own. A role is given by those who may manage users and hold all of it, and of what the user had. Only what is sent changes, `{}` nothing.
     *
     *   Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
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
     * List the invitations of a team
     * @description Open ones, and for a month those that were accepted, revoked or left to expire.
     *
     *   Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    get: operations["listTeamInvitations"];
    /**
     * Invite somebody to a team
     * @description Sends an email with a link that works for seven days. You can only invite to a role whose permissions you hold yourself. The inviter must have verified their own email address, and for an API key an owner of the team: otherwise 403 `address_not_proved`. Invitation emails are limited to 10 in 15 minutes to one address, 20 an hour by one user or API key, 50 a day by one team and 20 an hour from one source IP address: 429 `rate_limited` with `Retry-After`.
     *
     *   Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
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
     * Read an invitation
     * @description Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
     */
    get: operations["getTeamInvitation"];
    /**
     * Revoke an invitation
     * @description Its link opens nothing from now on; revoking it again changes nothing.
     *
     *   Takes a platform token whose role holds `users.manage`, or an API key of the team with the scope `users.manage`.
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
     * List the roles of a team
     * @description Oldest first, those of the system before the team’s own.
     *
     *   Takes a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["listTeamRoles"];
    /**
     * Create a role
     * @description A team has at most 100 roles. Nobody puts a permission into a role that they do not hold.
     *
     *   Takes a platform token whose role holds `roles.manage`.
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
     * Read a role
     * @description Takes a platform token, or an API key of the team with the scope `team.manage` or `users.manage` or `roles.manage` or `audit.read`.
     */
    get: operations["getRole"];
    /**
     * Delete a role
     * @description One that nobody has. An invitation to it can no longer be accepted.
     *
     *   Takes a platform token whose role holds `roles.manage`.
     */
    delete: operations["deleteRole"];
    /**
     * Change a role
     * @description Only what is sent changes, `{}` nothing; `null` clears the description. A system role keeps its name.
     *
     *   Takes a platform token whose role holds `roles.manage`.
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
     * List every permission there is
     * @description What roles hold and scopes of API keys name, the same for every team.
     *
     *   Takes a platform token, or an API key of the team with any scope.
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
     * Give a role a permission
     * @description A permission it holds already is given again without effect. Nobody gives what they do not hold.
     *
     *   Takes a platform token whose role holds `roles.manage`.
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
     * Take a permission from a role
     * @description What the role does not hold is taken without effect. Nobody takes what they do not hold, and only an owner takes from the owner role.
     *
     *   Takes a platform token whose role holds `roles.manage`.
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
     * List the API keys of a team
     * @description Revoked keys too; never a secret.
     *
     *   Takes a platform token whose role holds `keys.manage`.
     */
    get: operations["listTeamApiKeys"];
    /**
     * Create an API key
     * @description The answer holds the secret, this once. Scopes are permission slugs, or `*` for all; nobody gives a key what they do not hold. Other words may be scopes and open nothing.
     *
     *   Takes a platform token whose role holds `keys.manage`.
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
     * Read an API key
     * @description Its prefix and what it may do, never its secret.
     *
     *   Takes a platform token whose role holds `keys.manage`.
     */
    get: operations["getTeamApiKey"];
    /**
     * Revoke an API key
     * @description It opens nothing from the next request on and stays listed; revoking it again changes nothing.
     *
     *   Takes a platform token whose role holds `keys.manage`.
     */
    delete: operations["deleteTeamApiKey"];
    /**
     * Change an API key
     * @description Whether it may moderate, which nobody allows who may not moderate themselves. Its scopes stay as they were made: make another key.
     *
     *   Takes a platform token whose role holds `keys.manage`.
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
     * List what users and API keys of a team did
     * @description Every write, most recent first: who made it, what it did to what, and the names of what changed, never its values. An entry appears within moments of its write.
     *
     *   Takes a platform token whose role holds `audit.read`, or an API key of the team with the scope `audit.read`.
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
     * @description Addresses that emails of the team are held back from, because one bounced for good or its recipient complained; after a complaint, emails needed to sign in are still sent. In no particular order; `filter[email]` finds the one of an address. Other teams are not affected, and do not see it.
     *
     *   Takes a platform token whose role holds `members.read`, or an API key of the team with the scope `members.read`.
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
     * Lift a suppression
     * @description Emails to the address are sent again, until another one bounces for good or is complained about.
     *
     *   Takes a platform token whose role holds `members.manage`, or an API key of the team with the scope `members.manage`.
     */
    delete: operations["deleteTeamSuppression"];
  };
  "/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the webhook endpoints of a hub
     * @description Oldest first, those that are disabled too. Secrets are never answered.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["listTeamHubWebhookEndpoints"];
    /**
     * Create a webhook endpoint
     * @description Where automations send to: an https address of the public Internet, on port 443 or 8443. Each delivery is signed with `secret`: choose one of 24 to 128 printable characters, since it is never shown; without one, one is generated, and deliveries are verified by their Ed25519 signature and `/webhook-signing-keys`. A hub has at most 20.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * Read a webhook endpoint
     * @description Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    get: operations["getTeamHubWebhookEndpoint"];
    /**
     * Delete a webhook endpoint
     * @description Nothing more is sent to it, and its deliveries are shown no more.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    delete: operations["deleteTeamHubWebhookEndpoint"];
    /**
     * Change a webhook endpoint
     * @description While it is disabled nothing is sent to it, and what was on its way has failed. Making it `active` again forgets its failures, and so does another `url`; what failed can be sent again.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * Give a webhook endpoint another signing secret
     * @description The `secret` that is sent, or a generated one; it is never shown. For 24 hours deliveries are signed with the one before it as well, newest first.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * The public keys that webhooks are signed with
     * @description Ed25519, as Standard Webhooks writes them: `whpk_` and the base64 of 32 bytes. Each delivery has a signature `v1a` by one of those that are not retired.
     *
     *   Open: no credential is looked at.
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
     * Send a test event to a webhook endpoint
     * @description An event of type `webhook.test`, signed and tried again like any other.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * List what was sent to a webhook endpoint
     * @description Newest first, with each attempt and the start of its answer; kept for 30 days.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * Read a delivery, with the body that is sent
     * @description `body` is the text that is signed, byte for byte, the same for each attempt.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
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
     * Send a delivery again
     * @description Under the id and with the body that it has, and with all ten attempts ahead of it. One that is about to be sent stays as it is.
     *
     *   Takes a platform token whose role holds `webhooks.manage`, or an API key of the team with the scope `webhooks.manage`.
     */
    post: operations["postTeamHubWebhookEndpointDeliveryResend"];
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
     * A member came to a webhook node of an automation
     * @description Sent to the endpoint that the node names, up to ten times until it is taken, within four days unless `Retry-After` asks for longer. It can come more than once, and out of order: `id` says which it is.
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
     * Somebody asked for a test event
     * @description Signed and tried again like any other.
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
      /** @description Needed where the hub signs in by password. */
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
      /** @description The member’s password from now on, in all hubs of the team that sign in by one. Every session before this one ends. */
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
    PostHubCheckoutAttributes: {
      /** Format: uuid */
      price_id: string;
      /** @description Kept with the order and told again. */
      after?: string;
      /** @default  */
      cancel_url?: string;
      /** @default  */
      success_url?: string;
      coupon_code?: string;
      /** Format: email */
      email?: string;
    };
    CreateTeamHubOrderRefundAttributes: {
      amount?: number;
      /** @description What the payment provider calls the payment, or the invoice of it. */
      payment_id?: string;
    };
    PostTeamPaymentAccountAttributes: {
      /** Format: email */
      email?: string;
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
      /** @default null */
      poll?: {
        options: string[];
        /** @default 7 */
        duration_days?: number;
      } | null;
      /** @default null */
      repost_of_id?: string | null;
      /** @default null */
      shared_achievement_id?: string | null;
      /** @default null */
      shared_event_id?: string | null;
      /** @enum {string} */
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
      /** @default null */
      poll?: {
        options: string[];
        /** @default 7 */
        duration_days?: number;
      } | null;
      /** @default null */
      repost_of_id?: string | null;
      /** @default null */
      shared_achievement_id?: string | null;
      /** @default null */
      shared_event_id?: string | null;
      /** @enum {string} */
      status?: "draft" | "published" | "scheduled";
      scheduled_at?: string | null;
      /** Format: uuid */
      space_id?: string;
      /** @default false */
      is_broadcast?: boolean;
      /** @default false */
      is_pinned?: boolean;
      /** @default false */
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
    UpdateMeAttributes: {
      name?: string;
    };
    DeleteMeAttributes: {
      password?: string;
      /** @description Of members: the token of a magic link, which is spent. */
      token?: string;
    };
    PutMePasswordAttributes: {
      /** @description The password until now. */
      password?: string;
      /** @description Of members: the token of a magic link, which is spent. */
      token?: string;
      /** @description The password from now on. */
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
      title: string;
      /** @default null */
      description?: string | null;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at?: string;
      timezone?: string;
      /**
       * @default online
       * @enum {string}
       */
      location_type?: "online" | "in_person" | "hybrid" | "tbd";
      /** @default null */
      location_address?: string | null;
      location_url?: string | null;
      /** @default null */
      host_contact_id?: string | null;
      /** @default null */
      cover_media_id?: string | null;
      /** @default null */
      rsvp_limit?: number | null;
      /**
       * @default scheduled
       * @enum {string}
       */
      status?: "draft" | "scheduled";
    };
    UpdateEventAttributes: {
      title?: string;
      description?: string | null;
      /** Format: date-time */
      starts_at?: string;
      /** Format: date-time */
      ends_at?: string;
      timezone?: string;
      /** @enum {string} */
      location_type?: "online" | "in_person" | "hybrid" | "tbd";
      location_address?: string | null;
      location_url?: string | null;
      host_contact_id?: string | null;
      cover_media_id?: string | null;
      rsvp_limit?: number | null;
      /** @enum {string} */
      status?: "draft" | "scheduled" | "live" | "ended" | "canceled";
    };
    PutEventRsvpAttributes: {
      /** @enum {string} */
      status: "going" | "interested" | "not_going";
    };
    CreateTeamHubAccessRuleAttributes: {
      /** @enum {string} */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /** Format: uuid */
      target_id: string;
      /**
       * @default any
       * @enum {string}
       */
      logic_operator?: "any" | "all";
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
      logic_operator?: ("any" | "all") | null;
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
      /** @enum {string} */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /** Format: uuid */
      target_id: string;
      /**
       * @default any
       * @enum {string}
       */
      logic_operator?: "any" | "all";
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
      /** @enum {string} */
      target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
      /** Format: uuid */
      target_id: string;
      /** Format: uuid */
      contact_id?: string;
    };
    CreateTeamHubProductAttributes: {
      name: string;
      /** @default null */
      description?: string | null;
      /**
       * @default active
       * @enum {string}
       */
      status?: "active" | "archived";
    };
    UpdateTeamHubProductAttributes: {
      name?: string;
      description?: string | null;
      /** @enum {string} */
      status?: "active" | "archived";
    };
    CreateTeamHubProductPriceAttributes: {
      /** @default null */
      name?: string | null;
      /** @enum {string} */
      kind: "free" | "one_time" | "recurring";
      /**
       * @description In the minor unit of the currency
       * @default 0
       */
      amount?: number;
      /** @description ISO 4217, as in EUR */
      currency?: string;
      /** @default null */
      interval?: ("day" | "week" | "month" | "year") | null;
      /** @default null */
      interval_count?: number | null;
      /** @default null */
      trial_days?: number | null;
      /**
       * @description Days for which access lasts while a renewal cannot be taken.
       * @default 7
       */
      grace_days?: number;
      /** @default true */
      is_active?: boolean;
    };
    UpdateTeamHubProductPriceAttributes: {
      name?: string | null;
      /** @description Days for which access lasts while a renewal cannot be taken. */
      grace_days?: number;
      is_active?: boolean;
    };
    CreateTeamHubCouponAttributes: {
      code: string;
      /** @default null */
      percent_off?: number | null;
      /** @default null */
      amount_off?: number | null;
      currency?: string | null;
      /**
       * @default once
       * @enum {string}
       */
      duration?: "once" | "forever" | "repeating";
      /** @default null */
      duration_in_months?: number | null;
      /** @default null */
      max_redemptions?: number | null;
      /** @default null */
      max_redemptions_per_contact?: number | null;
      expires_at?: string | null;
      /** @default [] */
      product_ids?: string[];
      /** @default true */
      is_active?: boolean;
    };
    UpdateTeamHubCouponAttributes: {
      max_redemptions?: number | null;
      max_redemptions_per_contact?: number | null;
      expires_at?: string | null;
      product_ids?: string[];
      is_active?: boolean;
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
      /** @enum {string} */
      rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
      /** @enum {string} */
      rule_criteria?: "any" | "all";
      rule_threshold?: number;
      /** @description Days by UTC, today included; null for the whole history. */
      rule_window_days?: number | null;
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
      /** @enum {string} */
      rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
      /** @enum {string} */
      rule_criteria?: "any" | "all";
      rule_threshold?: number;
      /** @description Days by UTC, today included; null for the whole history. */
      rule_window_days?: number | null;
      rule_content_node_ids?: string[];
    };
    CreateTeamHubAchievementAttributes: {
      /** Format: uuid */
      achievement_id: string;
    };
    CreateTeamHubAutomationAttributes: {
      name: string;
      /**
       * @default never
       * @enum {string}
       */
      re_entry_mode?: "never" | "after_exit" | "interval";
      /** @default null */
      re_entry_interval_seconds?: number | null;
      /** @default {} */
      settings?: {
        [key: string]: unknown;
      };
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
      /** @constant */
      status?: "archived";
    };
    CreateTeamHubAutomationEnrollmentAttributes: {
      /** Format: uuid */
      contact_id: string;
    };
    PostTeamHubAutomationSimulateAttributes: {
      /** Format: uuid */
      contact_id: string;
      /** @description In the place of the draft. */
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
       * @description By the id of a node: that its event comes or does not, that its condition or split is true or false.
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
      /** @enum {string} */
      status?: "active" | "paused";
    };
    CreateTeamHubDripCampaignStepAttributes: {
      /** @enum {string} */
      kind: "email" | "unlock";
      /** @default 0 */
      position?: number;
      after_days?: number;
      /** Format: date-time */
      at?: string;
      /** @enum {string} */
      target_type?: "discussion" | "content_node" | "playlist" | "event";
      /** Format: uuid */
      target_id?: string;
      subject?: string;
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
      at?: string | null;
      /** @default false */
      is_skipped?: boolean;
    };
    PutTeamHubDomainAttributes: {
      domain: string;
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
      /** @enum {string} */
      target_type: "discussion" | "comment" | "message" | "member";
      /** Format: uuid */
      target_id: string;
      /**
       * Format: uuid
       * @description Of a member: the hub they are reported in.
       */
      hub_id?: string;
      /** Format: uuid */
      reason_id: string;
      /** @default null */
      note?: string | null;
    };
    UpdateTeamHubReportAttributes: {
      /** @enum {string} */
      status?: "resolved" | "dismissed";
      /** @default null */
      resolution_note?: string | null;
      /**
       * @description Hides what was reported, a discussion or a comment, or shows it again.
       * @enum {string}
       */
      action?: "hide" | "restore";
    };
    CreateConversationAttributes: {
      /** @description Whom it is with. Who opens it is in it without being named; who is named twice is in it once. */
      contact_ids: string[];
      /** @default null */
      title?: string | null;
      /**
       * Format: uuid
       * @description The hub it belongs to; the oldest that all of them are members of, unless it is sent.
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
       * @description When it happened, at most seven days ago; now, where it is left out.
       */
      occurred_at?: string;
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
    AutomationWebhook: {
      /**
       * Format: uuid
       * @description The same for every attempt to deliver it.
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
        /** @description The version that the member was enrolled in. */
        version_int: number;
      };
      enrollment: {
        id: string;
        status: string;
        /** @description What brought the member in. */
        trigger_type: string;
        /** @description The event that did, where it was one. */
        event_id: string | null;
        /** Format: date-time */
        enrolled_at: string;
        node_id: string;
        /** @description How many nodes the member has been to, with this one. */
        visit: number;
      };
      contact: {
        /** Format: uuid */
        id: string;
        email: string;
        name: string | null;
      };
      /** @description The `data` of the node, with the names of the member and the hub filled into its strings. */
      data: {
        [key: string]: unknown;
      };
    };
    TestWebhook: {
      /**
       * Format: uuid
       * @description The same for every attempt to deliver it.
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
        /** @description What went wrong, for programs. New codes come without notice. */
        code?: string;
        /** @description What went wrong, for people. */
        detail: string;
        /** @description Where in the request it lies: a JSON Pointer into the body, a parameter, or a header. */
        source?: {
          pointer?: string;
          parameter?: string;
          header?: string;
        };
        /** @description The id of the request and, with some codes, what a program goes on with: the examples show it. */
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
        /** @description What went wrong, for programs. New codes come without notice. */
        code?: string;
        /** @description What went wrong, for people. */
        detail: string;
        /** @description Where in the request it lies: a JSON Pointer into the body, a parameter, or a header. */
        source?: {
          pointer?: string;
          parameter?: string;
          header?: string;
        };
        /** @description The id of the request and, with some codes, what a program goes on with: the examples show it. */
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
    AdminAlert: {
      /** @constant */
      type: "admin_alerts";
      id: string;
      attributes: {
        source_module: string;
        hub_id: string;
        alert_type: string;
        payload: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        created_at: string;
        resolved_at: string | null;
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
        alert_type: string;
        payload: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        created_at: string;
        resolved_at: string | null;
        resolved_by: string | null;
      };
      links?: {
        self: string;
      };
    };
    AccessToken: {
      /** @constant */
      type: "access_tokens";
      id: string;
      attributes: {
        access_token: string;
        /** @constant */
        token_type: "bearer";
        /** @description Seconds for which the access token is good. */
        expires_in: number;
        /** @description Good for one use within 30 days. */
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
        /** @description Seconds for which the access token is good. */
        expires_in?: number;
        /** @description Good for one use within 30 days. */
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
        /** @description Seconds for which the access token is good. */
        expires_in: number;
        /** @description Good for one use within 30 days. */
        refresh_token: string;
        /**
         * @description `member`: the hub is open to the contact. `purchases`: it is not, and of the hub the token opens only what they bought there: list and cancel subscriptions, list entitlements, get orders. Their own account stays open to them.
         * @enum {string}
         */
        access: "member" | "purchases";
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
        order_id: string;
        /** @enum {string} */
        status: "open" | "completed" | "expired";
        /** @description Where the buyer pays; empty where there is nothing to pay. */
        session_url: string;
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
        contact_id: string | null;
        product_id: string;
        price_id: string;
        /** @enum {string} */
        status: "pending" | "paid" | "free" | "failed" | "expired" | "partially_refunded" | "refunded" | "disputed";
        /** @enum {string} */
        session_status: "open" | "completed" | "expired";
        currency: string;
        subtotal: number;
        discount: number;
        total: number;
        /** @description All that was taken so far, renewals with it; 0 while a trial lasts. */
        amount_paid: number;
        /** @description What was given back of it. */
        refunded_amount: number;
        /** @description What the payment provider calls the last payment, or the invoice of it. */
        last_payment_id: string | null;
        coupon_id: string | null;
        coupon_code: string | null;
        after: string | null;
        paid_at: string | null;
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
        /** @description What the payment provider calls the payment that it is of. */
        payment_id: string;
        amount: number;
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
        contact_id: string | null;
        order_id: string;
        product_id: string;
        price_id: string;
        /** @enum {string} */
        status: "incomplete" | "trialing" | "active" | "past_due" | "paused" | "canceled" | "expired";
        cancel_at_period_end: boolean;
        current_period_start: string | null;
        current_period_end: string | null;
        trial_ends_at: string | null;
        past_due_since: string | null;
        /** @description Until then a renewal that could not be taken costs no access. */
        grace_ends_at: string | null;
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
        contact_id: string;
        product_id: string;
        price_id: string;
        /** @enum {string} */
        status: "active" | "grace" | "ended";
        /** Format: date-time */
        granted_at: string;
        granted_by: {
          /** @enum {string} */
          type: "order" | "subscription";
          id: string;
          event: string | null;
        };
        ends_at: string | null;
        revoked_at: string | null;
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
        /** @constant */
        provider: "stripe";
        account_id: string;
        /** @enum {string} */
        status: "pending" | "active" | "restricted";
        charges_enabled: boolean;
        payouts_enabled: boolean;
        details_submitted: boolean;
        /** @description Where the team gives its details; in the answer to a POST alone. */
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
    Discussion: {
      /** @constant */
      type: "discussions";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        space_id: string;
        title: string | null;
        body: string | null;
        /** @enum {string} */
        status: "draft" | "scheduled" | "pending_review" | "published" | "hidden" | "deleted";
        author_contact_id: string | null;
        author_display_name: string;
        author_is_former_member: boolean;
        /** @enum {string} */
        author_membership_status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /** @enum {string} */
        author_role: "owner" | "admin" | "moderator" | "member" | "guest";
        author_photo_url: string | null;
        author_photo_url_expires_at: string | null;
        author_photo_thumbnail_url: string | null;
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
        poll: {
          id: string;
          closed: boolean;
          deadline_at: string | null;
          options: {
            id: string;
            label: string;
            position: number;
            vote_count: number;
          }[];
          total_votes: number;
          viewer_voted: boolean;
          viewer_option_id: string | null;
        } | null;
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
        comment_count: number;
        reaction_count: number;
        repost_count: number;
        report_count: number;
        reported_by_me: boolean;
        is_broadcast: boolean;
        is_locked: boolean;
        is_pinned: boolean;
        is_published: boolean;
        scheduled_at: string | null;
        published_at: string | null;
        /** Format: date-time */
        last_activity_at: string;
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
        closed: boolean;
        deadline_at: string | null;
        options: {
          id: string;
          label: string;
          position: number;
          vote_count: number;
        }[];
        total_votes: number;
        viewer_voted: boolean;
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
        /** @enum {string} */
        target_type: "discussion" | "content_node";
        target_id: string;
        parent_comment_id: string | null;
        body: string | null;
        /** @enum {string} */
        status: "published" | "hidden" | "deleted";
        author_contact_id: string | null;
        author_display_name: string;
        author_is_former_member: boolean;
        /** @enum {string} */
        author_membership_status: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /** @enum {string} */
        author_role: "owner" | "admin" | "moderator" | "member" | "guest";
        author_photo_url: string | null;
        author_photo_url_expires_at: string | null;
        author_photo_thumbnail_url: string | null;
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
        reply_count: number;
        reaction_count: number;
        report_count: number;
        reported_by_me: boolean;
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
        emoji: string;
        count: number;
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
        emoji: string;
        count: number;
        viewer_reacted: boolean;
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
        /** @description What it named was deleted: it has no title, and waits to be taken out. */
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
        /** @description How many things of the person were gathered by now. */
        records: number;
        size_bytes: number | null;
        /** @description A JSON file; whoever has the address may read it. */
        download_url: string | null;
        download_url_expires_at: string | null;
        /** Format: date-time */
        created_at: string;
        started_at: string | null;
        completed_at: string | null;
        /** @description Until when there is a file. */
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
        /** @description Answered once, when the upload is begun. */
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
        /** @description Null while all is as it is from the start. */
        updated_at: string | null;
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
        /** @description Null until the file is ready. */
        media_id: string | null;
        failure: ("size_mismatch" | "type_mismatch") | null;
        /** @description Answered once, when the upload is begun. */
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
        /** @description Null until the file is ready. */
        media_id: string | null;
        failure: ("size_mismatch" | "type_mismatch") | null;
        /** @description Answered once, when the upload is begun. */
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
    Event: {
      /** @constant */
      type: "events";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        title: string;
        description: string | null;
        /** @enum {string} */
        status: "draft" | "scheduled" | "live" | "ended" | "canceled";
        /** Format: date-time */
        starts_at: string;
        /** Format: date-time */
        ends_at: string;
        timezone: string;
        /** @enum {string} */
        location_type: "online" | "in_person" | "hybrid" | "tbd";
        location_address: string | null;
        location_url: string | null;
        location_hidden: boolean;
        host_contact_id: string | null;
        cover_media_id: string | null;
        cover_url: string | null;
        cover_url_expires_at: string | null;
        rsvp_limit: number | null;
        going_count: number;
        interested_count: number;
        not_going_count: number;
        waitlisted_count: number;
        viewer_rsvp: ("going" | "interested" | "not_going" | "waitlisted") | null;
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
        contact_id: string;
        /** @enum {string} */
        status: "going" | "interested" | "not_going" | "waitlisted";
        /** Format: date-time */
        since: string;
        name: string | null;
        photo_url: string | null;
        photo_url_expires_at: string | null;
        photo_thumbnail_url: string | null;
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
    AccessRule: {
      /** @constant */
      type: "access_rules";
      id: string;
      attributes: {
        team_id: string;
        hub_id: string;
        /** @enum {string} */
        target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        target_id: string;
        /** @enum {string} */
        logic_operator: "any" | "all";
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
        contact_id: string;
        /** @enum {string} */
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
        /** @enum {string} */
        target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        target_id: string;
        contact_id: string;
        has_access: boolean;
        /** @enum {string} */
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
        name: string;
        description: string | null;
        /** @enum {string} */
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
        product_id: string;
        name: string | null;
        /** @enum {string} */
        kind: "free" | "one_time" | "recurring";
        amount: number;
        currency: string;
        interval: ("day" | "week" | "month" | "year") | null;
        interval_count: number | null;
        trial_days: number | null;
        grace_days: number;
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
        code: string;
        percent_off: number | null;
        amount_off: number | null;
        currency: string | null;
        /** @enum {string} */
        duration: "once" | "forever" | "repeating";
        duration_in_months: number | null;
        max_redemptions: number | null;
        max_redemptions_per_contact: number | null;
        times_redeemed: number;
        expires_at: string | null;
        product_ids: string[];
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
    TeamAchievement: {
      /** @constant */
      type: "achievements";
      id: string;
      attributes: {
        title: string;
        description: string | null;
        category: string | null;
        points: number;
        /** @enum {string} */
        award_mode: "manual" | "automatic" | "automation";
        is_secret: boolean;
        is_active: boolean;
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
        /** @enum {string} */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /** @enum {string} */
        rule_criteria?: "any" | "all";
        rule_threshold?: number;
        rule_window_days?: number;
        rule_content_node_ids: string[];
        earned_at: string | null;
        points_awarded: number | null;
        revoked_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        team_id: string;
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
        title: string;
        description: string | null;
        category: string | null;
        points: number;
        /** @enum {string} */
        award_mode: "manual" | "automatic" | "automation";
        is_secret: boolean;
        is_active: boolean;
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
        /** @enum {string} */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /** @enum {string} */
        rule_criteria?: "any" | "all";
        rule_threshold?: number;
        rule_window_days?: number;
        rule_content_node_ids: string[];
        earned_at: string | null;
        points_awarded: number | null;
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
        title: string;
        description: string | null;
        category: string | null;
        points: number;
        /** @enum {string} */
        award_mode: "manual" | "automatic" | "automation";
        is_secret: boolean;
        is_active: boolean;
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
        /** @enum {string} */
        rule_type?: "discussions_created" | "comments_created" | "reactions_received" | "reactions_given" | "content_completed" | "events_attended" | "days_active" | "tenure_days" | "points_total";
        /** @enum {string} */
        rule_criteria?: "any" | "all";
        rule_threshold?: number;
        rule_window_days?: number;
        rule_content_node_ids: string[];
        earned_at: string | null;
        points_awarded: number | null;
        revoked_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        team_id: string;
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
        contact_id: string;
        hub_id: string;
        /** Format: date-time */
        earned_at: string;
        points_awarded: number;
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
        contact_id: string;
        name: string | null;
        photo_url: string | null;
        photo_url_expires_at: string | null;
        photo_thumbnail_url: string | null;
        photo_thumbnail_url_expires_at: string | null;
        points: number;
        rank: number;
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
        name: string;
        /** @enum {string} */
        status: "draft" | "active" | "paused" | "archived";
        /** @enum {string} */
        re_entry_mode: "never" | "after_exit" | "interval";
        re_entry_interval_seconds: number | null;
        settings: {
          [key: string]: unknown;
        };
        /** @description The draft. What runs is the version published last. */
        definition: {
          [key: string]: unknown;
        } | null;
        /** @description The version that was published last; null before the first. */
        version_int: number | null;
        published_at: string | null;
        /** @description The drip campaign that it belongs to. */
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
        version_int: number;
        definition: {
          [key: string]: unknown;
        };
        /** Format: date-time */
        published_at: string;
        /** @description Who published it: `user:{id}` or `api_key:{id}`. */
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
        /** @description The version it stays with to its end. */
        version_int: number;
        contact_id: string;
        /** @enum {string} */
        status: "running" | "waiting" | "completed" | "exited" | "canceled" | "failed";
        /** @description Where the member is; or was, when it ended. */
        node_id: string;
        /** @description How many nodes they have come to. */
        visit: number;
        /** @description When a wait ends; null where an event ends it. */
        wake_at: string | null;
        /** @enum {string} */
        trigger_type: "member.joined" | "member.left" | "member.tagged" | "member.banned" | "discussion.created" | "comment.created" | "reaction.received" | "achievement.earned" | "event.rsvp" | "content.completed" | "order.paid" | "order.refunded" | "subscription.activated" | "subscription.past_due" | "subscription.recovered" | "subscription.canceled" | "date" | "manual" | "api";
        /** @description The event that enrolled them. */
        event_id: string | null;
        /** @description Why it failed at `node_id`. */
        failure: string | null;
        /** Format: date-time */
        enrolled_at: string;
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
        /** @enum {string} */
        outcome: "completed" | "exited" | "filtered_out" | "too_long";
        path: {
          node_id: string;
          type: string;
          /** Format: date-time */
          at: string;
          wait_seconds: number;
          /** @description Something would have been done here. */
          has_effect: boolean;
          way: ("next" | "next_if_true" | "next_if_false" | "next_on_timeout") | null;
        }[];
        wait_seconds: number;
        /** Format: date-time */
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
        name: string;
        /** @enum {string} */
        status: "draft" | "active" | "paused";
        /** @description What begins it for a member. */
        trigger: {
          [key: string]: unknown;
        };
        /** @description The automation that it runs as: its enrollments are who is in it. */
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
        /** @enum {string} */
        kind: "email" | "unlock";
        position: number;
        after_days: number | null;
        at: string | null;
        target_type: ("discussion" | "content_node" | "playlist" | "event") | null;
        target_id: string | null;
        subject: string | null;
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
        contact_id: string;
        at: string | null;
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
    HubDomain: {
      /** @constant */
      type: "hub_domains";
      id: string;
      attributes: {
        domain: string;
        /**
         * @description Once `verified`, the domain is proved and this hub’s alone; that is as far as the service goes by itself. `active` says that it is served too: whoever runs the service notes that on the domain once its certificate stands and its name leads to the hub. No route does so.
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
        /** @description An access rule says which members read and write in it. */
        is_gated: boolean;
        /**
         * @description What the caller may do with what stands in it; each includes the ones before it.
         * @enum {string}
         */
        viewer_access: "none" | "read" | "write" | "moderate";
        /** @description A member’s place in it: pending while they ask to enter; null for who has none. */
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
    OfferedProduct: {
      /** @constant */
      type: "products";
      id: string;
      attributes: {
        hub_id: string;
        name: string;
        description: string | null;
        prices: {
          /** @description The `price_id` of a checkout. */
          id: string;
          name: string | null;
          /** @enum {string} */
          kind: "free" | "one_time" | "recurring";
          /** @description In the minor unit of the currency. */
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
         * @description What the email is for.
         * @enum {string}
         */
        kind: "magic_link" | "password_reset" | "registration_attempt" | "contact_password_reset" | "contact_access" | "email_verification" | "invitation" | "event_seat" | "achievement" | "automation" | "notification" | "duplicate_subscription";
        /** @description The recipient's address. */
        email: string;
        /** @description The recipient, where they are a contact of the team. */
        contact_id: string | null;
        /**
         * @description The furthest that the delivery got: `complained` ranks over `bounced`, `delivered`, `delayed`, `sent` and `queued`. `queued`: held back until the daily limit of the team allows it, or an owner of the team has verified their email address. `suppressed`: not sent, because the address is suppressed, the recipient no longer gets such emails, or a limit of sign-in emails was reached.
         * @enum {string}
         */
        status: "queued" | "sent" | "delayed" | "delivered" | "bounced" | "complained" | "suppressed";
        /** @description Each status that was reported, with its time, oldest first. */
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
    ReportReason: {
      /** @constant */
      type: "report_reasons";
      id: string;
      attributes: {
        hub_id: string;
        label: string;
        is_active: boolean;
        /** @description One of the platform's own, which cannot be changed. */
        is_default: boolean;
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
        /** @enum {string} */
        target_type: "discussion" | "comment" | "message" | "member";
        target_id: string;
        reason_id: string;
        reason_label: string;
        note: string | null;
        /** @enum {string} */
        status: "open" | "resolved" | "dismissed";
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
        /** @enum {string} */
        target_type: "discussion" | "comment" | "message" | "member";
        target_id: string;
        reason_id: string;
        reason_label: string;
        note: string | null;
        /** @enum {string} */
        status: "open" | "resolved" | "dismissed";
        reporter_contact_id: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        resolution_note: string | null;
        resolved_by: string | null;
        resolved_at: string | null;
        /** @description The message that was reported, as it stands now; null where the report is about something else. */
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
        /** @description Messages of others that are not read; 100 stands for more as well. */
        unread_count: number;
        last_read_message_id: string | null;
        last_message: {
          id: string;
          author_contact_id: string;
          /** @description Its first 140 characters; null once it is deleted. */
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
        /** @description Null once it is deleted. */
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
    SearchResult: {
      /** @constant */
      type: "search_results";
      /** @description `{source_type}:{native_id}`. */
      id: string;
      attributes: {
        hub_id: string;
        /** @description The id that it has under its own type. */
        native_id: string;
        /** @description What it is: discussion, comment, content_node, media, file or member. */
        result_kind: string;
        /** @description The type under which its own route answers it. */
        source_type: string;
        /**
         * @description The ranking that it was found in.
         * @enum {string}
         */
        rank_source: "community" | "media" | "members";
        /** @description 1 / (60 + its rank there). */
        rrf_score: number;
        /** @description Escaped for HTML. Of a comment, that of what it is on. */
        title: string | null;
        /** @description The part of it that answers the query best, escaped for HTML. */
        snippet: string;
        /** @description Its beginning, escaped for HTML. */
        body_excerpt: string;
        /** @description Where in a recording it was said. */
        start_seconds: number | null;
        end_seconds: number | null;
        /** @description Of a media or a file: what shows it and the caller may open at this moment, a content node before others. Null of anything else, and where nothing shows it. */
        shown_in: {
          /**
           * @description What kind of thing it is.
           * @enum {string}
           */
          type: "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
          /** @description Its id, for its own route. */
          id: string;
          /** @description Escaped for HTML; null where it has none. */
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
        /** @description Told once: an answer that is given again is without it. */
        ticket?: string;
        /**
         * Format: date-time
         * @description Renew it before then.
         */
        expires_at: string;
        /**
         * Format: date-time
         * @description Until when it can be renewed without a token.
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
        /** @description Of what somebody wrote, the first 280 characters. */
        body: string | null;
        /** @description Where an automation leads its members on to. */
        url: string | null;
        /** @description The type of the resource that it leads to. */
        resource_type: string | null;
        resource_id: string | null;
        /** @description The member whose doing it is, where it is one’s. */
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
        /** @description The address that emails of the team are held back from. */
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
        /** @description The email that bounced or was complained about. */
        email_id: string;
        /** @enum {string} */
        email_kind: "magic_link" | "password_reset" | "registration_attempt" | "contact_password_reset" | "contact_access" | "email_verification" | "invitation" | "event_seat" | "achievement" | "automation" | "notification" | "duplicate_subscription";
        /** @description That email's hub, where it belongs to one. */
        hub_id: string | null;
        /** @description The contact it was sent to, where it was one. */
        contact_id: string | null;
        contact_name: string | null;
        /** Format: date-time */
        created_at: string;
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
        url: string;
        description: string | null;
        /** @enum {string} */
        status: "active" | "disabled";
        disabled_at: string | null;
        disabled_reason: ("team" | "gone" | "failing") | null;
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
        key: string;
        /** Format: date-time */
        created_at: string;
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
        event_type: string;
        /** @enum {string} */
        status: "pending" | "retrying" | "delivered" | "failed";
        reason: ("exhausted" | "endpoint_gone" | "endpoint_failing" | "endpoint_disabled" | "endpoint_deleted") | null;
        attempts: {
          /** Format: date-time */
          at: string;
          status: number | null;
          ms: number;
          error: string | null;
          response: string | null;
          signature: string | null;
        }[];
        next_attempt_at: string | null;
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
        event_type: string;
        /** @enum {string} */
        status: "pending" | "retrying" | "delivered" | "failed";
        reason: ("exhausted" | "endpoint_gone" | "endpoint_failing" | "endpoint_disabled" | "endpoint_deleted") | null;
        attempts: {
          /** Format: date-time */
          at: string;
          status: number | null;
          ms: number;
          error: string | null;
          response: string | null;
          signature: string | null;
        }[];
        next_attempt_at: string | null;
        ended_at: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        updated_at: string;
        body: string;
      };
      links?: {
        self: string;
      };
    };
  };
  responses: {
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
    "403.access_rule_not_met.account_suspended.contact_blocked.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.content_locked.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_closed": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_membership_required": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.access_rule_not_met.account_suspended.forbidden.space_membership_required.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.contact_blocked.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.contact_blocked.forbidden.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.content_locked.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.space_membership_required": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.account_suspended.forbidden.space_membership_required.limited": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.address_not_proved.forbidden.permission_not_held.limited": {
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
    "403.forbidden.permission_not_held": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.platform_default": {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/vnd.api+json": components["schemas"]["Errors"];
      };
    };
    "403.forbidden.reauthentication_required.limited": {
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
    /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
    IdempotencyKey: string;
    /** @description The `ETag` last seen: the write is refused with 412 where it is no longer the current one. */
    IfMatch: string;
    /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
    IfNoneMatch: string;
    /** @description The `id` of the last event one was told: what was recorded after it is answered. */
    LastEventId: string;
    /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
    PageAfter: string;
    /** @description How many items a page has. */
    PageSize: number;
    /** @description The team it is about. A platform token that was issued for a team names it already. */
    TeamContext: string;
  };
  requestBodies: never;
  headers: {
    /** @description The version of what was read or written; `If-Match` takes it. */
    ETag: string;
    /** @description `true` where the answer is that of an earlier request with the same key. */
    "Idempotency-Replayed": string;
    /** @description The URL of the new resource, as a path. */
    Location: string;
    /** @description What is left of the limit, and the seconds until there is more. */
    RateLimit: string;
    /** @description The limit: calls (`q`) in any window of seconds (`w`). */
    "RateLimit-Policy": string;
    /** @description Seconds to wait before trying again. */
    "Retry-After": number;
    /** @description How to authenticate. */
    "WWW-Authenticate": string;
    /** @description The id of this request: your own where you sent a plain one, else a new one. */
    "X-Request-ID": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description The source revision it was built from, where it is known. */
            revision?: string;
            /**
             * Format: date-time
             * @description When it was built, where it is known.
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
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
  listTeamAdminAlerts: {
    parameters: {
      query?: {
        "filter[status]"?: "open";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamAdminAlertResolve: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_resolved.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAdminPlatformAlerts: {
    parameters: {
      query?: {
        "filter[status]"?: "open";
        "filter[severity]"?: "info" | "warning" | "critical";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
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
      /** @description Done; there is no body. */
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
            /** @description Where it is sent, the id that the path names. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PostAuthRefreshAttributes"];
          };
        } | components["schemas"]["PostAuthRefreshAttributes"];
      };
    };
    responses: {
      /** @description Done; there is no body. */
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
      /** @description Accepted; the work goes on. */
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
      /** @description Done; there is no body. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
            /** @description Seconds for which the access token is good. */
            expires_in?: number;
            /** @description Good for one use within 30 days. */
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
            /** @description Seconds for which the access token is good. */
            expires_in?: number;
            /** @description Good for one use within 30 days. */
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
            /** @description Where it is sent, the id that the path names. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
            refresh_token: string;
            /**
             * @description `member`: the hub is open to the contact. `purchases`: it is not, and of the hub the token opens only what they bought there: list and cancel subscriptions, list entitlements, get orders. Their own account stays open to them.
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthMagicLinkAttributes"];
          };
        } | components["schemas"]["PostContactAuthMagicLinkAttributes"];
      };
    };
    responses: {
      /** @description Accepted; the work goes on. */
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
            /** @description Where it is sent, the id that the path names. */
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
            /** @description Seconds for which the access token is good. */
            expires_in: number;
            /** @description Good for one use within 30 days. */
            refresh_token: string;
            /**
             * @description `member`: the hub is open to the contact. `purchases`: it is not, and of the hub the token opens only what they bought there: list and cancel subscriptions, list entitlements, get orders. Their own account stays open to them.
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthPasswordResetAttributes"];
          };
        } | components["schemas"]["PostContactAuthPasswordResetAttributes"];
      };
    };
    responses: {
      /** @description Accepted; the work goes on. */
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PostContactAuthPasswordResetConfirmAttributes"];
          };
        } | components["schemas"]["PostContactAuthPasswordResetConfirmAttributes"];
      };
    };
    responses: {
      /** @description Done; there is no body. */
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
      /** @description Accepted; the work goes on. */
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
      /** @description Done; there is no body. */
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
  postHubCheckout: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.limited"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubOrders: {
    parameters: {
      query?: {
        "filter[status]"?: "pending" | "paid" | "free" | "failed" | "expired" | "partially_refunded" | "refunded" | "disputed";
        "filter[contact_id]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubOrderRefund: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.nothing_to_refund"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.exceeds_payment.idempotency_key_reused.payment_refused.schema_failure.unknown_payment"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listHubSubscriptions: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubSubscriptions: {
    parameters: {
      query?: {
        "filter[status]"?: "incomplete" | "trialing" | "active" | "past_due" | "paused" | "canceled" | "expired";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postSubscriptionCancel: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  postSubscriptionResume: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listHubEntitlements: {
    parameters: {
      query?: {
        "filter[status]"?: "active" | "grace" | "ended";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamPaymentAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.payment_refused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.payment_unavailable.service_unavailable"];
    };
  };
  listHubSpaceDiscussions: {
    parameters: {
      query?: {
        "filter[status]"?: "draft" | "scheduled" | "pending_review" | "published" | "hidden";
        "filter[author_contact_id]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_membership_required"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubSpaceDiscussion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_membership_required.limited"];
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.scheduled_in_past.schema_failure.unknown_achievement.unknown_event.unknown_repost.unknown_space"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.limit_reached.poll_has_votes"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.needs_time.poll_needs_options.says_nothing.scheduled_in_past.schema_failure.detail"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubFeed: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.poll_closed"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_option"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.poll_closed"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.limited"];
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
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listContentNodeComments: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.content_locked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listCommentReplies: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createDiscussionReaction: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.limited"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createCommentReaction: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden.space_membership_required.limited"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubContentNodes: {
    parameters: {
      query?: {
        "filter[kind]"?: "course" | "section" | "lesson" | "article" | "video" | "audio";
        "filter[parent_id]"?: "none" | string;
        "filter[status]"?: "draft" | "published";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubContentNode: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_media.unknown_parent"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.has_children"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_media.unknown_parent"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubContentNodes: {
    parameters: {
      query?: {
        "filter[kind]"?: "course" | "section" | "lesson" | "article" | "video" | "audio";
        "filter[parent_id]"?: "none" | string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.account_suspended.content_locked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.content_locked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubPlaylists: {
    parameters: {
      query?: {
        "filter[status]"?: "draft" | "published";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubPlaylist: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubPlaylistItems: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubPlaylistItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_content_node.unknown_media"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubPlaylists: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubPlaylistItems: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.content_locked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMediaTranscode: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.not_playable.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMediaTranscription: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.not_playable.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes?: components["schemas"]["DeleteMeAttributes"];
          };
        } | components["schemas"]["DeleteMeAttributes"];
      };
    };
    responses: {
      /** @description Done; there is no body. */
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
      403: components["responses"]["403.forbidden.reauthentication_required.limited"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeExport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden.limited"];
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PutMePasswordAttributes"];
          };
        } | components["schemas"]["PutMePasswordAttributes"];
      };
    };
    responses: {
      /** @description Done; there is no body. */
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
      403: components["responses"]["403.forbidden.reauthentication_required.limited"];
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.limited"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeAvatarFinalize: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeBanner: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.limited"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postMeBannerFinalize: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubFiles: {
    parameters: {
      query?: {
        "filter[status_upload]"?: "pending" | "uploaded" | "processing" | "ready" | "failed";
        "filter[asset_kind]"?: "image" | "video" | "audio" | "document" | "archive";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.limited"];
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.upload_missing"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.upload_rejected"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAttachments: {
    parameters: {
      query: {
        "filter[target_type]": "content_node" | "hub_branding" | "page_section" | "email_message" | "playlist" | "comment" | "discussion" | "message";
        "filter[target_id]": string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createAttachment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_media"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.ends_before_start.idempotency_key_reused.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubEvents: {
    parameters: {
      query?: {
        "filter[when]"?: "upcoming" | "past";
        "filter[status]"?: "draft" | "scheduled" | "live" | "ended" | "canceled";
        /** @description Which field to sort by; `-` turns the order round. */
        sort?: "starts_at" | "-starts_at";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.ends_before_start.scheduled_in_past.schema_failure.too_long.unknown_contact.unknown_media"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.event_canceled.event_ended"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listEventRsvps: {
    parameters: {
      query?: {
        "filter[status]"?: "going" | "interested" | "not_going" | "waitlisted";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAccessRules: {
    parameters: {
      query?: {
        "filter[target_type]"?: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
        "filter[target_id]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAccessRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.rule_exists"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag.unknown_target"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAccessRulesPreview: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
              /** @description Of this page: members who were looked at. */
              examined: number;
              /** @description Of this page: members who would get access. */
              gains: number;
              /** @description Of this page: members who would lose it. */
              loses: number;
              /** @description Of this page: members who have it and would keep it. */
              keeps: number;
              /** @description Of this page: members who have none and would get none. */
              stays_without: number;
            } & {
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
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_content_node.unknown_product.unknown_tag.unknown_target"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postHubAccessChecks: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
              /** @description The rule that decided; null where none stands in the way. */
              rule: {
                id: string;
                /** @enum {string} */
                target_type: "hub" | "space" | "discussion" | "content_node" | "playlist" | "event";
                target_id: string;
                /** @enum {string} */
                logic_operator: "any" | "all";
              } | null;
              /** @description What came of each of its conditions, in their order. */
              conditions: {
                /** @description That of the condition. */
                type: string;
                operator: string | null;
                /** @description As the condition has it; null where a member may not know it. */
                value: unknown;
                /** @description What the value names, in words, where that may be known. */
                label: string | null;
                met: boolean;
                /** @description What the member can do, and with what, or until when to wait. Null where it is met, and where nothing the member does would help. */
                unlock: ({
                  /** @constant */
                  how: "join_hub";
                  hub_id: string;
                } | {
                  /** @constant */
                  how: "subscribe";
                  /** @description Null for any. */
                  product_ids: string[] | null;
                  /** @description Null for any. */
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
                  /** @description Those that are not completed. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.needs_contact.schema_failure.unknown_contact.unknown_target"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubProducts: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubProduct: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubProductPrices: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubProductPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubCoupons: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubCoupon: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.code_taken.expires_in_past.idempotency_key_reused.schema_failure.unknown_product"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_product"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamAchievements: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamAchievement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.contradictory_rule.idempotency_key_reused.schema_failure.unknown_content_node"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.contradictory_rule.schema_failure.unknown_content_node"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubAchievements: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.detail"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAchievement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAchievementAward: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.achievement_inactive.already_awarded.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubLeaderboard: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberAchievements: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAutomations: {
    parameters: {
      query?: {
        "filter[status]"?: "draft" | "active" | "paused" | "archived";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAutomation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.managed_by_drip_campaign"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.managed_by_drip_campaign"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationPublish: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign.no_definition"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationPause: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationResume: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.illegal_transition.limit_reached.managed_by_drip_campaign"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAutomationVersions: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubAutomationEnrollments: {
    parameters: {
      query?: {
        "filter[status]"?: "running" | "waiting" | "completed" | "exited" | "canceled" | "failed";
        "filter[contact_id]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubAutomationEnrollment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_enrolled.automation_inactive.filter_not_met.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_contact"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.illegal_transition"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubAutomationSimulate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.managed_by_drip_campaign.no_definition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_achievement.unknown_contact.unknown_content_node.unknown_endpoint.unknown_product.unknown_space.unknown_tag.unknown_target"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAutomationTemplates: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubDripCampaigns: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubDripCampaign: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubDripCampaignSteps: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubDripCampaignStep: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_target"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.domain_taken.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubDomainVerify: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.domain_taken.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubs: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHub: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.subscription_goes_on"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.slug_taken"];
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
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSpaces: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubSpace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.slug_taken"];
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.slug_taken"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubProducts: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.space_closed"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubSpaceMemberships: {
    parameters: {
      query?: {
        "filter[status]"?: "pending" | "active";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getTeamHubEditorPendingOps: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` last seen: where it is still the current one, the answer is a 304 without a body. */
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
      /** @description It has not changed. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  putTeamHubEditorPendingOps: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` last seen: the write is refused with 412 where it is no longer the current one. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      412: components["responses"]["412.version_conflict"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubActivity: {
    parameters: {
      query?: {
        "filter[contact_id]"?: string;
        "filter[activity_type]"?: "session_start" | "page_view" | "space_view" | "discussion_view" | "content_view" | "event_view" | "media_play" | "media_progress" | "media_complete" | "link_click" | "search";
        "filter[target_id]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubEmails: {
    parameters: {
      query?: {
        "filter[status]"?: "queued" | "sent" | "delayed" | "delivered" | "bounced" | "complained" | "suppressed";
        "filter[contact_id]"?: string;
        "filter[email]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamContacts: {
    parameters: {
      query?: {
        "filter[email]"?: string;
        "filter[tag]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.email_taken.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.email_taken.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamTags: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamTag: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.name_taken.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.name_taken.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamContactTags: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamContactTag: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.unknown_tag"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamContactsImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMembers: {
    parameters: {
      query?: {
        "filter[status]"?: "invited" | "pending" | "active" | "suspended" | "banned" | "left" | "removed";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_in_hub.idempotency_answer_lost.idempotency_in_progress.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.idempotency_key_reused.schema_failure.unknown_contact"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubMemberWarnings: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubMemberWarning: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubMemberBan: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_banned.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubBans: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postHubMemberFollow: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.contact_blocked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_follow"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberFollowers: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubMemberFollowing: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubReportReasons: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listAdminTeamHubReportReasons: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createAdminTeamHubReportReason: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.label_taken.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.platform_default"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.platform_default"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.label_taken.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_only.unknown_reason"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubReports: {
    parameters: {
      query?: {
        "filter[status]"?: "open" | "resolved" | "dismissed";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch.illegal_transition"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.not_hideable.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listConversations: {
    parameters: {
      query?: {
        "filter[hub_id]"?: string;
        "filter[is_archived]"?: "true" | "false";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
  createConversation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.self_only.unknown_contact.unknown_hub"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listConversationMessages: {
    parameters: {
      query?: {
        /** @description Which field to sort by; `-` turns the order round. */
        sort?: "created_at" | "-created_at";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createConversationMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden.limited"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.detail"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.account_suspended.contact_blocked.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure.self_only"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSearch: {
    parameters: {
      query?: {
        "filter[query]"?: string;
        "filter[scope]"?: "all" | "files" | "media" | "discussions" | "comments" | "members";
        q?: string;
        query?: string;
        limit?: number;
        scope?: "all" | "files" | "media" | "discussions" | "comments" | "members";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
              /** @description How many results there are at most, over all pages. */
              cap: number;
              /** @description Whether more was found than that. */
              is_capped: boolean;
              /** @description The rankings that were looked into. */
              included_sources: ("community" | "media" | "members")[];
              /**
               * @description The best so many, a page at a time.
               * @constant
               */
              pagination: "top_n";
              /** @description What was looked for. */
              query: string;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listHubSearchCommunity: {
    parameters: {
      query?: {
        "filter[query]"?: string;
        q?: string;
        query?: string;
        limit?: number;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
              /** @description How many results there are at most, over all pages. */
              cap: number;
              /** @description Whether more was found than that. */
              is_capped: boolean;
              /** @description The rankings that were looked into. */
              included_sources: ("community" | "media" | "members")[];
              /**
               * @description The best so many, a page at a time.
               * @constant
               */
              pagination: "top_n";
              /** @description What was looked for. */
              query: string;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.unsupported_parameter.limited"];
      401: components["responses"]["401.unauthorized.limited"];
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden.limited"];
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
        ticket?: string;
        /** @description Stands in for `Last-Event-ID` where none is sent. */
        after?: string;
      };
      header?: {
        /** @description The `id` of the last event one was told: what was recorded after it is answered. */
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createHubStreamTicket: {
    parameters: {
      query?: {
        ticket?: string;
      };
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.access_rule_not_met.account_suspended.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listMeNotifications: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
              /** @description How many of hubs that let the member in are not read; 100 where there are more. */
              unread_count: number;
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postActivity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
            id?: string;
            attributes: components["schemas"]["PostActivityAttributes"];
          } | {
            /** @constant */
            type: "activity_events";
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.outside_window.schema_failure.unknown_hub.unknown_target"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeams: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.no_updatable_fields.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
        "page[after]"?: components["parameters"]["PageAfter"];
      };
      header?: {
        /** @description The team it is about. A platform token that was issued for a team names it already. */
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
              /** @description Whether `links.next` leads to more. */
              has_more: boolean;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The team it is about. A platform token that was issued for a team names it already. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The team it is about. A platform token that was issued for a team names it already. */
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.team_context_required.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.last_owner"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The team it is about. A platform token that was issued for a team names it already. */
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
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.last_owner"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.unknown_role"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamInvitations: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.address_not_proved.forbidden.permission_not_held.limited"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.already_accepted"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamRoles: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.role_in_use.system_role"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.system_role"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listPermissions: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
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
      /** @description Done; there is no body. */
      204: {
        headers: {
          "X-Request-ID": components["headers"]["X-Request-ID"];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["400.unsupported_parameter"];
      401: components["responses"]["401.unauthorized"];
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamApiKeys: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.expires_in_past.idempotency_key_reused.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden.permission_not_held"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamAuditLog: {
    parameters: {
      query?: {
        "filter[actor_id]"?: string;
        "filter[action]"?: string;
        "filter[resource_type]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamSuppressions: {
    parameters: {
      query?: {
        "filter[email]"?: string;
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubWebhookEndpoints: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  createTeamHubWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress.limit_reached"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure.target_not_allowed"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      /** @description Done; there is no body. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.id_mismatch"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.schema_failure.target_not_allowed"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubWebhookEndpointRotateSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
            /** @description Where it is sent, the id that the path names. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.idempotency_answer_lost.idempotency_in_progress"];
      413: components["responses"]["413.payload_too_large"];
      415: components["responses"]["415.unsupported_media_type"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listWebhookSigningKeys: {
    parameters: {
      query?: {
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.endpoint_disabled.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  listTeamHubWebhookEndpointDeliveries: {
    parameters: {
      query?: {
        "filter[status]"?: "pending" | "retrying" | "delivered" | "failed";
        /** @description How many items a page has. */
        "page[size]"?: components["parameters"]["PageSize"];
        /** @description The cursor of `links.next`. It holds for the same list with the same filters only. */
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
              /** @description Whether `links.next` leads to more. */
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
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      422: components["responses"]["422.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  postTeamHubWebhookEndpointDeliveryResend: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names this request: with the same key and body it is done once and answered alike for 24 hours. */
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
      403: components["responses"]["403.forbidden"];
      404: components["responses"]["404.not_found"];
      406: components["responses"]["406.not_acceptable"];
      409: components["responses"]["409.endpoint_disabled.idempotency_answer_lost.idempotency_in_progress"];
      422: components["responses"]["422.idempotency_key_reused.schema_failure"];
      500: components["responses"]["500.internal_error"];
      503: components["responses"]["503.service_unavailable"];
    };
  };
  receiveAutomationWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The second it was signed in, and for each live secret the HMAC-SHA256 of that, a dot and the body, in hexadecimal. */
        "X-Svc-Signature": string;
        /** @description The `id` of the document: the same for each attempt. */
        "webhook-id": string;
        /** @description The second it was signed in. */
        "webhook-timestamp": string;
        /** @description As Standard Webhooks has it: `v1` by each live secret, `v1a` by the key at `/api/v1/webhook-signing-keys`. */
        "webhook-signature": string;
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
      /** @description Nothing more is wanted: the endpoint is disabled. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken, within 15 seconds. Anything else, a redirect too, is tried again later. */
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
        /** @description The second it was signed in, and for each live secret the HMAC-SHA256 of that, a dot and the body, in hexadecimal. */
        "X-Svc-Signature": string;
        /** @description The `id` of the document: the same for each attempt. */
        "webhook-id": string;
        /** @description The second it was signed in. */
        "webhook-timestamp": string;
        /** @description As Standard Webhooks has it: `v1` by each live secret, `v1a` by the key at `/api/v1/webhook-signing-keys`. */
        "webhook-signature": string;
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
      /** @description Nothing more is wanted: the endpoint is disabled. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken, within 15 seconds. Anything else, a redirect too, is tried again later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
