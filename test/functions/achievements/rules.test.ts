import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardDue } from '../../../shared/achievements/award-due.ts';
import { type AwardItem, awardKey } from '../../../shared/achievements/award-item.ts';
import { awardTold } from '../../../shared/achievements/award-told.ts';
import type { Told } from '../../../shared/achievements/told.ts';
import { completions } from '../../../shared/content/completions.ts';
import { eventTag, type HubEventItem, hubEventKey } from '../../../shared/hub-events/event-item.ts';
import { rsvpId, rsvpKey } from '../../../shared/hub-events/rsvp-item.ts';
import type { SpaceItem } from '../../../shared/hubs/space-item.ts';
import { newId } from '../../../shared/id.ts';
import { memberKey } from '../../../shared/members/member-item.ts';
import { placedId } from '../../../shared/place-id.ts';
import { type AchievementsWorld, data, offers, type Person, startAchievements } from './world.ts';

const DAY = 86_400_000;

let at: AchievementsWorld;
let space: SpaceItem;
beforeAll(async () => {
  at = await startAchievements();
  space = await at.space();
});
afterAll(() => at.service.stop());

const rule = (rule_type: string, rule_threshold = 1, more: object = {}) =>
  at.achievement({ award_mode: 'automatic', rule_type, rule_threshold, points: 1, ...more });
const awardOf = (contact: string, id: string) => at.db.get<AwardItem>(awardKey(at.hub, contact, id));
const has = async ({ id: contact }: Person, id: string): Promise<boolean> =>
  (await awardOf(contact, id))?.revoked_at === null;

const post = async ({ token }: Person): Promise<string> => {
  const path = `/hubs/${at.ours.hub}/spaces/${space.id}/discussions`;
  return data(await at.send('POST', path, { body: 'Words' }, 'discussions', token)).id;
};
const comment = async ({ token }: Person, target_id: string): Promise<string> => {
  const attributes = { target_type: 'discussion', target_id, body: 'Words' };
  return data(await at.send('POST', '/comments', attributes, 'comments', token)).id;
};
const react = ({ token }: Person, path: string, emoji = '👍') =>
  at.send('POST', `${path}/reactions`, { emoji }, 'reactions', token);
const unreact = ({ token }: Person, path: string, emoji = '👍') =>
  at.send('DELETE', `${path}/reactions/${encodeURIComponent(emoji)}`, undefined, '', token);

/** An event of a contact in our hub, as the relay hands it on. */
const told = (type: string, contact: string, more: Partial<Told> = {}): Told => ({
  id: newId(),
  type,
  team_id: at.ours.id,
  hub_id: at.ours.hub,
  resource_type: 'content_nodes',
  resource_id: newId(),
  actor: { type: 'contact', id: contact },
  at: new Date().toISOString(),
  changed: [],
  ...more,
});

