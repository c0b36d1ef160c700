import { type Client, type Exchange, NoResponse } from './client.ts';
import type { Journal } from './journal.ts';
import { envelope } from './requests.ts';
import { valueAt } from './value-at.ts';
import type { Account } from './world.ts';

/** The teams of a run begin with this name; no other team is deleted. */
const PREFIX = 'verify-';

interface Cleaned {
  readonly teams: string[];
  /** What could not be deleted, in words. */
  readonly problems: string[];
}

type Credentials = Pick<Account, 'email' | 'password'>;

const signIn = async (client: Client, { email, password }: Credentials): Promise<string | undefined> => {
  const exchange = await client.send({ method: 'POST', path: '/api/v1/auth/login', body: { email, password } });
  const token = valueAt(exchange.json, 'access_token');
  if (typeof token === 'string') return token;
  // The account was never registered, or is deleted already.
  if (exchange.status === 401) return undefined;
  throw new Error(`POST /api/v1/auth/login answered ${exchange.status}`);
};

interface Team {
  readonly id: string;
  readonly name: string;
}

const teamsOf = ({ json }: Exchange): readonly Team[] => {
  const data = valueAt(json, 'data');
  return (Array.isArray(data) ? data : [])
    .map((one) => ({ id: String(valueAt(one, 'id')), name: String(valueAt(one, 'attributes.name')) }))
    .filter(({ name }) => name.startsWith(PREFIX));
};

const deleteTeam = async (client: Client, token: string, password: string, team: Team, cleaned: Cleaned) => {
  const body = envelope('team_erasures', { password, name: team.name });
  const path = `/api/v1/teams/${team.id}`;
  const { status } = await client.send({ method: 'DELETE', path, token, body });
  if (status !== 202) return cleaned.problems.push(`${team.name}: DELETE ${path} answered ${status}`);
  cleaned.teams.push(team.name);
  /* The team is gone at once. The service erases its rows in the background, which takes minutes or longer. */
  const progress = `/api/v1/team-erasures/${team.id}`;
  const read = await client.send({ method: 'GET', path: progress, token });
  if (!/^(?:running|completed)$/.test(String(valueAt(read.json, 'data.attributes.status'))))
    cleaned.problems.push(`${team.name}: GET ${progress} answered ${read.status}`);
  return undefined;
};

const deleteAccount = async (client: Client, account: Credentials, cleaned: Cleaned): Promise<void> => {
  const token = await signIn(client, account);
  if (token === undefined) return;
  const listed = await client.send({ method: 'GET', path: '/api/v1/teams?page%5Bsize%5D=100', token });
  if (listed.status !== 200) throw new Error(`GET /api/v1/teams answered ${listed.status}`);
  for (const team of teamsOf(listed)) await deleteTeam(client, token, account.password, team, cleaned);
  const body = envelope('erasure_requests', { password: account.password });
  const { status } = await client.send({ method: 'DELETE', path: '/api/v1/me', token, body });
  if (status !== 204) cleaned.problems.push(`${account.email}: DELETE /api/v1/me answered ${status}`);
};

/** Deletes the teams and the accounts of a run. Closes the journal if nothing is left. */
export const cleanUp = async (client: Client, journal: Journal): Promise<Cleaned> => {
  const cleaned: Cleaned = { teams: [], problems: [] };
  for (const account of journal.accounts()) {
    try {
      await deleteAccount(client, account, cleaned);
    } catch (error) {
      const where = error instanceof NoResponse ? `${error.method} ${error.path}: ` : '';
      cleaned.problems.push(`${account.email}: ${where}${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (cleaned.problems.length === 0) journal.close();
  return cleaned;
};
