import { type CredentialItem, credentialKey } from '../../shared/accounts/identity/credentials.ts';
import { VERIFICATION_SECONDS } from '../../shared/accounts/identity/email-verification.ts';
import { oneTimeTokens, RESET_SECONDS } from '../../shared/accounts/identity/one-time-tokens.ts';
import { hashOpaque } from '../../shared/accounts/identity/opaque-token.ts';
import { type UserItem, userKey } from '../../shared/accounts/identity/user-item.ts';
import { storeToken } from '../../shared/accounts/invitations/invitation-tokens.ts';
import { type TeamItem, teamKey } from '../../shared/accounts/teams/team-item.ts';
import {
  emailVerificationEmail,
  invitationEmail,
  passwordResetEmail,
  registrationAttemptEmail,
} from '../../shared/delivery/email/messages.ts';
import { signInTarget } from '../../shared/hubs/people/contacts/sign-in-target.ts';
import { type ComposedEmail, composedFor, type Job, link, type MailDeps, serviceContext } from './mail-deps.ts';

export const passwordReset = async (
  { kind, email }: Job<'password_reset'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { db, now } = deps;
  const credential = await db.get<CredentialItem>(credentialKey(email));
  if (!credential) return undefined;
  const { user_id, generation } = credential;
  const user = await db.get<UserItem>(userKey(user_id));
  const grant = { user_id, email, generation };
  const token = await oneTimeTokens(db).store('password_reset', grant, RESET_SECONDS, now, await deps.token());
  return composedFor(user ?? {}, passwordResetEmail(email, link(deps, token, 'password'), token), serviceContext(kind));
};

/** `undefined` if the address no longer has an account. */
export const registrationAttempt = async (
  { kind, email, slug }: Job<'registration_attempt'>,
  { db }: MailDeps,
): Promise<ComposedEmail | undefined> => {
  if (slug === null) {
    const owner = await db.get<CredentialItem>(credentialKey(email));
    const user = owner && (await db.get<UserItem>(userKey(owner.user_id)));
    return user && composedFor(user, registrationAttemptEmail(email), serviceContext(kind));
  }
  const found = await signInTarget(db, slug, email);
  if (!found?.credential) return undefined;
  const { hub, credential } = found;
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id: credential.contact_id };
  return composedFor(credential, registrationAttemptEmail(email, hub.name), context);
};

/** `undefined` if the user has already verified the address or was erased. */
export const emailVerification = async (
  { kind, user_id }: Job<'email_verification'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { db, now } = deps;
  const user = await db.get<UserItem>(userKey(user_id));
  if (!user || user.address_proved_at !== undefined) return undefined;
  const { email } = user;
  const token = await oneTimeTokens(db).store(
    'email_verification',
    { user_id, email },
    VERIFICATION_SECONDS,
    now,
    await deps.token(),
  );
  return composedFor(user, emailVerificationEmail(email, link(deps, token, 'email'), token), serviceContext(kind));
};

/** The invited person has proved nothing to the team yet. */
export const invitation = async (
  { kind, team_id, invitation_id }: Job<'invitation'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const token = await deps.token();
  const [invited, team] = await Promise.all([
    storeToken(deps.db, team_id, invitation_id, hashOpaque(token), deps.now),
    deps.db.get<TeamItem>(teamKey(team_id)),
  ]);
  if (!invited || !team) return undefined;
  const message = invitationEmail(invited.email, team.name, link(deps, token, 'invitation'), token);
  return composedFor({}, message, { kind, team_id, hub_id: null, contact_id: null });
};
