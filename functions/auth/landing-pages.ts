import type { HubAccess } from '../../shared/access/sign-in/hub-access.ts';
import type { Page } from '../../shared/platform/http/html-page.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';

/** The hub and the member that sign in. */
interface SignIn {
  readonly hub: { readonly name: string };
  readonly email: string;
  readonly access: HubAccess;
}

const hubAndAddress = ({ hub, email, access }: SignIn): string =>
  `${access === 'purchases' ? 'your purchases in ' : ''}<b>${escaped(hub.name)}</b> as <b>${escaped(email)}</b>`;

const form = (token: string, fields: string, button: string): string =>
  `<form method="post" action="/m"><input type="hidden" name="token" value="${escaped(token)}">${fields}<button>${button}</button></form>`;

const PASSWORD =
  '<p><label>New password, 8 characters or more<br><input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"></label></p>';

const leadTo = ({ href }: URL, signIn: SignIn): Pick<Page, 'head' | 'body'> => ({
  head: `<meta http-equiv="refresh" content="0;url=${escaped(href)}">\n`,
  body: `<p>You are signed in to ${hubAndAddress(signIn)}.</p>\n<p><a class="button" href="${escaped(href)}">Continue</a></p>`,
});

export const signInPage = (signIn: SignIn, token: string): Page => ({
  title: 'Sign in',
  body: `<p>Sign in to ${hubAndAddress(signIn)}.</p>\n${form(token, '', 'Sign in')}`,
});

/** Proof without a page to return to. It spends no token, so it is safe for members who did not request the email. */
export const enterCodePage = (signIn: SignIn): Page => ({
  title: 'Enter your code to sign in',
  body: `<p>The email contains a code that signs you in to ${hubAndAddress(signIn)}.</p>\n<p>Open the site or app of the hub and enter the code there, or request another email.</p>`,
});

/** `signIn` is undefined for the password of a user, who belongs to no hub. */
export const passwordPage = (token: string, signIn?: SignIn): Page => ({
  title: 'Choose a new password',
  body: `${signIn ? `<p>The password is for ${hubAndAddress(signIn)}.</p>\n` : ''}${form(token, PASSWORD, 'Save')}`,
});

const CODES = {
  invitation: {
    title: 'You are invited to a team',
    body: '<p>Register or sign in with the address that the email was sent to. Then open the link of the email there, or enter the code from the email.</p>',
  },
  email: {
    title: 'Verify your email address',
    body: '<p>Sign in to your account and enter the code from the email there.</p>',
  },
};

/** For actions that require a signed-in user. The code is in the email. */
export const codePage = (purpose: keyof typeof CODES): Page => CODES[purpose];

/** With the URL of the hub's site, it signs in there. */
export const passwordChangedPage = (signIn?: SignIn, url?: URL): Page => ({
  title: 'Your password has been changed',
  ...(signIn && url
    ? leadTo(url, signIn)
    : { body: '<p>You are signed out on all devices. Sign in with the new password.</p>' }),
});

export const passwordTooShortPage = (token: string, signIn?: SignIn): Page => {
  const { title, body } = passwordPage(token, signIn);
  return { title, body: `<p>The password must have 8 to 200 characters.</p>${body}` };
};

/** Redirects to a page of the hub. */
export const redirectPage = (signIn: SignIn, url: URL): Page => ({
  title: 'You are signed in',
  ...leadTo(url, signIn),
});
