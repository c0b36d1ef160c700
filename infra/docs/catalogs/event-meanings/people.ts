import type { EntityMeaning } from './entity-meaning.ts';

/** Events about teams, users, contacts and members. */
export const PEOPLE_EVENTS = {
  team: {
    title: 'Teams',
    noun: 'a team',
    resource: 'teams',
    verbs: {
      limited: 'The operator of the service limited or changed the requests per minute of a team.',
      resumed: 'The operator of the service resumed a suspended team.',
      suspended: 'The operator of the service suspended a team.',
    },
  },
  user: {
    title: 'Users of a team',
    noun: 'a user of a team',
    resource: 'users',
    verbs: {
      added: 'A user became a user of the team: they created it or accepted an invitation.',
      removed: 'A user was removed from the team or left it.',
      role_changed: 'A user got another role.',
    },
  },
  invitation: {
    title: 'Invitations',
    noun: 'an invitation',
    resource: 'invitations',
    verbs: {
      accepted: 'The invited person accepted.',
      pending: 'An invitation is open again.',
      revoked: 'An invitation was revoked.',
    },
  },
  role: {
    title: 'Roles',
    noun: 'a role',
    resource: 'roles',
    verbs: {
      permission_granted: 'A role got permissions. `changed` names them.',
      permission_revoked: 'A role lost permissions. `changed` names them.',
    },
  },
  api_key: {
    title: 'API keys',
    noun: 'an API key',
    resource: 'api_keys',
    verbs: {
      revoked: 'An API key was revoked.',
    },
  },
  admin_alert: {
    title: 'Alerts of a team',
    noun: 'an alert',
    resource: 'admin_alerts',
    verbs: {
      raised:
        'The service found a problem that an owner of the team must handle. No caller can read the event: list the alerts of the team.',
      resolved: 'The problem was resolved.',
    },
  },
  platform_alert: {
    title: 'Alerts of the platform',
    noun: 'an alert',
    resource: 'platform_alerts',
    verbs: {
      raised:
        'The service found a problem that its operator must handle. No caller can read the event: list the platform alerts.',
      resolved: 'The problem was resolved. No caller can read the event: get the alert.',
    },
  },
  team_domain: { title: 'Domains of a team', noun: 'a domain of a team', resource: 'team_domains', verbs: {} },
  team_identity_provider: {
    title: 'Identity providers of a team',
    noun: 'an identity provider of a team',
    resource: 'team_identity_providers',
    verbs: {},
  },
  identity_provider: {
    title: 'Identity providers of a hub',
    noun: 'an identity provider of a hub',
    resource: 'identity_providers',
    verbs: {},
  },
  contact: {
    title: 'Contacts',
    noun: 'a contact',
    resource: 'contacts',
    verbs: {
      blocked: 'A contact blocked another contact, which `contact_id` names.',
      unblocked: 'A contact removed their block of another contact.',
      impersonated: 'An API key created a token to act for the contact.',
    },
  },
  tag: { title: 'Tags', noun: 'a tag', resource: 'tags', verbs: {} },
  profile_field: { title: 'Profile fields', noun: 'a profile field', resource: 'profile_fields', verbs: {} },
  import: {
    title: 'Contact imports',
    noun: 'a contact import',
    resource: 'imports',
    verbs: {
      started: 'The first rows of an import were processed.',
      completed: 'All rows of an import were processed.',
      failed: 'An import stopped with an error.',
    },
  },
  export: {
    title: 'Personal data exports',
    noun: 'a personal data export',
    resource: 'exports',
    verbs: {
      started: 'An export is being collected.',
      completed: 'The file of an export is ready.',
      failed: 'An export stopped with an error.',
    },
  },
  member: {
    title: 'Members',
    noun: 'a membership',
    resource: 'members` or `contacts',
    verbs: {
      banned: 'A moderator banned a member.',
      followed: 'A member followed another member.',
      invited: 'A contact was invited to the hub.',
      joined: 'A contact became an active member: they registered, were added, or were approved.',
      left: 'A member left the hub.',
      reinstated: 'A suspension ended, by a moderator or by its time.',
      removed: 'A creator removed a member, or the membership expired.',
      requested: 'A contact asked to join the hub.',
      retagged: 'A tag of a contact was given again.',
      sender_appointed: 'An owner allowed automations to send messages in the name of a member.',
      sender_dismissed: 'An owner withdrew this: automations no longer send in the name of the member.',
      suspended: 'A moderator suspended a member.',
      tagged: 'A contact got a tag.',
      unbanned: 'A ban was lifted.',
      unfollowed: 'A member stopped following another member.',
      untagged: 'A contact lost a tag.',
      warned: 'A moderator warned a member.',
    },
  },
} as const satisfies Record<string, EntityMeaning>;
