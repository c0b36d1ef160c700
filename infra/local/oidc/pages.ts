import { headersFor, STYLE } from '../console/style.ts';
import { escaped } from '../control/html.ts';

/** A person of the demo, who signs in with one click. */
export interface Login {
  readonly name: string;
  readonly email: string;
}

/** A form of a page redirects to the site that asked for the sign-in: any address of this machine. */
export const HEADERS = headersFor("'self' http://127.0.0.1:* http://localhost:*");

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Demo provider</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const loginButton = ({ name, email }: Login): string =>
  `<button name="login" value="${escaped(email)}">${escaped(name)} <span class="quiet">${escaped(email)}</span></button>`;

/** Asks for the address. `path` is that of the interaction. */
export const loginPage = (path: string, logins: readonly Login[]): string =>
  page(
    'Sign in with the demo provider',
    `<p>This provider is a part of your local stack. It accepts every address, without a password.</p>
<form method="post" action="${path}"><label>Email <input name="login" type="email" autocomplete="username" required></label><button>Sign in</button></form>
${logins.length > 0 ? `<h2>People of the demo</h2><form method="post" action="${path}">${logins.map(loginButton).join('')}</form>` : ''}
<p><a href="${path}/abort">Cancel</a></p>`,
  );

/** Shown if the sign-in of the page has ended, or began in another browser. */
export const endedPage = page(
  'This sign-in has ended',
  '<p>Go back to the site, and begin the sign-in there again.</p>',
);
