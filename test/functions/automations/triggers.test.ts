import { describe, expect, test } from 'vitest';
import { orderKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { rsvpId, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import type { PublishedEvent } from '../../../shared/platform/ledger/published-event.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

/** Creates an active automation with a trigger; returns the members that it enrolls after an action. */
const listening = async (trigger: object, other?: object) => {
  const id = await at.automation([wait('a', 3_600)], { trigger });
  const quiet = other ? await at.automation([wait('a', 3_600)], { trigger: other }) : undefined;
  return async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    await work();
    await at.settle();
    const found = (await at.enrolled(id)).map(({ contact_id }) => contact_id);
    if (quiet) expect(await at.enrolled(quiet)).toEqual([]);
    for (const one of [id, ...(quiet ? [quiet] : [])]) await at.gone(one);
    return found.sort();
  };
};

const tell = (type: string, resource_type: string, resource_id: string, rest: Partial<PublishedEvent> = {}) => {
  const of = { team_id: at.ours.id, hub_id: at.ours.hub, at: new Date().toISOString(), changed: [], actor: null };
  return at.work([{ kind: 'told', told: { id: newId(), type, resource_type, resource_id, ...of, ...rest } }]);
};

const member = () => at.ours.member;
const space = async () => data(await at.send('POST', `/hubs/${at.ours.hub}/spaces`, { name: newId() }, 'spaces')).id;
const post = async (place: string, token: string) => {
  const path = `/hubs/${at.ours.hub}/spaces/${place}/discussions`;
  return data(await at.send('POST', path, { title: 'A', body: 'B' }, 'discussions', token)).id;
};

describe('events of API requests', () => {
  test('member.joined', async () => {
    const heard = await listening({ type: 'member.joined' }, { type: 'member.left' });
    let ada = '';
    const joins = async () => {
      ada = await at.person();
    };
    expect(await heard(joins)).toEqual([ada]);
  });

  test('member.tagged, with this tag, in every subscribed hub', async () => {
    const [tag, other] = [await at.tag(), await at.tag()];
    const heard = await listening({ type: 'member.tagged', tag_id: tag }, { type: 'member.tagged', tag_id: other });
    expect(await heard(() => at.tagged(member().id, tag))).toEqual([member().id]);
  });

  test('member.banned', async () => {
    const ada = await at.person();
    const heard = await listening({ type: 'member.banned' });
    const ban = () => at.send('POST', `${at.base}/members/${ada}/ban`, { ban_reason: 'spamming' }, 'banned_members');
    expect(await heard(ban)).toEqual([ada]);
  });

  test('discussion.created, in this space', async () => {
    const [here, there] = [await space(), await space()];
    const token = at.tokenOf(member().id);
    const heard = await listening(
      { type: 'discussion.created', space_id: here },
      { type: 'discussion.created', space_id: there },
    );
    expect(await heard(() => post(here, token))).toEqual([member().id]);
  });

  test('comment.created and reaction.received enroll the author, but not for a reaction of their own', async () => {
    const place = await space();
    const [ada, token] = [await at.person(), at.tokenOf(member().id)];
    const id = await post(place, token);
    const comments = await listening({ type: 'comment.created', target_id: id });
    const comment = { target_type: 'discussion', target_id: id, body: 'C' };
    const says = () => at.send('POST', '/comments', comment, 'comments', at.tokenOf(ada));
    expect(await comments(says)).toEqual([ada]);
    const react = (by: string) =>
      at.send('POST', `/discussions/${id}/reactions`, { emoji: '👍' }, 'reactions', at.tokenOf(by));
    const own = await listening({ type: 'reaction.received' });
    expect(await own(() => react(member().id))).toEqual([]);
    const others = await listening(
      { type: 'reaction.received', emoji: '👍' },
      { type: 'reaction.received', emoji: '🎉' },
    );
    expect(await others(() => react(ada))).toEqual([member().id]);
  });

  test('achievement.earned', async () => {
    const made = await at.send('POST', `/teams/${at.ours.id}/achievements`, { title: 'A' }, 'achievements');
    const achievement_id = data(made).id;
    await at.send('POST', `${at.base}/achievements`, { achievement_id }, 'hub_achievements');
    const heard = await listening({ type: 'achievement.earned', achievement_id });
    const path = `${at.base}/achievements/${achievement_id}/awards/${member().id}`;
    expect(await heard(() => at.send('POST', path))).toEqual([member().id]);
  });

  test('content.completed', async () => {
    const attributes = { title: 'A', kind: 'course', status: 'published' };
    const content_node_id = data(await at.send('POST', `${at.base}/content-nodes`, attributes, 'content_nodes')).id;
    const heard = await listening({ type: 'content.completed', content_node_id });
    const done = () =>
      at.send('PUT', `/content-nodes/${content_node_id}/completion`, undefined, '', at.tokenOf(member().id));
    expect(await heard(done)).toEqual([member().id]);
  });
});

describe('events of the ledger', () => {
  test('event.rsvp, with this status', async () => {
    const [event_id, contact_id] = [newId(), member().id];
    const key = rsvpKey(at.hub, contact_id, event_id);
    await at.db.put({ ...key, entity: 'test', event_id, contact_id, status: 'going' });
    const [going, not] = ['going', 'not_going'].map((status) => ({ type: 'event.rsvp', event_id, status }));
    const heard = await listening(going ?? {}, not);
    expect(await heard(() => tell('event.rsvp', 'event_rsvps', rsvpId({ event_id, contact_id })))).toEqual([
      contact_id,
    ]);
  });

  test.each([
    ['order.paid', 'orders'],
    ['order.refunded', 'orders'],
    ['subscription.activated', 'subscriptions'],
    ['subscription.past_due', 'subscriptions'],
    ['subscription.recovered', 'subscriptions'],
    ['subscription.canceled', 'subscriptions'],
  ])('%s, of whoever bought it', async (type, resource_type) => {
    const id = newPlaceId(tagFor(at.ours.hub));
    const key = orderKey(at.ours.id, id);
    const product_id = newId();
    if (key) await at.db.put({ ...key, entity: 'test', contact_id: member().id, product_id });
    const heard = await listening({ type });
    expect(await heard(() => tell(type, resource_type, id))).toEqual([member().id]);
  });

  test('events from before the activation, without a contact, or of a contact who is not a member enroll no member', async () => {
    const heard = await listening({ type: 'member.joined' });
    const early = { at: new Date(Date.now() - 1).toISOString() };
    const told = async () => {
      await tell('member.joined', 'members', member().id, early);
      await tell('member.joined', 'members', at.ours.outsider.id);
      await tell('order.paid', 'orders', newId());
      await tell('member.suspended', 'members', member().id);
    };
    expect(await heard(told)).toEqual([]);
  });
});
