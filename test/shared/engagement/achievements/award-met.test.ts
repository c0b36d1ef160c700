import { expect, test } from 'vitest';
import { awardMet } from '../../../../shared/engagement/achievements/award-met.ts';
import type { RuleItem } from '../../../../shared/engagement/achievements/offer-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startMembers } from '../../../functions/members/world.ts';
import { useWorld } from '../../../support/use-world.ts';

const world = useWorld(startMembers);

test('a hub with more than 100 rules of one type is evaluated', async () => {
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const { id } = await world.person();
  const rule = (): RuleItem => ({
    achievement_id: newId(),
    rule_type: 'comments_created',
    rule_criteria: 'any',
    rule_threshold: 1,
    rule_content_node_ids: [],
    updated_at: new Date().toISOString(),
  });
  const rules = Array.from({ length: 101 }, rule);
  const now = new Date();
  await expect(
    awardMet(world.service.db, { hub, contact: id, now, ends: { first: 1, last: 1 } }, rules),
  ).resolves.toBeUndefined();
});
