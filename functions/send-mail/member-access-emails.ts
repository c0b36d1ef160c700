import { hubAccess } from '../../shared/access/sign-in/hub-access.ts';
import { allowedReturn, MAGIC_LINK_SECONDS } from '../../shared/access/sign-in/magic-link.ts';
import { oneTimeTokens, RESET_SECONDS } from '../../shared/accounts/identity/one-time-tokens.ts';
import { contactAccessEmail, contactPasswordEmail, magicLinkEmail } from '../../shared/delivery/email/messages.ts';
import type { HubItem } from '../../shared/hubs/hubs/hub-item.ts';
import { signInTarget } from '../../shared/hubs/people/contacts/sign-in-target.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { type ComposedEmail, composedFor, type Job, link, type MailDeps } from './mail-deps.ts';
import { ownerAccess } from './owner-access.ts';

/** The hub, credential and access of a sign-in request. `undefined` if there is no access, or not by this kind of email. */
const signInRequest = async (
  { db, now }: MailDeps,
  { email, slug }: { readonly email: string; readonly slug: string },
  unless: HubItem['sign_in'],
) => {
  const found = await signInTarget(db, slug, email);
  if (!found?.credential || found.hub.sign_in === unless) return undefined;
  const { hub, credential } = found;
  const [key, { contact_id }] = [{ team: hub.team_id, hub: hub.id }, credential];
  const access = await hubAccess(db, key, contact_id, await db.get<MemberItem>(memberKey(key, contact_id)), now);
  return access && { hub, credential, access };
};

export const magicLink = async (
  { kind, email, slug, return_url, code_challenge }: Job<'magic_link'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { db, now } = deps;
  const found = await signInRequest(deps, { email, slug }, 'password');
  if (!found) return undefined;
  const { hub, credential, access } = found;
  const { contact_id } = credential;
  const returnTo = allowedReturn(hub, return_url);
  const grant = {
    team_id: hub.team_id,
    hub_id: hub.id,
    contact_id,
    email,
    return_url: returnTo,
    access,
    code_challenge,
  };
  const token = await oneTimeTokens(db).store('magic_link', grant, MAGIC_LINK_SECONDS, now, await deps.token());
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id };
  const [signsIn, code] = [returnTo !== null, return_url === null || returnTo === null ? token : undefined];
  const message = magicLinkEmail(email, { hub: hub.name, access }, link(deps, token), code, signsIn);
  return composedFor(credential, message, context);
};

export const contactPasswordReset = async (
  { kind, email, slug, code_challenge }: Job<'contact_password_reset'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { db, now } = deps;
  const found = await signInRequest(deps, { email, slug }, 'magic_link');
  if (!found) return undefined;
  const { hub, credential, access } = found;
  const { contact_id, generation } = credential;
  const grant = { team_id: hub.team_id, hub_id: hub.id, contact_id, email, generation, code_challenge };
  const token = await oneTimeTokens(db).store('contact_password', grant, RESET_SECONDS, now, await deps.token());
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id };
  const message = contactPasswordEmail(email, { hub: hub.name, access }, link(deps, token, 'password'), token);
  return composedFor(credential, message, context);
};

export const contactAccess = async (job: Job<'contact_access'>, deps: MailDeps): Promise<ComposedEmail | undefined> => {
  const { kind, team_id, contact_id } = job;
  const access = await ownerAccess(deps.db, job, deps.now, deps.token);
  if (!access) return undefined;
  const { email, hub, token, by } = access;
  const links = { link: link(deps, token), password: link(deps, token, 'password'), code: undefined };
  const message = contactAccessEmail(email, hub?.name, { by, link: links[by] }, token);
  return composedFor({}, message, { kind, team_id, hub_id: hub?.id ?? null, contact_id });
};