describe('what is counted', () => {
  test('discussions once they are published, and while they stand', async () => {
    const [ada, id] = [await at.person(), await rule('discussions_created', 2)];
    const first = await post(ada);
    await at.settle();
    await at.send('DELETE', `/discussions/${first}`, undefined, '', ada.token);
    const path = `/hubs/${at.ours.hub}/spaces/${space.id}/discussions`;
    await at.send('POST', path, { body: 'Draft', status: 'draft' }, 'discussions', ada.token);
    await post(ada);
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    const second = await post(ada);
    await at.settle();
    expect(await has(ada, id)).toBe(true);
    await at.send('DELETE', `/discussions/${second}`, undefined, '', ada.token);
    await at.settle();
    expect(await has(ada, id)).toBe(true);
  });

  test('comments, while they stand', async () => {
    const [ada, id] = [await at.person(), await rule('comments_created', 2)];
    const discussion = await post(ada);
    const first = await comment(ada, discussion);
    await at.send('DELETE', `/comments/${first}`, undefined, '', ada.token);
    await comment(ada, discussion);
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    await comment(ada, discussion);
    await at.settle();
    expect(await has(ada, id)).toBe(true);
  });

  test('reactions given and received: each once, however often it is taken back, and none of one’s own', async () => {
    const [ada, bob] = [await at.person(), await at.person()];
    const [given, received] = [await rule('reactions_given', 2), await rule('reactions_received', 2)];
    const discussion = `/discussions/${await post(ada)}`;
    await react(ada, discussion);
    for (let nth = 0; nth < 3; nth += 1) {
      await react(bob, discussion);
      await unreact(bob, discussion);
    }
    await react(bob, discussion);
    await at.settle();
    expect([await has(bob, given), await has(ada, received), await has(ada, given)]).toEqual([false, false, false]);
    await react(bob, discussion, '🎉');
    await at.settle();
    expect([await has(bob, given), await has(ada, received), await has(ada, given)]).toEqual([true, true, false]);
  });

  test('content: any of it, some of what is named, or all', async () => {
    const ada = await at.person();
    const [one, other, third] = [newId(), newId(), newId()];
    const nodes = [one, other];
    const [any, some, all] = [
      await rule('content_completed', 3),
      await rule('content_completed', 1, { rule_content_node_ids: nodes }),
      await rule('content_completed', 1, { rule_content_node_ids: nodes, rule_criteria: 'all' }),
    ];
    const complete = async (node: string, more: Partial<Told> = {}) => {
      await completions(at.db, at.hub, ada.id).complete(node, { type: 'contact', id: ada.id }, new Date());
      await awardTold(at.db, told('content.completed', ada.id, { resource_id: node, ...more }), new Date());
    };
    await complete(third);
    expect([await has(ada, any), await has(ada, some), await has(ada, all)]).toEqual([false, false, false]);
    await complete(one);
    expect([await has(ada, any), await has(ada, some), await has(ada, all)]).toEqual([false, true, false]);
    await complete(other);
    expect([await has(ada, any), await has(ada, some), await has(ada, all)]).toEqual([true, true, true]);
  });

  test('days on which one was active, each once', async () => {
    const [ada, id] = [await at.person(), await rule('days_active', 3)];
    const today = Date.now();
    const act = (daysAgo: number) =>
      awardTold(
        at.db,
        told('comment.updated', ada.id, { at: new Date(today - daysAgo * DAY).toISOString() }),
        new Date(today),
      );
    await Promise.all([act(3), act(3), act(3), act(1), act(1)]);
    expect(await has(ada, id)).toBe(false);
    await act(0);
    expect(await has(ada, id)).toBe(true);
  });

  test('points, of what was earned by other rules or by hand', async () => {
    const ada = await at.person();
    const id = await rule('points_total', 5, { points: 0 });
    const [three, two] = [await at.achievement({ points: 3 }), await at.achievement({ points: 2 })];
    await at.give(ada.id, three);
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    await at.revoke(ada.id, three);
    await at.give(ada.id, two);
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    await at.give(ada.id, three);
    await at.settle();
    expect(await has(ada, id)).toBe(true);
  });

  test('time in the hub, awarded by the clock and no earlier', async () => {
    const id = await rule('tenure_days', 30);
    const joined = new Date();
    const ada = await at.person('active', joined);
    await at.settle();
    await awardDue(at.db, new Date(joined.getTime() + 30 * DAY - 1));
    expect(await has(ada, id)).toBe(false);
    await awardDue(at.db, new Date(joined.getTime() + 30 * DAY));
    expect(await has(ada, id)).toBe(true);
    await awardDue(at.db, new Date(joined.getTime() + 31 * DAY));
    expect((await awardOf(ada.id, id))?.earned_at).toBe(new Date(joined.getTime() + 30 * DAY).toISOString());
  });

  test('a longer time is waited for where the rule asks for it meanwhile, and nothing by who has left', async () => {
    const id = await rule('tenure_days', 40);
    const joined = new Date();
    const [ada, bob] = [await at.person('active', joined), await at.person('active', joined)];
    await at.settle();
    await at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, { rule_threshold: 50 });
    await at.db.update(memberKey(at.hub, bob.id), { set: { status: 'left' } });
    const passed = (days: number) => awardDue(at.db, new Date(joined.getTime() + days * DAY));
    await passed(40);
    expect(await has(ada, id)).toBe(false);
    await passed(50);
    expect([await has(ada, id), await has(bob, id)]).toEqual([true, false]);
  });
});

