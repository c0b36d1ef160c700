import { describe, expect, test } from 'vitest';
import { orderKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { rsvpId, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import type { PublishedEvent } from '../../../shared/platform/ledger/published-event-message.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

/** Creates an active automation with a trigger; returns the members that it enrolls after an action. */
const startTriggered = async (trigger: object, other?: object) => {
  const id = await at.automation([wait('a', 3_600)], { trigger });
  const otherAutomation = other ? await at.automation([wait('a', 3_600)], { trigger: other }) : undefined;
  return async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    await work();
    await at.settle();
    const found = (await at.enrolled(id)).map(({ contact_id }) => contact_id);
    if (otherAutomation) expect(await at.enrolled(otherAutomation)).toEqual([]);
    for (const one of [id, ...(otherAutomation ? [otherAutomation] : [])]) await at.remove(one);
    return found.sort();
  };
};

const publish = (type: string, resource_type: string, resource_id: string, rest: Partial<PublishedEvent> = {}) => {
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
  test('member.joined enrolls the new member', async () => {
    const enrolledBy = await startTriggered({ type: 'member.joined' }, { type: 'member.left' });
    let ada = '';
    const joins = async () => {
      ada = await at.person();
    };
    expect(await enrolledBy(joins)).toEqual([ada]);
  });

  test('member.tagged enrolls the tagged member, only for the tag of the trigger', async () => {
    const [tag, other] = [await at.tag(), await at.tag()];
    const enrolledBy = await startTriggered(
      { type: 'member.tagged', tag_id: tag },
      { type: 'member.tagged', tag_id: other },
    );
    expect(await enrolledBy(() => at.tagged(member().id, tag))).toEqual([member().id]);
  });

  test('member.banned enrolls the banned member', async () => {
    const ada = await at.person();
    const enrolledBy = await startTriggered({ type: 'member.banned' });
    const ban = () => at.send('POST', `${at.base}/members/${ada}/ban`, { ban_reason: 'spamming' }, 'banned_members');
    expect(await enrolledBy(ban)).toEqual([ada]);
  });

  test('discussion.created enrolls the author, only for the space of the trigger', async () => {
    const [here, there] = [await space(), await space()];
    const token = at.tokenOf(member().id);
    const enrolledBy = await startTriggered(
      { type: 'discussion.created', space_id: here },
      { type: 'discussion.created', space_id: there },
    );
    expect(await enrolledBy(() => post(here, token))).toEqual([member().id]);
  });

  test('comment.created and reaction.received enroll the author, but not for a reaction of their own', async () => {
    const place = await space();
    const [ada, token] = [await at.person(), at.tokenOf(member().id)];
    const id = await post(place, token);
    const comments = await startTriggered({ type: 'comment.created', target_id: id });
    const comment = { target_type: 'discussion', target_id: id, body: 'C' };
    const addComment = () => at.send('POST', '/comments', comment, 'comments', at.tokenOf(ada));
    expect(await comments(addComment)).toEqual([ada]);
    const react = (by: string) =>
      at.send('POST', `/discussions/${id}/reactions`, { emoji: '👍' }, 'reactions', at.tokenOf(by));
    const own = await startTriggered({ type: 'reaction.received' });
    expect(await own(() => react(member().id))).toEqual([]);
    const others = await startTriggered(
      { type: 'reaction.received', emoji: '👍' },
      { type: 'reaction.received', emoji: '🎉' },
    );
    expect(await others(() => react(ada))).toEqual([member().id]);
  });

  test('achievement.earned enrolls the member who earned it', async () => {
    const made = await at.send('POST', `/teams/${at.ours.id}/achievements`, { title: 'A' }, 'achievements');
    const achievement_id = data(made).id;
    await at.send('POST', `${at.base}/achievements`, { achievement_id }, 'hub_achievements');
    const enrolledBy = await startTriggered({ type: 'achievement.earned', achievement_id });
    const path = `${at.base}/achievements/${achievement_id}/awards/${member().id}`;
    expect(await enrolledBy(() => at.send('POST', path))).toEqual([member().id]);
  });

  test('content.completed enrolls the member who completed it', async () => {
    const attributes = { title: 'A', kind: 'course', status: 'published' };
    const content_node_id = data(await at.send('POST', `${at.base}/content-nodes`, attributes, 'content_nodes')).id;
    const enrolledBy = await startTriggered({ type: 'content.completed', content_node_id });
    const done = () =>
      at.send('PUT', `/content-nodes/${content_node_id}/completion`, undefined, '', at.tokenOf(member().id));
    expect(await enrolledBy(done)).toEqual([member().id]);
  });
});

describe('events of the ledger', () => {
  test('event.rsvp enrolls the member, only for the status of the trigger', async () => {
    const [event_id, contact_id] = [newId(), member().id];
    const key = rsvpKey(at.hub, contact_id, event_id);
    await at.db.put({ ...key, entity: entity('test'), event_id, contact_id, status: 'going' });
    const [going, not] = ['going', 'not_going'].map((status) => ({ type: 'event.rsvp', event_id, status }));
    const enrolledBy = await startTriggered(going ?? {}, not);
    expect(await enrolledBy(() => publish('event.rsvp', 'event_rsvps', rsvpId({ event_id, contact_id })))).toEqual([
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
  ])('%s enrolls the buyer', async (type, resource_type) => {
    const id = newPlaceId(tagFor(at.ours.hub));
    const key = orderKey(at.ours.id, id);
    const product_id = newId();
    if (key) await at.db.put({ ...key, entity: entity('test'), contact_id: member().id, product_id });
    const enrolledBy = await startTriggered({ type });
    expect(await enrolledBy(() => publish(type, resource_type, id))).toEqual([member().id]);
  });

  test('earlier events, events without a contact, and events of contacts who are not members enroll no member', async () => {
    const enrolledBy = await startTriggered({ type: 'member.joined' });
    const early = { at: new Date(Date.now() - 1).toISOString() };
    const publishAll = async () => {
      await publish('member.joined', 'members', member().id, early);
      await publish('member.joined', 'members', at.ours.outsider.id);
      await publish('order.paid', 'orders', newId());
      await publish('member.suspended', 'members', member().id);
    };
    expect(await enrolledBy(publishAll)).toEqual([]);
  });
});
