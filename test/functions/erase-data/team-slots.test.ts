import { expect, test } from 'vitest';
import { scanSlots } from '../../../functions/erase-data/scan-slots.ts';
import { removeTeam, type TeamJob } from '../../../functions/erase-data/team-rows.ts';
import { membershipEntity } from '../../../shared/accounts/teams/memberships.ts';
import { type TeamErasureItem, teamErasureKey } from '../../../shared/accounts/teams/team-erasure-item.ts';
import { deleteTeam } from '../../../shared/downstream/erasure/delete-team.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { isErasedWithTeam } from '../../../shared/downstream/erasure/rows-of-a-team.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { rowsIn } from '../../support/table-state.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';
import { startTeams } from '../teams/world.ts';
import { scansOf } from './scans.ts';

const at = useWorld(startTeams);
const db = useFixture(() => at.service.db);

/** A team that was deleted, with all its rows. */
const deletedTeam = async () => {
  const { ours } = await seedWorld(db, at.service.keys);
  await deleteTeam(db, ours.id, ours.users.owner, new Date());
  return ours;
};

const naming = async (text: string) =>
  (await rowsIn(at.service.store)).filter((row) => JSON.stringify(row).includes(text));

/** The dependencies of an invocation, and what it queued. */
const invocation = (changed: { readonly isTimeLeft?: () => boolean; readonly seconds?: number } = {}) => {
  const sent: (readonly [RemovalJob, number])[] = [];
  const deps = {
    ...scansOf(at.service.store),
    objects: { removeAll: async () => {} },
    isTimeLeft: () => true,
    ...changed,
    queue: { send: async (job: RemovalJob, delay = 0) => void sent.push([job, delay]) },
    takeSlot: async () => changed.seconds ?? 0,
  };
  return { deps, sent };
};

test('what admits callers is removed first, in several invocations if time runs out', async () => {
  const team = await deletedTeam();
  const users = Array.from({ length: 250 }, () => `USER#${newId()}`);
  for (const sk of users) await db.put({ pk: `TEAM#${team.id}`, sk, entity: membershipEntity, team_id: team.id });
  const job: TeamJob = { kind: 'team', team_id: team.id };
  const { deps, sent } = invocation({ isTimeLeft: () => false });
  await removeTeam(job, deps, new Date());
  expect(sent).toEqual([[job, 0]]);
  const left = await naming(`TEAM#${team.id}`);
  await removeTeam(job, deps, new Date());
  expect((await naming(`TEAM#${team.id}`)).length).toBeLessThan(left.length);
  const { removed_rows } = (await db.get<TeamErasureItem>(teamErasureKey(team.id))) ?? {};
  expect(removed_rows).toBeGreaterThanOrEqual(200);
});

test('a scan without a slot waits, and access ends at once', async () => {
  const team = await deletedTeam();
  const { deps, sent } = invocation({ seconds: 7 });
  await removeTeam({ kind: 'team', team_id: team.id }, deps, new Date());
  expect(sent).toEqual([[{ kind: 'team', team_id: team.id, table: 'rows' }, 7]]);
  const left = await naming(team.id);
  /* The deletion's tombstone stays: the row of the team is not live. */
  expect(left.filter(({ pk }) => pk?.S === `TEAM#${team.id}`).map(({ entity }) => entity?.S)).toEqual(['team']);
  expect(left.length).toBeGreaterThan(1);
});

test('one scan at a time has a slot', async () => {
  const slots = scanSlots(db);
  const now = new Date();
  const taken = await Promise.all(Array.from({ length: 5 }, () => slots(now)));
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(1);
  expect(Math.max(...taken)).toBeLessThanOrEqual(40);
  expect(await slots(new Date(now.getTime() + 60_000))).toBe(0);
});

test('rows that are found two days after the deletion fail the job, so that it reaches the dead letters', async () => {
  const team = await deletedTeam();
  const late = new Date(Date.now() + 51 * 3_600_000);
  const job: TeamJob = { kind: 'team', team_id: team.id, pass: 1_001 };
  const { deps, sent } = invocation();
  await expect(removeTeam(job, deps, late)).rejects.toThrow('two days after the deletion');
  expect(sent).toEqual([]);
  await removeTeam(job, deps, late);
  expect(await db.get(teamErasureKey(team.id))).toMatchObject({ status: 'completed' });
});

test('a kind of a newer release is erased in the partitions of its team only', () => {
  const isErased = (pk: string) => isErasedWithTeam({ entity: entity('newer'), pk }, 't');
  expect(['TEAM#t', 'TEAM#t#HUB#h', 'TEAM#t2', 'USER#u'].map(isErased)).toEqual([true, true, false, false]);
});
