import * as z from 'zod';
import { text } from '#docs';
import { verifyEmail } from '../../shared/accounts/identity/email-verification.ts';
import { user } from '../../shared/api/callers.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { EMAILS_LIMIT, emailSlot } from './limits.ts';
import { route } from './ports.ts';

const request = route({
  method: 'POST',
  path: '/auth/email-verification',
  summary: text('Request a verification email'),
  description: text(
    'Emails the signed-in user a token that verifies their address. Registration sends the first one. Limited to 10 emails in 15 minutes.',
  ),
  caller: user(),
  limit: EMAILS_LIMIT,
  replayable: false,
  status: 202,
  response: empty,
  errors: ['rate_limited'],
  async handler(_, { caller, limiter, now, ports }) {
    const refusal = await emailSlot(limiter, `email-verification#${caller.id}`, now);
    if (refusal) return refusal;
    await ports.mail.send({ kind: 'email_verification', user_id: caller.id, request_id: newId() });
    return done();
  },
});

const confirm = route({
  method: 'POST',
  path: '/auth/email-verification/confirm',
  summary: text('Verify an email address'),
  description: text(
    'Verifies the address of the signed-in user with the emailed token. The token works once, for 24 hours, and only for the user it was sent to.',
  ),
  caller: user(),
  replayable: false,
  body: flat(() => z.object({ token: z.string().min(1).max(512) })),
  status: 204,
  response: empty,
  errors: ['invalid_token'],
  async handler({ body: { token } }, { caller, db, now }) {
    return (await verifyEmail(db, token, caller, now)) ? done() : refuse('invalid_token', { field: 'token' });
  },
});

export const emailVerificationRoutes = [request, confirm];
