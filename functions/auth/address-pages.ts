import type { AddressChange } from '../../shared/accounts/identity/one-time-tokens.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { keepOldAddress, proveNewAddress } from '../../shared/hubs/people/contacts/address-change.ts';
import { allowAddressChange, needsConsent } from '../../shared/hubs/people/contacts/allow-change.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Page } from '../../shared/platform/http/html-page.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';
import { invalidLinkPage } from './landing-pages.ts';

/** The actions of the emails about a changed address, by the value of `for` in their links. */
const PURPOSES = {
  'new-address': { purpose: 'contact_email', run: proveNewAddress },
  'old-address': { purpose: 'contact_email_undo', run: keepOldAddress },
  'allow-change': { purpose: 'contact_email_undo', run: allowAddressChange },
} as const;

type AddressAction = keyof typeof PURPOSES;

export const isAddressAction = (text: string | null | undefined): text is AddressAction =>
  typeof text === 'string' && Object.hasOwn(PURPOSES, text);

const form = (action: AddressAction, token: string, button: string): string =>
  `<form method="post" action="/m"><input type="hidden" name="action" value="${action}"><input type="hidden" name="token" value="${escaped(token)}"><button>${button}</button></form>`;

const ASK: Readonly<Record<AddressAction, (change: AddressChange, token: string) => Page>> = {
  'new-address': ({ from, to }, token) => ({
    title: 'Confirm your new email address',
    body: `<p>The account of <b>${escaped(from)}</b> gets the address <b>${escaped(to)}</b>. You are signed out on all devices.</p>\n${form('new-address', token, 'Confirm')}`,
  }),
  'old-address': ({ from, to }, token) => ({
    title: 'Keep your email address',
    body: `<p>Your account keeps <b>${escaped(from)}</b> instead of <b>${escaped(to)}</b>. Sign-ins with the new address end.</p>\n${form('old-address', token, 'Keep the old address')}`,
  }),
  'allow-change': ({ from, to }, token) => ({
    title: 'Allow a change of your email address?',
    body: `<p>The team asks to change the address of your account from <b>${escaped(from)}</b> to <b>${escaped(to)}</b>. The person who reads the new address can then sign in as you.</p>\n${form('old-address', token, 'Keep the old address')}\n${form('allow-change', token, 'Allow the change')}`,
  }),
};

const DONE: Readonly<Record<AddressAction, (change: AddressChange) => Page>> = {
  'new-address': ({ to }) => ({
    title: 'Your email address has been changed',
    body: `<p>Sign in with <b>${escaped(to)}</b>: request a sign-in email, or choose a new password.</p>`,
  }),
  'old-address': ({ from }) => ({
    title: 'You keep your email address',
    body: `<p>Your account has the address <b>${escaped(from)}</b>. If you cannot sign in, request a sign-in email, or choose a new password.</p>`,
  }),
  'allow-change': ({ to }) => ({
    title: 'You have allowed the change',
    body: `<p><b>${escaped(to)}</b> gets an email with a link that confirms the change. Your email has the link that undoes it, for seven days afterwards.</p>`,
  }),
};

const takenPage: Page = {
  title: 'This address is in use',
  body: '<p>Another account of the team has this address. Nothing has changed. Ask the team.</p>',
};

/** The page before the action. Opening it changes nothing. */
export const askAddressPage = async (db: Table, action: AddressAction, token: string, now: Date): Promise<Page> => {
  const change = await oneTimeTokens(db).peek(PURPOSES[action].purpose, token, now);
  if (!change) return invalidLinkPage;
  if (action === 'new-address') return ASK[action](change, token);
  return ASK[(await needsConsent(db, change, now)) ? 'allow-change' : 'old-address'](change, token);
};

/** Runs the action of the page. */
export const runAddressAction = async (db: Table, action: AddressAction, token: string, now: Date): Promise<Page> => {
  const done = await PURPOSES[action].run(db, token, now);
  if (done === 'email_taken') return takenPage;
  return done ? DONE[action](done) : invalidLinkPage;
};
