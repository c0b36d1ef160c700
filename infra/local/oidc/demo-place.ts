import type { DemoCommunity } from '../../site/demo-community.ts';
import { type ApiClient, idOf } from '../demo/api-client.ts';
import type { Demo, DemoUser } from '../demo/demo.ts';
import { signInUser } from '../demo/sign-in.ts';
import type { Login } from './pages.ts';

/** The team and the hub to which people sign in with the provider. */
export interface DemoPlace {
  /** The id of the team. */
  readonly id: string;
  /** The id of the hub. */
  readonly hub: string;
  readonly owner: Pick<DemoUser, 'user_id' | 'email' | 'token'>;
  /** The people of the hub and its team, the owner first. */
  readonly people: readonly Login[];
}

/** The demo hub that the site shows, or the first hub for scripts if there is none. */
export const demoPlace = async (
  api: ApiClient,
  { teams: [team] }: Demo,
  community: DemoCommunity | undefined,
): Promise<DemoPlace> => {
  if (community) {
    const { email, password } = community.owner;
    const token = await signInUser(api)(email, password);
    const user_id = idOf(await api.send('GET', '/me', undefined, token));
    const people = [community.owner, ...community.members];
    return { id: community.team_id, hub: community.hub_id, owner: { user_id, email, token }, people };
  }
  const [hub] = team?.hubs ?? [];
  if (!team || !hub) throw new Error('There is no demo team.');
  const people = [team.owner, ...team.members].map(({ email }) => ({ name: email.split('@')[0] ?? '', email }));
  return { id: team.id, hub: hub.id, owner: team.owner, people };
};
