import { createHubClient } from '../../../shared/client/client.ts';
import { callWithout, type Define } from '../call.ts';
import { type Profile, readProfiles, saveProfile, withProfilesLocked } from '../profiles.ts';
import { clientOptions } from '../session.ts';
import type { Terminal } from '../terminal.ts';

/** Ends the session at the service, so that copies of the token become invalid. */
const end = async (terminal: Terminal, { url, kind, refresh_token }: Profile): Promise<boolean> => {
  if (!refresh_token) return true;
  const client = createHubClient(clientOptions(terminal, url));
  const body = { refresh_token };
  const { response } =
    kind === 'user'
      ? await client.POST('/api/v1/auth/logout', { body })
      : await client.POST('/api/v1/contact-auth/logout', { body });
  return response.ok;
};

export const define: Define = (command, terminal) => {
  command.action(async () => {
    const { settings, say } = callWithout(command, terminal);
    const name = settings.profileName;
    const ended = await withProfilesLocked(terminal, async () => {
      const profile = readProfiles(terminal.env)[name];
      if (!profile) return undefined;
      saveProfile(terminal.env, name, undefined);
      return end(terminal, profile).catch(() => false);
    });
    if (ended === undefined) return say(`Profile “${name}” is not signed in.`);
    say(`Signed out. Profile “${name}” is deleted.`);
    if (!ended) say('The service could not be reached. The session expires within 30 days.');
  });
};
