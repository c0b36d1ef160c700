import * as z from 'zod';
import { text } from '#docs';
import { hubAccess } from '../../shared/access/sign-in/hub-access.ts';
import { PresentedEmail } from '../../shared/accounts/identity/email-address.ts';
import { checkPassword, hashPassword, PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { anyone } from '../../shared/api/callers.ts';
import { contactCredentials } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { contactSession } from '../../shared/hubs/people/contacts/contact-session.ts';
import { cachedHubOfSlug, signInTarget } from '../../shared/hubs/people/contacts/sign-in-target.ts';
import { members } from '../../shared/hubs/people/members/members.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { memberTokensResponse, signIn, tokensAnswer } from './access-token.ts';
import { attempt } from './limits.ts';
import { route } from './ports.ts';

const login = route({
  method: 'POST',
  path: '/contact-auth/login',
  summary: text('Sign in a member with a password'),
  description: text(
    'A contact who is not an active member but has or had a subscription in the hub can sign in too; `access` is then `purchases` and the token opens only their purchases. A wrong password, an unknown address, an unknown hub and a hub that does not admit the contact all return the same error. Failed sign-ins are limited to 10 per account and 100 per source IP address in 15 minutes.',
  ),
  caller: anyone(),
  replayable: false,
  body: envelope('login_requests', () =>
    z.object({ email: PresentedEmail, password: PresentedPassword, slug: PresentedSlug }),
  ),
  response: memberTokensResponse,
  errors: ['invalid_credentials', 'password_not_allowed', 'rate_limited'],
  async handler({ body: { email, password, slug }, sourceIp }, { db, limiter, now, ports }) {
    const account = (await cachedHubOfSlug(db, slug))?.team ?? slug;
    const [slots, found] = await Promise.all([
      attempt(limiter, `contact#${account}#${email}`, sourceIp, now),
      signInTarget(db, slug, email),
    ]);
    const { headers } = slots;
    if (slots.refusal) return slots.refusal;
    if (found?.hub.sign_in === 'magic_link') {
      await slots.succeeded();
      return refuse('password_not_allowed', { headers });
    }

    const credential = found?.credential;
    const key = found && { team: found.hub.team_id, hub: found.hub.id };
    const [{ matches, outdated }, member] = await Promise.all([
      checkPassword(password, credential?.password_hash),
      key && credential && members(db, key).get(credential.contact_id),
    ]);
    const verified = matches && key && credential;
    const access = verified && (await hubAccess(db, key, credential.contact_id, member || undefined, now));
    if (!access) return refuse('invalid_credentials', { headers: { ...headers, 'WWW-Authenticate': 'Bearer' } });

    const { password_hash } = credential;
    const [tokens] = await Promise.all([
      signIn(ports, db, contactSession(key.team, email, credential), now),
      slots.succeeded(),
      outdated &&
        password_hash &&
        hashPassword(password).then((hash) => contactCredentials(db, key.team).rehash(email, password_hash, hash)),
    ]);
    return tokensAnswer({ ...tokens, access }, { headers });
  },
});

export const contactLoginRoutes = [login];
