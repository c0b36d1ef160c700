import { expect } from 'vitest';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { data, items } from '../../support/answers.ts';
import { newHub, newSpace, type Person } from '../community/world.ts';
import type { startSearch } from '../search/world.ts';

/** The counts of hubs and spaces in a world, beside a recount of its lists. */
export const countsOf = (world: Awaited<ReturnType<typeof startSearch>>) => {
  const owner = () => world.team.users.owner.token;
  const actor = () => ({ type: 'user', id: world.team.users.owner.id }) as const;

  const call = (method: string, path: string, token: string, attributes?: object, type = 'members') =>
    world.service.call({
      method,
      path: `/api/v1${path}`,
      token,
      ...(attributes && { body: { data: { type, attributes } } }),
    });
  const done = async (...request: Parameters<typeof call>) => {
    const answer = await call(...request);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer;
  };
  const attributesOf = async (path: string, token = owner()) => data(await done('GET', path, token)).attributes;

  /** A hub of its own with an open space. */
  const newPlace = async () => {
    const hub = await newHub(world.service, world.team);
    const place = { ...world, hub };
    const space = await newSpace(place);
    const [inTeam, inHub] = [`/teams/${world.team.id}/hubs/${hub}`, `/hubs/${hub}`];
    const spacePath = ({ id }: SpaceItem) => `${inHub}/spaces/${id}`;
    const membersOf = (of: SpaceItem) => `${inTeam}/spaces/${of.id}/memberships`;
    return {
      place,
      hub,
      space,
      inTeam,
      spacePath,
      membersOf,
      key: { team: world.team.id, hub },
      join: (by: Person, of = space) => done('PUT', `${spacePath(of)}/membership`, by.token),
      leave: (by: Person, of = space) => done('DELETE', `${spacePath(of)}/membership`, by.token),
      memberPath: ({ id }: Person) => `${inTeam}/members/${id}`,
      /** The counts as the API returns them, after all changes were processed. */
      async counts(of = space) {
        await world.drain();
        const [{ member_count: inHub }, { member_count, discussion_count }] = [
          await attributesOf(inTeam),
          await attributesOf(spacePath(of)),
        ];
        return [inHub, member_count, discussion_count];
      },
      /** The same numbers, counted in the lists of the API. */
      async recount(of = space) {
        const sizeOf = async (path: string) => items(await done('GET', `${path}page[size]=100`, owner())).length;
        return [
          await sizeOf(`/hubs/${hub}/members?filter[status]=active&`),
          await sizeOf(`${membersOf(of)}?filter[status]=active&`),
          await sizeOf(`${spacePath(of)}/discussions?`),
        ];
      },
    };
  };

  const expectCounts = async (
    place: Awaited<ReturnType<typeof newPlace>>,
    expected: readonly number[],
    space = place.space,
  ) => {
    expect(await place.counts(space)).toEqual(expected);
    expect(await place.recount(space)).toEqual(expected);
  };

  return { owner, actor, call, done, attributesOf, newPlace, expectCounts };
};
