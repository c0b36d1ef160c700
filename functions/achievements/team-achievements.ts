import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { AchievementChange, AchievementInput } from '../../shared/engagement/achievements/achievement-input.ts';
import type { Rule } from '../../shared/engagement/achievements/achievement-item.ts';
import { achievements } from '../../shared/engagement/achievements/achievements.ts';
import { firstUnknownNode } from '../../shared/engagement/achievements/rule-nodes.ts';
import { isProblem, type RuleProblem, ruleOf } from '../../shared/engagement/achievements/rule-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { TeamAchievement, teamView } from './achievement-resource.ts';

const collection = '/teams/{team_id}/achievements';
const item = '/teams/{team_id}/achievements/{achievement_id}';

const RULES = `An achievement with \`award_mode\` \`automatic\` has a rule: the member is awarded after
\`rule_threshold\` actions of \`rule_type\`, counted over the member's whole history in the hub or over the last
\`rule_window_days\` (UTC days, today included). If \`rule_content_node_ids\` is set, only these content nodes
count; they must exist, and \`rule_criteria\` \`all\` requires each of them. Deleted and withdrawn actions do not
count, but an award that was earned is kept. Members who already meet a new rule are awarded soon after.`;

type Problem = { readonly code: 'contradictory_rule' | 'unknown_content_node'; readonly field: string };

/** The rule, or the problem with it. `missing` is the index of a content node that does not exist. */
const validRule = (rule: Rule | RuleProblem | null, missing: number | undefined): Rule | Problem | null => {
  if (isProblem(rule)) return { code: 'contradictory_rule', field: rule.field };
  return missing === undefined ? rule : { code: 'unknown_content_node', field: `rule_content_node_ids.${missing}` };
};

const listAchievements = route({
  method: 'GET',
  path: collection,
  summary: text("List a team's achievements"),
  description: text('Sorted oldest first, including achievements that no hub offers.'),
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
  summary: text('Create an achievement'),
  description: text(`No hub offers the achievement yet: attach it to a hub. ${RULES}`),
  caller: creator('content.manage'),
  body: envelope('achievements', AchievementInput),
  status: 201,
  location: '/teams/{team_id}/achievements/{id}',
  response: one(TeamAchievement),
  errors: ['contradictory_rule', 'unknown_content_node'],
  async handler({ params, body }, { caller, db, now }) {
    const missing = await firstUnknownNode(db, params.team_id, body.rule_content_node_ids);
    const rule = validRule(ruleOf(body.award_mode, body, null), missing);
    if (rule !== null && 'code' in rule) return refuse(rule.code, { field: rule.field });
    const signed = { actor: actorOf(caller), now };
    return answer(teamView(await achievements(db, params.team_id).create(body, rule, signed)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an achievement'),
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
  summary: text('Update an achievement'),
  description: text(`The change applies in every hub that offers the achievement. Existing awards keep their points.
\`appearance\` is replaced as a whole. An \`award_mode\` other than \`automatic\` removes the rule. ${RULES}`),
  caller: creator('content.manage'),
  body: envelope('achievements', AchievementChange),
  response: one(TeamAchievement),
  errors: ['contradictory_rule', 'not_found', 'unknown_content_node'],
  async handler({ params, body }, { caller, db, now }) {
    const missing = await firstUnknownNode(db, params.team_id, body.rule_content_node_ids);
    const changed = await achievements(db, params.team_id).change(
      params.achievement_id,
      body,
      (current) => validRule(ruleOf(body.award_mode ?? current.award_mode, body, current.rule), missing),
      { actor: actorOf(caller), now },
    );
    if (changed === 'not_found') return refuse(changed);
    return 'code' in changed ? refuse(changed.code, { field: changed.field }) : answer(teamView(changed));
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an achievement'),
  description: text('Detaches the achievement from every hub. Members who earned it keep their points.'),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const signed = { actor: actorOf(caller), now };
    return (await achievements(db, params.team_id).remove(params.achievement_id, signed))
      ? done()
      : refuse('not_found');
  },
});

export const teamAchievementRoutes = [listAchievements, create, read, change, remove];
