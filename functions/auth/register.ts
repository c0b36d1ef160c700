import * as z from 'zod';
import { flat } from '../../shared/http/body.ts';
import { anyone } from '../../shared/http/callers.ts';
import { refuse } from '../../shared/http/errors.ts';

import { credentialKey } from '../../shared/identity/credentials.ts';
import { EmailAddress } from '../../shared/identity/email-address.ts';
import { NewPassword } from '../../shared/identity/password.ts';
import { PersonName } from '../../shared/identity/person-name.ts';
import { users } from '../../shared/identity/users.ts';
import { signIn, tokensAnswer, tokensResponse } from './access-token.ts';
import { REGISTRATIONS_LIMIT } from './limits.ts';
import { route } from './ports.ts';

const register = route({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register as a user',
  description: 'The new user is signed in and in no team yet: they make one, or accept an invitation.',
  caller: anyone(),
  limit: REGISTRATIONS_LIMIT,
  replayable: false,
  body: flat(z.object({ email: EmailAddress, password: NewPassword, name: PersonName })),
  status: 201,
  response: tokensResponse,
  errors: ['email_taken'],
  async handler({ body }, { db, now, ports }) {
    const user = await users(db).create(body, now);
    if (user === 'email_taken') return refuse('email_taken', { field: 'email' });
    const owner = {
      subject: { kind: 'user', id: user.id },
      credential: credentialKey(user.email),
      generation: 1,
    } as const;
    return tokensAnswer(await signIn(ports, db, owner, now));
  },
});

export const registerRoutes = [register];
