import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const INVITATIONS = '/api/v1/teams/{team_id}/invitations';
const INVITATION = `${INVITATIONS}/{invitation_id}` as const;

export const { define, verbs } = resource([
  list(INVITATIONS, {
    name: 'list',
    about: 'List the invitations of the team',
    isDefault: true,
    what: 'invitations',
    columns: [
      { attribute: 'email', wide: true },
      'status',
      { attribute: 'role_name', title: 'ROLE' },
      { attribute: 'invited_by_display_name', title: 'INVITED BY', wide: true },
      'expires_at',
    ],
  }),
  shown('get', INVITATION, { name: 'get', about: 'Show an invitation' }),
  shown('post', INVITATIONS, {
    name: 'create',
    about: 'Invite a user to the team by email',
    type: 'invitations',
    args: ['email'],
    flags: [{ flag: '--role <id>', about: 'role of the user in the team', attribute: 'role_id', needed: true }],
  }),
  done('delete', INVITATION, { name: 'revoke', about: 'Revoke an invitation', done: 'Invitation revoked.' }),
]);
