import { createHash } from 'node:crypto';
import { type Origin, textAt } from './origin.ts';

/** Amazon SES accepts and discards emails to this domain: "Using the mailbox simulator" in the SES developer guide. */
const SIMULATOR = 'simulator.amazonses.com';

/** The canary's own user, and the member of its hub whom emails are sent to. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly memberEmail: string;
  /** Part of the names of what belongs to the account. */
  readonly id: string;
}

/** The account of a secret. Another password is another account, so that a new secret starts with a new account. */
export const accountOf = ({ password = '' }: Readonly<Record<string, string>>): Account => {
  if (password.length < 24) throw new Error('The secret of the canary has no field password of 24 characters or more');
  const id = createHash('sha256').update(`canary\n${password}`).digest('hex').slice(0, 16);
  const addressOf = (person: string): string => `success+canary-${id}${person}@${SIMULATOR}`;
  return { email: addressOf(''), memberEmail: addressOf('-member'), password, id };
};

/**
 * Signs in, and returns the access token. The first run registers the user; of two first runs at once, one registers
 * and the other signs in.
 */
export const signIn = async (origin: Origin, { email, password }: Account): Promise<string> => {
  const login = (...expected: readonly number[]) =>
    origin.send({ method: 'POST', path: '/api/v1/auth/login', body: { email, password } }, ...expected);
  const first = await login(200, 401);
  if (first.status === 200) return textAt(first, 'access_token');
  const body = { email, password, name: 'Canary' };
  const registered = await origin.send({ method: 'POST', path: '/api/v1/auth/register', body }, 201, 422);
  return textAt(registered.status === 201 ? registered : await login(200), 'access_token');
};
