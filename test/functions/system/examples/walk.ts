import { readFileSync } from 'node:fs';
import type { Demo, DemoHub, DemoTeam } from '../../../../infra/local/demo/demo.ts';
import { type Ask, asking } from './asking.ts';
import { type LocalControls, localControls } from './local-controls.ts';
import { type Notebook, notebook } from './notebook.ts';

/** Who walks through the demo, and what they are given. */
export interface Walk {
  readonly anyone: Ask;
  readonly admin: Ask;
  readonly owner: Ask;
  readonly key: Ask;
  /** The members of the hub: most is done by the first, and by the others what takes two. */
  readonly member: Ask;
  readonly second: Ask;
  readonly third: Ask;
  /** Whoever holds this token. */
  readonly as: (token: unknown) => Ask;
  readonly demo: Demo;
  readonly team: DemoTeam;
  readonly hub: DemoHub;
  /** The ids of the three members, in their order. */
  readonly members: readonly [string, string, string];
  readonly local: LocalControls;
  /** So many days from now, as a time. */
  readonly inDays: (days: number, hours?: number) => string;
}

/** Part of the walk: it asks what a group serves, and needs nothing that another part made. */
export type Chapter = (walk: Walk) => Promise<void>;

const HOUR = 3_600_000;

export const startWalk = (origin: string, demoFile: string): { readonly walk: Walk; readonly book: Notebook } => {
  const demo: Demo = JSON.parse(readFileSync(demoFile, 'utf8'));
  const [team] = demo.teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  const [first, second, third] = team?.members ?? [];
  if (!team || !hub || !space || !first || !second || !third) throw new Error('The demo has a hub with three members');
  const book = notebook(Date.now);
  const known = { team_id: team.id, hub_id: hub.id, space_id: space.id, contact_id: second.contact_id, slug: hub.slug };
  const as = asking({ origin, book, known });
  const walk: Walk = {
    anyone: as(),
    admin: as(demo.platform_admin.token),
    owner: as(team.owner.token),
    key: as(team.api_key.secret),
    member: as(first.token),
    second: as(second.token),
    third: as(third.token),
    as: (token) => as(String(token)),
    demo,
    team,
    hub,
    members: [first.contact_id, second.contact_id, third.contact_id],
    local: localControls(origin),
    inDays: (days, hours = 0) => new Date(Date.now() + (days * 24 + hours) * HOUR).toISOString(),
  };
  return { walk, book };
};
