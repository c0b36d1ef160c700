import { describe, expect, test } from 'vitest';
import { awardDue } from '../../../shared/downstream/earning/award-due.ts';
import { awardForEvent } from '../../../shared/downstream/earning/award-for-event.ts';
import { hubEventEntity } from '../../../shared/engagement/hub-events/event-events.ts';
import { eventTag, type HubEventItem, hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { hubEventRsvpEntity, rsvpId, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, startRules } from './rules-world.ts';

const at = useWorld(startRules);

describe('attended events', () => {
  const event = async (ends_at: Date, status: HubEventItem['status'] = 'scheduled') => {
    const id = newPlaceId(eventTag(at.ours.hub));
    const key = hubEventKey(at.ours.id, id) ?? { pk: '', sk: '' };
    const place = { team_id: at.ours.id, hub_id: at.ours.hub };
    const created_at = new Date().toISOString();
    await at.db.put({
      ...key,
      entity: hubEventEntity,
      id,
      ...place,
      status,
      ends_at: ends_at.toISOString(),
      created_at,
    });
    return { id, key };
  };
  const answer = async (contact: string, event_id: string, status: string) => {
    const id = { event_id, contact_id: contact };
    const created_at = new Date().toISOString();
    await at.db.put({ ...rsvpKey(at.hub, contact, event_id), entity: hubEventRsvpEntity, ...id, status, created_at });
    const about = { resource_type: 'event_rsvps', resource_id: rsvpId(id) };
    await awardForEvent(at.db, at.eventOf('event.rsvp', contact, about), new Date());
  };

  test('count when they have ended, for members who are still going, unless they were canceled', async () => {
    const [ada, bob, eve] = [await at.person(), await at.person(), await at.person()];
    const id = await at.rule('events_attended', 2);
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
    expect(await at.has(ada, id)).toBe(false);
    for (let nth = 0; nth < 2; nth += 1) await awardDue(at.db, new Date(soon.getTime() + nth));
    expect([await at.has(ada, id), await at.has(bob, id), await at.has(eve, id)]).toEqual([true, false, false]);
  });

  test('count at their new end if they were extended', async () => {
    const [ada, id] = [await at.person(), await at.rule('events_attended')];
    const [end, later] = [new Date(Date.now() + 2 * DAY), new Date(Date.now() + 3 * DAY)];
    const { id: of, key } = await event(end);
    await answer(ada.id, of, 'going');
    await at.db.update(key, { set: { ends_at: later.toISOString() } });
    await awardDue(at.db, end);
    expect(await at.has(ada, id)).toBe(false);
    await awardDue(at.db, later);
    expect(await at.has(ada, id)).toBe(true);
  });
});

describe('a rule with a window of days', () => {
  const complete = (contact: string, daysAgo: number, today: number) =>
    awardForEvent(
      at.db,
      at.eventOf('content.completed', contact, { at: new Date(today - daysAgo * DAY).toISOString() }),
      new Date(today),
    );

  test('counts actions in the window and no older ones', async () => {
    const id = await at.rule('content_completed', 3, { rule_window_days: 7 });
    const today = Date.now();
    const [slow, fast] = [await at.person(), await at.person()];
    for (const daysAgo of [7, 3, 0]) await complete(slow.id, daysAgo, today);
    for (const daysAgo of [6, 3, 0]) await complete(fast.id, daysAgo, today);
    expect([await at.has(slow, id), await at.has(fast, id)]).toEqual([false, true]);
  });

  test('counts by the time of the action, however late and in whatever order events arrive', async () => {
    const id = await at.rule('content_completed', 3, { rule_window_days: 7 });
    const [ada, bob, today] = [await at.person(), await at.person(), Date.now()];
    for (const daysAgo of [20, 24, 22]) await complete(ada.id, daysAgo, today);
    for (const daysAgo of [20, 27, 22]) await complete(bob.id, daysAgo, today);
    expect([await at.has(ada, id), await at.has(bob, id)]).toEqual([true, false]);
  });
});
