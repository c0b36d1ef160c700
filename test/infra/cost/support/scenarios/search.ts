import { createDiscussion } from '../../../../../shared/community/discussions/create-discussion.ts';
import { DiscussionInput } from '../../../../../shared/community/discussions/discussion-input.ts';
import { SOURCES } from '../../../../../shared/downstream/search/sources/sources.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs } from '../costs.ts';
import { newSpace } from './community.ts';
import { asMember, newHub, newMember, type Scenario, times } from './scenario.ts';

/** A search of the community of a hub in which 20 posts have the text. */
const searched = async (costs: Costs, body: string, q: string): Promise<Call> => {
  const { id: hub } = await newHub(costs);
  const [space, { id, token }] = [await newSpace(costs, hub), await newMember(costs, hub)];
  const [place, by] = [{ team: costs.ours.id, hub }, { type: 'contact', id } as const];
  const { db } = costs.service;
  await times(20, async () => {
    const input = DiscussionInput.parse({ title: null, body });
    const context = { space, author: by, actor: by, now: new Date(), original: undefined };
    const made = await createDiscussion(db, input, context);
    if (typeof made === 'string') throw new Error(made);
    const ref = { kind: 'discussion', id: made.id } as const;
    await costs.index.refresh(place, ref, async () => SOURCES.discussion?.document(db, place, ref));
  });
  return { ...asMember(costs, { path: `/hubs/${hub}/search/community?${new URLSearchParams({ q })}` }), token };
};

export const searchScenarios: Record<string, Scenario> = {
  'Search a community for two words': (costs) => searched(costs, 'Prune the roses in winter', 'prune roses'),
  'Search a community for two Korean words': (costs) => searched(costs, '서울에서 부산까지 기차를 탔다', '서울 부산'),
  'Search a community for one ideograph': (costs) => searched(costs, '我今天喝茶', '茶'),
};
