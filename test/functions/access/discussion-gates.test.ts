import { describe, expect, test } from 'vitest';
import { visibleEvents } from '../../../shared/downstream/stream/visible-events.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import { gatedHubs } from './gated.ts';
import { data, hubOf, items, outcome, type Person, post, read, ruled, send, started, unrule } from './world.ts';

const { begin, get, idsOf, tagged } = gatedHubs();

describe('a rule on a discussion', () => {
  test('hides it, and all that hangs on it, from who does not meet it: in every read, and as if it were not there', async () => {
    const { here, inside, outside } = await begin();
    const id = await started(here, inside, { poll: { options: ['A', 'B'] } });
    const plain = await started(here, inside);
    const said = await send(here, 'POST', '/api/v1/comments', inside.token, 'comments', {
      target_type: 'discussion',
      target_id: id,
      body: 'words',
    });
    const comment = data(said).id;
    const again = await started(here, inside, { repost_of_id: id });
    await send(here, 'POST', `/api/v1/discussions/${id}/reactions`, inside.token, 'reactions', { emoji: '👍' });
    const rule = await ruled(here, 'discussion', id, tagged());

    const reads = [`/discussions/${id}`, `/discussions/${id}/comments`, `/discussions/${id}/reactions`];
    reads.push(`/comments/${comment}`, `/comments/${comment}/replies`);
    for (const path of reads) {
      expect(`${path} ${outcome(await get(path, outside))}`).toBe(`${path} 404 not_found`);
      expect(`${path} ${outcome(await get(path, inside))}`).toBe(`${path} 200`);
    }
    const writes: readonly (readonly [string, string, string, object])[] = [
      ['POST', '/comments', 'comments', { target_type: 'discussion', target_id: id, body: 'x' }],
      ['POST', `/discussions/${id}/reactions`, 'reactions', { emoji: '👍' }],
      ['POST', `/comments/${comment}/reactions`, 'reactions', { emoji: '👍' }],
      ['PATCH', `/comments/${comment}`, 'comments', { body: 'x' }],
      ['PUT', `/discussions/${id}/poll-vote`, 'poll_votes', { option_id: 'x' }],
      ['POST', '/reports', 'reports', { target_type: 'discussion', target_id: id }],
      ['POST', '/reports', 'reports', { target_type: 'comment', target_id: comment }],
    ];
    for (const [method, path, type, attributes] of writes) {
      const refused = await send(here, method, `/api/v1${path}`, outside.token, type, attributes);
      expect(`${path} ${outcome(refused)}`).toMatch(/ (404 not_found|422 \/data\/attributes\/reason_id)/);
    }
    const repost = await post(here, outside.token, { repost_of_id: id });
    expect(outcome(repost)).toBe('422 unknown_repost /data/attributes/repost_of_id');

    for (const path of [`/hubs/${here.hub}/spaces/${here.space.id}/discussions`, `/hubs/${here.hub}/feed`]) {
      expect((await idsOf(path, outside)).sort()).toEqual([plain, again].sort());
      expect((await idsOf(path, inside)).sort()).toEqual([id, plain, again].sort());
      const shown = items(await get(path, outside)).find((one) => one.id === again);
      expect(shown?.attributes.repost).toEqual({ state: 'restricted' });
      const seen = items(await get(path, inside)).find((one) => one.id === again);
      expect(seen?.attributes.repost).toMatchObject({ state: 'visible', id });
    }
    await unrule(here, rule);
    for (const path of reads) expect(outcome(await get(path, outside))).toBe('200');
  });

  test('holds for one that is pinned, and for its author', async () => {
    const { here, inside, outside } = await begin();
    const id = await started(here, outside);
    await send(here, 'PATCH', `/api/v1/discussions/${id}`, here.owner, 'discussions', { is_pinned: true });
    await ruled(here, 'discussion', id, tagged());
    const path = `/hubs/${here.hub}/spaces/${here.space.id}/discussions`;
    expect(await idsOf(path, outside)).toEqual([]);
    expect(await idsOf(path, inside)).toEqual([id]);
    expect(outcome(await read(here, outside.token, id))).toBe('404 not_found');
  });

  test('C026: pages go on past what is closed, and none of what is open is lost', async () => {
    const { here, inside, outside } = await begin();
    const open: string[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const id = await started(here, inside);
      if (nth % 3 === 0) open.push(id);
      else await ruled(here, 'discussion', id, tagged());
    }
    for (const path of [`/hubs/${here.hub}/spaces/${here.space.id}/discussions`, `/hubs/${here.hub}/feed`]) {
      const found: string[] = [];
      let next: string | undefined = `/api/v1${path}?page[size]=2`;
      while (next) {
        const page = await here.service.call({ path: next, token: outside.token });
        found.push(...items(page).map(({ id }) => id));
        next = (page.body.links as { next?: string }).next;
      }
      expect(found).toEqual(open.toReversed());
    }
  });

  test('is heeded by what is told of events, of the discussion and of what stands under it', async () => {
    const { here, inside, outside } = await begin();
    const [id, plain] = [await started(here, inside), await started(here, inside)];
    const attributes = { target_type: 'discussion', target_id: id, body: 'words' };
    const comment = data(await send(here, 'POST', '/api/v1/comments', inside.token, 'comments', attributes)).id;
    await ruled(here, 'discussion', id, tagged());
    const event = (type: string, resource_type: string, resource_id: string) => ({
      id: resource_id,
      type,
      resource_type,
      resource_id,
      team_id: here.team.id,
      hub_id: here.hub,
      actor: null,
      at: new Date().toISOString(),
      changed: [],
    });
    const events = [
      event('discussion.published', 'discussions', id),
      event('discussion.published', 'discussions', plain),
      event('discussion.hidden', 'discussions', id),
      event('comment.created', 'comments', comment),
      event('reaction.added', 'discussions', id),
    ];
    const told = async ({ id: contact }: Person) => {
      const key = { pk: hubPartition(hubOf(here)), sk: `MEMBER#${contact}` };
      const member = await here.service.db.get<never>(key);
      const reader = { kind: 'contact', id: contact, member } as const;
      return (await visibleEvents(here.service.db, reader, hubOf(here), events, new Date())).map(
        ({ type, resource_id }) => `${type} ${resource_id}`,
      );
    };
    expect(await told(outside)).toEqual([`discussion.published ${plain}`]);
    expect((await told(inside)).length).toBe(5);
  });
});
