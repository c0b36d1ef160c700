import type { Chapter } from '../walk.ts';

/** Teams, users, roles and invitations. */
export const teams: Chapter = async ({ owner, team }) => {
  await owner('listTeams');
  await owner('createTeam', { body: { name: 'Garden School', support_email: 'help@garden.example.com' } });
  await owner('getTeam');
  await owner('updateTeam', { body: { support_email: 'help@first.example.com' } });

  const context = { headers: { 'x-team-id': team.id } };
  await owner('listUsers', context);
  const user = { ...context, path: { user_id: team.moderator.user_id } };
  await owner('getUser', user);
  await owner('updateUser', { ...user, body: { title: 'Community manager', bio: 'Here on weekdays.' } });

  await owner('listTeamRoles', { query: { 'page[size]': '2' } });
  const role = await owner('createTeamRole', {
    body: { name: 'Editor', description: 'Writes lessons.', permissions: ['content.manage'] },
  });
  const path = { role_id: role.id };
  await owner('getRole', { path });
  await owner('updateRole', { path, body: { description: 'Writes lessons and events.' } });
  await owner('listPermissions');
  await owner('createRolePermission', { path, body: { slug: 'hubs.manage' } });
  await owner('deleteRolePermission', { path: { ...path, permission_slug: 'hubs.manage' } });

  const invited = { email: 'chen@example.com', role_id: role.id };
  const invitation = { path: { invitation_id: (await owner('createTeamInvitation', { body: invited })).id } };
  await owner('listTeamInvitations', { query: { 'page[size]': '1' } });
  await owner('getTeamInvitation', invitation);
  await owner('deleteTeamInvitation', invitation);
  await owner('deleteRole', { path });
};

/** Email domains, identity providers and the sign-in policy of a team. */
export const teamSignIn: Chapter = async ({ owner, anyone, team }) => {
  const domain = await owner('createTeamDomain', { body: { domain: 'school.example.com' } });
  const path = { domain_id: domain.id };
  await owner('listTeamDomains');
  await owner('getTeamDomain', { path });
  await owner('postTeamDomainVerify', { path });
  await owner('deleteTeamDomain', { path });

  const client = { name: 'School', issuer: 'https://accounts.example.com', client_id: 'office' };
  const body = { ...client, client_secret: 'a secret', return_urls: ['https://office.example.com/signed-in'] };
  const provider = await owner('createTeamIdentityProvider', { body });
  const signIn = { team_provider_id: provider.id };
  await owner('listTeamIdentityProviders');
  await owner('getTeamIdentityProvider', { path: signIn });
  await owner('updateTeamIdentityProvider', { path: signIn, body: { scopes: ['email'] } });
  await anyone('postTeamSignInOptions', { body: { address: 'noor@school.example.com' } });
  await anyone('getTeamSignIn', { path: { team_id: team.id, ...signIn } });
  const query = { state: 'expired', code: 'unknown' };
  await anyone('getTeamSignInCallback', { path: { team_id: team.id, ...signIn }, query });
  await owner('deleteTeamIdentityProvider', { path: signIn });

  await owner('getTeamSignInPolicy');
  await owner('updateTeamSignInPolicy', { body: { sso_required: false } });
};

/** A team that its owner deletes, and the progress of its erasure. */
export const erasures: Chapter = async ({ anyone, as }) => {
  const account = { email: 'noor@example.com', password: 'three plain words' };
  const noor = as(
    (await anyone('postAuthRegister', { body: { ...account, name: 'Noor Haddad' } })).attributes.access_token,
  );
  const { id: team_id } = await noor('createTeam', { body: { name: 'Winter School' } });
  await noor('deleteTeam', { path: { team_id }, body: { password: account.password, name: 'Winter School' } });
  await noor('getTeamErasure', { path: { erasure_id: team_id } });
};

/** API keys and the audit log. */
export const keys: Chapter = async ({ owner }) => {
  const made = await owner('createTeamApiKey', {
    body: { name: 'Newsletter', scopes: ['members.read', 'members.manage'] },
  });
  const path = { key_id: made.id };
  await owner('listTeamApiKeys', { query: { 'page[size]': '2' } });
  await owner('getTeamApiKey', { path });
  await owner('updateTeamApiKey', { path, body: { can_moderate: true } });
  await owner('deleteTeamApiKey', { path });
  const auditQuery = (name: string) => ({
    query: { 'filter[resource_type]': 'api_keys', 'page[size]': '3' },
    until: ({ text }: { readonly text: string }) => text.includes(name),
  });
  await owner('listTeamAuditLog', auditQuery('revoked'));
};

/** Alerts. */
export const alerts: Chapter = async ({ owner, admin }) => {
  const [alert] = (await owner('listTeamAdminAlerts', { query: { 'page[size]': '2' } })).items;
  await owner('postTeamAdminAlertResolve', { path: { alert_id: alert?.id ?? '' } });
  const [critical] = (await admin('listAdminPlatformAlerts', { query: { 'page[size]': '2' } })).items;
  await admin('postAdminPlatformAlertResolve', { path: { alert_id: critical?.id ?? '' } });
};
