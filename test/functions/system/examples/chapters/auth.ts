import type { Chapter } from '../walk.ts';

const PASSWORD = 'three plain words';
const CHANGED = 'three other words';

/** A creator registers, signs in and out, resets the password and accepts a team invitation. */
export const users: Chapter = async ({ anyone, owner, local, as, team }) => {
  const account = { email: 'anna@example.com', password: PASSWORD };
  const roles = await owner('listTeamRoles');
  const role_id = roles.items.find(({ attributes }) => attributes.system_role === 'moderator')?.id;
  const registered = await anyone('postAuthRegister', { body: { ...account, name: 'Anna Weber' } });
  const unverified = as(registered.attributes.access_token);
  await unverified('postAuthEmailVerification');
  await local.settled();
  await unverified('postAuthEmailVerificationConfirm', { body: { token: await local.emailTokenFor(account.email) } });
  /* The example of a sign-in: an account that the demo has, so that it can be tried as it is. */
  await anyone('postAuthLogin', { body: { email: team.owner.email, password: team.owner.password } });
  const { attributes } = await anyone('postAuthLogin', { body: account });
  const { refresh_token } = (await anyone('postAuthRefresh', { body: { refresh_token: attributes.refresh_token } }))
    .attributes;
  await anyone('postAuthLogout', { body: { refresh_token } });
  await anyone('postAuthPasswordReset', { body: { email: account.email } });
  await local.settled();
  const reset = await local.emailTokenFor(account.email);
  await anyone('postAuthPasswordResetConfirm', { body: { token: reset, password: CHANGED } });

  await owner('createTeamInvitation', { body: { email: account.email, role_id } });
  await local.settled();
  const invitation = await local.emailTokenFor(account.email);
  const signed = await anyone('postAuthLogin', { body: { ...account, password: CHANGED } });
  const anna = as(signed.attributes.access_token);
  await anna('postAuthAcceptInvitation', { body: { token: invitation } });
  const { id: user_id } = await anna('getMe');
  await owner('deleteUser', { path: { user_id }, headers: { 'x-team-id': team.id } });
};

/** A contact registers and signs in and out, with a password and with a magic link. */
export const contacts: Chapter = async ({ anyone, owner, team, hub: { slug }, local }) => {
  const account = { email: 'ben@example.com', password: PASSWORD, slug };
  await anyone('postContactAuthRegister', { body: { ...account, name: 'Ben Okafor' } });
  const [demo] = team.members;
  await anyone('postContactAuthLogin', { body: { email: demo?.email, password: demo?.password, slug } });
  const { attributes } = await anyone('postContactAuthLogin', { body: account });
  const { refresh_token } = (
    await anyone('postContactAuthRefresh', { body: { refresh_token: attributes.refresh_token } })
  ).attributes;
  await anyone('postContactAuthLogout', { body: { refresh_token } });

  const link = async () => {
    await anyone('postContactAuthMagicLink', { body: { email: account.email, slug } });
    await local.settled();
    return local.emailTokenFor(account.email);
  };
  await anyone('postContactAuthMagicLinkConsume', { body: { token: await link() } });
  await anyone('postContactAuthPasswordReset', { body: { email: account.email, slug } });
  await local.settled();
  const reset = await local.emailTokenFor(account.email);
  await anyone('postContactAuthPasswordResetConfirm', { body: { token: reset, password: CHANGED } });
  await owner('updateTeamHub', { body: { site_url: 'https://garden.example.com/' } });
  const token = await link();
  await anyone('getM', { query: { token } });
  const { text } = await anyone('postM', { body: { token } });
  const code = /[?]code=([\w-]+)/.exec(text)?.[1];
  await anyone('postContactAuthExchange', { body: { code, slug } });
};
