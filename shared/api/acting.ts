import type { Purpose } from '../accounts/identity/one-time-tokens.ts';
import type { NodeType } from '../downstream/automations/nodes/registry.ts';
import type { ContactChange } from '../hubs/people/contacts/contact-input.ts';
import type { profileInput } from '../hubs/people/contacts/profile-input.ts';

/**
 * What an operation needs that decides who a contact is, or speaks in a contact's name. The least of them is the scope
 * `members.impersonate`, which only an owner grants.
 */
const RULES = {
  impersonate: 'An API key with the scope `members.impersonate`. Every token is in the audit log.',
  owner: 'An owner of the team, as a user: an API key is never an owner.',
  proof: 'Anyone who proves to be the person: a password, an emailed token, or the word of a provider of an owner.',
  self: 'The person in their own session; what changes a credential refuses API keys that act for them.',
  unproved:
    'Names an address. It opens nothing until its holder proves it. A used one moves only if its holder, or a caller who may act for them, allows it.',
  appointed: 'The sender is a member whom an owner has appointed, and the message is marked as automated.',
  hosted:
    'Names a member as the host, whose name and picture are shown with it. The host is notified, once for each event.',
  granted: 'Brings in users and keys with no more than the caller, or the inviter at that moment, holds.',
  site: 'What names another site at which sign-ins of the hub end needs an owner, or a key with `members.impersonate`.',
} as const;

type ActingRule = keyof typeof RULES;

/** Every operation that decides who a contact is, or speaks in a contact's name, and its rule. */
export const ACTING = {
  'POST /teams/{team_id}/contacts/{contact_id}/token': 'impersonate',
  'POST /teams/{team_id}/hubs/{hub_id}/identity-providers': 'owner',
  'PATCH /teams/{team_id}/hubs/{hub_id}/identity-providers/{identity_provider_id}': 'owner',
  'DELETE /teams/{team_id}/hubs/{hub_id}/identity-providers/{identity_provider_id}': 'owner',
  'POST /teams/{team_id}/identity-providers': 'owner',
  'PATCH /teams/{team_id}/identity-providers/{team_provider_id}': 'owner',
  'DELETE /teams/{team_id}/identity-providers/{team_provider_id}': 'owner',
  'POST /teams/{team_id}/domains': 'owner',
  'POST /teams/{team_id}/domains/{domain_id}/verify': 'owner',
  'DELETE /teams/{team_id}/domains/{domain_id}': 'owner',
  'PATCH /teams/{team_id}/sign-in-policy': 'owner',
  'DELETE /teams/{team_id}': 'owner',
  'PUT /teams/{team_id}/hubs/{hub_id}/automated-senders/{contact_id}': 'owner',
  'DELETE /teams/{team_id}/hubs/{hub_id}/automated-senders/{contact_id}': 'owner',
  'POST /auth/register': 'proof',
  'POST /auth/login': 'proof',
  'POST /auth/refresh': 'proof',
  'POST /auth/logout': 'proof',
  'POST /contact-auth/refresh': 'proof',
  'POST /contact-auth/logout': 'proof',
  'POST /auth/password-reset': 'proof',
  'POST /auth/password-reset/confirm': 'proof',
  'POST /contact-auth/register': 'proof',
  'POST /contact-auth/login': 'proof',
  'POST /contact-auth/magic-link': 'proof',
  'POST /contact-auth/magic-link/consume': 'proof',
  'POST /contact-auth/exchange': 'proof',
  'POST /auth/exchange': 'proof',
  'POST /contact-auth/password-reset': 'proof',
  'POST /contact-auth/password-reset/confirm': 'proof',
  'GET /m': 'proof',
  'POST /m': 'proof',
  'GET /sign-in/{hub_id}/{identity_provider_id}': 'proof',
  'GET /sign-in/{hub_id}/{identity_provider_id}/callback': 'proof',
  'POST /team-sign-in/options': 'proof',
  'GET /team-sign-in/{team_id}/{team_provider_id}': 'proof',
  'GET /team-sign-in/{team_id}/{team_provider_id}/callback': 'proof',
  'PATCH /me': 'self',
  'DELETE /me': 'self',
  'POST /me/export': 'self',
  'PUT /me/password': 'self',
  'POST /me/avatar': 'self',
  'POST /me/avatar/finalize': 'self',
  'DELETE /me/avatar': 'self',
  'POST /me/banner': 'self',
  'POST /me/banner/finalize': 'self',
  'DELETE /me/banner': 'self',
  'POST /auth/email-verification': 'self',
  'POST /auth/email-verification/confirm': 'self',
  'POST /teams/{team_id}/contacts': 'unproved',
  'POST /hub/{hub_id}/checkout': 'unproved',
  'POST /webhooks/{payment_provider}/platform': 'unproved',
  'POST /webhooks/{payment_provider}/connect': 'unproved',
  'PATCH /teams/{team_id}/contacts/{contact_id}': 'unproved',
  'POST /teams/{team_id}/contacts/import': 'unproved',
  'DELETE /teams/{team_id}/contacts/{contact_id}': 'unproved',
  'POST /teams/{team_id}/hubs/{hub_id}/automations': 'appointed',
  'PATCH /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}': 'appointed',
  'POST /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/publish': 'appointed',
  'POST /teams/{team_id}/hubs/{hub_id}/automations/from-template': 'appointed',
  'POST /teams/{team_id}/hubs/{hub_id}/events': 'hosted',
  'PATCH /events/{event_id}': 'hosted',
  'POST /auth/accept-invitation': 'granted',
  'POST /teams/{team_id}/invitations': 'granted',
  'PATCH /users/{user_id}': 'granted',
  'POST /teams/{team_id}/roles': 'granted',
  'POST /roles/{role_id}/permissions': 'granted',
  'POST /teams/{team_id}/api-keys': 'granted',
  'PATCH /teams/{team_id}/api-keys/{key_id}': 'granted',
  'POST /teams/{team_id}/hubs': 'site',
  'POST /teams/{team_id}/hubs/from-template': 'site',
  'PATCH /teams/{team_id}/hubs/{hub_id}': 'site',
  'PUT /teams/{team_id}/hubs/{hub_id}/domain': 'site',
} as const satisfies Readonly<Record<string, ActingRule>>;

