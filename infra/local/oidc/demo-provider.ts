import type { DemoCommunity } from '../../site/demo-community.ts';
import type { DataFolder } from '../data-folder.ts';
import { type ApiClient, apiClient, attributesOf, envelope } from '../demo/api-client.ts';
import type { Demo } from '../demo/demo.ts';
import { storeOf } from '../demo/store.ts';
import type { LocalStack } from '../local-stack.ts';
import { PROVIDER_FILE } from './allow.ts';
import { createClient, type DemoClient } from './demo-client.ts';
import { type DemoPlace, demoPlace } from './demo-place.ts';
import { connectTeam, verifyDomain } from './demo-team.ts';
import { holdIssuer } from './provider.ts';

type DemoStack = Pick<LocalStack, 'origin' | 'engineEndpoint' | 'tables'>;

/** The clients of a hub, for its members, and of its team, for users. */
interface DemoClients extends DemoClient {
  /** The id of the hub. Absent in data folders of earlier versions. */
  readonly hub?: string;
  readonly team?: DemoClient;
}

/** Creates the identity provider of the hub, and gives the hub a site to return to. */
const connectHub = async (api: ApiClient, issuer: string, origin: string, place: DemoPlace): Promise<DemoClient> => {
  const { token } = place.owner;
  const at = `/teams/${place.id}/hubs/${place.hub}`;
  const { allowed_origins } = attributesOf(await api.send('GET', at, undefined, token));
  const origins = [...new Set([...(Array.isArray(allowed_origins) ? allowed_origins : []), origin])];
  await api.send('PATCH', at, envelope('hubs', { allowed_origins: origins }), token);
  const type = 'identity_providers';
  const made = await createClient(
    api,
    { issuer, client_id: 'demo-hub', path: `${at}/identity-providers`, type },
    token,
  );
  return { ...made, start_url: `${made.start_url}?return_url=${encodeURIComponent(`${origin}/_local/site`)}` };
};

const metadataOf = ({ client_id, client_secret, redirect_uri }: DemoClient) => ({
  client_id,
  client_secret,
  redirect_uris: [redirect_uri],
});

/** The clients of an earlier start, unless the hub or an address has changed. */
const usable = (stored: DemoClients | undefined, issuer: string, origin: string, hub: string) =>
  stored && stored.hub === hub && stored.issuer === issuer && new URL(stored.start_url).origin === origin
    ? stored
    : undefined;

interface Connected {
  readonly ofHub: DemoClient;
  readonly ofTeam: DemoClient;
}

/** Lets the hub and its team trust the provider at an address. */
const connect = async (folder: DataFolder, stack: DemoStack, place: DemoPlace, issuer: string): Promise<Connected> => {
  const { origin } = stack;
  const api = apiClient(origin);
  const stored = usable(folder.read<DemoClients | undefined>(PROVIDER_FILE, undefined), issuer, origin, place.hub);
  const ofHub = stored ?? (await connectHub(api, issuer, origin, place));
  const ofTeam = stored?.team ?? (await connectTeam(api, issuer, origin, place));
  folder.write(PROVIDER_FILE, { ...ofHub, hub: place.hub, team: ofTeam });
  await verifyDomain(storeOf(stack), place, new Date());
  return { ofHub, ofTeam };
};

/**
 * Starts the provider with which members sign in to the demo hub, and users to its team: at the port after the stack's,
 * if it is free. Returns the lines that name the pages.
 */
export const startDemoProvider = async (
  folder: DataFolder,
  stack: DemoStack,
  demo: Demo,
  community: DemoCommunity | undefined,
): Promise<string> => {
  const { origin } = stack;
  const place = await demoPlace(apiClient(origin), demo, community);
  const { issuer, provide } = await holdIssuer(Number(new URL(origin).port) + 1);
  const { ofHub, ofTeam } = await connect(folder, stack, place, issuer);
  provide({ clients: [metadataOf(ofHub), metadataOf(ofTeam)], logins: place.people });
  return [
    `OpenID Connect provider ${issuer}: every address is accepted, without a password.`,
    ...(community
      ? [`  Members, and users of the team such as ${place.owner.email}, begin at ${origin}/_local/site`]
      : begins(origin, ofHub, ofTeam, place.owner.email)),
  ].join('\n');
};

/** Without the demo site, which begins its sign-ins itself. */
const begins = (origin: string, ofHub: DemoClient, ofTeam: DemoClient, user: string): readonly string[] => [
  `  Members sign in at ${ofHub.start_url}`,
  `  Users of the team, such as ${user}, sign in at ${ofTeam.start_url}`,
  '  The site of a user exchanges the `code` of the page within a minute:',
  `  curl ${origin}/api/v1/auth/exchange -H 'Content-Type: application/json' -d '{"code": "…"}'`,
];
