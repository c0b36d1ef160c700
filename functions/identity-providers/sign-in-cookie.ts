import { SIGN_IN_SECONDS } from '../../shared/access/sign-in/oidc/provider-sign-in.ts';
import { newOpaque, OPAQUE } from '../../shared/accounts/identity/opaque-token.ts';

/** Browsers accept the prefix only from this host, over https, for all paths. */
const NAME = '__Host-sign-in';

/** The value that binds a sign-in to this browser; `undefined` if the browser has none. */
export const browserOf = (header = ''): string | undefined => {
  const prefix = `${NAME}=`;
  const values = header.split(/;\s*/).flatMap((one) => (one.startsWith(prefix) ? one.slice(prefix.length) : []));
  return values.find((value) => OPAQUE.test(value));
};

/** The binding of the browser, kept over several tabs, and the cookie that stores it. */
export const bindBrowser = (header: string | undefined) => {
  const browser = browserOf(header) ?? newOpaque();
  const attributes = `Path=/; Max-Age=${SIGN_IN_SECONDS}; HttpOnly; Secure; SameSite=Lax`;
  return { browser, cookie: { 'Set-Cookie': `${NAME}=${browser}; ${attributes}` } };
};
