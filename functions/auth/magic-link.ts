import * as z from 'zod';
import { described, text } from '#docs';
import { spendMagicLink } from '../../shared/access/sign-in/magic-link.ts';
import { CodeChallenge, CodeVerifier } from '../../shared/accounts/identity/code-challenge.ts';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { anyone } from '../../shared/api/callers.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { memberTokensResponse, signIn, tokensAnswer } from './access-token.ts';
import { contactEmailSlot, EMAILS_LIMIT } from './limits.ts';
import { route } from './ports.ts';

const request = route({
  method: 'POST',
  path: '/contact-auth/magic-link',
  summary: text('Request a magic link'),
  description: text(
    'Returns the same response for every address and hub. In a hub with magic-link sign-in, the email is sent to an admitted member, and to a contact who has or had a subscription in the hub, for access to their purchases only. The link works once, for ten minutes. The landing page redirects to `return_url`, if that is on the `site_url` or one of the `allowed_origins` of the hub, and otherwise to the `site_url`, with a `code` for `POST /contact-auth/exchange`. Without either, the email has a code to enter. Limited to 10 requests in 15 minutes per address and hub; whether the address has an account makes no difference. With a `code_challenge`, only the browser that has its `code_verifier` can complete the sign-in.',
  ),
  caller: anyone(),
  limit: EMAILS_LIMIT,
  replayable: false,
  body: either('magic_link_requests', () =>
    z.object({
      email: EmailAddress,
      slug: PresentedSlug,
      return_url: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .nullable()
        .default(null)
        .meta(described('The page that the link leads to, on one of the origins of the hub. Null for its `site_url`.')),
      code_challenge: CodeChallenge.nullable()
        .default(null)
        .meta(
          described(
            'The S256 challenge (RFC 7636) of a verifier that this browser keeps. The code or token of the email is then accepted with this verifier only. Null for an email that any browser can use.',
          ),
        ),
    }),
  ),
  status: 202,
  response: empty,
  errors: ['rate_limited'],
  async handler({ body: { email, slug, return_url, code_challenge } }, { limiter, now, ports }) {
    const refusal = await contactEmailSlot(limiter, { kind: 'magic_link', slug, email }, now);
    if (refusal) return refusal;
    await ports.mail.send({ kind: 'magic_link', email, slug, return_url, code_challenge });
    return done();
  },
});

const consume = route({
  method: 'POST',
  path: '/contact-auth/magic-link/consume',
  summary: text('Sign in with a magic-link token'),
  description: text(
    'The token is used up, even if the sign-in fails, except by a wrong or missing `code_verifier` (422 `invalid_code_verifier`). `access` is `purchases` for a contact whom the hub does not admit but who has or had a subscription in it; the token then opens only their purchases. The first emailed token that is used verifies the address: a password set before that is removed and all earlier sessions end.',
  ),
  caller: anyone(),
  replayable: false,
  body: either('magic_link_tokens', () =>
    z.object({
      token: z.string().min(1).max(512),
      code_verifier: CodeVerifier.optional().meta(
        described('The verifier of the `code_challenge` of the request for the email. None if it had no challenge.'),
      ),
      password: NewPassword.optional().meta(
        described(
          "Sets the member's password for every hub of the team with password sign-in. All earlier sessions end.",
        ),
      ),
    }),
  ),
  response: memberTokensResponse,
  errors: ['invalid_code_verifier', 'invalid_token', 'magic_link_not_allowed'],
  async handler({ body: { token, code_verifier, password } }, { db, now, ports }) {
    const spent = await spendMagicLink(db, token, { by: { code_verifier }, password }, now);
    if (spent === 'wrong_verifier') return refuse('invalid_code_verifier', { field: 'code_verifier' });
    if (spent === 'magic_link_not_allowed') return refuse('magic_link_not_allowed');
    if (!spent) return refuse('invalid_token', { field: 'token' });
    return tokensAnswer({ ...(await signIn(ports, db, spent.session, now)), access: spent.access });
  },
});

export const magicLinkRoutes = [request, consume];
