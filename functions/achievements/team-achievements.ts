import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { AchievementChange, AchievementInput } from '../../shared/engagement/achievements/achievement-input.ts';
import type { Rule } from '../../shared/engagement/achievements/achievement-item.ts';
import { achievements } from '../../shared/engagement/achievements/achievements.ts';
import { firstUnknownNode } from '../../shared/engagement/achievements/rule-nodes.ts';
import { isProblem, type RuleProblem, ruleOf } from '../../shared/engagement/achievements/rule-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { TeamAchievement, teamView } from './achievement-resource.ts';

const collection = '/teams/{team_id}/achievements';
const item = '/teams/{team_id}/achievements/{achievement_id}';

const RULES = `An \`automatic\` one has a rule: \`rule_threshold\` times what \`rule_type\` names, in the member's whole
history in the hub or in the last \`rule_window_days\` (days by UTC, today included). With \`rule_content_node_ids\` only
those count, which must be there, and \`rule_criteria\` \`all\` asks for each of them. What was deleted or taken back does
not count; an award that was earned stays. Whoever meets a rule when it is set is awarded soon after.`;

/** Why a rule is refused, and at which of its fields. */
type Problem = { readonly code: 'contradictory_rule' | 'unknown_content_node'; readonly field: string };

/** The rule, if it goes together and what it names is there: `missing` says which of its nodes is not. */
const sound = (rule: Rule | RuleProblem | null, missing: number | undefined): Rule | Problem | null => {
  if (isProblem(rule)) return { code: 'contradictory_rule', field: rule.field };
  return missing === undefined ? rule : { code: 'unknown_content_node', field: `rule_content_node_ids.${missing}` };
};

const listAchievements = route({
  method: 'GET',
  path: collection,
  summary: 'List the achievements of a team',
  description: 'In the order in which they were made, whether or not a hub offers them.',
  caller: creator('content.manage'),
  query: list(),
  response: many(TeamAchievement),
  async handler({ params, query }, { db }) {
    const { items, next } = await achievements(db, params.team_id).list(query.page);
    return answer({ items: items.map(teamView), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: 'Create an achievement',
  description: `It is offered by no hub yet. ${RULES}`,
  caller: creator('content.manage'),
  body: envelope('achievements', AchievementInput),
  status: 201,
  location: '/teams/{team_id}/achievements/{id}',
  response: one(TeamAchievement),
  errors: ['contradictory_rule', 'unknown_content_node'],
  async handler({ params, body }, { caller, db, now }) {
    const missing = await firstUnknownNode(db, params.team_id, body.rule_content_node_ids);
    const rule = sound(ruleOf(body.award_mode, body, null), missing);
    if (rule !== null && 'code' in rule) return refuse(rule.code, { field: rule.field });
    const signed = { actor: actorOf(caller), at: now };
    return answer(teamView(await achievements(db, params.team_id).create(body, rule, signed)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: 'Read an achievement',
  caller: creator('content.manage'),
  response: one(TeamAchievement),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const found = await achievements(db, params.team_id).get(params.achievement_id);
    return found ? answer(teamView(found)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: 'Change an achievement',
  description: `Every hub that offers it shows the change at once. What members have been awarded keeps its points.
An \`appearance\` takes the place of the whole one before; with another \`award_mode\` than \`automatic\` the rule goes. ${RULES}`,
  caller: creator('content.manage'),
  body: envelope('achievements', AchievementChange),
  response: one(TeamAchievement),
  errors: ['contradictory_rule', 'not_found', 'unknown_content_node'],
  async handler({ params, body }, { caller, db, now }) {
    const missing = await firstUnknownNode(db, params.team_id, body.rule_content_node_ids);
    const changed = await achievements(db, params.team_id).change(
      params.achievement_id,
      body,
      (current) => sound(ruleOf(body.award_mode ?? current.award_mode, body, current.rule), missing),
      { actor: actorOf(caller), at: now },
    );
    if (changed === 'not_found') return refuse(changed);
    return 'code' in changed ? refuse(changed.code, { field: changed.field }) : answer(teamView(changed));
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: 'Delete an achievement',
  description: 'No hub offers it from then on. Who earned it keeps their points.',
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const signed = { actor: actorOf(caller), at: now };
    return (await achievements(db, params.team_id).remove(params.achievement_id, signed))
      ? done()
      : refuse('not_found');
  },
});

export const teamAchievementRoutes = [listAchievements, create, read, change, remove];
