import * as z from 'zod';
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
  leadOnPage,
  noGoodPage,
  passwordChangedPage,
  passwordPage,
  passwordTooShortPage,
  signInPage,
} from './landing-pages.ts';
import { route } from './ports.ts';

const shown = (of: Page) => answer(page(of), { headers: pageHeaders });

/** The page before anything is done: the token is spent by its button, never by opening it. */
const signIn = async (db: Table, token: string, now: Date): Promise<Page> => {
  const link = await peekMagicLink(db, token, now);
  if (!link) return noGoodPage;
  return link.returnTo === null ? enterCodePage(link) : signInPage(link, token);
};

const pageFor = async (purpose: string | null, token: string, db: Table, now: Date): Promise<Page> => {
  if (!OPAQUE.test(token)) return noGoodPage;
  if (purpose === 'password') return passwordPage(token);
  return purpose === 'invitation' || purpose === 'email' ? codePage(purpose) : signIn(db, token, now);
};

const landing = route({
  method: 'GET',
  path: '/m',
  root: true,
  summary: 'Get the landing page of an emailed link',
  description:
    'Returns an HTML page for the `token` of an email. Its button signs in to the hub or to purchases in it, or sets a new password. The page shows the hub and the address. Opening it changes nothing, so link scanners do not use up the token. A magic link that was requested without a `return_url` has no button; the page says where to enter the code from the email. No page shows a token.',
  caller: anyone(),
  response: html,
  async handler({ search }, { db, now }) {
    const query = new URLSearchParams(search);
    const token = query.get('token') ?? '';
    return shown(await pageFor(query.get('for'), token, db, now));
  },
});

/** Another token, good for a minute, goes on to the hub's own pages: in the fragment, which no server is sent. */
const leadOn = async (db: Table, { access, grant, hub }: SpentLink, to: string, now: Date): Promise<Page> => {
  const url = new URL(to);
  url.hash = `token=${await oneTimeTokens(db).store('magic_link', { ...grant }, 60, now)}`;
  return leadOnPage({ hub, email: grant.email, access }, url);
};

const choosePassword = async (db: Table, token: string, password: string, now: Date): Promise<Page> => {
  if (!OPAQUE.test(token)) return noGoodPage;
  if (!NewPassword.safeParse(password).success) return passwordTooShortPage(token);
  const changed =
    (await resetPassword(db, token, password, now)) || (await resetContactPassword(db, token, password, now));
  return changed ? passwordChangedPage : noGoodPage;
};

const press = route({
  method: 'POST',
  path: '/m',
  root: true,
  summary: 'Submit the landing page form',
  description:
    'Uses up the token. A member who signs in is redirected to the `return_url` of the email request, with a token for `POST /contact-auth/magic-link/consume` in the fragment. Without a `return_url` the token stays valid.',
  caller: anyone(),
  replayable: false,
  body: urlencoded(z.object({ token: z.string().max(512).default(''), password: z.string().max(2000).optional() })),
  response: html,
  async handler({ body: { token, password } }, { db, now }) {
    if (password !== undefined) return shown(await choosePassword(db, token, password, now));
    const link = await peekMagicLink(db, token, now);
    if (link?.returnTo === null) return shown(enterCodePage(link));
    const spent = link && (await spendMagicLink(db, token, now));
    if (!spent || spent === 'magic_link_not_allowed') return shown(noGoodPage);
    return shown(await leadOn(db, spent, link.returnTo, now));
  },
});

export const landingRoutes = [landing, press];
