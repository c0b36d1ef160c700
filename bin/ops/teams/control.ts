import { type ControlChange, controlTeam } from '../../../shared/accounts/teams/control-team.ts';
import { CONTROLS_CACHE_MS } from '../../../shared/accounts/teams/team-controls.ts';
import { type TeamItem, teamKey } from '../../../shared/accounts/teams/team-item.ts';
import { isId } from '../../../shared/platform/ids/id.ts';
import { CommandError, Exit, usage } from '../../hub/exit.ts';
import type { Ops, Outcome } from '../ops.ts';
import { mainTable } from '../table.ts';

/** What the change means, in words. */
interface Words {
  readonly done: string;
  readonly unchanged: string;
}

/** Applies a change to a team, under the operator's name. */
export const control = async (ops: Ops, team: string, change: ControlChange, words: Words): Promise<Outcome> => {
  if (!isId(team)) throw usage(`${team} is not the id of a team.`);
  const db = await mainTable(ops.stage);
  const item = await db.get<TeamItem>(teamKey(team));
  const name = item?.name ?? 'a deleted team';
  const operator = await ops.stage.operator();
  const dry = { stage: ops.stage.name, dry_run: ops.isDry, team, name, operator };
  if (ops.isDry) return { result: dry, show: ({ line }) => line(`Would change ${name} (${team}): ${words.done}`) };
  const written = await controlTeam(db, team, change, operator, ops.now());
  if (!written) throw new CommandError(Exit.notFound, `There is no team ${team}.`);
  const seconds = CONTROLS_CACHE_MS / 1000;
  return {
    result: { ...dry, ...written },
    show({ line }) {
      line(`${name} (${team}): ${written.changed ? words.done : words.unchanged}`);
      if (written.changed)
        line(`It applies everywhere within ${seconds} seconds. The team's audit log names ${operator}.`);
    },
  };
};
