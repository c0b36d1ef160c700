import { describe, expect, test } from 'vitest';
import { settleDiscussionPlaces } from '../../../shared/community/discussions/discussion-places.ts';
import { visibleEvents } from '../../../shared/downstream/stream/visible-events.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import { gatedHubs } from './gated.ts';
import {
  data,
  deleteRule,
  hubOf,
  items,
  newDiscussion,
  newRule,
  outcome,
  type Person,
  post,
  read,
  send,
} from './world.ts';

const { newGatedHub, get, idsOf, tagCondition } = gatedHubs();

describe('a rule on a discussion', () => {
  test('hides the discussion, its comments and its reactions from members who do not meet it, with 404', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const id = await newDiscussion(here, eligible, { poll: { options: ['A', 'B'] } });
    const ungated = await newDiscussion(here, eligible);
    const created = await send(here, 'POST', '/api/v1/comments', eligible.token, 'comments', {
      target_type: 'discussion',
      target_id: id,
      body: 'words',
    });
    const comment = data(created).id;
    const reposted = await newDiscussion(here, eligible, { repost_of_id: id });
    await send(here, 'POST', `/api/v1/discussions/${id}/reactions`, eligible.token, 'reactions', { emoji: '👍' });
    const rule = await newRule(here, 'discussion', id, tagCondition());

    const reads = [`/discussions/${id}`, `/discussions/${id}/comments`, `/discussions/${id}/reactions`];
    reads.push(`/comments/${comment}`, `/comments/${comment}/replies`);
    for (const path of reads) {
      expect(`${path} ${outcome(await get(path, ineligible))}`).toBe(`${path} 404 not_found`);
      expect(`${path} ${outcome(await get(path, eligible))}`).toBe(`${path} 200`);
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
      const refused = await send(here, method, `/api/v1${path}`, ineligible.token, type, attributes);
      expect(`${path} ${outcome(refused)}`).toMatch(/ (404 not_found|422 \/data\/attributes\/reason_id)/);
    }
    const repost = await post(here, ineligible.token, { repost_of_id: id });
    expect(outcome(repost)).toBe('422 unknown_repost /data/attributes/repost_of_id');

    for (const path of [`/hubs/${here.hub}/spaces/${here.space.id}/discussions`, `/hubs/${here.hub}/feed`]) {
      expect((await idsOf(path, ineligible)).sort()).toEqual([ungated, reposted].sort());
      expect((await idsOf(path, eligible)).sort()).toEqual([id, ungated, reposted].sort());
      const shown = items(await get(path, ineligible)).find((one) => one.id === reposted);
      expect(shown?.attributes.repost).toEqual({ state: 'restricted' });
      const seen = items(await get(path, eligible)).find((one) => one.id === reposted);
      expect(seen?.attributes.repost).toMatchObject({ state: 'visible', id });
    }
    for (const one of [id, ungated, reposted]) await settleDiscussionPlaces(here.service.db, hubOf(here).team, one);
    for (const query of ['sort=-reactions', 'sort=-last_activity_at', `filter[author_id]=${eligible.id}`])
      for (const path of [`/hubs/${here.hub}/spaces/${here.space.id}/discussions`, `/hubs/${here.hub}/feed`]) {
        expect((await idsOf(`${path}?${query}`, ineligible)).sort()).toEqual([ungated, reposted].sort());
        expect((await idsOf(`${path}?${query}`, eligible)).sort()).toEqual([id, ungated, reposted].sort());
      }
    await deleteRule(here, rule);
    for (const path of reads) expect(outcome(await get(path, ineligible))).toBe('200');
  });

  test('applies to a pinned discussion and to its author', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const id = await newDiscussion(here, ineligible);
    await send(here, 'PATCH', `/api/v1/discussions/${id}`, here.owner, 'discussions', { is_pinned: true });
    await newRule(here, 'discussion', id, tagCondition());
    const path = `/hubs/${here.hub}/spaces/${here.space.id}/discussions`;
    expect(await idsOf(path, ineligible)).toEqual([]);
    expect(await idsOf(path, eligible)).toEqual([id]);
    expect(outcome(await read(here, ineligible.token, id))).toBe('404 not_found');
  });

  test('C026: pages skip gated discussions and hold every open one', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const open: string[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const id = await newDiscussion(here, eligible);
      if (nth % 3 === 0) open.push(id);
      else await newRule(here, 'discussion', id, tagCondition());
    }
    for (const path of [`/hubs/${here.hub}/spaces/${here.space.id}/discussions`, `/hubs/${here.hub}/feed`]) {
      const found: string[] = [];
      let next: string | undefined = `/api/v1${path}?page[size]=2`;
      while (next) {
        const page = await here.service.call({ path: next, token: ineligible.token });
        found.push(...items(page).map(({ id }) => id));
        next = (page.body.links as { next?: string }).next;
      }
      expect(found).toEqual(open.toReversed());
    }
  });

  test('hides the events of the discussion, its comments and its reactions from the stream', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const [id, ungated] = [await newDiscussion(here, eligible), await newDiscussion(here, eligible)];
    const attributes = { target_type: 'discussion', target_id: id, body: 'words' };
    const comment = data(await send(here, 'POST', '/api/v1/comments', eligible.token, 'comments', attributes)).id;
    await newRule(here, 'discussion', id, tagCondition());
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
      event('discussion.published', 'discussions', ungated),
      event('discussion.hidden', 'discussions', id),
      event('comment.created', 'comments', comment),
      event('reaction.added', 'discussions', id),
    ];
    const eventsFor = async ({ id: contact }: Person) => {
      const key = { pk: hubPartition(hubOf(here)), sk: `MEMBER#${contact}` };
      const member = await here.service.db.get<never>(key);
      const reader = { kind: 'contact', id: contact, member } as const;
      return (await visibleEvents(here.service.db, reader, hubOf(here), events, new Date())).map(
        ({ type, resource_id }) => `${type} ${resource_id}`,
      );
    };
    expect(await eventsFor(ineligible)).toEqual([`discussion.published ${ungated}`]);
    expect((await eventsFor(eligible)).length).toBe(5);
  });
});
