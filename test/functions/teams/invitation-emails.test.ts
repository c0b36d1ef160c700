import { expect, test } from 'vitest';
import type { SeededTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, errorOf, startTeams } from './world.ts';

const at = useWorld(startTeams);

test('an address gets ten invitations in fifteen minutes across all teams', async () => {
  const invite = async (team: SeededTeam, email = 'ada@example.com') => {
    const { owner, moderator } = team.users;
    const collection = `/teams/${team.id}/invitations`;
    const response = await at.send('POST', collection, owner.token, { email, role_id: moderator.role_id });
    if (response.status === 201) await at.send('DELETE', `${collection}/${dataOf(response).id}`, owner.token);
    return response;
  };
  for (let round = 0; round < 5; round += 1)
    expect([(await invite(at.team)).status, (await invite(at.other)).status]).toEqual([201, 201]);
  for (const refused of [await invite(at.team), await invite(at.other)]) {
    expect(errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.headers).toMatchObject({ 'RateLimit-Policy': '"invitation-letters";q=10;w=900' });
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
  }
  expect((await invite(at.team, 'bo@example.com')).status).toBe(201);
});
