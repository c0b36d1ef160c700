import * as z from 'zod';
import { spendMagicLink } from '../../shared/access/sign-in/magic-link.ts';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { anyone } from '../../shared/api/callers.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { memberTokensResponse, signIn, tokensAnswer } from './access-token.ts';
import { PresentedSlug } from './contact-login.ts';
import { contactEmailSlot, LETTERS_LIMIT } from './limits.ts';
import { route } from './ports.ts';

const request = route({
  method: 'POST',
  path: '/contact-auth/magic-link',
  summary: 'Ask for a letter to sign in to a hub with',
  description:
    'The same answer for every address and every hub. A letter goes to an admitted member of a hub that signs in by magic link, and to whoever else has or had a subscription in it, for their purchases alone; its link works once, for ten minutes. With a `return_url` on one of the hub’s `allowed_origins` the page behind the link leads on to it, with a token for `magic-link/consume` in the fragment; any other is left out.',
  caller: anyone(),
  limit: LETTERS_LIMIT,
  replayable: false,
  body: either(
    'magic_link_requests',
    z.object({
      email: EmailAddress,
      slug: PresentedSlug,
      return_url: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .nullable()
        .default(null),
    }),
  ),
  status: 202,
  response: empty,
  errors: ['rate_limited'],
  async handler({ body: { email, slug, return_url } }, { limiter, now, ports }) {
    const refusal = await contactEmailSlot(limiter, slug, email, now);
    if (refusal) return refusal;
    await ports.mail.send({ kind: 'magic_link', email, slug, return_url });
    return done();
  },
});

const consume = route({
  method: 'POST',
  path: '/contact-auth/magic-link/consume',
  summary: 'Sign in with the token of a letter',
  description:
    'The token is spent, whatever comes of it. `access` is `purchases` for a contact whom the hub does not let in but who has or had a subscription in it: of the hub the token opens only what they bought. The first letter that comes back shows whose the address is: a password that was chosen before is dropped then, and every session before this one ends.',
  caller: anyone(),
  replayable: false,
  body: either(
    'magic_link_tokens',
    z.object({
      token: z.string().min(1).max(512),
      password: NewPassword.optional().meta({
        description:
          'The member’s password from now on, in all hubs of the team that sign in by one. Every session before this one ends.',
      }),
    }),
  ),
  response: memberTokensResponse,
  errors: ['invalid_token', 'magic_link_not_allowed'],
  async handler({ body: { token, password } }, { db, now, ports }) {
    const spent = await spendMagicLink(db, token, now, password);
    if (spent === 'magic_link_not_allowed') return refuse('magic_link_not_allowed');
    if (!spent) return refuse('invalid_token', { field: 'token' });
    return tokensAnswer({ ...(await signIn(ports, db, spent.session, now)), access: spent.access });
  },
});

export const magicLinkRoutes = [request, consume];
