import * as z from 'zod';
import { text } from '#docs';
import { peekMagicLink, type SpentLink, spendMagicLink } from '../../shared/access/sign-in/magic-link.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { OPAQUE } from '../../shared/accounts/identity/opaque-token.ts';
import { NewPassword } from '../../shared/accounts/identity/password.ts';
import { resetPassword } from '../../shared/accounts/identity/password-reset.ts';
import { anyone } from '../../shared/api/callers.ts';
import { resetContactPassword } from '../../shared/hubs/people/contacts/password-reset.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { urlencoded } from '../../shared/platform/http/body.ts';
import { html, type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { answer } from '../../shared/platform/http/response.ts';
import {
  codePage,
  enterCodePage,
  invalidLinkPage,
  passwordChangedPage,
  passwordPage,
  passwordTooShortPage,
  redirectPage,
  signInPage,
} from './landing-pages.ts';
import { route } from './ports.ts';

const htmlAnswer = (of: Page) => answer(page(of), { headers: pageHeaders });

/** The page before any action. Only its button uses the token, so opening it is safe. */
const signIn = async (db: Table, token: string, now: Date): Promise<Page> => {
  const link = await peekMagicLink(db, token, now);
  if (!link) return invalidLinkPage;
  return link.returnTo === null ? enterCodePage(link) : signInPage(link, token);
};

const pageFor = async (purpose: string | null, token: string, db: Table, now: Date): Promise<Page> => {
  if (!OPAQUE.test(token)) return invalidLinkPage;
  if (purpose === 'password') return passwordPage(token);
  return purpose === 'invitation' || purpose === 'email' ? codePage(purpose) : signIn(db, token, now);
};

const landing = route({
  method: 'GET',
  path: '/m',
  root: true,
  summary: text('Get the landing page of an emailed link'),
  description: text(
    'Returns an HTML page for the `token` of an email. Its button signs in to the hub or to purchases in it, or sets a new password. The page shows the hub and the address. Opening it changes nothing, so link scanners do not use up the token. A magic link that was requested without a `return_url` has no button; the page says where to enter the code from the email. No page shows a token.',
  ),
  caller: anyone(),
  response: html,
  async handler({ search }, { db, now }) {
    const query = new URLSearchParams(search);
    const token = query.get('token') ?? '';
    return htmlAnswer(await pageFor(query.get('for'), token, db, now));
  },
});

/** Redirects to the hub's page with a new token, valid for a minute, in the fragment, which is not sent to servers. */
const redirect = async (db: Table, { access, grant, hub }: SpentLink, to: string, now: Date): Promise<Page> => {
  const url = new URL(to);
  url.hash = `token=${await oneTimeTokens(db).store('magic_link', { ...grant }, 60, now)}`;
  return redirectPage({ hub, email: grant.email, access }, url);
};

const choosePassword = async (db: Table, token: string, password: string, now: Date): Promise<Page> => {
  if (!OPAQUE.test(token)) return invalidLinkPage;
  if (!NewPassword.safeParse(password).success) return passwordTooShortPage(token);
  const changed =
    (await resetPassword(db, token, password, now)) || (await resetContactPassword(db, token, password, now));
  return changed ? passwordChangedPage : invalidLinkPage;
};

const submit = route({
  method: 'POST',
  path: '/m',
  root: true,
  summary: text('Submit the landing page form'),
  description: text(
    'Uses up the token. A member who signs in is redirected to the `return_url` of the email request, with a token for `POST /contact-auth/magic-link/consume` in the fragment. Without a `return_url` the token stays valid.',
  ),
  caller: anyone(),
  replayable: false,
  body: urlencoded(() =>
    z.object({ token: z.string().max(512).default(''), password: z.string().max(2000).optional() }),
  ),
  response: html,
  async handler({ body: { token, password } }, { db, now }) {
    if (password !== undefined) return htmlAnswer(await choosePassword(db, token, password, now));
    const link = await peekMagicLink(db, token, now);
    if (link?.returnTo === null) return htmlAnswer(enterCodePage(link));
    const spent = link && (await spendMagicLink(db, token, now));
    if (!spent || spent === 'magic_link_not_allowed') return htmlAnswer(invalidLinkPage);
    return htmlAnswer(await redirect(db, spent, link.returnTo, now));
  },
});

export const landingRoutes = [landing, submit];
