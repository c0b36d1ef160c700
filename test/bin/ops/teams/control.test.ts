import { expect, test } from 'vitest';
import { storedControls } from '../../../../shared/accounts/teams/control-team.ts';
import { type TeamItem, teamKey } from '../../../../shared/accounts/teams/team-item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { seedTeam } from '../../../support/seed.ts';
import { testKeys } from '../../../support/tokens.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));
const team = useFixture(() => seedTeam(db, testKeys()));
const account = useWorld(() => startAccount({ store }));

test('a team is paused, limited and resumed, under the name of the operator; a dry run changes nothing', async () => {
  const dry = await account.ops(['pause', team.id, '--reason', 'abuse', '--dry-run']);
  expect([dry.exit, await storedControls(db)]).toEqual([0, {}]);
  const paused = await account.ops(['pause', team.id, '--reason', 'abuse', '--yes']);
  expect(paused).toMatchObject({ exit: 0, out: expect.stringMatching(/paused\..*within 10 seconds/s) });
  expect((await account.ops(['limit', team.id, '--per-minute', '30'])).exit).toBe(0);
  const paused_at = expect.any(String);
  expect(await storedControls(db)).toEqual({ [team.id]: { paused_at, reason: 'abuse', per_minute: 30 } });
  const { actor } = (await db.get<TeamItem>(teamKey(team.id))) ?? {};
  expect(actor).toMatchObject({ type: 'operator', id: expect.stringMatching(/./) });

  const status = await account.ops(['status', '--json']);
  expect(status.json<{ teams: object[] }>().teams).toMatchObject([{ team: team.id, reason: 'abuse', per_minute: 30 }]);
  expect((await account.ops(['status'])).out).toContain('1 team is paused or limited.');

  expect((await account.ops(['resume', team.id])).out).toContain('resumed.');
  expect((await account.ops(['resume', team.id])).out).toContain('not paused.');
  expect((await account.ops(['limit', team.id, '--none'])).exit).toBe(0);
  expect(await storedControls(db)).toEqual({});
});

test.each([
  ['a pause without a reason', () => ['pause', team.id, '--yes'], 2],
  ['an empty reason', () => ['pause', team.id, '--reason', ' ', '--yes'], 2],
  ['a pause without confirmation', () => ['pause', team.id, '--reason', 'abuse'], 2],
  ['something that is not an id', () => ['resume', 'acme'], 2],
  ['a team that does not exist', () => ['resume', newId()], 4],
  ['a limit of zero', () => ['limit', team.id, '--per-minute', '0'], 2],
  ['a limit that is not a number', () => ['limit', team.id, '--per-minute', 'ten'], 2],
  ['no limit and no --none', () => ['limit', team.id], 2],
  ['both', () => ['limit', team.id, '--per-minute', '1', '--none'], 2],
])('%s is refused and changes nothing', async (_, argv, code) => {
  const { exit, err } = await account.ops(argv());
  expect([exit, await storedControls(db)]).toEqual([code, {}]);
  expect(err).not.toBe('');
});
