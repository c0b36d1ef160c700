import type { DataFolder } from '../data-folder.ts';
import { type ApiClient, apiClient, envelope } from '../demo/api-client.ts';
import type { Demo, DemoTeam } from '../demo/demo.ts';
import { storeOf } from '../demo/store.ts';
import type { LocalStack } from '../stack-options.ts';
import { createClient, type DemoClient } from './demo-client.ts';
import { connectTeam, verifyDomain } from './demo-team.ts';
import { type LocalProvider, startLocalProvider } from './provider.ts';

/** The clients of the first demo hub, for its members, and of its team, for users. */
interface DemoClients extends DemoClient {
  /** Absent in data folders of earlier versions. */
  readonly team?: DemoClient;
}

const FILE = 'oidc.json';

/** Creates the identity provider of the first demo hub, and gives the hub a site to return to. */
const connectHub = async (api: ApiClient, issuer: string, origin: string, team: DemoTeam): Promise<DemoClient> => {
  const [hub] = team.hubs;
  if (!hub) throw new Error('There is no demo hub.');
  const { token } = team.owner;
  const at = `/teams/${team.id}/hubs/${hub.id}`;
  await api.send('PATCH', at, envelope('hubs', { allowed_origins: [origin] }), token);
  const type = 'identity_providers';
  const made = await createClient(
    api,
    { issuer, client_id: 'demo-hub', path: `${at}/identity-providers`, type },
    token,
  );
  return { ...made, start_url: `${made.start_url}?return_url=${encodeURIComponent(`${origin}/_local/site`)}` };
};

const serve = (clients: readonly DemoClient[], port: number): Promise<LocalProvider> =>
  startLocalProvider({
    port,
    clients: clients.map(({ client_id, client_secret, redirect_uri }) => ({
      ...{ client_id, client_secret },
      redirect_uris: [redirect_uri],
    })),
  });

const isOf = (client: DemoClients | undefined, origin: string): client is DemoClients =>
  client !== undefined && new URL(client.start_url).origin === origin;

/**
 * Starts the provider with which members sign in to the first demo hub, and users to its team. Returns the lines that
 * name the pages.
 */
export const startDemoProvider = async (
  folder: DataFolder,
  stack: Pick<LocalStack, 'origin' | 'engineEndpoint' | 'tables'>,
  { teams: [team] }: Demo,
): Promise<string> => {
  if (!team) throw new Error('There is no demo team.');
  const { origin } = stack;
  const stored = folder.read<DemoClients | undefined>(FILE, undefined);
  const port = Number(new URL(origin).port) + 1;
  const issuer = `http://127.0.0.1:${port}`;
  const api = apiClient(origin);
  const ofHub = isOf(stored, origin) ? stored : await connectHub(api, issuer, origin, team);
  const ofTeam = (isOf(stored, origin) && stored.team) || (await connectTeam(api, issuer, origin, team));
  folder.write(FILE, { ...ofHub, team: ofTeam });
  await verifyDomain(storeOf(stack), team, new Date());
  const provider = await serve([ofHub, ofTeam], port);
  return [
    `OpenID Connect provider ${provider.issuer}: the address is the login, and every password is accepted.`,
    `  Members sign in at ${ofHub.start_url}`,
    `  Users of team 1, such as ${team.owner.email}, sign in at ${ofTeam.start_url}`,
    '  The site of a user exchanges the `code` of the page within a minute:',
    `  curl ${origin}/api/v1/auth/exchange -H 'Content-Type: application/json' -d '{"code": "…"}'`,
  ].join('\n');
};