describe('events that were gone to', () => {
  const event = async (ends_at: Date, status: HubEventItem['status'] = 'scheduled') => {
    const id = placedId(eventTag(at.ours.hub));
    const key = hubEventKey(at.ours.id, id) ?? { pk: '', sk: '' };
    const place = { team_id: at.ours.id, hub_id: at.ours.hub };
    const created_at = new Date().toISOString();
    await at.db.put({ ...key, entity: 'hub_event', id, ...place, status, ends_at: ends_at.toISOString(), created_at });
    return { id, key };
  };
  const answer = async (contact: string, event_id: string, status: string) => {
    const id = { event_id, contact_id: contact };
    const created_at = new Date().toISOString();
    await at.db.put({ ...rsvpKey(at.hub, contact, event_id), entity: 'hub_event_rsvp', ...id, status, created_at });
    const about = { resource_type: 'event_rsvps', resource_id: rsvpId(id) };
    await awardTold(at.db, told('event.rsvp', contact, about), new Date());
  };

  test('count when they have ended, for whoever still goes, unless they were canceled', async () => {
    const [ada, bob, eve] = [await at.person(), await at.person(), await at.person()];
    const id = await rule('events_attended', 2);
    const soon = new Date(Date.now() + DAY);
    const [one, other, canceled] = [await event(soon), await event(soon), await event(soon)];
    for (const { id: of } of [one, other]) await answer(ada.id, of, 'going');
    await answer(bob.id, one.id, 'going');
    await answer(bob.id, other.id, 'interested');
    await answer(bob.id, canceled.id, 'going');
    for (const { id: of } of [one, other]) await answer(eve.id, of, 'going');
    await answer(eve.id, other.id, 'not_going');
    await at.db.update(canceled.key, { set: { status: 'canceled' } });
    await awardDue(at.db, new Date(soon.getTime() - 1));
    expect(await has(ada, id)).toBe(false);
    for (let nth = 0; nth < 2; nth += 1) await awardDue(at.db, new Date(soon.getTime() + nth));
    expect([await has(ada, id), await has(bob, id), await has(eve, id)]).toEqual([true, false, false]);
  });

  test('that last longer are waited for until their new end', async () => {
    const [ada, id] = [await at.person(), await rule('events_attended')];
    const [end, later] = [new Date(Date.now() + 2 * DAY), new Date(Date.now() + 3 * DAY)];
    const { id: of, key } = await event(end);
    await answer(ada.id, of, 'going');
    await at.db.update(key, { set: { ends_at: later.toISOString() } });
    await awardDue(at.db, end);
    expect(await has(ada, id)).toBe(false);
    await awardDue(at.db, later);
    expect(await has(ada, id)).toBe(true);
  });
});

describe('only what happened in the last days', () => {
  const complete = (contact: string, daysAgo: number, today: number) =>
    awardTold(
      at.db,
      told('content.completed', contact, { at: new Date(today - daysAgo * DAY).toISOString() }),
      new Date(today),
    );

  test('counts, and what is older does not', async () => {
    const id = await rule('content_completed', 3, { rule_window_days: 7 });
    const today = Date.now();
    const [slow, fast] = [await at.person(), await at.person()];
    for (const daysAgo of [7, 3, 0]) await complete(slow.id, daysAgo, today);
    for (const daysAgo of [6, 3, 0]) await complete(fast.id, daysAgo, today);
    expect([await has(slow, id), await has(fast, id)]).toEqual([false, true]);
  });

  test('counts as it did at the time, in whatever order and however late it is told', async () => {
    const id = await rule('content_completed', 3, { rule_window_days: 7 });
    const [ada, bob, today] = [await at.person(), await at.person(), Date.now()];
    for (const daysAgo of [20, 24, 22]) await complete(ada.id, daysAgo, today);
    for (const daysAgo of [20, 27, 22]) await complete(bob.id, daysAgo, today);
    expect([await has(ada, id), await has(bob, id)]).toEqual([true, false]);
  });
});

