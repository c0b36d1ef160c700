import * as z from 'zod';
import { flat } from '../../shared/http/body.ts';
import { user } from '../../shared/http/callers.ts';
import { refuse } from '../../shared/http/errors.ts';
import { gone } from '../../shared/http/gone.ts';
import { answer, one, resource } from '../../shared/http/response.ts';
import { acceptInvitation } from '../../shared/teams/accept-invitation.ts';
import { route } from './ports.ts';

/** An invitation as the one who accepted it sees it: which team they are in now, and as what. */
const Accepted = resource(
  'invitations',
  z.object({
    team_id: z.string(),
    email: z.string(),
    role_id: z.string(),
    status: z.literal('accepted'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  'AcceptedInvitation',
);

const accept = route({
  method: 'POST',
  path: '/auth/accept-invitation',
  summary: 'Accept an invitation to a team',
  description: 'The signed-in user joins with the role they were invited to. The token of the letter works once.',
  caller: user(),
  body: flat(z.object({ token: z.string().min(1).max(512) })),
  response: one(Accepted),
  errors: ['already_member', 'invalid_token', 'unauthorized'],
  async handler({ body: { token } }, { caller, db, now }) {
    const accepted = await acceptInvitation(db, token, caller, now);
    if (accepted === 'gone') return gone();
    if (typeof accepted === 'string') return refuse(accepted, { field: 'token' });
    return answer({ ...accepted, status: 'accepted' as const });
  },
});

export const acceptInvitationRoutes = [accept];
