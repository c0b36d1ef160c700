import { escaped } from '../../shared/escaped.ts';
import type { Page } from '../../shared/http/html-page.ts';

/** What a letter's link is for. */
export type Purpose = 'sign-in' | 'password' | 'invitation' | 'email';

const form = (token: string, fields: string, button: string): string =>
  `<form method="post" action="/m"><input type="hidden" name="token" value="${escaped(token)}">${fields}<button>${button}</button></form>`;

const PASSWORD =
  '<p><label>New password, 8 characters or more<br><input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"></label></p>';

/** The page before anything is done: the token is spent by the button, never by opening the page. */
export const landingPage = (purpose: Purpose, token: string): Page => {
  switch (purpose) {
    case 'sign-in':
      return { title: 'Sign in', body: form(token, '', 'Sign in') };
    case 'password':
      return { title: 'Choose a new password', body: form(token, PASSWORD, 'Save') };
    case 'invitation':
      return {
        title: 'You are invited',
        body: `<p>Sign in where you work with the service, and accept with this code:</p>\n<output>${escaped(token)}</output>`,
      };
    case 'email':
      return {
        title: 'Verify your email address',
        body: `<p>Sign in where you work with the service, and verify your address with this code:</p>\n<output>${escaped(token)}</output>`,
      };
  }
};

export const noGoodPage: Page = {
  title: 'This link does not work',
  body: '<p>It was used already, its time is past, or it is not complete. Ask for a new one where you sign in.</p>',
};

export const passwordChangedPage: Page = {
  title: 'Your password has been changed',
  body: '<p>You are signed out everywhere. Sign in with the new one.</p>',
};

export const passwordTooShortPage = (token: string): Page => ({
  title: 'Choose a new password',
  body: `<p>That one was too short, or too long.</p>${form(token, PASSWORD, 'Save')}`,
});

/** The way on, to a page of the hub's own. */
export const leadOnPage = (url: URL): Page => {
  const href = escaped(url.href);
  return {
    title: 'You are signed in',
    head: `<meta http-equiv="refresh" content="0;url=${href}">\n`,
    body: `<p><a class="button" href="${href}">Continue</a></p>`,
  };
};

export const tokenPage = (hub: string, token: string, seconds: number): Page => ({
  title: 'You are signed in',
  body: `<p>Welcome to ${escaped(hub)}. This access token is yours for ${Math.floor(seconds / 60)} minutes:</p>\n<output id="access_token">${escaped(token)}</output>`,
});
