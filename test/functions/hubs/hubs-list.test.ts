import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { errors, items, newHub, seedKey, startHubs } from './world.ts';

const world = useWorld(startHubs);

describe('GET hubs of a team', () => {
  test('C021 C022 C023 C025 C026 C028 C219: pages hold every hub of the team once, oldest first', async () => {
    const { other, service } = world;
    const token = other.users.admin.token;
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.push(await newHub(world, other));
    const walked: string[] = [];
    let path: string | undefined = `/api/v1/teams/${other.id}/hubs?page[size]=2`;
    const sizes: number[] = [];
    while (path) {
      const page = await service.call({ path, token });
      walked.push(...items(page).map(({ id }) => id));
      sizes.push(items(page).length);
      const { next } = page.body.links as { next?: string };
      expect(page.body.meta).toEqual({ has_more: next !== undefined });
      path = next;
    }
    expect(walked).toEqual(made);
    expect(sizes).toEqual([2, 2, 1]);
    const exact = await service.call({ path: `/api/v1/teams/${other.id}/hubs?page[size]=5`, token });
    expect(exact.body.meta).toEqual({ has_more: false });
  });

  test('C215: an API key of the team can list them', async () => {
    await newHub(world);
    const listed = await world.service.call({
      path: `/api/v1/teams/${world.team.id}/hubs`,
      token: await seedKey(world, world.team.id, ['nothing']),
      headers: { accept: 'application/vnd.api+json' },
    });
    expect([listed.status, items(listed)[0]?.type]).toEqual([200, 'hubs']);
  });

  test('A16: a cursor of another team returns 422', async () => {
    const { team, other, service } = world;
    for (let index = 0; index < 2; index += 1) await newHub(world, other);
    const page = await service.call({
      path: `/api/v1/teams/${other.id}/hubs?page[size]=1`,
      token: other.users.owner.token,
    });
    const { next } = page.body.links as { next: string };
    const refused = await service.call({ path: next.replace(other.id, team.id), token: team.users.owner.token });
    expect([refused.status, errors(refused)]).toMatchObject([422, [{ source: { parameter: 'page[after]' } }]]);
  });
});
