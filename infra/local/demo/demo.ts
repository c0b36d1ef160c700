import type { DemoCommunity } from '../../site/demo-community.ts';
import type { CallbackSecrets } from '../secrets/callback-secrets.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface DemoUser extends Account {
  readonly user_id: string;
}

export interface DemoMember extends Account {
  readonly contact_id: string;
}

export interface DemoHub {
  readonly id: string;
  readonly slug: string;
  readonly spaces: readonly { readonly id: string; readonly slug: string }[];
}

export interface DemoTeam {
  readonly id: string;
  readonly owner: DemoUser;
  readonly moderator: DemoUser;
  readonly api_key: { readonly id: string; readonly secret: string };
  readonly hubs: readonly DemoHub[];
  readonly members: readonly DemoMember[];
}

/** The content of demo.json: two teams for scripts, a hub to look at, and an account for each kind of caller. */
export interface Demo {
  readonly base_url: string;
  readonly platform_admin: DemoUser;
  readonly teams: readonly DemoTeam[];
  /** Absent until it is created, which begins when the stack is ready. */
  readonly community?: DemoCommunity;
  readonly callbacks: CallbackSecrets;
}

export const DEMO_FILE = 'demo.json';

type Token = (email: string, password: string) => Promise<string>;

/** Replaces the tokens by valid ones. An account that cannot sign in keeps its old token. */
export const withTokens = async (demo: Demo, user: Token, contact: (slug: string) => Token): Promise<Demo> => {
  const renewed = async <A extends Account>(who: A, signIn: Token): Promise<A> => ({
    ...who,
    token: await signIn(who.email, who.password).catch(() => who.token),
  });
  const teams = demo.teams.map(async (team) => {
    const signIn = contact(team.hubs[0]?.slug ?? '');
    const [owner, moderator, ...members] = await Promise.all([
      renewed(team.owner, user),
      renewed(team.moderator, user),
      ...team.members.map((member) => renewed(member, signIn)),
    ]);
    return { ...team, owner, moderator, members };
  });
  return { ...demo, platform_admin: await renewed(demo.platform_admin, user), teams: await Promise.all(teams) };
};
