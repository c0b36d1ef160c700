import { demand, type Schemas } from '../../../../shared/client/client.ts';
import { button, fill, h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { reasonOf } from '../parts/states.ts';

type Removal = Schemas['ContentRemoval']['attributes'];

const LOOK_MS = 2_000;

const STATUS = {
  running: 'Removing content',
  completed: 'Content removed',
  undoing: 'Bringing content back',
  undone: 'Content brought back',
} as const satisfies Record<Removal['status'], string>;

/** How much of each kind: `3 discussions, 12 comments`. */
const amounts = (counts: Removal['counts'], status: Removal['status']): string => {
  const isUndo = status === 'undoing' || status === 'undone';
  const named = Object.entries(counts).map(([kind, { removed, restored }]) => [kind, isUndo ? restored : removed]);
  const some = named.filter(([, count]) => count !== 0);
  return some.length === 0 ? 'nothing yet' : some.map(([kind, count]) => `${count} ${kind}`).join(', ');
};

const failuresOf = (counts: Removal['counts']): number =>
  Object.values(counts).reduce((sum, { failed }) => sum + failed, 0);

/** The removal of a banned member's content: its progress while it runs, and the undo. */
export const removalLine = ({ client, team, hub }: Caller, removal_id: string, name: string): HTMLElement => {
  const element = h('p.small', { role: 'status' }, 'Loading…');
  const path = { team_id: team, hub_id: hub, removal_id };
  const undo = async () => {
    const url = '/api/v1/teams/{team_id}/hubs/{hub_id}/bans/content-removals/{removal_id}/undo';
    await demand(client.POST(url, { params: { path } }));
    await look();
  };
  const show = ({ counts, status, undo_until }: Removal) => {
    const failures = failuresOf(counts);
    const canUndo = (status === 'running' || status === 'completed') && Date.parse(undo_until) > Date.now();
    const isRunning = status === 'running' || status === 'undoing';
    fill(
      element,
      `${STATUS[status]}: ${amounts(counts, status)}${failures > 0 ? `, ${failures} failed` : ''}. `,
      canUndo && button('Undo', () => undo().catch(fail), { 'aria-label': `Undo the removal of content of ${name}` }),
    );
    if (isRunning) setTimeout(() => element.isConnected && void look(), LOOK_MS);
  };
  const fail = (error: unknown) => fill(element, reasonOf(error));
  const look = async (): Promise<void> => {
    try {
      const url = '/api/v1/teams/{team_id}/hubs/{hub_id}/bans/content-removals/{removal_id}';
      show((await demand(client.GET(url, { params: { path } }))).data.attributes);
    } catch (error) {
      fail(error);
    }
  };
  void look();
  return element;
};
