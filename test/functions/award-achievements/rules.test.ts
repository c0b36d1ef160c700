import { describe, expect, test } from 'vitest';
import { awardDue } from '../../../shared/downstream/earning/award-due.ts';
import { awardForEvent } from '../../../shared/downstream/earning/award-for-event.ts';
import { removeContactData } from '../../../shared/downstream/erasure/remove-contact-data.ts';
import { completions } from '../../../shared/hubs/completions/completions.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberPartition } from '../../../shared/platform/db/key.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import type { PublishedEvent } from '../../../shared/platform/ledger/published-event-message.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, startRules } from './rules-world.ts';

const at = useWorld(startRules);

describe('a rule counts', () => {
  test('discussions once they are published and until they are deleted', async () => {
    const [ada, id] = [await at.person(), await at.rule('discussions_created', 2)];
    const first = await at.post(ada);
    await at.settle();
    await at.send('DELETE', `/discussions/${first}`, undefined, '', ada.token);
    await at.settle();
    const path = `/hubs/${at.ours.hub}/spaces/${at.lobby.id}/discussions`;
    await at.send('POST', path, { body: 'Draft', status: 'draft' }, 'discussions', ada.token);
    await at.post(ada);
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    const second = await at.post(ada);
    await at.settle();
    expect(await at.has(ada, id)).toBe(true);
    await at.send('DELETE', `/discussions/${second}`, undefined, '', ada.token);
    await at.settle();
    expect(await at.has(ada, id)).toBe(true);
  });

  test('comments until they are deleted', async () => {
    const [ada, id] = [await at.person(), await at.rule('comments_created', 2)];
    const discussion = await at.post(ada);
    const first = await at.comment(ada, discussion);
    await at.send('DELETE', `/comments/${first}`, undefined, '', ada.token);
    await at.settle();
    await at.comment(ada, discussion);
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    await at.comment(ada, discussion);
    await at.settle();
    expect(await at.has(ada, id)).toBe(true);
  });

  test('reactions made and received, each once even if it is repeated, and none to the member’s own posts', async () => {
    const [ada, bob] = [await at.person(), await at.person()];
    const [reacted, received] = [await at.rule('reactions_given', 2), await at.rule('reactions_received', 2)];
    const discussion = `/discussions/${await at.post(ada)}`;
    await at.react(ada, discussion);
    for (let nth = 0; nth < 3; nth += 1) {
      await at.react(bob, discussion);
      await at.unreact(bob, discussion);
    }
    await at.react(bob, discussion);
    await at.settle();
    expect([await at.has(bob, reacted), await at.has(ada, received), await at.has(ada, reacted)]).toEqual([
      false,
      false,
      false,
    ]);
    await at.react(bob, discussion, '🎉');
    await at.settle();
    expect([await at.has(bob, reacted), await at.has(ada, received), await at.has(ada, reacted)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('nothing for the author of a post who was deleted, whose rows stay removed', async () => {
    const [ada, bob] = [await at.person(), await at.person()];
    const discussion = await at.post(ada);
    await at.settle();
    const own = { partition: memberPartition(at.hub, ada.id) };
    expect(await queryAll(at.db, own)).not.toEqual([]);
    const [actor, now] = [{ type: 'contact', id: ada.id } as const, new Date()];
    await removeContact(at.db, at.ours.id, ada.id, actor, now);
    await removeContactData(at.db, at.ours.id, ada.id, actor, now);
    await at.react(bob, `/discussions/${discussion}`);
    const hidden = await at.send('PATCH', `/discussions/${discussion}`, { status: 'hidden' }, 'discussions');
    expect(hidden.status).toBe(200);
    await at.settle();
    expect(await queryAll(at.db, own)).toEqual([]);
  });

  test('completed content: any node, some named nodes, or all of them', async () => {
    const ada = await at.person();
    const [one, other, third] = [await at.node(), await at.node(), await at.node()];
    const nodes = [one, other];
    const [any, named, all] = [
      await at.rule('content_completed', 3),
      await at.rule('content_completed', 1, { rule_content_node_ids: nodes }),
      await at.rule('content_completed', 1, { rule_content_node_ids: nodes, rule_criteria: 'all' }),
    ];
    const complete = async (node: string, more: Partial<PublishedEvent> = {}) => {
      await completions(at.db, at.hub, ada.id).complete(node, { type: 'contact', id: ada.id }, new Date());
      await awardForEvent(at.db, at.eventOf('content.completed', ada.id, { resource_id: node, ...more }), new Date());
    };
    await complete(third);
    expect([await at.has(ada, any), await at.has(ada, named), await at.has(ada, all)]).toEqual([false, false, false]);
    await complete(one);
    expect([await at.has(ada, any), await at.has(ada, named), await at.has(ada, all)]).toEqual([false, true, false]);
    await complete(other);
    expect([await at.has(ada, any), await at.has(ada, named), await at.has(ada, all)]).toEqual([true, true, true]);
  });

  test('active days, each once', async () => {
    const [ada, id] = [await at.person(), await at.rule('days_active', 3)];
    const today = Date.now();
    const act = (daysAgo: number) =>
      awardForEvent(
        at.db,
        at.eventOf('comment.updated', ada.id, { at: new Date(today - daysAgo * DAY).toISOString() }),
        new Date(today),
      );
    await Promise.all([act(3), act(3), act(3), act(1), act(1)]);
    expect(await at.has(ada, id)).toBe(false);
    await act(0);
    expect(await at.has(ada, id)).toBe(true);
  });

  test('points that were earned by other rules or awarded by a creator', async () => {
    const ada = await at.person();
    const id = await at.rule('points_total', 5, { points: 0 });
    const [three, two] = [await at.achievement({ points: 3 }), await at.achievement({ points: 2 })];
    await at.give(ada.id, three);
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    await at.revoke(ada.id, three);
    await at.give(ada.id, two);
    await at.settle();
    expect(await at.has(ada, id)).toBe(false);
    await at.give(ada.id, three);
    await at.settle();
    expect(await at.has(ada, id)).toBe(true);
  });

  test('days of membership, awarded when they have passed and no earlier', async () => {
    const id = await at.rule('tenure_days', 30);
    const joined = new Date();
    const ada = await at.person('active', joined);
    await at.settle();
    await awardDue(at.db, new Date(joined.getTime() + 30 * DAY - 1));
    expect(await at.has(ada, id)).toBe(false);
    await awardDue(at.db, new Date(joined.getTime() + 30 * DAY));
    expect(await at.has(ada, id)).toBe(true);
    await awardDue(at.db, new Date(joined.getTime() + 31 * DAY));
    expect((await at.awardOf(ada.id, id))?.earned_at).toBe(new Date(joined.getTime() + 30 * DAY).toISOString());
  });

  test('the new number of days if the rule changes meanwhile, and no days of a member who has left', async () => {
    const id = await at.rule('tenure_days', 40);
    const joined = new Date();
    const [ada, bob] = [await at.person('active', joined), await at.person('active', joined)];
    await at.settle();
    await at.send('PATCH', `/teams/${at.ours.id}/achievements/${id}`, { rule_threshold: 50 });
    await at.db.update(memberKey(at.hub, bob.id), { set: { status: 'left' } });
    const passed = (days: number) => awardDue(at.db, new Date(joined.getTime() + days * DAY));
    await passed(40);
    expect(await at.has(ada, id)).toBe(false);
    await passed(50);
    expect([await at.has(ada, id), await at.has(bob, id)]).toEqual([true, false]);
  });
});
