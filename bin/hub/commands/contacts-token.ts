import { callOf, type Define } from '../call.ts';

/** Prints only the token, for `HUB_TOKEN=$(hub contacts token <contact>)`. */
export const defineToken: Define = (command, terminal) => {
  command
    .description('Create a token to act for a member for 15 minutes')
    .addHelpText('after', '\nNeeds an API key with the scope `members.impersonate`. The audit log records each token.')
    .action(async (contact_id: string) => {
      const { client, team, print, say, flags } = await callOf(command, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const params = { path: { team_id: await team(), contact_id } };
      const document = await demand(client.POST('/api/v1/teams/{team_id}/contacts/{contact_id}/token', { params }));
      if (flags.json) return print.json(document);
      const { access_token = '', expires_in } = document.data.attributes;
      print.text(access_token);
      say(`The token expires in ${expires_in / 60} minutes. Use it as HUB_TOKEN.`);
    });
};
