import { type UserItem, userKey } from '../../accounts/identity/user-item.ts';
import { INVITED, type InvitationItem, invitedAddress } from '../../accounts/invitations/invitation-item.ts';
import type { MembershipItem } from '../../accounts/teams/memberships.ts';
import { type EmailItem, emailsToAddress, emailsToContact } from '../../delivery/email/email-item.ts';
import {
  type SuppressionItem,
  suppressionsOfAddress,
  suppressionsOfContact,
} from '../../delivery/email/suppression-item.ts';
import { conversationPartition } from '../../engagement/messages/conversation-item.ts';
import { type InboxItem, inboxPartition } from '../../engagement/messages/inbox-item.ts';
import type { MessageItem } from '../../engagement/messages/message-item.ts';
import type { ContactItem } from '../../hubs/people/contacts/contact-item.ts';
import { type OwnEntryItem, ownEntries } from '../../hubs/people/contacts/own-entries.ts';
import { profileFieldsOf } from '../../hubs/people/contacts/profile.ts';
import type { Person } from '../../hubs/people/portraits/portrait.ts';
import { shownValues } from '../../hubs/people/profile-fields/field-values.ts';
import { type TagItem, tagKey } from '../../hubs/people/tags/tag-item.ts';
import { equals } from '../../platform/db/expression.ts';
import { contactPartition, type HubKey, hubPartition, teamPartition } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import { auditPartition } from '../../platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { type NotificationItem, notificationsPartition } from '../notifications/notification-item.ts';
import type { PreferencesItem } from '../notifications/preferences.ts';
import { type ExportSource, pick, sourceName } from './export-source.ts';
import { discussionsBy, hubSources, uploadsBy } from './hub-sources.ts';

const hubsOf = async (db: Table, team: string): Promise<readonly HubKey[]> => {
  const rows = await queryAll<{ id: string }>(db, { partition: teamPartition(team), prefix: 'HUB#', index: 'listing' });
  return rows.map(({ id: hub }) => ({ team, hub }));
};

const spacesOf = async (db: Table, hub: HubKey): Promise<readonly string[]> =>
  (await queryAll<{ id: string }>(db, { partition: hubPartition(hub), prefix: 'SPACE#' })).map(({ id }) => id);

const messagesIn = (team: string, contact: string, conversation: string): ExportSource => ({
  section: 'messages',
  query: {
    partition: conversationPartition(team, tagFor(conversation)),
    prefix: 'MESSAGE#',
    filter: equals('author_contact_id', contact),
  },
  read: pick<MessageItem>(
    ...(['id', 'hub_id', 'conversation_id', 'is_automated', 'body', 'created_at', 'edited_at', 'deleted_at'] as const),
  ),
});

const emails = (query: ExportSource['query']): ExportSource => ({
  section: 'emails',
  query,
  read: pick<EmailItem>(
    'id',
    'team_id',
    'hub_id',
    'kind',
    'email',
    'status',
    'status_reason',
    'status_history',
    'created_at',
  ),
});

const suppressions = (query: ExportSource['query']): ExportSource => ({
  section: 'suppressions',
  query,
  read: pick<SuppressionItem>('id', 'team_id', 'email', 'reason', 'suppressed_at'),
});

const CONTACT_ATTRIBUTES = /* @__PURE__ */ pick<ContactItem>(
  ...(['id', 'team_id', 'email', 'name', 'headline', 'bio', 'time_zone', 'locale'] as const),
  ...(['pending_email', 'pending_since', 'moves', 'expires_at', 'created_at', 'updated_at'] as const),
);

/** The contact with the values of profile fields that they see. */
const contactProfile = async (db: Table, team: string, rows: readonly Partial<ContactItem>[]) => {
  const fields = await profileFieldsOf(db, team);
  const shown = rows.map((row) => shownValues(fields, row, 'self'));
  return CONTACT_ATTRIBUTES(rows).map((row, nth) => ({ ...row, profile_links: rows[nth]?.links, fields: shown[nth] }));
};

/** The sources about an address that teams invited. */
const addressSources = (email: string): readonly ExportSource[] => [
  emails(emailsToAddress(email)),
  suppressions(suppressionsOfAddress(email)),
  {
    section: 'invitations',
    query: { partition: invitedAddress(email), prefix: INVITED, index: 'listing' },
    read: pick<InvitationItem>('id', 'team_id', 'email', 'role_id', 'status', 'created_at', 'expires_at'),
  },
];

