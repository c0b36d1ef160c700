import { expect, test } from 'vitest';
import { removeTeam, type TeamJob } from '../../../functions/erase-data/team-rows.ts';
import { PARTITIONS, TABLE_WRITES } from '../../../functions/table-writes.ts';
import { teamErasureKey } from '../../../shared/accounts/teams/team-erasure-item.ts';
import { deleteTeam } from '../../../shared/downstream/erasure/delete-team.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { documentKey } from '../../../shared/downstream/search/index-key.ts';
import { conversationEntity } from '../../../shared/engagement/messages/conversation-item.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { KINDS } from '../../support/rows.ts';
import { rowsIn } from '../../support/table-state.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld, type World } from '../../support/world.ts';
import { startTeams } from '../teams/world.ts';
import { processedFile } from './hub-rows.ts';
import { scansOf } from './scans.ts';

const at = useWorld(startTeams);
const db = useFixture(() => at.service.db);

/** The kinds and each of their partitions. */
const PLACES = [...KINDS.values()].flatMap(({ entity, key: [partitions, sorts], team }) => {
  const [sk = 'X'] = sorts.split(' or ');
  return partitions.split(' or ').map((pk) => ({ entity, pk, sk, team }));
});

/** One row for all teams, and the row that the deletion itself writes. */
const NOT_STORED = new Set(['team_controls', 'team_erasure']);

/** One row of each kind and partition that names the team, as its key pattern says. */
const storeEveryKind = async (team: string): Promise<void> => {
  const filled = (text: string) => text.replaceAll('{team}', team).replaceAll(/\{[^}]+\}/g, () => newId());
  for (const { entity, pk, sk, team: found } of PLACES.filter((one) => !NOT_STORED.has(one.entity))) {
    const row = {
      pk: filled(pk),
      sk: filled(sk),
      entity,
      ...(entity === 'transcode' && { renditions: [] }),
      ...(entity === 'file' && { team_id: team, hub_id: newId(), id: newId() }),
    };
    const named = entity === 'payment_reference' ? { order: { team_id: team } } : { team_id: team };
    await db.put((found ?? 'partition') === 'partition' ? row : { ...row, ...named });
  }
};

/** The rows that contain the text in their key or attributes. */
const naming = async (text: string) =>
  (await rowsIn(at.service.store)).filter((row) => JSON.stringify(row).includes(text));

const run = async (first: TeamJob) => {
  const removed: string[] = [];
  const queued: { readonly job: RemovalJob; readonly delay: number }[] = [];
  const deps = {
    ...scansOf(at.service.store),
    objects: { removeAll: async (keys: readonly string[]) => void removed.push(...keys) },
    queue: { send: async (job: RemovalJob, delay = 0) => void queued.push({ job, delay }) },
    isTimeLeft: () => false,
    takeSlot: async () => 0,
    removeFromEngine: async () => undefined,
  };
  const passes: number[] = [];
  for (let job: TeamJob | undefined = first; job; ) {
    await removeTeam(job, deps, new Date());
    const next: (typeof queued)[number] | undefined = queued.shift();
    if (next && next.delay > 0) passes.push(next.delay);
    job = next?.job.kind === 'team' && !next.job.not_before ? next.job : undefined;
  }
  return { removed, passes };
};

const gone = async (): Promise<World['ours']> => {
  const { ours } = await seedWorld(db, at.service.keys);
  return ours;
};
const erase = async (team: World['ours']) => {
  if (!(await deleteTeam(db, team.id, team.users.owner, new Date()))) throw new Error('There is no team');
  return run({ kind: 'team', team_id: team.id });
};

test('a kind whose partitions begin with the team is declared so, and no other is', () => {
  for (const { entity, key, team } of KINDS.values()) {
    const ofTeam = key[0].split(' or ').some((pk) => pk.startsWith('TEAM#{team}'));
    expect([entity, ofTeam]).toEqual([entity, (team ?? 'partition') === 'partition']);
  }
});

test('the worker may write every partition with rows of a team', () => {
  const allowed = (TABLE_WRITES['erase-data'] ?? []).map((partition) => PARTITIONS[partition].replace(/[*?].*/, ''));
  for (const { pk, team } of PLACES)
    if (team === 'team_id') expect([pk, allowed.some((start) => pk.startsWith(start))]).toEqual([pk, true]);
});

