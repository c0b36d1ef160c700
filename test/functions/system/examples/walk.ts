import { readFileSync } from 'node:fs';
import type { Demo, DemoHub, DemoTeam } from '../../../../infra/local/demo/demo.ts';
import { type Client, clientWith } from './call.ts';
import { type LocalControls, localControls } from './local-controls.ts';
import { type Notebook, notebook } from './notebook.ts';
import { type Send, sendTo } from './send.ts';

/** The clients, fixtures and controls that a chapter uses. */
export interface Walk {
  readonly anyone: Client;
  readonly admin: Client;
  readonly owner: Client;
  readonly key: Client;
  /** The three members of the hub. Most calls use the first; the others take part where two are needed. */
  readonly member: Client;
  readonly second: Client;
  readonly third: Client;
  /** The client with this token. */
  readonly as: (token: unknown) => Client;
  readonly demo: Demo;
  readonly team: DemoTeam;
  readonly hub: DemoHub;
  /** The ids of the three members, in order. */
  readonly members: readonly [string, string, string];
  readonly local: LocalControls;
  /** The time `days` and `hours` from now. */
  readonly inDays: (days: number, hours?: number) => string;
}

/** Part of the walk: it calls the operations of a group and needs nothing from other chapters. */
export type Chapter = (walk: Walk) => Promise<void>;

const HOUR = 3_600_000;

/** Starts a walk whose calls are sent to the service, or carried out by `send`. */
export const startWalk = (
  origin: string,
  demoFile: string,
  send: Send = sendTo(origin),
): { readonly walk: Walk; readonly book: Notebook } => {
  const demo: Demo = JSON.parse(readFileSync(demoFile, 'utf8'));
  const [team] = demo.teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  const [first, second, third] = team?.members ?? [];
  if (!team || !hub || !space || !first || !second || !third) throw new Error('The demo has a hub with three members');
  const book = notebook(Date.now);
  const defaults = {
    team_id: team.id,
    hub_id: hub.id,
    space_id: space.id,
    contact_id: second.contact_id,
    slug: hub.slug,
  };
  const as = clientWith({ send, book, defaults });
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
