import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { authenticated, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

/** A member with a block, a bookmark, a draft, a report and an order, whom the team deleted; their token has not expired. */
const world = useWorld(async () => {
  const started = await startRoutes();
  const { ours } = started;
  const { ids, hub, id: team } = ours;
  const send = async (method: string, path: string, type = '', attributes = {}, token = ours.member.token) => {
    const body = type === '' ? {} : { body: { data: { type, attributes } } };
    const { status } = await started.call({ method, path: `/api/v1${path}`, token, ...body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
  };
  await send('PUT', `/me/blocks/${ids.contact_id}`);
  await send('PUT', `/me/bookmarks/${ids.discussion_id}`);
  const draft = { title: 'A draft', body: 'Not ready', status: 'draft' };
  await send('POST', `/hubs/${hub}/spaces/${ids.space_id}/discussions`, 'discussions', draft);
  await send('DELETE', `/teams/${team}/contacts/${ours.member.id}`, '', {}, ours.users.owner.token);
  return started;
});

describe('the token of a deleted contact is refused with 401, also for what was their own', () => {
  test.each(rows(authenticated.filter(({ caller }) => caller.kinds.includes('contact'))))('%s', async (_, route) => {
    expect(outcome(await world.call(requestOf(world, route, 'contact')))).toBe('401 unauthorized');
  });
});
