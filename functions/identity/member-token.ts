import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { impersonator } from '../../shared/api/callers.ts';
import { recordActing } from '../../shared/hubs/people/contacts/acting.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { route } from './ports.ts';

const MemberToken = resource(
  'access_tokens',
  () =>
    z.object({
      access_token: z
        .string()
        .meta(described('A contact token with an `act` claim (RFC 8693) that names the API key.')),
      token_type: z.literal('bearer').meta(described('How to send the token: `Authorization: Bearer …`.')),
      expires_in: z.int().meta(described('Lifetime of the token in seconds: 900.')),
    }),
  'ActingAccessToken',
);

const issue = route({
  method: 'POST',
  path: '/teams/{team_id}/contacts/{contact_id}/token',
  summary: text('Create a token to act for a member'),
  description: text(
    'For a support tool or a server that acts for a signed-in member. The API key needs the scope `members.impersonate`, which `*` does not include. The token is valid for 15 minutes, and only while the key is; there is no refresh token. It does everything that the member may do, except change the password, delete the account and create further tokens or stream tickets. The audit log records each token as `contact.impersonated`.',
  ),
  caller: impersonator(),
  limit: { name: 'acting-tokens', limit: 120, seconds: 60, by: 'caller' },
  replayable: false,
  status: 201,
  response: one(MemberToken),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now, ports }) {
    const { contact_id: id } = params;
    const token = newId();
    const contact = await recordActing(db, { team, id, token }, actorOf(caller), now);
    if (!contact) return refuse('not_found');
    const generation = contact.least_generation ?? 0;
    const issued = await ports.signer.issue({ kind: 'contact', id, team, generation, actor: caller.id }, now.getTime());
    const { token: access_token, expires_in } = issued;
    return answer({ id: token, access_token, token_type: 'bearer' as const, expires_in });
  },
});

export const memberTokenRoutes = [issue];
