import { randomUUID } from 'node:crypto';
import type { Chapter } from '../walk.ts';

/** Contacts, tags and imports. */
export const contacts: Chapter = async ({ owner, key, as, inDays, hub }) => {
  const made = await key('createTeamContact', { body: { email: 'elif@example.com', name: 'Elif Demir' } });
  const path = { contact_id: made.id };
  await key('getTeamContact', { path });

  const tag = { tag_id: (await key('createTeamTag', { body: { name: 'Early bird' } })).id };
  await key('listTeamTags');
  await key('getTeamTag', { path: tag });
  await key('updateTeamTag', { path: tag, body: { name: 'First hundred' } });
  await key('createTeamContactTag', { path, body: tag });
  await key('listTeamContactTags', { path });
  await key('listTeamContacts', { query: { 'filter[email]': 'elif@example.com' } });
  await key('deleteTeamContactTag', { path: { ...path, ...tag } });
  await key('deleteTeamTag', { path: tag });
  const support = await owner('createTeamApiKey', { body: { name: 'Support desk', scopes: ['members.impersonate'] } });
  await as(support.attributes.secret)('postTeamContactToken', { path });

  const level = { key: 'level', label: 'Level', field_type: 'select', options: ['Beginner', 'Advanced'] };
  const field = { profile_field_id: (await key('createTeamProfileField', { body: level })).id };
  await key('listTeamProfileFields');
  await key('getTeamProfileField', { path: field });
  await key('updateTeamProfileField', { path: field, body: { label: 'Experience', is_required: true } });
  await owner('listHubProfileFields');
  await key('updateTeamContact', { path, body: { name: 'Elif Yılmaz', fields: { level: 'Advanced' } } });
  await key('deleteTeamProfileField', { path: field });
  await key('deleteTeamContact', { path });

  const rows = [
    { email: 'farid@example.com', name: 'Farid', tags: ['Course 2025'], hub_id: hub.id, expires_at: inDays(90) },
    { email: 'gina@example.com', name: 'Gina', hub_id: randomUUID() },
  ];
  const started = await owner('postTeamContactsImport', { body: { rows } });
  await owner('getTeamImport', {
    path: { import_id: started.id },
    until: ({ attributes }) => attributes.status === 'completed',
  });
};

/** Sent emails, their status and suppressed addresses. */
export const emails: Chapter = async ({ anyone, owner, hub }) => {
  const email = 'bounce@simulator.amazonses.com';
  await anyone('postContactAuthRegister', { body: { email, password: 'three plain words', slug: hub.slug } });
  await anyone('postContactAuthMagicLink', { body: { email, slug: hub.slug } });
  const query = { 'filter[email]': email };
  const [sent] = (
    await owner('listTeamHubEmails', {
      query,
      until: ({ items }) => items[0]?.attributes.status === 'bounced',
    })
  ).items;
  await owner('getTeamHubEmail', { path: { email_id: String(sent?.id) } });
  const [suppression] = (await owner('listTeamSuppressions', { query, until: ({ items }) => items.length > 0 })).items;
  await owner('deleteTeamSuppression', { path: { suppression_id: String(suppression?.id) } });
};

/** Members, roles, warnings, bans and follows. */
export const members: Chapter = async ({
  owner,
  key,
  member,
  third,
  anyone,
  as,
  hub,
  members: [first, contact_id],
}) => {
  const made = await key('createTeamContact', { body: { email: 'hana@example.com', name: 'Hana Sato' } });
  const path = { contact_id: made.id };
  await key('createTeamHubMember', { body: { ...path, role: 'member' } });
  await member('listHubMembers', { query: { 'page[size]': '2' } });
  await member('getHubMember', { path });
  await owner('updateTeamHubMember', { path, body: { role: 'moderator' } });
  await owner('createTeamHubMemberWarning', { path, body: { message: 'Please keep to the subject.' } });
  await owner('listTeamHubMemberWarnings', { path });
  const banned = await owner('postTeamHubMemberBan', {
    path,
    body: { ban_reason: 'spamming', ban_note: 'Advertised again after a warning.', remove_content: 'hide' },
  });
  await owner('listTeamHubBans');
  const removal = { path: { removal_id: String(banned.attributes.content_removal_id) } };
  await owner('listTeamHubBansContentRemovals');
  await owner('getTeamHubBansContentRemoval', removal);
  await owner('postTeamHubBansContentRemovalUndo', removal);
  await owner('deleteTeamHubMemberBan', { path });
  await owner('putTeamHubAutomatedSender', { path });
  await owner('listTeamHubAutomatedSenders');
  await owner('deleteTeamHubAutomatedSender', { path });
  await owner('deleteTeamHubMember', { path });

  await member('postHubMemberFollow', { path: { contact_id } });
  await third('postHubMemberFollow', { path: { contact_id } });
  await member('listHubMemberFollowers', { path: { contact_id } });
  await member('listHubMemberFollowing', { path: { contact_id: first } });
  await member('deleteHubMemberFollow', { path: { contact_id } });

  const leaving = { email: 'ivo@example.com', password: 'three plain words', slug: hub.slug };
  const { attributes } = await anyone('postContactAuthRegister', { body: { ...leaving, name: 'Ivo' } });
  const ivo = as(attributes.access_token);
  await ivo('deleteHubMember', { path: { contact_id: (await ivo('getMe')).id } });
};
