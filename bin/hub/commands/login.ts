import { type Client, createHubClient, demand, settle } from '../../../shared/client/client.ts';
import { type CallWithout, callWithout, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { type Profile, profilesFile, saveProfile, withProfilesLocked } from '../profiles.ts';
import { ask, secret } from '../prompt.ts';
import { clientOptions } from '../session.ts';

interface Flags {
  readonly email?: string;
  readonly member?: string;
  readonly magicLink?: boolean;
  readonly withKey?: boolean;
}

type Signed = Pick<Profile, 'kind' | 'token' | 'refresh_token' | 'hub'>;

const emailOf = async ({ flags, terminal }: CallWithout<Flags>): Promise<string> => {
  if (flags.email) return flags.email;
  if (!terminal.in.isTTY) throw usage('Specify the account with --email. The password is read from standard input.');
  return ask(terminal, 'Email');
};

const asUser = async (client: Client, call: CallWithout<Flags>): Promise<Signed> => {
  const body = { email: await emailOf(call), password: await secret(call.terminal, 'Password') };
  const { data } = await demand(client.POST('/api/v1/auth/login', { body }));
  const { access_token: token, refresh_token } = data.attributes;
  return { kind: 'user', token, refresh_token };
};

const asMember = async (client: Client, call: CallWithout<Flags>, slug: string): Promise<Signed> => {
  const attributes = { email: await emailOf(call), password: await secret(call.terminal, 'Password'), slug };
  const body = { data: { type: 'login_requests' as const, attributes } };
  const { data } = await demand(client.POST('/api/v1/contact-auth/login', { body }));
  const { access_token: token, refresh_token } = data.attributes;
  return { kind: 'contact', token, refresh_token, hub: slug };
};

const NO_CODE =
  'The code is empty. Run the command in a terminal and paste the code or link from the email, or send it to standard input.';

/** Signs in with the code or the link from an email. */
const byEmail = async (client: Client, call: CallWithout<Flags>, slug: string): Promise<Signed> => {
  const email = await emailOf(call);
  const request = { data: { type: 'magic_link_requests' as const, attributes: { email, slug } } };
  await settle(client.POST('/api/v1/contact-auth/magic-link', { body: request }));
  call.say(`If ${email} is registered, an email is on its way. It expires in ten minutes.`);
  const codeOrLink = await secret(call.terminal, 'Code or link from the email', { empty: NO_CODE });
  const token = URL.canParse(codeOrLink) ? (new URL(codeOrLink).searchParams.get('token') ?? codeOrLink) : codeOrLink;
  const body = { data: { type: 'magic_link_tokens' as const, attributes: { token } } };
  const { data } = await demand(client.POST('/api/v1/contact-auth/magic-link/consume', { body }));
  const { access_token, refresh_token } = data.attributes;
  return { kind: 'contact', token: access_token, refresh_token, hub: slug };
};

const byKey = async ({ terminal, settings }: CallWithout<Flags>): Promise<Signed> => {
  const token = await secret(terminal, 'API key');
  // A wrong key fails now, not in the next command.
  await demand(createHubClient({ ...clientOptions(terminal, settings.url), token }).GET('/api/v1/teams'));
  return { kind: 'key', token };
};

/** The default team of later commands: the given one, or the only one. */
const teamOf = async ({ flags, terminal, settings, say }: CallWithout<Flags>, signed: Signed) => {
  if (flags.team || signed.kind === 'contact') return flags.team;
  const client = createHubClient({ ...clientOptions(terminal, settings.url), token: signed.token });
  const { data } = await demand(client.GET('/api/v1/teams'));
  if (data.length > 1) {
    say('You are in several teams. Select one with --team or HUB_TEAM, or sign in again with --team:');
    for (const { id, attributes } of data) say(`  ${id}  ${attributes.name}`);
  }
  return data.length === 1 ? data[0]?.id : undefined;
};

export const define: Define = (command, terminal) => {
  command
    .option('--email <address>', 'email address (default: prompt)')
    .option('--member <slug>', 'sign in to this hub as a member')
    .option('--magic-link', 'with --member: sign in by email instead of a password')
    .option('--with-key', 'save an API key of a team')
    .addHelpText('after', '\nPrompts for the password or the key, or reads it from standard input.')
    .action(async () => {
      const call = callWithout<Flags>(command, terminal);
      const { flags, settings, say, print } = call;
      const client = createHubClient(clientOptions(terminal, settings.url));
      const signIn = () => {
        if (!flags.member) return asUser(client, call);
        return flags.magicLink ? byEmail(client, call, flags.member) : asMember(client, call, flags.member);
      };
      if (flags.magicLink && !flags.member) throw usage('--magic-link requires --member with the slug of the hub.');
      const signed = await (flags.withKey ? byKey(call) : signIn());
      const team = await teamOf(call, signed);
      const hub = flags.hub ?? signed.hub;
      const profile = { url: settings.url, ...signed, ...(team && { team }), ...(hub && { hub }) };
      await withProfilesLocked(terminal, () => saveProfile(terminal.env, settings.profileName, profile));
      if (flags.json) print.json({ profile: settings.profileName, url: settings.url, kind: signed.kind, team, hub });
      say(`Signed in at ${settings.url}. Saved as profile “${settings.profileName}” in ${profilesFile(terminal.env)}`);
    });
};
