import { expect, test } from 'vitest';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { createHub, createSpace, data, errors, newHub, send, startHubs } from './world.ts';

const world = useWorld(startHubs);

const WRITERS = 12;
const concurrently = (write: (writer: number) => Promise<ApiResponse>) =>
  Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
const statuses = (answers: readonly ApiResponse[]) => answers.map(({ status }) => status).sort();
const oneWinner = (won: number, lost: number) => [won, ...Array.from({ length: WRITERS - 1 }, () => lost)];

test('of concurrent creates of hubs with one slug by two teams exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const slug = `race-${round}`;
    const answers = await concurrently((writer) =>
      createHub(world, { name: 'R', slug }, { team: writer % 2 ? world.team : world.other }),
    );
    expect(statuses(answers)).toEqual(oneWinner(201, 422));
    const winner = answers.find(({ status }) => status === 201);
    const read = await world.service.call({ path: `/api/v1/hubs/by-slug/${slug}` });
    expect(winner && data(winner).id).toBe(data(read).id);
  }
});

test('of concurrent creates of spaces with one slug in a hub exactly one succeeds', async () => {
  const hub = await newHub(world);
  const answers = await concurrently(() => createSpace(world, hub, { name: 'R', slug: 'race' }));
  expect(statuses(answers)).toEqual(oneWinner(201, 422));
});

const patch = (hub: string, attributes: object) =>
  send(world, {
    method: 'PATCH',
    path: `/api/v1/teams/${world.team.id}/hubs/${hub}`,
    token: world.team.users.owner.token,
    type: 'hubs',
    attributes,
  });

test('after concurrent slug changes the hub has one slug, and all others are free', async () => {
  const hub = await newHub(world);
  const slugs = Array.from({ length: WRITERS }, (_, writer) => `renamed-${writer}`);
  const answers = await concurrently((writer) => patch(hub, { slug: slugs[writer] }));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const current = data(await world.service.call({ path: `/api/v1/hubs/${hub}` })).attributes.slug;
  for (const slug of slugs) {
    const { status } = await world.service.call({ path: `/api/v1/hubs/by-slug/${slug}` });
    expect([slug, status]).toEqual([slug, slug === current ? 200 : 404]);
  }
});

test('concurrent changes to the same slug all succeed', async () => {
  const hub = await newHub(world);
  const answers = await concurrently((writer) => patch(hub, { slug: 'agreed', name: `Name ${writer}` }));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  expect(data(await world.service.call({ path: '/api/v1/hubs/by-slug/agreed' })).id).toBe(hub);
});

test('of concurrent deletions of a hub exactly one succeeds, also during a slug change', async () => {
  const made = await createHub(world, { name: 'D', slug: 'doomed' });
  const answers = await concurrently((writer) =>
    writer === 0
      ? patch(data(made).id, { slug: 'doomed-too' })
      : world.service.call({
          method: 'DELETE',
          path: made.headers.Location ?? '',
          token: world.team.users.admin.token,
        }),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  for (const slug of ['doomed', 'doomed-too']) {
    const again = await createHub(world, { name: 'Again', slug });
    expect([again.status, errors(again)]).toEqual([201, undefined]);
  }
});
