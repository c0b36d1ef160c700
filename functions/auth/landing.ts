import * as z from 'zod';
import { described, text } from '#docs';
import { peekMagicLink, type SpentLink, spendMagicLink } from '../../shared/access/sign-in/magic-link.ts';
import { peekPasswordReset } from '../../shared/access/sign-in/peek-password-reset.ts';
import { withSignInCode } from '../../shared/access/sign-in/sign-in-code.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { OPAQUE } from '../../shared/accounts/identity/opaque-token.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { resetPassword } from '../../shared/accounts/identity/password-reset.ts';
import { invitationOfToken } from '../../shared/accounts/invitations/invitation-tokens.ts';
import { anyone } from '../../shared/api/callers.ts';
import { resetContactPassword } from '../../shared/hubs/people/contacts/password-reset.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { urlencoded } from '../../shared/platform/http/body.ts';
import { html, type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { answer } from '../../shared/platform/http/response.ts';
import { addressPage, isAddressAction, runAddressAction } from './address-pages.ts';
import { deadLinkPage, type LinkKind } from './dead-link-pages.ts';
import {
  codePage,
  enterCodePage,
  passwordChangedPage,
  passwordPage,
  passwordTooShortPage,
  redirectPage,
  signInPage,
} from './landing-pages.ts';
import { route } from './ports.ts';

const htmlAnswer = (of: Page) => answer(page(of), { headers: pageHeaders });

/** The page of a link before any action, if the link still does something. Opening it changes nothing. */
const PAGES: Readonly<Record<LinkKind, (db: Table, token: string, now: Date) => Promise<Page | undefined>>> = {
  async 'sign-in'(db, token, now) {
    const link = await peekMagicLink(db, token, now);
    return link && (link.returnTo === null ? enterCodePage(link) : signInPage(link, token));
  },
  async password(db, token, now) {
    const reset = await peekPasswordReset(db, token, now);
    return reset && passwordPage(token, reset.signIn);
  },
  async invitation(db, token, now) {
    return (await invitationOfToken(db, token, now)) && codePage('invitation');
  },
  async email(db, token, now) {
    return (await oneTimeTokens(db).peek('email_verification', token, now)) && codePage('email');
  },
  'new-address': (db, token, now) => addressPage(db, 'new-address', token, now),
  'old-address': (db, token, now) => addressPage(db, 'old-address', token, now),
};

const isLinkKind = (purpose: string | null): purpose is LinkKind => purpose !== null && Object.hasOwn(PAGES, purpose);

const pageFor = async (purpose: string | null, token: string, db: Table, now: Date): Promise<Page> => {
  const kind = isLinkKind(purpose) ? purpose : 'sign-in';
  return (OPAQUE.test(token) ? await PAGES[kind](db, token, now) : undefined) ?? deadLinkPage(kind);
};

const landing = route({
  method: 'GET',
  path: '/m',
  root: true,
  summary: text('Get the landing page of an emailed link'),
  description: text(
    'Returns an HTML page for the `token` of an email. Its button signs in to the hub or to purchases in it, sets a new password, confirms a changed email address, keeps the old one, or allows the change. The page shows the hub and the address. Opening it changes nothing, so link scanners do not use up the token. A magic link has no button if it was requested without a `return_url` and the hub has no `site_url`; the page then says where to enter the code from the email. No page shows a token.',
  ),
  caller: anyone(),
  response: html,
  async handler({ search }, { db, now }) {
    const query = new URLSearchParams(search);
    const token = query.get('token') ?? '';
    return htmlAnswer(await pageFor(query.get('for'), token, db, now));
  },
});

/** Redirects to a page of the hub's site, with a code that the site exchanges. */
const redirect = async (
  db: Table,
  { access, grant, hub, session }: SpentLink,
  to: string,
  now: Date,
): Promise<Page> => {
  const { team_id, hub_id, contact_id, email, code_challenge } = grant;
  const code = { team_id, hub_id, contact_id, email, code_challenge, generation: session.generation };
  return redirectPage({ hub, email, access }, await withSignInCode(db, to, code, now));
};

/** The new password signs a member in, if the hub has a site to sign in to. */
const choosePassword = async (db: Table, token: string, chosen: string, now: Date): Promise<Page> => {
  const reset = OPAQUE.test(token) ? await peekPasswordReset(db, token, now) : undefined;
  if (!reset) return deadLinkPage('password');
  if (!NewPassword.safeParse(chosen).success) return passwordTooShortPage(token, reset.signIn);
  if (await resetPassword(db, token, chosen, now)) return passwordChangedPage();
  const grant = await resetContactPassword(db, token, chosen, now);
  if (!grant) return deadLinkPage('password');
  const { hub } = reset.signIn ?? {};
  if (!hub?.site_url) return passwordChangedPage();
  const url = await withSignInCode(db, hub.site_url, { ...grant, hub_id: hub.id }, now);
  return passwordChangedPage(reset.signIn, url);
};

const submit = route({
  method: 'POST',
  path: '/m',
  root: true,
  summary: text('Submit the landing page form'),
  description: text(
    'Uses up the token. A member who signs in is redirected to the `return_url` of the email request, or to the `site_url` of the hub, with a `code` for `POST /contact-auth/exchange`. So is a member who chose a new password, if the hub has a `site_url`. Without a page to redirect to, the token of a magic link stays valid.',
  ),
  caller: anyone(),
  replayable: false,
  body: urlencoded(() =>
    z.object({
      token: z.string().max(512).default(''),
      password: z.string().max(2000).optional(),
      action: z
        .string()
        .max(20)
        .optional()
        .meta(
          described(
            '`new-address` confirms a changed email address, `old-address` keeps the old one, `allow-change` allows a change that the team asks for. Without it, the token signs in or sets a password.',
          ),
        ),
    }),
  ),
  response: html,
  async handler({ body: { token, password, action } }, { db, now }) {
    if (isAddressAction(action)) return htmlAnswer(await runAddressAction(db, action, token, now));
    if (password !== undefined) return htmlAnswer(await choosePassword(db, token, password, now));
    const link = await peekMagicLink(db, token, now);
    if (link?.returnTo === null) return htmlAnswer(enterCodePage(link));
    const spent = link && (await spendMagicLink(db, token, { by: 'page' }, now));
    if (!link || typeof spent !== 'object') return htmlAnswer(deadLinkPage('sign-in'));
    return htmlAnswer(await redirect(db, spent, link.returnTo, now));
  },
});

export const landingRoutes = [landing, submit];
