/** The verifier of the sign-ins that this browser began (RFC 7636), in all of its tabs. */
const NAME = 'hub-site-sign-in-verifier';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The verifier; undefined if no sign-in began in this browser. */
export const storedVerifier = (): string | undefined => localStorage.getItem(NAME) ?? undefined;

/** Forgets the verifier: the next sign-in has another. */
export const forgetVerifier = (): void => localStorage.removeItem(NAME);

/** The challenge with which a sign-in of this browser begins. */
export const challenge = async (): Promise<string> => {
  const verifier = storedVerifier() ?? base64url(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(NAME, verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
};