describe('a rule that is set', () => {
  test('awards all who did enough before, page by page, and once', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => at.person()));
    const node = newId();
    for (const { id } of people.slice(0, 55)) {
      await completions(at.db, at.hub, id).complete(node, { type: 'contact', id }, new Date());
      await awardTold(at.db, told('content.completed', id, { resource_id: node }), new Date());
    }
    await at.settle();
    const id = await rule('content_completed', 1, { rule_content_node_ids: [node] });
    await at.tell();
    expect(at.jobs.filter(({ kind }) => kind === 'review')).toHaveLength(1);
    await at.settle();
    const had = await Promise.all(people.map((person) => has(person, id)));
    expect(had).toEqual(people.map((_, nth) => nth < 55));
    expect(at.events.filter((one) => one.type === 'achievement.earned' && one.resource_id === id)).toHaveLength(55);
  });

  test('by a change, by an offer, or by being made active; a new title sets none', async () => {
    const ada = await at.person();
    for (let nth = 0; nth < 2; nth += 1) await awardTold(at.db, told('content.completed', ada.id), new Date());
    const id = await rule('content_completed', 3);
    const change = (attributes: object) => at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, attributes);
    await at.settle();
    await change({ title: 'Other' });
    await at.tell();
    expect(at.jobs).toEqual([]);
    await change({ is_active: false, rule_threshold: 2 });
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    await change({ is_active: true });
    await at.settle();
    expect(await has(ada, id)).toBe(true);
    const unoffered = await at.achievement(
      { award_mode: 'automatic', rule_type: 'content_completed' },
      { offered: false },
    );
    await at.settle();
    expect(await has(ada, unoffered)).toBe(false);
    await at.send('POST', offers(at.ours), { achievement_id: unoffered }, 'hub_achievements');
    await at.settle();
    expect(await has(ada, unoffered)).toBe(true);
  });

  test('waits for the time of those who have not been in the hub for so long', async () => {
    const joined = new Date(Date.now() - 10 * DAY);
    const [ada, bob] = [await at.person('active', joined), await at.person('active', new Date())];
    const [ten, twenty] = [await rule('tenure_days', 10), await rule('tenure_days', 20)];
    await at.settle();
    expect([await has(ada, ten), await has(bob, ten), await has(ada, twenty)]).toEqual([true, false, false]);
    await awardDue(at.db, new Date(joined.getTime() + 20 * DAY));
    expect([await has(ada, twenty), await has(bob, twenty)]).toEqual([true, false]);
  });

  test('awards nobody of another hub, or of another team', async () => {
    const id = await rule('content_completed', 1);
    await at.settle();
    const { member, hub, id: team } = at.theirs;
    await awardTold(at.db, { ...told('content.completed', member.id), team_id: team, hub_id: hub }, new Date());
    expect(await at.db.get(awardKey({ team, hub }, member.id, id))).toBeUndefined();
    expect(await awardOf(member.id, id)).toBeUndefined();
  });
});

describe('who', () => {
  test('left earns nothing, and what they did counts when they come back', async () => {
    const [ada, id] = [await at.person(), await rule('content_completed', 2)];
    await awardTold(at.db, told('content.completed', ada.id), new Date());
    await at.db.update(memberKey(at.hub, ada.id), { set: { status: 'left' } });
    await awardTold(at.db, told('content.completed', ada.id), new Date());
    expect(await has(ada, id)).toBe(false);
    await at.db.update(memberKey(at.hub, ada.id), { set: { status: 'active' } });
    const about = { resource_type: 'members', resource_id: ada.id };
    await awardTold(at.db, told('member.joined', ada.id, about), new Date());
    expect(await has(ada, id)).toBe(true);
  });

  test('was awarded once is not awarded by the rule again after it was taken from them', async () => {
    const [ada, id] = [await at.person(), await rule('content_completed', 1)];
    await awardTold(at.db, told('content.completed', ada.id), new Date());
    await at.revoke(ada.id, id);
    await awardTold(at.db, told('content.completed', ada.id), new Date());
    await at.settle();
    expect(await has(ada, id)).toBe(false);
    await at.give(ada.id, id);
    expect(await has(ada, id)).toBe(true);
  });
});
