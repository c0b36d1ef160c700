import type { Account, Place } from './described.ts';

const isPlaces = (value: unknown): value is { readonly places: readonly Place[] } =>
  typeof value === 'object' && value !== null && 'places' in value && Array.isArray(value.places);

/** The accounts of the local stack. A deployed stage has none: it does not serve the path. */
export const demoPlaces = async (): Promise<readonly Place[]> => {
  try {
    const response = await fetch('/_local/try-it.json', { cache: 'no-store' });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isPlaces(answer) ? answer.places : [];
  } catch {
    return [];
  }
};

const tokens = new Map<Account, string>();

/** Signs in with the account's password, once; an API key needs no sign-in. */
export const tokenOf = async (account: Account): Promise<string> => {
  const { email, password, slug, secret } = account;
  const known = secret ?? tokens.get(account);
  if (known) return known;
  const [path, body] = slug
    ? ['contact-auth', { data: { type: 'login_requests', attributes: { email, password, slug } } }]
    : ['auth', { email, password }];
  const response = await fetch(`/api/v1/${path}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${account.name} could not sign in: ${response.status}`);
  const { access_token }: { access_token: string } = await response.json();
  tokens.set(account, access_token);
  return access_token;
};

/** Makes the account sign in again, because its token has expired. False if it has no token. */
export const forgetToken = (account: Account): boolean => tokens.delete(account);

/** The name of an attribute with the id of this resource. */
const nameOf = (name: string, type: unknown): string =>
  name === 'target_id' && typeof type === 'string' ? `${type}_id` : name;

const replaced = (value: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, values));
  const type = 'target_type' in value ? value.target_type : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const id = name.endsWith('_id') && typeof inner === 'string' ? values[nameOf(name, type)] : undefined;
      return [name, id ?? replaced(inner, values)];
    }),
  );
};

/** The example of a body with the ids of the demo. */
export const withDemoIds = (example: string, values: Readonly<Record<string, string>>): string => {
  try {
    return JSON.stringify(replaced(JSON.parse(example), values), undefined, 2);
  } catch {
    return example;
  }
};
