import { isDeepStrictEqual } from 'node:util';
import { all, equals, live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { TEAM_CONTROLS_KEY, type TeamControl, type TeamControls } from './team-controls.ts';
import { type TeamItem, teamKey } from './team-item.ts';

const teamControlsEntity = /* @__PURE__ */ entity('team_controls');

/** A change of a team's controls. `null` removes one; an omitted one stays. */
export type ControlChange =
  | { readonly pause: { readonly reason: string } | null }
  | { readonly per_minute: number | null };

const applied = ({ ...control }: TeamControl, change: ControlChange, now: Date): TeamControl => {
  const { paused_at, reason, per_minute } = control;
  if ('per_minute' in change)
    return {
      ...(paused_at !== undefined && { paused_at, reason: reason ?? '' }),
      ...(change.per_minute !== null && { per_minute: change.per_minute }),
    };
  return {
    ...(change.pause && { paused_at: paused_at ?? now.toISOString(), reason: change.pause.reason }),
    ...(per_minute !== undefined && { per_minute }),
  };
};

/** The controls of all teams that have any, as they are stored now. */
export const storedControls = async (db: Table): Promise<TeamControls> => {
  const row = await db.get<TeamControls>(TEAM_CONTROLS_KEY);
  if (!row) return {};
  const { pk, sk, entity, ...controls } = row;
  return controls;
};

/**
 * Sets what an operator controls of a team, in one transaction: the row that admission reads, and the team's row, whose
 * change becomes the audit log entry with the operator's name. Returns the result and whether anything changed;
 * `undefined` if there is no such team; of a team that was deleted, the last control can only be removed.
 */
export const controlTeam = async (
  db: Table,
  team: TeamId,
  change: ControlChange,
  operator: string,
  now: Date,
): Promise<{ readonly control: TeamControl; readonly changed: boolean } | undefined> => {
  const [item, controls] = await Promise.all([db.get<TeamItem>(teamKey(team)), storedControls(db)]);
  const before = controls[team] ?? {};
  const control = applied(before, change, now);
  const isEmpty = Object.keys(control).length === 0;
  if (!item) {
    if (controls[team] === undefined || !isEmpty) return undefined;
    await db.update(TEAM_CONTROLS_KEY, { remove: [team] });
    return { control, changed: true };
  }
  if (isDeepStrictEqual(before, control)) return { control, changed: false };
  const set = {
    ...(control.paused_at !== before.paused_at && { suspended_at: control.paused_at ?? null }),
    ...(control.per_minute !== before.per_minute && { requests_per_minute: control.per_minute ?? null }),
    updated_at: now.toISOString(),
    actor: { type: 'operator', id: operator },
  };
  const row = isEmpty
    ? { set: { entity: teamControlsEntity }, remove: [team] }
    : { set: { entity: teamControlsEntity, [team]: { ...control } } };
  const written = await db.transact([
    { update: teamKey(team), change: { set }, condition: all(live, equals('updated_at', item.updated_at)) },
    { update: TEAM_CONTROLS_KEY, change: row },
  ]);
  if (!written.ok) throw new Error('The team was changed meanwhile. Run the command again.');
  return { control, changed: true };
};

export const teamControlsKind = {
  entity: teamControlsEntity,
  key: ['SERVICE', 'TEAM_CONTROLS'],
  events: 'none',
  person: nobody,
  team: { remains: 'An operator of the service sets and removes what it says of a team.' },
  text: 'none',
  gives: false,
  note: 'one attribute per team that an operator paused or limited; read by every function once in ten seconds',
} as const satisfies RowKind;
