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

export const signInPage = (signIn: SignIn, token: string): Page => ({
  title: 'Sign in',
  body: `<p>Sign in to ${hubAndAddress(signIn)}.</p>\n${form(token, '', 'Sign in')}`,
});

/** Proof without a return_url. It spends no token, so it is safe for members who did not request the email. */
export const enterCodePage = (signIn: SignIn): Page => ({
  title: 'Enter your code to sign in',
  body: `<p>The email contains a code that signs you in to ${hubAndAddress(signIn)}.</p>\n<p>Open the site or app of the hub and enter the code there, or request another email.</p>`,
});

export const passwordPage = (token: string): Page => ({
  title: 'Choose a new password',
  body: form(token, PASSWORD, 'Save'),
});

const CODE_TITLES = { invitation: 'You are invited', email: 'Verify your email address' };

/** For actions that require a signed-in user. The code is in the email. */
export const codePage = (purpose: keyof typeof CODE_TITLES): Page => ({
  title: CODE_TITLES[purpose],
  body: '<p>Sign in to your account and enter the code from the email there.</p>',
});

export const invalidLinkPage: Page = {
  title: 'This link does not work',
  body: '<p>The link was already used, has expired or is incomplete. Request a new one from the sign-in page.</p>',
};

export const passwordChangedPage: Page = {
  title: 'Your password has been changed',
  body: '<p>You are signed out on all devices. Sign in with the new password.</p>',
};

export const passwordTooShortPage = (token: string): Page => ({
  title: 'Choose a new password',
  body: `<p>The password must have 8 to 200 characters.</p>${form(token, PASSWORD, 'Save')}`,
});

/** Redirects to a page of the hub. */
export const redirectPage = (signIn: SignIn, url: URL): Page => {
  const href = escaped(url.href);
  return {
    title: 'You are signed in',
    head: `<meta http-equiv="refresh" content="0;url=${href}">\n`,
    body: `<p>You are signed in to ${hubAndAddress(signIn)}.</p>\n<p><a class="button" href="${href}">Continue</a></p>`,
  };
};