test('nothing of a deleted team is left in the table, and everything of another team is', async () => {
  const [team, other] = [await gone(), await gone()];
  const { file, transcode } = await processedFile(
    db,
    { team: team.id, hub: team.hub },
    new Date(Date.now() - 3 * 86_400_000),
  );
  for (const { id } of [team, other]) await storeEveryKind(id);
  for (const { id, hub } of [team, other]) {
    const key = documentKey({ team: id, hub }, { kind: 'discussion', id: newId() });
    await db.put({ ...key, entity: entity('document') });
  }
  const before = await naming(other.id);
  const { removed, passes } = await erase(team);
  const left = (await naming(team.id)).map(({ entity }) => entity?.S);
  const kept = [...KINDS.values()].flatMap(({ entity, team }) => (typeof team === 'object' ? entity.toString() : []));
  expect([...new Set(left)].toSorted()).toEqual(kept.filter((kind) => kind !== 'team_controls').toSorted());
  const short = Buffer.from(team.id.replaceAll('-', ''), 'hex').toString('base64url');
  expect(await naming(short)).toEqual([]);
  expect(await naming(other.id)).toEqual(before);
  expect(passes).toEqual([60, 900]);
  const renditions = transcode.renditions.map(({ object_key }) => object_key);
  expect(removed).toEqual(expect.arrayContaining([...renditions, `files/${team.id}/${team.hub}/${file.id}`]));
  expect(removed).toContain(`people/contacts/${team.id}/${team.member.id}/avatar`);
  expect(removed.every((key) => key.includes(team.id))).toBe(true);
  expect(await db.get(teamErasureKey(team.id))).toMatchObject({
    status: 'completed',
    removed_rows: expect.any(Number),
  });
});

test('a team that was not deleted is left alone', async () => {
  const team = await gone();
  const before = await naming(team.id);
  expect(await run({ kind: 'team', team_id: team.id })).toEqual({ removed: [], passes: [] });
  expect(await naming(team.id)).toEqual(before);
});

test('a row that is written during the first pass is removed by the second', async () => {
  const team = await gone();
  await deleteTeam(db, team.id, team.users.owner, new Date());
  const late = { pk: `TEAM#${team.id}#CONVERSATION#late`, sk: 'CONVERSATION', entity: conversationEntity };
  let scans = 0;
  const { rows, index } = scansOf(at.service.store);
  const queued: RemovalJob[] = [];
  const scan: typeof index.scan = async (...args) => {
    scans += 1;
    if (scans === 1) await db.put(late);
    return index.scan(...args);
  };
  const deps = {
    rows,
    index: { ...index, scan },
    objects: { removeAll: async () => {} },
    queue: { send: async (job: RemovalJob) => void queued.push(job) },
    isTimeLeft: () => true,
    takeSlot: async () => 0,
    removeFromEngine: async () => undefined,
  };
  await removeTeam({ kind: 'team', team_id: team.id }, deps, new Date());
  expect(await naming('#CONVERSATION#late')).toHaveLength(1);
  expect(await db.get(teamErasureKey(team.id))).toMatchObject({ status: 'running', completed_at: null });
  const [second] = queued.splice(0);
  await removeTeam(second as TeamJob, deps, new Date());
  expect(await naming('#CONVERSATION#late')).toEqual([]);
});

test('the last pass waits in steps of the longest delay', async () => {
  const team = await gone();
  await deleteTeam(db, team.id, team.users.owner, new Date());
  const sent: number[] = [];
  const queue = { send: async (_: RemovalJob, delay = 0) => void sent.push(delay) };
  const deps = {
    ...scansOf(at.service.store),
    objects: { removeAll: async () => {} },
    queue,
    isTimeLeft: () => true,
    takeSlot: async () => 0,
    removeFromEngine: async () => undefined,
  };
  const not_before = new Date(Date.now() + 1_000_000).toISOString();
  await removeTeam({ kind: 'team', team_id: team.id, pass: 1_000, not_before }, deps, new Date());
  expect(sent).toEqual([900]);
  expect((await naming(team.id)).length).toBeGreaterThan(1);
});
