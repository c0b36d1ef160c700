import * as z from 'zod';
import { text } from '#docs';
import { credentialKey, credentials } from '../../shared/accounts/identity/credentials.ts';
import { PresentedEmail } from '../../shared/accounts/identity/email-address.ts';
import { checkPassword, hashPassword, PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { membershipKey } from '../../shared/accounts/teams/memberships.ts';
import { anyone } from '../../shared/api/callers.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { canonicalId, isId } from '../../shared/platform/ids/id.ts';
import { signIn, tokensAnswer, tokensResponse } from './access-token.ts';
import { attempt } from './limits.ts';
import { route } from './ports.ts';

const isInTeam = async (db: Table, team: string, user: string): Promise<boolean> =>
  isId(team) && (await db.get(membershipKey(team, user))) !== undefined;

const login = route({
  method: 'POST',
  path: '/auth/login',
  summary: text('Sign in a user'),
  description: text(
    'An unknown address and a wrong password return the same error in the same time. Failed sign-ins are limited to 10 per account and 100 per source IP address in 15 minutes. With `team_id`, the token carries that team as its context.',
  ),
  caller: anyone(),
  replayable: false,
  body: flat(() =>
    z.object({
      email: PresentedEmail,
      password: PresentedPassword,
      team_id: z.string().min(1).max(36).overwrite(canonicalId).optional(),
    }),
  ),
  response: tokensResponse,
  errors: ['invalid_credentials', 'forbidden', 'rate_limited'],
  async handler({ body, sourceIp }, { db, limiter, now, ports }) {
    const { email, password, team_id: team } = body;
    const [slots, credential] = await Promise.all([
      attempt(limiter, `user#${email}`, sourceIp, now),
      credentials(db).get(email),
    ]);
    const { headers } = slots;
    if (slots.refusal) return slots.refusal;
    const { matches, outdated } = await checkPassword(password, credential?.password_hash);
    if (!credential || !matches)
      return refuse('invalid_credentials', { headers: { ...headers, 'WWW-Authenticate': 'Bearer' } });

    const { user_id: id, generation, password_hash } = credential;
    if (team !== undefined && !(await isInTeam(db, team, id))) {
      await slots.succeeded();
      return refuse('forbidden', { detail: 'The caller is not a user of this team.', headers });
    }
    const subject = team === undefined ? ({ kind: 'user', id } as const) : ({ kind: 'user', id, team } as const);
    const [tokens] = await Promise.all([
      signIn(ports, db, { subject, credential: credentialKey(email), generation }, now),
      slots.succeeded(),
      outdated &&
        password_hash &&
        hashPassword(password).then((hash) => credentials(db).rehash(email, password_hash, hash)),
    ]);
    return tokensAnswer(tokens, { headers });
  },
});

export const loginRoutes = [login];