/** What stands for a person, or speaks for one, besides operations; null for what does neither. */
export const ACTING_PARTS = {
  /** The tokens and codes that people get by email or from a sign-in. */
  tokens: {
    password_reset: 'proof',
    email_verification: 'self',
    contact_password: 'proof',
    contact_email: 'proof',
    contact_email_undo: 'proof',
    magic_link: 'proof',
    provider_sign_in: 'proof',
    user_provider_sign_in: 'proof',
    user_sign_in_code: 'proof',
    sign_in_code: 'proof',
  } satisfies Readonly<Record<Purpose, ActingRule>>,
  /** The attributes of a contact that the team changes, besides the profile. */
  contact: {
    email: 'unproved',
    name: null,
  } satisfies Readonly<Record<Exclude<keyof ContactChange, keyof ReturnType<typeof profileInput>>, ActingRule | null>>,
  /** The attributes of request bodies that name a contact: whether the contact then seems to act. */
  named: {
    'POST /teams/{team_id}/hubs/{hub_id}/events host_contact_id': 'hosted',
    'PATCH /events/{event_id} host_contact_id': 'hosted',
    'POST /teams/{team_id}/hubs/{hub_id}/automations from_contact_id': 'appointed',
    'PATCH /teams/{team_id}/hubs/{hub_id}/automations/{automation_id} from_contact_id': 'appointed',
    'POST /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/simulate from_contact_id': 'appointed',
    'POST /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/simulate contact_id': null,
    'POST /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/enrollments contact_id': null,
    'POST /teams/{team_id}/hubs/{hub_id}/members contact_id': null,
    'POST /hubs/{hub_id}/access-checks contact_id': null,
    'POST /conversations contact_ids': null,
  } satisfies Readonly<Record<string, ActingRule | null>>,
  /** The nodes of automations. */
  nodes: {
    send_email: null,
    send_message: 'appointed',
    notify: null,
    delay: null,
    wait_until: null,
    wait_for_event: null,
    condition: null,
    split: null,
    add_tag: null,
    remove_tag: null,
    grant_access: null,
    revoke_access: null,
    award_achievement: null,
    webhook: null,
    exit: null,
  } satisfies Readonly<Record<NodeType, ActingRule | null>>,
} as const;
