import { resource } from '../resource.ts';
import { shown } from '../verb.ts';

const POLICY = '/api/v1/teams/{team_id}/sign-in-policy';

export const { define, verbs } = resource([
  shown('get', POLICY, { name: 'get', about: 'Show the sign-in policy of the team', isDefault: true }),
  shown('patch', POLICY, {
    name: 'update',
    about: 'Update the sign-in policy of the team',
    type: 'sign_in_policies',
    flags: [
      {
        flag: '--sso-required <boolean>',
        about: 'whether users must sign in with an identity provider of the team; owners are exempt',
        attribute: 'sso_required',
        as: 'boolean',
      },
      {
        flag: '--max-session-hours <number>',
        about: 'maximum age of sessions of an identity provider, in hours',
        attribute: 'max_session_hours',
        as: 'number',
      },
    ],
  }),
]);
