import { randomBytes } from 'node:crypto';
import type { DataFolder } from '../data-folder.ts';
import { type ApiClient, apiClient, attributesOf, envelope } from '../demo/api-client.ts';
import type { Demo } from '../demo/demo.ts';
import { stringOf } from '../json.ts';
import { type LocalProvider, startLocalProvider } from './provider.ts';

/** The client of the demo hub at the provider. */
interface DemoClient {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly redirect_uri: string;
  readonly start_url: string;
}

const FILE = 'oidc.json';
const CLIENT_ID = 'demo-hub';

/** Creates the identity provider of the first demo hub, and gives the hub a site to return to. */
const connect = async (api: ApiClient, issuer: string, origin: string, { teams }: Demo): Promise<DemoClient> => {
  const [team] = teams;
  const [hub] = team?.hubs ?? [];
  if (!team || !hub) throw new Error('There is no demo hub.');
  const path = `/teams/${team.id}/hubs/${hub.id}`;
  const { token } = team.owner;
  await api.send('PATCH', path, envelope('hubs', { allowed_origins: [origin] }), token);
  const client = { issuer, client_id: CLIENT_ID, client_secret: randomBytes(24).toString('base64url') };
  const body = envelope('identity_providers', { name: 'Local provider', ...client });
  const made = attributesOf(await api.send('POST', `${path}/identity-providers`, body, token));
  const start = `${stringOf(made.start_url)}?return_url=${encodeURIComponent(`${origin}/_local/site`)}`;
  return { ...client, redirect_uri: stringOf(made.redirect_uri), start_url: start };
};

const serve = ({ issuer, redirect_uri, client_id, client_secret }: DemoClient): Promise<LocalProvider> =>
  startLocalProvider({
    port: Number(new URL(issuer).port),
    clients: [{ client_id, client_secret, redirect_uris: [redirect_uri] }],
  });

const isOf = (client: DemoClient | undefined, origin: string): client is DemoClient =>
  client !== undefined && new URL(client.start_url).origin === origin;

/** Starts the provider with which members sign in to the first demo hub. Returns the line that names its page. */
export const startDemoProvider = async (folder: DataFolder, origin: string, demo: Demo): Promise<string> => {
  const stored = folder.read<DemoClient | undefined>(FILE, undefined);
  const issuer = `http://127.0.0.1:${Number(new URL(origin).port) + 1}`;
  const client = isOf(stored, origin) ? stored : await connect(apiClient(origin), issuer, origin, demo);
  folder.write(FILE, client);
  const provider = await serve(client);
  return `Sign in with the OpenID Connect provider ${provider.issuer} at ${client.start_url}`;
};
