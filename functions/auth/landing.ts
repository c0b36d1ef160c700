import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import { urlencoded } from '../../shared/http/body.ts';
import { anyone } from '../../shared/http/callers.ts';
import { html, type Page, page, pageHeaders } from '../../shared/http/html-page.ts';
import { answer } from '../../shared/http/response.ts';
import { oneTimeTokens } from '../../shared/identity/one-time-tokens.ts';
import { OPAQUE } from '../../shared/identity/opaque-token.ts';
import { NewPassword } from '../../shared/identity/password.ts';
import { resetPassword } from '../../shared/identity/password-reset.ts';
import { allowedReturn, type SpentLink, spendMagicLink } from '../../shared/members/magic-link.ts';
import {
  landingPage,
  leadOnPage,
  noGoodPage,
  type Purpose,
  passwordChangedPage,
  passwordTooShortPage,
  tokenPage,
} from './landing-pages.ts';
import { route } from './ports.ts';

const shown = (of: Page) => answer(page(of), { headers: pageHeaders });

const PURPOSES: readonly Purpose[] = ['sign-in', 'password', 'invitation', 'email'];

const purposeOf = (name: string | null): Purpose => PURPOSES.find((purpose) => purpose === name) ?? 'sign-in';

const landing = route({
  method: 'GET',
  path: '/m',
  root: true,
  summary: 'The page that the link in a letter leads to',
  description:
    'With the `token` of a letter, a page with one button that signs in, or chooses another password. Opening it changes nothing, so programs that follow the links in mail spend nothing.',
  caller: anyone(),
  response: html,
  async handler({ search }) {
    const query = new URLSearchParams(search);
    const token = query.get('token') ?? '';
    return shown(OPAQUE.test(token) ? landingPage(purposeOf(query.get('for')), token) : noGoodPage);
  },
});

/** Another token, good for a minute, goes on to the hub's own pages: in the fragment, which no server is sent. */
const leadOn = async (db: Table, { grant }: SpentLink, to: string, now: Date): Promise<Page> => {
  const url = new URL(to);
  url.hash = `token=${await oneTimeTokens(db).make('magic_link', { ...grant }, 60, now)}`;
  return leadOnPage(url);
};

const choosePassword = async (db: Table, token: string, password: string, now: Date): Promise<Page> => {
  if (!OPAQUE.test(token)) return noGoodPage;
  if (!NewPassword.safeParse(password).success) return passwordTooShortPage(token);
  return (await resetPassword(db, token, password, now)) ? passwordChangedPage : noGoodPage;
};

const press = route({
  method: 'POST',
  path: '/m',
  root: true,
  summary: 'What the button of the landing page does',
  description:
    'Spends the token. Who signs in is led on to the `return_url` that the letter was asked for with, or shown the access token.',
  caller: anyone(),
  replayable: false,
  body: urlencoded(z.object({ token: z.string().max(512).default(''), password: z.string().max(2000).optional() })),
  response: html,
  async handler({ body: { token, password } }, { db, now, ports }) {
    if (password !== undefined) return shown(await choosePassword(db, token, password, now));
    const spent = await spendMagicLink(db, token, now);
    if (!spent || spent === 'magic_link_not_allowed') return shown(noGoodPage);
    const url = allowedReturn(spent.hub, spent.grant.return_url);
    if (url !== null) return shown(await leadOn(db, spent, url, now));
    const issued = await ports.signer.issue(spent.session.subject, now.getTime());
    return shown(tokenPage(spent.hub.name, issued.token, issued.expires_in));
  },
});

export const landingRoutes = [landing, press];
