import * as z from 'zod';
import { text } from '#docs';
import { mayContinue } from '../../shared/access/sign-in/may-continue.ts';
import { type Refreshed, sessions } from '../../shared/accounts/identity/sessions.ts';
import type { Subject } from '../../shared/accounts/identity/token.ts';
import { anyone } from '../../shared/api/callers.ts';
import { signOut } from '../../shared/hubs/people/contacts/sign-out.ts';
import type { Table } from '../../shared/platform/db/table.ts';
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

/** A contact whose session ended has no stream tickets and WebSockets of it. */
const afterEnd = async (db: Table, subject: Subject | undefined, now: Date): Promise<void> => {
  if (subject?.kind === 'contact') await signOut(db, subject, now);
};

/** The session that continues; `undefined` if the token is invalid or its session ends now. */
const refreshed = async (
  db: Table,
  kind: Subject['kind'],
  token: string,
  now: Date,
): Promise<Refreshed | undefined> => {
  const next = await sessions(db).refresh(kind, token, now);
  if (next && 'ended' in next) {
    await afterEnd(db, next.ended, now);
    return undefined;
  }
  if (!next || (await mayContinue(db, next, now))) return next;
  await afterEnd(db, await sessions(db).endByToken(next.token), now);
  return undefined;
};

const refresh = (kind: Subject['kind']) => {
  const { prefix, who, refresh: body } = forms[kind];
  return route({
    method: 'POST',
    path: `${prefix}/refresh`,
    summary: text(`Refresh ${who}'s tokens`),
    description: text(
      'Returns a new access token and the next refresh token. For ten seconds, the same refresh token returns the same next one, so two tabs can refresh at once; each response has an access token of its own. A later use ends the session, because the token may have been copied. A password change ends the session too. A session that began with an identity provider ends when the provider is disabled or deleted or no longer speaks for the person, when a member leaves the hub of the provider, and at the maximum age that the sign-in policy of the team sets, 12 hours by default.',
    ),
    caller: anyone(),
    replayable: false,
    body,
    response: tokensResponse,
    errors: ['unauthorized'],
    async handler({ body: { refresh_token } }, { db, now, ports }) {
      const next = await refreshed(db, kind, refresh_token, now);
      if (!next) {
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
      'All refresh tokens of the session stop working. Its access token stays valid until it expires. An unknown refresh token returns the same response. The stream tickets of a contact are revoked, and their WebSockets closed, on all devices.',
    ),
    caller: anyone(),
    replayable: false,
    body,
    status: 204,
    response: empty,
    async handler({ body: { refresh_token } }, { db, now }) {
      await afterEnd(db, await sessions(db).endByToken(refresh_token), now);
      return done();
    },
  });
};

export const sessionRoutes = [refresh('user'), logout('user'), refresh('contact'), logout('contact')];
