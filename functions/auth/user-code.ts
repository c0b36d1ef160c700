import * as z from 'zod';
import { described, text } from '#docs';
import { exchangeUserCode } from '../../shared/access/sign-in/team/user-session.ts';
import { CodeVerifier } from '../../shared/accounts/identity/code-challenge.ts';
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
    'A sign-in with an identity provider of a team ends at the `return_url` with the query parameter `code`. The page exchanges it here. A code works once, for a minute. If the sign-in began with a `code_challenge`, the exchange needs its `code_verifier`; if it did not, send none. A wrong or missing verifier returns 422 `invalid_code_verifier` and does not use up the code. The tokens are valid for that team only: routes of other teams, and routes that change the account, return 403. A refresh fails when the provider is disabled, the domain is no longer verified or the user left the team.',
  ),
  caller: anyone(),
  replayable: false,
  body: flat(() =>
    z.object({
      code: z.string().min(1).max(512).meta(described('The query parameter `code` of the page.')),
      code_verifier: CodeVerifier.optional().meta(
        described('The verifier (RFC 7636) of the `code_challenge` with which this browser began the sign-in.'),
      ),
    }),
  ),
  response: tokensResponse,
  errors: ['invalid_code_verifier', 'invalid_token'],
  async handler({ body }, { db, now, ports }) {
    const session = await exchangeUserCode(db, body, now);
    if (session === 'wrong_verifier') return refuse('invalid_code_verifier', { field: 'code_verifier' });
    return session ? tokensAnswer(await signIn(ports, db, session, now)) : refuse('invalid_token', { field: 'code' });
  },
});

export const userCodeRoutes = [exchange];
