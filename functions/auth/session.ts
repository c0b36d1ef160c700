import * as z from 'zod';
import { text } from '#docs';
import { mayContinue } from '../../shared/access/sign-in/team/user-session.ts';
import { sessions } from '../../shared/accounts/identity/sessions.ts';
import type { Subject } from '../../shared/accounts/identity/token.ts';
import { anyone } from '../../shared/api/callers.ts';
import { signOut } from '../../shared/hubs/people/contacts/sign-out.ts';
import { either, flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { accessTokens, tokensAnswer, tokensResponse } from './access-token.ts';
import { route } from './ports.ts';

const Refresh = z.object({ refresh_token: z.string().min(1).max(512) });

const forms = {
  user: { prefix: '/auth', who: 'a user', refresh: flat(Refresh), logout: flat(Refresh) },
  contact: {
    prefix: '/contact-auth',
    who: 'a member',
    refresh: either('refresh_requests', Refresh),
    logout: either('logout_requests', Refresh),
  },
} as const;

const refresh = (kind: Subject['kind']) => {
  const { prefix, who, refresh: body } = forms[kind];
  return route({
    method: 'POST',
    path: `${prefix}/refresh`,
    summary: text(`Refresh ${who}'s tokens`),
    description: text(
      'A refresh token works once. Using it a second time ends its session, because the token may have been copied. A password change ends the session too.',
    ),
    caller: anyone(),
    replayable: false,
    body,
    response: tokensResponse,
    errors: ['unauthorized'],
    async handler({ body: { refresh_token } }, { db, now, ports }) {
      const next = await sessions(db).refresh(kind, refresh_token, now);
      const ends = next?.subject.kind === 'user' && !(await mayContinue(db, next.subject));
      if (ends) await sessions(db).endByToken(next.token);
      if (!next || ends) {
        const detail = 'The refresh token is unknown, used or expired. Sign in again.';
        return refuse('unauthorized', { detail, headers: { 'WWW-Authenticate': 'Bearer' } });
      }
      return tokensAnswer(await accessTokens(ports, next.subject, next.token, now));
    },
  });
};

const logout = (kind: Subject['kind']) => {
  const { prefix, who, logout: body } = forms[kind];
  return route({
    method: 'POST',
    path: `${prefix}/logout`,
    summary: text(`Revoke ${who}'s session`),
    description: text(
      'All refresh tokens of the session stop working. Its access token stays valid until it expires. An unknown refresh token returns the same response. The WebSockets of a contact are closed.',
    ),
    caller: anyone(),
    replayable: false,
    body,
    status: 204,
    response: empty,
    async handler({ body: { refresh_token } }, { db, now }) {
      const subject = await sessions(db).endByToken(refresh_token);
      if (subject?.kind === 'contact') await signOut(db, subject, now);
      return done();
    },
  });
};

export const sessionRoutes = [refresh('user'), logout('user'), refresh('contact'), logout('contact')];
