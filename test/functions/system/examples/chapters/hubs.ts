import type { Chapter } from '../walk.ts';

/** A hub, from creation to deletion. */
export const hubs: Chapter = async ({ owner, key, anyone, hub }) => {
  await key('listTeamHubs');
  const made = await owner('createTeamHub', {
    body: {
      name: 'Bread Bakers',
      slug: 'bread-bakers',
      description: 'Sourdough and patience.',
      access_level: 'request',
    },
  });
  const path = { hub_id: made.id };
  await owner('getTeamHub', { path });
  const branding = { color: '#8a5a2b', locale: 'en-GB', time_zone: 'Europe/London' };
  const site = { site_url: 'https://bakers.example.com/', allowed_origins: ['https://bakers.example.com'] };
  await owner('updateTeamHub', { path, body: { sign_in: 'both', ...site, ...branding } });
  const waiting = { email: 'rosa@example.com', password: 'three plain words', slug: 'bread-bakers' };
  await anyone('postContactAuthRegister', { body: waiting });
  await anyone('getHub', { path });
  await anyone('getHubsBySlug', { path: { slug: hub.slug } });
  await owner('listHubTemplates');
  await owner('postTeamHubsFromTemplate', {
    body: { template_id: 'course', name: 'Rye in Ten Lessons', slug: 'rye-in-ten-lessons' },
  });

  const provider = { name: 'Bakers Guild', issuer: 'https://accounts.example.com', client_id: 'bread-bakers' };
  const created = await owner('createTeamHubIdentityProvider', {
    path,
    body: { ...provider, client_secret: 'a secret' },
  });
  const signIn = { ...path, identity_provider_id: created.id };
  await owner('listTeamHubIdentityProviders', { path });
  await owner('getTeamHubIdentityProvider', { path: signIn });
  await owner('updateTeamHubIdentityProvider', { path: signIn, body: { scopes: ['email'] } });
  await anyone('listHubIdentityProviders', { path });
  await anyone('getSignIn', { path: signIn });
  await anyone('getSignInCallback', { path: signIn, query: { state: 'expired', code: 'unknown' } });
  await owner('deleteTeamHubIdentityProvider', { path: signIn });

  await owner('putTeamHubDomain', { path, body: { domain: 'bakers.example.com' } });
  await owner('getTeamHubDomain', { path });
  await owner('postTeamHubDomainVerify', { path });
  await owner('deleteTeamHubDomain', { path });

  const ops = [{ op: 'rename', page: 'start', title: 'Welcome' }];
  await owner('putTeamHubEditorPendingOps', { path, headers: { 'if-match': '"0"' }, body: { ops } });
  await owner('getTeamHubEditorPendingOps', { path });
  await owner('deleteTeamHub', { path });
};

/** Spaces and their memberships. */
export const spaces: Chapter = async ({ owner, member, second, members: [, contact_id] }) => {
  const made = await owner('createHubSpace', {
    body: {
      name: 'Book Club',
      description: 'One book a month.',
      visibility: 'members',
      icon: 'book',
      color: '#2f6f4f',
    },
  });
  const path = { space_id: made.id };
  await owner('listHubSpaces', { query: { 'page[size]': '2' } });
  await member('getHubSpace', { path });
  await owner('updateHubSpace', { path, body: { position: 2 } });
  await member('putHubSpaceMembership', { path });
  await owner('putTeamHubSpaceMembership', { path: { ...path, contact_id } });
  await owner('listTeamHubSpaceMemberships', { path });
  await owner('deleteTeamHubSpaceMembership', { path: { ...path, contact_id } });
  await second('putHubSpaceMembership', { path });
  await second('deleteHubSpaceMembership', { path });
  await owner('deleteHubSpace', { path });
};

/** Member activity reported by a client. */
export const activity: Chapter = async ({ member, owner, hub }) => {
  const [space] = hub.spaces;
  const visit = { hub_id: hub.id, activity_type: 'space_view', target_type: 'space', target_id: space?.id };
  await member('postActivity', { body: { ...visit, metadata: { from: 'newsletter' } } });
  await owner('listHubActivity', { until: ({ items }) => items.length > 0 });
};

/** The live stream of a hub. */
export const stream: Chapter = async ({ owner, anyone, as }) => {
  const slug = 'moss-and-fern';
  const { id: hub_id } = await owner('createTeamHub', { body: { name: 'Moss and Fern', slug } });
  const space = await owner('createHubSpace', { path: { hub_id }, body: { name: 'Shade', visibility: 'public' } });
  const account = { email: 'jana@example.com', password: 'three plain words', slug };
  const jana = as((await anyone('postContactAuthRegister', { body: account })).attributes.access_token);
  await jana('createHubStreamTicket', { path: { hub_id } });
  const path = { hub_id, space_id: space.id };
  await jana('createHubSpaceDiscussion', { path, body: { title: 'Hello', body: 'I am new here.' } });
  await jana('getHubStream', { path, until: ({ text }) => text.includes('discussion.published') });
};
