import { callOf, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';
import { removalVerbs } from './content-removals.ts';

const MEMBERS = '/api/v1/teams/{team_id}/hubs/{hub_id}/members';
const MEMBER = `${MEMBERS}/{contact_id}` as const;
const SENDERS = '/api/v1/teams/{team_id}/hubs/{hub_id}/automated-senders';

const ROLES = ['owner', 'admin', 'moderator', 'member', 'guest'];

const ofMembers = resource([
  list('/api/v1/hubs/{hub_id}/members', {
    name: 'list',
    about: 'List the members of the hub',
    isDefault: true,
    what: 'members',
    id: 'contact_id',
    columns: [
      { attribute: 'name', wide: true },
      'role',
      'status',
      'joined_at',
      { attribute: 'headline', wide: true },
      { attribute: 'email', title: 'EMAIL', wide: true },
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status; members only see active members',
        query: 'filter[status]',
        values: ['invited', 'pending', 'active', 'suspended', 'banned', 'left', 'removed'],
      },
      { flag: '--role <role>', about: 'filter by role', query: 'filter[role]', values: ROLES },
      { flag: '--name <beginning>', about: 'filter by the beginning of the name', query: 'filter[q]' },
      { flag: '--id <ids>', about: 'filter by ids, separated by commas', query: 'filter[id]' },
      { flag: '--tag <id>', about: 'filter by the id of a tag (not for members)', query: 'filter[tag]' },
      {
        flag: '--field <key=value>',
        about: 'filter by a profile field (repeatable)',
        query: 'filter[field]',
        as: 'pairs',
      },
      {
        flag: '--sort <order>',
        about: 'sort; - sorts in descending order',
        query: 'sort',
        values: ['name', 'joined_at', 'last_active_at', 'points'].flatMap((field) => [field, `-${field}`]),
      },
    ],
  }),
  shown('get', '/api/v1/hubs/{hub_id}/members/{contact_id}', { name: 'get', about: 'Show a member' }),
  shown('post', MEMBERS, {
    name: 'add',
    about: 'Add a contact of the team to the hub',
    type: 'members',
    args: ['contact_id'],
    flags: [
      { flag: '--role <role>', about: 'role', attribute: 'role', values: ROLES },
      {
        flag: '--status <status>',
        about: 'initial status',
        attribute: 'status',
        values: ['active', 'invited', 'pending'],
      },
      { flag: '--expires <moment>', about: 'expiry, such as 2027-01-31T00:00:00Z', attribute: 'expires_at' },
    ],
  }),
  shown('patch', MEMBER, {
    name: 'update',
    about: 'Update a member: role, suspension, admission',
    type: 'members',
    flags: [
      { flag: '--role <role>', about: 'role', attribute: 'role', values: ROLES },
      { flag: '--status <status>', about: 'status', attribute: 'status', values: ['active', 'suspended'] },
      { flag: '--until <moment>', about: 'end of the suspension', attribute: 'suspended_until' },
    ],
  }),
  done('delete', MEMBER, { name: 'remove', about: 'Remove a member', done: 'Member removed.' }),
  shown('post', `${MEMBER}/warnings`, {
    name: 'warn',
    about: 'Warn a member',
    type: 'member_warnings',
    flags: [{ flag: '--message <text>', about: 'text; @file reads a file', attribute: 'message', needed: true }],
  }),
  shown('post', `${MEMBER}/ban`, {
    name: 'ban',
    about: 'Ban a member',
    type: 'banned_members',
    flags: [
      {
        flag: '--reason <reason>',
        about: 'reason',
        attribute: 'ban_reason',
        needed: true,
        values: ['terms_violation', 'spamming', 'compromised_account'],
      },
      { flag: '--note <text>', about: 'note for moderators', attribute: 'ban_note' },
      {
        flag: '--remove-content <action>',
        about: 'what happens to the content of the member',
        attribute: 'remove_content',
        values: ['none', 'hide', 'delete'],
      },
      { flag: '--since <moment>', about: 'remove only content created since then', attribute: 'since' },
      {
        flag: '--kind <kind>',
        about: 'only discussions, comments, messages or reactions (repeatable)',
        attribute: 'include',
        as: 'list',
      },
    ],
  }),
  list(`${MEMBER}/warnings`, {
    name: 'warnings',
    about: 'List the warnings of a member',
    what: 'warnings',
    columns: [
      { attribute: 'message', wide: true },
      { attribute: 'warned_by_display_name', title: 'BY', wide: true },
      'created_at',
    ],
  }),
  done('delete', `${MEMBER}/ban`, { name: 'unban', about: 'Lift a ban', done: 'Ban lifted.' }),
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/bans', {
    name: 'bans',
    about: 'List the bans of the hub',
    what: 'bans',
    id: 'contact_id',
    columns: [
      { attribute: 'contact_display_name', title: 'NAME', wide: true },
      'ban_reason',
      'banned_at',
      { attribute: 'banned_by_display_name', title: 'BY', wide: true },
      { attribute: 'ban_note', title: 'NOTE', wide: true },
    ],
  }),
  ...removalVerbs,
  list(SENDERS, {
    name: 'senders',
    about: 'List the members in whose names automations may send messages (owners)',
    what: 'automated senders',
    id: 'contact_id',
    columns: [{ attribute: 'name', wide: true }, 'role', 'status'],
  }),
  done('put', `${SENDERS}/{contact_id}`, {
    name: 'appoint-sender',
    about: 'Let automations send messages in the name of a member (owners)',
    done: 'Automations can send messages in the name of the member.',
  }),
  done('delete', `${SENDERS}/{contact_id}`, {
    name: 'dismiss-sender',
    about: 'Let automations send no more messages in the name of a member (owners)',
    done: 'Automations send no more messages in the name of the member.',
  }),
]);

