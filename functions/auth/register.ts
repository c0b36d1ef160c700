import * as z from 'zod';
import { text } from '#docs';
import { credentialKey } from '../../shared/accounts/identity/credentials.ts';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { hashPassword, NewPassword } from '../../shared/accounts/identity/password.ts';
import { PersonName } from '../../shared/accounts/identity/person-name.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { anyone } from '../../shared/api/callers.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { signIn, tokensAnswer, tokensResponse } from './access-token.ts';
import { REGISTRATIONS_LIMIT } from './limits.ts';
import { route } from './ports.ts';
import { emailTaken, registrationSlot } from './taken-address.ts';

const register = route({
  method: 'POST',
  path: '/auth/register',
  summary: text('Register a user'),
  description: text(
    'The new user is signed in and belongs to no team. Next, create a team or accept an invitation. An address in use returns 422 `email_taken`, and its owner gets at most one email a day about it. After 20 of these responses in an hour, every registration from the source IP address returns 429 `rate_limited`.',
  ),
  caller: anyone(),
  limit: REGISTRATIONS_LIMIT,
  replayable: false,
  body: flat(() => z.object({ email: EmailAddress, password: NewPassword, name: PersonName })),
  status: 201,
  response: tokensResponse,
  errors: ['email_taken', 'rate_limited'],
  async handler({ body: { email, name, password }, sourceIp }, { db, limiter, now, ports }) {
    const password_hash = await hashPassword(password);
    const slot = await registrationSlot(limiter, sourceIp, now);
    if (slot.refusal) return slot.refusal;
    const user = await users(db).createHashed({ email, name, password_hash }, now);
    if (user === 'email_taken')
      return emailTaken(ports, { limiter, sourceIp, now }, { email, slug: null, account: `user#${email}` });
    const owner = {
      subject: { kind: 'user', id: user.id },
      credential: credentialKey(user.email),
      generation: 1,
    } as const;
    const [tokens] = await Promise.all([signIn(ports, db, owner, now), slot.giveBack()]);
    return tokensAnswer(tokens);
  },
});

export const registerRoutes = [register];
