import { describe, expect, test } from 'vitest';
import { awardDue } from '../../../shared/downstream/earning/award-due.ts';
import { awardForEvent } from '../../../shared/downstream/earning/award-for-event.ts';
import { awardKey } from '../../../shared/hubs/awards/award-item.ts';
import { completions } from '../../../shared/hubs/completions/completions.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { offers } from '../achievements/world.ts';
import { DAY, startRules } from './rules-world.ts';

const at = useWorld(startRules);

describe('setting a rule', () => {
  test('awards every member who already meets it, page by page and once', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => at.person()));
    const node = await at.node();
    for (const { id } of people.slice(0, 55)) {
      await completions(at.db, at.hub, id).complete(node, { type: 'contact', id }, new Date());
      await awardForEvent(at.db, at.eventOf('content.completed', id, { resource_id: node }), new Date());
    }
    await at.settle();
    const id = await at.rule('content_completed', 1, { rule_content_node_ids: [node] });
    await at.relayChanges();
    expect(at.jobs.filter(({ kind }) => kind === 'review')).toHaveLength(1);
    await at.settle();
    const earnedBy = await Promise.all(people.map((person) => at.has(person, id)));
    expect(earnedBy).toEqual(people.map((_, nth) => nth < 55));
    expect(at.events.filter((one) => one.type === 'achievement.earned' && one.resource_id === id)).toHaveLength(55);
  });

  test('a change, an offer and an activation set a rule; a new title does not', async () => {
    const ada = await at.person();
    for (let nth = 0; nth < 2; nth += 1)
      await awardForEvent(at.db, at.eventOf('content.completed', ada.id), new Date());
    const id = await at.rule('content_completed', 3);
    const change = (attributes: object) => at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, attributes);
    await at.settle();
    await change({ title: 'Other' });
    await at.relayChanges();
    expect(at.jobs).toEqual([]);
    await change({ is_active: false, rule_threshold: 2 });
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    await change({ is_active: true });
    await at.settle();
    expect(await at.has(ada, id)).toBe(true);
    const unoffered = await at.achievement(
      { award_mode: 'automatic', rule_type: 'content_completed' },
      { offered: false },
    );
    await at.settle();
    expect(await at.has(ada, unoffered)).toBe(false);
    await at.send('POST', offers(at.ours), { achievement_id: unoffered }, 'hub_achievements');
    await at.settle();
    expect(await at.has(ada, unoffered)).toBe(true);
  });

  test('awards newer members once they have been in the hub long enough', async () => {
    const joined = new Date(Date.now() - 10 * DAY);
    const [ada, bob] = [await at.person('active', joined), await at.person('active', new Date())];
    const [ten, twenty] = [await at.rule('tenure_days', 10), await at.rule('tenure_days', 20)];
    await at.settle();
    expect([await at.has(ada, ten), await at.has(bob, ten), await at.has(ada, twenty)]).toEqual([true, false, false]);
    await awardDue(at.db, new Date(joined.getTime() + 20 * DAY));
    expect([await at.has(ada, twenty), await at.has(bob, twenty)]).toEqual([true, false]);
  });

  test('awards no member of another hub or another team', async () => {
    const id = await at.rule('content_completed', 1);
    await at.settle();
    const { member, hub, id: team } = at.theirs;
    await awardForEvent(
      at.db,
      { ...at.eventOf('content.completed', member.id), team_id: team, hub_id: hub },
      new Date(),
    );
    expect(await at.db.get(awardKey({ team, hub }, member.id, id))).toBeUndefined();
    expect(await at.awardOf(member.id, id)).toBeUndefined();
  });
});

describe('a member', () => {
  test('who has left earns nothing, and earlier actions count after they rejoin', async () => {
    const [ada, id] = [await at.person(), await at.rule('content_completed', 2)];
    await awardForEvent(at.db, at.eventOf('content.completed', ada.id), new Date());
    await at.db.update(memberKey(at.hub, ada.id), { set: { status: 'left' } });
    await awardForEvent(at.db, at.eventOf('content.completed', ada.id), new Date());
    expect(await at.has(ada, id)).toBe(false);
    await at.db.update(memberKey(at.hub, ada.id), { set: { status: 'active' } });
    const about = { resource_type: 'members', resource_id: ada.id };
    await awardForEvent(at.db, at.eventOf('member.joined', ada.id, about), new Date());
    expect(await at.has(ada, id)).toBe(true);
  });

  test('whose award was revoked is not awarded by the same rule again', async () => {
    const [ada, id] = [await at.person(), await at.rule('content_completed', 1)];
    await awardForEvent(at.db, at.eventOf('content.completed', ada.id), new Date());
    await at.revoke(ada.id, id);
    await awardForEvent(at.db, at.eventOf('content.completed', ada.id), new Date());
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    await at.give(ada.id, id);
    expect(await at.has(ada, id)).toBe(true);
  });
});