const OWN = '/api/v1/hubs/{hub_id}/members/{contact_id}';

const ofFollows = resource([
  done('post', `${OWN}/follow`, { name: 'follow', about: 'Follow a member (members)', done: 'You follow the member.' }),
  done('delete', `${OWN}/follow`, { name: 'unfollow', about: 'Unfollow a member (members)', done: 'Unfollowed.' }),
  list(`${OWN}/followers`, {
    name: 'followers',
    about: 'List the followers of a member',
    what: 'followers',
    id: 'contact_id',
    columns: [{ attribute: 'name', wide: true }, 'role', { attribute: 'headline', wide: true }],
  }),
  list(`${OWN}/following`, {
    name: 'following',
    about: 'List the members that a member follows',
    what: 'followed members',
    id: 'contact_id',
    columns: [{ attribute: 'name', wide: true }, 'role', { attribute: 'headline', wide: true }],
  }),
  list('/api/v1/hubs/{hub_id}/activity', {
    name: 'activity',
    about: 'List what members did in the hub',
    what: 'activity',
    columns: [
      'occurred_at',
      'activity_type',
      { attribute: 'contact_display_name', title: 'MEMBER', wide: true },
      'target_type',
      { attribute: 'target_title', or: 'target_id', title: 'TARGET', wide: true },
    ],
    flags: [
      { flag: '--contact <id>', about: 'filter by member', query: 'filter[contact_id]' },
      { flag: '--target <id>', about: 'filter by target', query: 'filter[target_id]' },
    ],
  }),
]);

/** Members can only remove themselves, so the command takes no id. */
const defineLeave: Define = (command, terminal) => {
  const leave = command
    .command('leave')
    .description('Leave the hub (members); subscriptions end with the paid period')
    .action(async () => {
      const { client, hub, say } = await callOf(leave, terminal);
      const { demand, settle } = await import('../../../shared/client/client.ts');
      const { data } = await demand(client.GET('/api/v1/me'));
      if (data.type !== 'contacts') throw usage('Only members can leave a hub.', 'hub login --member <slug>');
      const path = { hub_id: await hub(), contact_id: data.id };
      await settle(client.DELETE('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } }));
      say('You left the hub.');
    });
};

export const verbs = [...ofMembers.verbs, ...ofFollows.verbs];

export const define: Define = (command, terminal) => {
  ofMembers.define(command, terminal);
  ofFollows.define(command, terminal);
  defineLeave(command, terminal);
};
