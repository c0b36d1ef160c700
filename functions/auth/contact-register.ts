import * as z from 'zod';
import { described, text } from '#docs';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { PersonName } from '../../shared/accounts/identity/person-name.ts';
import { anyone } from '../../shared/api/callers.ts';
import { fieldRefusal } from '../../shared/api/field-refusal.ts';
import { contactSession } from '../../shared/hubs/people/contacts/contact-session.ts';
import { fieldValuesInput } from '../../shared/hubs/people/contacts/profile-input.ts';
import { signInTarget } from '../../shared/hubs/people/contacts/sign-in-target.ts';
import { statusOnRegistering } from '../../shared/hubs/people/members/members.ts';
import { prepareRegistration, registeredProfile } from '../../shared/hubs/people/members/registration.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { AccessToken, signIn, tokensAnswer } from './access-token.ts';
import { attempt, REGISTRATIONS_LIMIT } from './limits.ts';
import { route } from './ports.ts';
import { emailTaken, registrationSlot } from './taken-address.ts';

/** The tokens of a new member; for a pending member, only the status. */
const Registration = resource(
  'access_tokens',
  () => AccessToken.attributes.partial().extend({ membership_status: z.enum(['active', 'pending']) }),
  'Registration',
);

const FIELDS = text(
  'The values of profile fields by `key`, without those of `team` fields. Required fields may be missing: `GET /me` lists them as `missing_fields`. For a contact who has a password in another hub of the team, the values replace theirs after they have joined. An unknown key returns 422.',
);

const register = route({
  method: 'POST',
  path: '/contact-auth/register',
  summary: text('Register as a hub member'),
  description: text(
    'In an open hub the new member is signed in at once. In a hub with access by request the membership is pending: the response is 202 without a token until the request is approved. A contact who has a password in another hub of the team must send that password. An address that cannot register returns 422 `email_taken`, and its owner gets at most one email a day about it. After 20 of these responses in an hour, every registration from the source IP address returns 429 `rate_limited`.',
  ),
  caller: anyone(),
  limit: REGISTRATIONS_LIMIT,
  replayable: false,
  body: either('register_requests', () =>
    z.object({
      email: EmailAddress,
      password: NewPassword.optional().meta(described('Required if the hub uses password sign-in.')),
      name: PersonName.nullable().default(null),
      slug: PresentedSlug,
      fields: fieldValuesInput(FIELDS).default({}),
    }),
  ),
  status: 201,
  alternativeStatus: 202,
  response: one(Registration, {}, AccessToken.attributes.partial().shape),
  errors: [
    'email_taken',
    'registration_closed',
    'password_not_allowed',
    'password_required',
    'not_found',
    'rate_limited',
    'invalid_field_value',
    'profile_too_large',
    'unknown_profile_field',
  ],
  async handler({ body: { email, password, name, slug, fields }, sourceIp }, { db, limiter, now, ports }) {
    const found = await signInTarget(db, slug, email);
    if (!found) return refuse('not_found', { detail: 'No hub has this slug.' });
    const { hub, credential } = found;
    const status = statusOnRegistering(hub);
    if (!status) return refuse('registration_closed');
    if (hub.sign_in === 'magic_link' && password !== undefined) return refuse('password_not_allowed');
    if (hub.sign_in === 'password' && password === undefined) return refuse('password_required', { field: 'password' });
    const profile = await registeredProfile(db, hub, fields);
    if (profile && 'code' in profile) return fieldRefusal(profile);

    const account = `contact#${hub.team_id}#${email}`;
    const guess = credential && (await attempt(limiter, account, sourceIp, now));
    if (guess?.refusal) return guess.refusal;
    const register = await prepareRegistration(db, { hub, credential, email, name, password, status, profile }, now);
    const slot = await registrationSlot(limiter, sourceIp, now);
    if (slot.refusal) {
      await guess?.succeeded();
      return slot.refusal;
    }
    const registered = await register();
    if (!registered) return emailTaken(ports, { limiter, sourceIp, now }, credential && { email, slug, account });
    await Promise.all([slot.giveBack(), guess?.succeeded()]);

    if (status === 'pending') return answer({ id: newId(), membership_status: status }, { status: 202 });
    const tokens = await signIn(ports, db, contactSession(hub.team_id, email, registered), now);
    const { value, extras } = tokensAnswer(tokens);
    return answer({ ...value, membership_status: status }, extras);
  },
});

export const contactRegisterRoutes = [register];
