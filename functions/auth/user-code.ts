import * as z from 'zod';
import { described, text } from '#docs';
import { exchangeUserCode } from '../../shared/access/sign-in/team/user-session.ts';
import { anyone } from '../../shared/api/callers.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { signIn, tokensAnswer, tokensResponse } from './access-token.ts';
import { route } from './ports.ts';

const exchange = route({
  method: 'POST',
  path: '/auth/exchange',
  summary: text('Sign in a user with a code'),
  description: text(
    'A sign-in with an identity provider of a team ends at the `return_url` with the query parameter `code`. The page exchanges it here. A code works once, for a minute. The tokens are valid for that team only: routes of other teams, and routes that change the account, return 403. A refresh fails when the provider is disabled, the domain is no longer verified or the user left the team.',
  ),
  caller: anyone(),
  replayable: false,
  body: flat(() =>
    z.object({ code: z.string().min(1).max(512).meta(described('The query parameter `code` of the page.')) }),
  ),
  response: tokensResponse,
  errors: ['invalid_token'],
  async handler({ body: { code } }, { db, now, ports }) {
    const session = await exchangeUserCode(db, code, now);
    return session ? tokensAnswer(await signIn(ports, db, session, now)) : refuse('invalid_token', { field: 'code' });
  },
});

export const userCodeRoutes = [exchange];
