import * as z from 'zod';
import { described, text } from '#docs';
import { exchangeSignInCode } from '../../shared/access/sign-in/sign-in-code.ts';
import { CodeVerifier } from '../../shared/accounts/identity/code-challenge.ts';
import { anyone } from '../../shared/api/callers.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { memberTokensResponse, signIn, tokensAnswer } from './access-token.ts';
import { route } from './ports.ts';

const exchange = route({
  method: 'POST',
  path: '/contact-auth/exchange',
  summary: text('Sign in with a code of a sign-in page'),
  description: text(
    'A sign-in page of the service ends at the `return_url` or `site_url` of the hub with the query parameter `code`. The site exchanges it here, from its server or from the browser. A code works once, for a minute, and only with the `slug` of its hub. A password change in between makes it invalid. If the sign-in began with a `code_challenge`, the exchange needs its `code_verifier`; if it did not, send none. A wrong or missing verifier returns 422 `invalid_code_verifier` and does not use up the code. `access` is as for a sign-in with a password.',
  ),
  caller: anyone(),
  replayable: false,
  body: either('sign_in_codes', () =>
    z.object({
      code: z.string().min(1).max(512).meta(described('The query parameter `code` of the page.')),
      code_verifier: CodeVerifier.optional().meta(
        described('The verifier (RFC 7636) of the `code_challenge` with which this browser began the sign-in.'),
      ),
      slug: PresentedSlug.meta(described('The slug of the hub whose site received the code.')),
    }),
  ),
  response: memberTokensResponse,
  errors: ['invalid_code_verifier', 'invalid_token'],
  async handler({ body }, { db, now, ports }) {
    const exchanged = await exchangeSignInCode(db, body, now);
    if (exchanged === 'wrong_verifier') return refuse('invalid_code_verifier', { field: 'code_verifier' });
    if (!exchanged) return refuse('invalid_token', { field: 'code' });
    return tokensAnswer({ ...(await signIn(ports, db, exchanged.session, now)), access: exchanged.access });
  },
});

export const signInCodeRoutes = [exchange];
