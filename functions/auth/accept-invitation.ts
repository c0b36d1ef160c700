import * as z from 'zod';
import { described, text } from '#docs';
import { acceptInvitation } from '../../shared/accounts/invitations/accept-invitation.ts';
import { INVITATION_STATUSES } from '../../shared/accounts/invitations/invitation-item.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { user } from '../../shared/api/callers.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

/** The accepted invitation: the team joined and the role in it. */
const Accepted = resource(
  'invitations',
  () =>
    z.object({
      team_id: z.string(),
      email: z.string(),
      role_id: z.string(),
      status: z.enum(INVITATION_STATUSES).meta(described('Always `accepted`.')),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
  'AcceptedInvitation',
);

const accept = route({
  method: 'POST',
  path: '/auth/accept-invitation',
  summary: text('Accept a team invitation'),
  description: text(
    "The signed-in user joins the team with the role of the invitation. The user's address must be the invited one; another user gets 403 `invitation_for_another_address` and the token stays valid. If the inviter was removed, or could not invite with the role any more, the response is 403 `invitation_withdrawn`. The emailed token works once. Accepting verifies the user's email address.",
  ),
  caller: user(),
  body: flat(() => z.object({ token: z.string().min(1).max(512) })),
  response: one(Accepted),
  errors: ['already_member', 'invalid_token', 'invitation_for_another_address', 'invitation_withdrawn', 'unauthorized'],
  async handler({ body: { token } }, { caller, db, now }) {
    const accepted = await acceptInvitation(db, token, caller, now);
    if (accepted === 'gone') return callerDeleted();
    if (accepted === 'invitation_for_another_address' || accepted === 'invitation_withdrawn') return refuse(accepted);
    if (typeof accepted === 'string') return refuse(accepted, { field: 'token' });
    return answer({ ...accepted, status: 'accepted' as const });
  },
});

export const acceptInvitationRoutes = [accept];
