import * as z from 'zod';
import { text } from '#docs';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { resetPassword } from '../../shared/accounts/identity/password-reset.ts';
import { anyone } from '../../shared/api/callers.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { EMAILS_LIMIT, emailSlot } from './limits.ts';
import { route } from './ports.ts';

const request = route({
  method: 'POST',
  path: '/auth/password-reset',
  summary: text('Request a password reset'),
  description: text('Returns the same response for every address. The email is sent only if a user has the address.'),
  caller: anyone(),
  limit: EMAILS_LIMIT,
  replayable: false,
  body: flat(() => z.object({ email: EmailAddress })),
  status: 202,
  response: empty,
  errors: ['rate_limited'],
  async handler({ body: { email } }, { limiter, now, ports }) {
    const refusal = await emailSlot(limiter, `password-reset#${email}`, now);
    if (refusal) return refusal;
    await ports.mail.send({ kind: 'password_reset', email });
    return done();
  },
});

const confirm = route({
  method: 'POST',
  path: '/auth/password-reset/confirm',
  summary: text("Reset a user's password"),
  description: text('The emailed token works once, for an hour. All sessions of the user end.'),
  caller: anyone(),
  replayable: false,
  body: flat(() => z.object({ token: z.string().min(1).max(512), password: NewPassword })),
  status: 204,
  response: empty,
  errors: ['invalid_token'],
  async handler({ body: { token, password } }, { db, now }) {
    const changed = await resetPassword(db, token, password, now);
    return changed ? done() : refuse('invalid_token', { field: 'token' });
  },
});

export const passwordResetRoutes = [request, confirm];
