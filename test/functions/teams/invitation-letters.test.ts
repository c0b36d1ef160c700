import { expect, test } from 'vitest';
import type { SeededTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, refusalOf, startTeams } from './world.ts';

const at = useWorld(startTeams);

test('an address gets ten invitations in a quarter of an hour, from whatever teams', async () => {
  const sent = async (team: SeededTeam, email = 'ada@example.com') => {
    const { owner, moderator } = team.users;
    const collection = `/teams/${team.id}/invitations`;
    const made = await at.send('POST', collection, owner.token, { email, role_id: moderator.role_id });
    if (made.status === 201) await at.send('DELETE', `${collection}/${dataOf(made).id}`, owner.token);
    return made;
  };
  for (let round = 0; round < 5; round += 1)
    expect([(await sent(at.team)).status, (await sent(at.other)).status]).toEqual([201, 201]);
  for (const refused of [await sent(at.team), await sent(at.other)]) {
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.headers).toMatchObject({ 'RateLimit-Policy': '"invitation-letters";q=10;w=900' });
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
  }
  expect((await sent(at.team, 'bo@example.com')).status).toBe(201);
});
