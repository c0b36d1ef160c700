import * as z from 'zod';
import { described, text } from '#docs';
import { CodeChallenge } from '../../shared/accounts/identity/code-challenge.ts';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { anyone } from '../../shared/api/callers.ts';
import { resetContactPassword } from '../../shared/hubs/people/contacts/password-reset.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { contactEmailSlot, EMAILS_LIMIT } from './limits.ts';
import { route } from './ports.ts';

const request = route({
  method: 'POST',
  path: '/contact-auth/password-reset',
  summary: text("Request a member's password reset"),
  description: text(
    'Returns the same response for every address and hub. In a hub with password sign-in, the email with a reset token is sent to an admitted member, even one without a password, and to a contact who has or had a subscription in the hub. Limited to 10 requests in 15 minutes per address and hub; whether the address has an account makes no difference.',
  ),
  caller: anyone(),
  limit: EMAILS_LIMIT,
  replayable: false,
  body: either('password_reset_requests', () =>
    z.object({
      email: EmailAddress,
      slug: PresentedSlug,
      code_challenge: CodeChallenge.nullable()
        .default(null)
        .meta(
          described(
            'The S256 challenge (RFC 7636) of a verifier that this browser keeps. The `code` with which the page of the email leads to the site is then accepted with this verifier only.',
          ),
        ),
    }),
  ),
  status: 202,
  response: empty,
  errors: ['rate_limited'],
  async handler({ body: { email, slug, code_challenge } }, { limiter, now, ports }) {
    const refusal = await contactEmailSlot(limiter, { kind: 'contact_password_reset', slug, email }, now);
    if (refusal) return refusal;
    await ports.mail.send({ kind: 'contact_password_reset', email, slug, code_challenge });
    return done();
  },
});

const confirm = route({
  method: 'POST',
  path: '/contact-auth/password-reset/confirm',
  summary: text("Reset a member's password"),
  description: text(
    'The emailed token works once and verifies the address. The new password applies to every hub of the team with password sign-in. All earlier sessions end.',
  ),
  caller: anyone(),
  replayable: false,
  body: either('password_resets', () => z.object({ token: z.string().min(1).max(512), password: NewPassword })),
  status: 204,
  response: empty,
  errors: ['invalid_token'],
  async handler({ body: { token, password } }, { db, now }) {
    const changed = await resetContactPassword(db, token, password, now);
    return changed ? done() : refuse('invalid_token', { field: 'token' });
  },
});

export const contactPasswordResetRoutes = [request, confirm];
