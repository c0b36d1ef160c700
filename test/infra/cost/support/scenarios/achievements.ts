import { awardForEvent } from '../../../../../shared/downstream/earning/award-for-event.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { PublishedEvent } from '../../../../../shared/platform/ledger/published-event-message.ts';
import type { Costs } from '../costs.ts';
import { asMember, asOwner, data, idOf, newHub, newMember, type Scenario, team, times } from './scenario.ts';

const offersPath = (costs: Costs, hub = costs.ours.hub): string => `${team(costs)}/hubs/${hub}/achievements`;

/** A typical achievement: title, description, category and emoji. Every fifth one has a rule. */
const newAchievement = async (costs: Costs, more: object = {}): Promise<string> => {
  const attributes = {
    title: 'Friend of the house',
    description: 'Answered the questions of ten newcomers.',
    category: 'Community',
    points: 50,
    appearance: { emoji: '🏅' },
    ...more,
  };
  return idOf(
    await costs.call(
      asOwner(costs, { method: 'POST', path: `${team(costs)}/achievements`, body: data('achievements', attributes) }),
    ),
  );
};
const offer = (costs: Costs, achievement_id: string, hub = costs.ours.hub) =>
  asOwner(costs, {
    method: 'POST',
    path: offersPath(costs, hub),
    body: data('hub_achievements', { achievement_id }),
  });
const offered = async (costs: Costs, more: object = {}): Promise<string> => {
  const id = await newAchievement(costs, more);
  await costs.call(offer(costs, id));
  return id;
};
const award = (costs: Costs, id: string, contact: string, method = 'POST') =>
  asOwner(costs, { method, path: `${offersPath(costs)}/${id}/awards/${contact}` });

const rule = (nth: number) => (nth % 5 === 0 ? { award_mode: 'automatic', rule_type: 'comments_created' } : {});
const fifty = new WeakMap<Costs, Promise<readonly string[]>>();
/** Only fifty achievements that the hub offers. The member has earned eight. */
const catalogue = (costs: Costs): Promise<readonly string[]> => {
  const made =
    fifty.get(costs) ??
    times(50, async (nth) => {
      const id = await offered(costs, rule(nth));
      if (nth % 6 === 1) await costs.call(award(costs, id, costs.ours.member.id));
      return id;
    });
  fifty.set(costs, made);
  return made;
};

const completed = (costs: Costs, contact: string): PublishedEvent => ({
  id: newId(),
  type: 'content.completed',
  team_id: costs.ours.id,
  hub_id: costs.ours.hub,
  resource_type: 'content_nodes',
  resource_id: newId(),
  actor: { type: 'contact', id: contact },
  at: new Date().toISOString(),
  changed: [],
});

export const achievementScenarios: Record<string, Scenario> = {
  'List 50 achievements, with the caller’s awards': async (costs) => {
    await catalogue(costs);
    return asMember(costs, { path: `/hubs/${costs.ours.hub}/achievements` });
  },
  'List the awards of another member': async (costs) => {
    const { id } = await newMember(costs);
    for (const achievement of (await catalogue(costs)).slice(0, 10)) await costs.call(award(costs, achievement, id));
    return asMember(costs, { path: `/hubs/${costs.ours.hub}/members/${id}/achievements` });
  },
  'List the leaderboard, 50 members': async (costs) => {
    const [first = ''] = await catalogue(costs);
    await times(25, async () => costs.call(award(costs, first, (await newMember(costs)).id)));
    return asMember(costs, { path: `/hubs/${costs.ours.hub}/leaderboard` });
  },
  'Award an achievement': async (costs) => {
    const [first = ''] = await catalogue(costs);
    return award(costs, first, (await newMember(costs)).id);
  },
  'Revoke an achievement': async (costs) => {
    const [[first = ''], { id }] = [await catalogue(costs), await newMember(costs)];
    await costs.call(award(costs, first, id));
    return award(costs, first, id, 'DELETE');
  },
  'Attach an achievement to a hub': async (costs) =>
    offer(costs, await newAchievement(costs), (await newHub(costs)).id),
  'Change an achievement that one hub offers': async (costs) => {
    const id = await newAchievement(costs);
    await costs.call(offer(costs, id, (await newHub(costs)).id));
    const body = data('achievements', { title: 'Friend of the family' });
    return asOwner(costs, { method: 'PATCH', path: `${team(costs)}/achievements/${id}`, body });
  },
  'Count a member’s action, with ten rules for other actions': async (costs) => {
    await catalogue(costs);
    const { id } = await newMember(costs);
    await awardForEvent(costs.service.db, completed(costs, id), new Date());
    return () => awardForEvent(costs.service.db, completed(costs, id), new Date());
  },
};