const contactSources = async (db: Table, team: string, contact: string): Promise<readonly ExportSource[]> => {
  const inbox = { partition: inboxPartition(team, contact), prefix: 'CONVERSATION#' };
  const [hubs, entries] = await Promise.all([hubsOf(db, team), queryAll<{ conversation_id: string }>(db, inbox)]);
  const inHubs = await Promise.all(hubs.map(async (hub) => hubSources(hub, await spacesOf(db, hub), contact)));
  return [
    {
      section: 'profile',
      query: { partition: teamPartition(team), prefix: `CONTACT#${contact}` },
      read: (rows, db) => contactProfile(db, team, rows),
    },
    {
      section: 'tags',
      query: { partition: contactPartition(team, contact), prefix: 'TAG#' },
      async read(rows, db) {
        const tags = await db.getMany<TagItem>(rows.map(({ tag_id }) => tagKey(team, String(tag_id))));
        return rows.map(({ tag_id, created_at }, nth) => ({ tag_id, name: tags[nth]?.name ?? null, created_at }));
      },
    },
    {
      section: 'blocks',
      query: ownEntries(team, contact, 'BLOCKS'),
      read: (rows) =>
        pick<OwnEntryItem & { readonly contact_id: string }>(
          'contact_id',
          'created_at',
        )(rows.map((row) => ({ ...row, contact_id: row.id }))),
    },
    ...inHubs.flat(),
    {
      section: 'conversations',
      query: inbox,
      read: pick<InboxItem>('conversation_id', 'hub_id', 'is_muted', 'is_archived', 'last_activity_at'),
    },
    ...entries.map(({ conversation_id }) => messagesIn(team, contact, conversation_id)),
    {
      section: 'notifications',
      query: { partition: notificationsPartition(team, contact), prefix: 'NOTIFICATION#' },
      read: pick<NotificationItem>('id', 'hub_id', 'kind', 'title', 'body', 'url', 'read_at', 'created_at'),
    },
    {
      section: 'notification_preferences',
      query: { partition: notificationsPartition(team, contact), prefix: 'PREFERENCES' },
      read: pick<PreferencesItem>('choices', 'updated_at'),
    },
    emails(emailsToContact(team, contact)),
    suppressions(suppressionsOfContact(team, contact)),
  ];
};

const teamSources = async (db: Table, team: string, user: string): Promise<readonly ExportSource[]> => {
  const hubs = await hubsOf(db, team);
  const wrote = await Promise.all(
    hubs.map(async (hub) => [
      ...(await spacesOf(db, hub)).map((space) => discussionsBy(hub, space, user)),
      uploadsBy(hub, user),
    ]),
  );
  return [
    {
      section: 'memberships',
      query: { partition: teamPartition(team), prefix: `USER#${user}` },
      read: pick<MembershipItem>('team_id', 'role_id', 'name', 'title', 'bio', 'joined_at', 'updated_at'),
    },
    {
      section: 'actions',
      query: {
        partition: auditPartition(team),
        prefix: 'EVENT#',
        index: 'listing',
        filter: equals('actor.id', user),
      },
      read: pick<LedgerEvent>('id', 'team_id', 'hub_id', 'type', 'resource_type', 'resource_id', 'changed', 'at'),
    },
    ...wrote.flat(),
  ];
};

const userSources = async (db: Table, user: string): Promise<readonly ExportSource[]> => {
  const [teams, account] = await Promise.all([
    queryAll<{ team_id: string }>(db, { partition: `USER#${user}`, prefix: 'TEAM#' }),
    db.get<UserItem>(userKey(user)),
  ]);
  const inTeams = await Promise.all(teams.map(({ team_id }) => teamSources(db, team_id, user)));
  return [
    {
      section: 'profile',
      query: { partition: `USER#${user}`, prefix: 'USER' },
      read: pick<UserItem>('id', 'email', 'name', 'platform_admin', 'created_at', 'updated_at'),
    },
    ...(account ? addressSources(account.email) : []),
    ...inTeams.flat(),
  ];
};

/** All sources of a person, sorted by name. */
export const exportSources = async (db: Table, person: Person): Promise<readonly ExportSource[]> => {
  const runs =
    person.kind === 'user' ? await userSources(db, person.id) : await contactSources(db, person.team, person.id);
  return runs.toSorted((one, other) => (sourceName(one) < sourceName(other) ? -1 : 1));
};
