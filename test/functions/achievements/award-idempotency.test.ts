import { describe, expect, test } from 'vitest';
import { awardForEvent } from '../../../shared/downstream/earning/award-for-event.ts';
import type { AwardJob } from '../../../shared/engagement/achievements/award-job.ts';
import {
  type MonthlyCounterItem,
  monthlyCounterKey,
} from '../../../shared/engagement/achievements/counted-action-item.ts';
import { AWARD, type AwardItem, awardKey, type PointsItem, pointsKey } from '../../../shared/hubs/awards/award-item.ts';
import { memberPartition } from '../../../shared/platform/db/key.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { PublishedEvent } from '../../../shared/platform/ledger/published-event-message.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAchievements } from './world.ts';

const at = useWorld(startAchievements);

const rule = (rule_threshold: number) =>
  at.achievement({ award_mode: 'automatic', rule_type: 'content_completed', rule_threshold, points: 7 });

const completed = (contact: string, type = 'content.completed', node = newId()): PublishedEvent => ({
  id: newId(),
  type,
  team_id: at.ours.id,
  hub_id: at.ours.hub,
  resource_type: 'content_nodes',
  resource_id: node,
  actor: { type: 'contact', id: contact },
  at: new Date().toISOString(),
  changed: [],
});
const jobOf = (event: PublishedEvent): AwardJob => ({ kind: 'told', told: event });

const monthlyCount = async (contact: string): Promise<number> => {
  const key = monthlyCounterKey(at.hub, contact, 'content_completed', new Date().toISOString());
  return (await at.db.get<MonthlyCounterItem>(key))?.n ?? 0;
};
const awardState = async (contact: string) => {
  const partition = memberPartition(at.hub, contact);
  const { items } = await at.db.query<AwardItem>({ partition, prefix: AWARD, limit: 1_000 });
  const points = (await at.db.get<PointsItem>(pointsKey(at.hub, contact)))?.points ?? 0;
  return { ids: items.map(({ achievement_id }) => achievement_id), points };
};
const shuffled = <T>(all: readonly T[]): readonly T[] =>
  all
    .map((one) => [Math.random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/** Redelivers failed jobs until all succeed, as the queue does. */
const deliver = async (jobs: readonly AwardJob[]): Promise<void> => {
  for (let left = 1, tries = 0; left > 0; tries += 1) {
    if (tries > 20) throw at.failures.at(-1);
    left = await at.work(jobs);
  }
};

describe('an automatic award is given once', () => {
  test('for 100 concurrent deliveries of one event', async () => {
    const [ada, id] = [await at.person(), await rule(1)];
    const event = completed(ada.id);
    await deliver(Array.from({ length: 100 }, () => jobOf(event)));
    expect(await awardState(ada.id)).toEqual({ ids: [id], points: 7 });
    expect(await monthlyCount(ada.id)).toBe(1);
    await at.send('DELETE', `/teams/${at.ours.id}/achievements/${id}`);
  });

  test('for 50 events delivered twice in any order, each counted once', async () => {
    const [ada, fifty, more] = [await at.person(), await rule(50), await rule(51)];
    const all = Array.from({ length: 50 }, () => jobOf(completed(ada.id)));
    await deliver(shuffled([...all, ...all]));
    expect(await monthlyCount(ada.id)).toBe(50);
    expect(await awardState(ada.id)).toEqual({ ids: [fifty], points: 7 });
    for (const id of [fifty, more]) await at.send('DELETE', `/teams/${at.ours.id}/achievements/${id}`);
  });

  test('the latest event of a content node counts, in every order of delivery', async () => {
    const types = ['content.completed', 'content.reopened', 'content.completed'];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      for (const length of [2, 3]) {
        const ada = await at.person();
        const node = newId();
        const history = types.slice(0, length).map((type) => completed(ada.id, type, node));
        for (const nth of order) if (history[nth]) await awardForEvent(at.db, history[nth], new Date());
        expect(await monthlyCount(ada.id)).toBe(length === 2 ? 0 : 1);
      }
    }
  });

  test('repeated completions and reopenings count by their latest event, in any order and batch', async () => {
    const ada = await at.person();
    const node = newId();
    const types = ['content.completed', 'content.reopened', 'content.completed', 'content.reopened'];
    const history = types.map((type) => jobOf(completed(ada.id, type, node)));
    for (let round = 0; round < 5; round += 1) await deliver(shuffled([...history, ...history]));
    expect(await monthlyCount(ada.id)).toBe(0);
    await deliver([jobOf(completed(ada.id, 'content.completed', node)), ...history]);
    expect(await monthlyCount(ada.id)).toBe(1);
  });

  test('two rules and a manual award at the same time: each award once, and the points match', async () => {
    const ada = await at.person();
    const [one, other] = [await rule(1), await rule(1)];
    const jobs = Array.from({ length: 10 }, () => jobOf(completed(ada.id)));
    const [, manual] = await Promise.all([deliver(jobs), at.give(ada.id, one)]);
    expect([201, 409]).toContain(manual.status);
    expect(await awardState(ada.id)).toEqual({ ids: [one, other], points: 14 });
    for (const id of [one, other]) await at.send('DELETE', `/teams/${at.ours.id}/achievements/${id}`);
  });
});

test('a failure at any request is completed by the next delivery, without a second award', async () => {
  const id = await rule(2);
  const client = at.service.store.connect({ maxAttempts: 1 });
  const db = table(client, at.service.store.name);
  let [sent, failing, after] = [0, 0, false];
  injectFaults(client, () => () => {
    sent += 1;
    return !after && sent === failing ? unavailable() : undefined;
  });
  /* The response to a committed write can be lost as well. */
  client.middlewareStack.add(
    (next) => async (args) => {
      const answered = await next(args);
      if (after && sent === failing) throw unavailable();
      return answered;
    },
    { step: 'initialize', name: 'lost responses' },
  );
  let failures = 0;
  for (const responseLost of [false, true]) {
    for (let nth = 1; ; nth += 1) {
      const ada = await at.person();
      const [first, second] = [completed(ada.id), completed(ada.id)];
      await awardForEvent(at.db, first, new Date());
      [sent, failing, after] = [0, nth, responseLost];
      const failed = await awardForEvent(db, second, new Date()).then(
        () => false,
        () => true,
      );
      [failing, after] = [0, false];
      await awardForEvent(db, second, new Date());
      expect(await awardState(ada.id)).toEqual({ ids: [id], points: 7 });
      expect(await monthlyCount(ada.id)).toBe(2);
      if (!failed) break;
      failures += 1;
    }
  }
  client.destroy();
  expect(failures).toBeGreaterThan(12);
  expect(await at.db.get(awardKey(at.hub, newId(), id))).toBeUndefined();
});
