import type { AddressChange } from '../../shared/accounts/identity/one-time-tokens.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { keepOldAddress, proveNewAddress } from '../../shared/hubs/people/contacts/address-change.ts';
import { allowAddressChange } from '../../shared/hubs/people/contacts/allow-change.ts';
import { type ChangeState, changeState } from '../../shared/hubs/people/contacts/change-state.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Page } from '../../shared/platform/http/html-page.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';
import { deadLinkPage } from './dead-link-pages.ts';

/** The actions of the emails about a changed address, and the link that leads to each. */
const ACTIONS = {
  'new-address': { link: 'new-address', run: proveNewAddress },
  'old-address': { link: 'old-address', run: keepOldAddress },
  'allow-change': { link: 'old-address', run: allowAddressChange },
} as const;

type AddressAction = keyof typeof ACTIONS;
type AddressLink = (typeof ACTIONS)[AddressAction]['link'];

export const isAddressAction = (text: string | null | undefined): text is AddressAction =>
  typeof text === 'string' && Object.hasOwn(ACTIONS, text);

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

/** What the page of a link offers, or says was done; without either, the link does not work. */
type Offer = { readonly ask: AddressAction } | { readonly done: AddressAction } | undefined;

const OFFERS: Readonly<Record<AddressLink, Readonly<Record<ChangeState, Offer>>>> = {
  'new-address': {
    asked: undefined,
    pending: { ask: 'new-address' },
    moved: { done: 'new-address' },
    kept: undefined,
    over: undefined,
  },
  'old-address': {
    asked: { ask: 'allow-change' },
    pending: { ask: 'old-address' },
    moved: { ask: 'old-address' },
    kept: { done: 'old-address' },
    over: undefined,
  },
};

/** The change of a link. That of a used proof is known too: its page says what was done. */
const changeOf = async (
  db: Table,
  link: AddressLink,
  token: string,
  now: Date,
): Promise<{ readonly change: AddressChange; readonly isValid: boolean } | undefined> => {
  const tokens = oneTimeTokens(db);
  if (link === 'old-address') {
    const change = await tokens.peek('contact_email_undo', token, now);
    return change && { change, isValid: true };
  }
  const valid = await tokens.peek('contact_email', token, now);
  const change = valid ?? (await tokens.read('contact_email', token));
  return change && { change, isValid: valid !== undefined };
};

/** What the page of a link offers now. */
const offered = async (db: Table, link: AddressLink, token: string, now: Date) => {
  const found = await changeOf(db, link, token, now);
  if (!found) return undefined;
  const offer = OFFERS[link][await changeState(db, found.change, now)];
  return { ...found, offer };
};

/** The page about what a link has done already, or that it does not work. */
const settledPage = (link: AddressLink, found: Awaited<ReturnType<typeof offered>>): Page =>
  found?.offer && 'done' in found.offer ? DONE[found.offer.done](found.change) : deadLinkPage(link);

/** The page of a link before its action, or about what was done already. Opening it changes nothing. */
export const addressPage = async (db: Table, link: AddressLink, token: string, now: Date): Promise<Page> => {
  const found = await offered(db, link, token, now);
  if (found?.isValid && found.offer && 'ask' in found.offer) return ASK[found.offer.ask](found.change, token);
  return settledPage(link, found);
};

/** Runs the action of the page. Pressed once more, it says again what was done. */
export const runAddressAction = async (db: Table, action: AddressAction, token: string, now: Date): Promise<Page> => {
  const { link, run } = ACTIONS[action];
  const done = await run(db, token, now);
  if (done === 'email_taken') return takenPage;
  return done ? DONE[action](done) : settledPage(link, await offered(db, link, token, now));
};
