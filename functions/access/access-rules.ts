import * as z from 'zod';
import { Condition, LOGIC_OPERATORS } from '../../shared/access/rules/condition.ts';
import type { AccessRuleItem } from '../../shared/access/rules/rule-item.ts';
import { ACCESS_TARGETS } from '../../shared/access/rules/target.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { accessRules, type Occupied } from '../../shared/community/access-rules/access-rules.ts';
import type { Unresolved } from '../../shared/community/access-rules/references.ts';
import { RuleChange, RuleInput } from '../../shared/community/access-rules/rule-input.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const AccessRule = resource(
  'access_rules',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    target_type: z.enum(ACCESS_TARGETS),
    target_id: z.string(),
    logic_operator: z.enum(LOGIC_OPERATORS),
    conditions: z.array(Condition),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/hubs/{hub_id}/access-rules';
const item = `${collection}/{rule_id}` as const;

const REFERENCES = ['unknown_tag', 'unknown_achievement', 'unknown_content_node', 'unknown_product'] as const;

/** What a rule names and the tenant does not have, and what stands in its place already. */
export const refused = (why: Unresolved | 'unknown_target' | Occupied) => {
  if (why === 'unknown_target') return refuse('unknown_target', { field: 'target_id' });
  if ('code' in why) return refuse(why.code, { field: why.field });
  return refuse('rule_exists', { field: 'target_id', meta: { rule_id: why.rule_id } });
};

const CONDITIONS = `A condition is \`{type, operator, value}\`. An operator of \`is\` and \`in\` holds where the member has what is
named, \`is_not\` and \`not_in\` where they have not; of several content nodes \`is\` asks for all and \`in\` for one.
\`belongs_to_hub\` \`{hub_id}\`, or the id alone · \`billing_status\` \`{statuses[], product_ids?, price_ids?, include_grace?}\` ·
\`has_product\` \`{product_id}\` · \`has_tag\` \`{tag_id}\` · \`has_achievement\` \`{achievement_id}\` · \`points_gte\` \`{points}\` ·
\`content_completed\` \`{content_node_ids[]}\` · \`days_since_joined\` \`{days}\` · \`date_window\` \`{from?, to?}\` · \`role\` \`{roles[]}\`.
Points and days take \`gte\` and \`lte\`. At most 20 conditions, which name at most 90 rows: a hub, a tag and an
achievement count for two, a content node for one.`;

const listRules = route({
  method: 'GET',
  path: collection,
  summary: 'List the access rules of a hub',
  description: 'By what they stand on: its type, and in each type the oldest thing first.',
  caller: creator('hubs.manage'),
  query: list({ filter: { target_type: z.enum(ACCESS_TARGETS).optional(), target_id: z.uuid().optional() } }),
  response: many(AccessRule),
  async handler({ params, query: { filter, page } }, { team, db }) {
    const rules = accessRules(db, { team, hub: params.hub_id });
    const { target_type, target_id } = filter;
    if (target_id === undefined) return answer(await rules.list(target_type, page));
    const types = target_type ? [target_type] : ACCESS_TARGETS;
    const found = await Promise.all(types.map((type) => rules.on({ type, id: target_id })));
    return answer({ items: found.filter((rule) => rule !== undefined) });
  },
});

const createRule = route({
  method: 'POST',
  path: collection,
  summary: 'Create an access rule',
  description: `From then on members reach its target only while they meet \`any\`, or \`all\`, of its conditions; without a
condition nobody does. Creators are let in everywhere. A target has one rule at most.

${CONDITIONS}`,
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleInput, { strict: true }),
  status: 201,
  response: one(AccessRule),
  errors: ['unknown_target', 'rule_exists', ...REFERENCES],
  async handler({ params, body }, { caller, team, db, now }) {
    const made = await accessRules(db, { team, hub: params.hub_id }).create(body, actorOf(caller), now);
    return typeof made === 'string' || !('id' in made) ? refused(made) : answer(made);
  },
});

const readRule = route({
  method: 'GET',
  path: item,
  summary: 'Read an access rule',
  caller: creator('hubs.manage'),
  response: one(AccessRule),
  errors: ['not_found'],
  async handler({ params }, { team, db }) {
    const rule = await accessRules(db, { team, hub: params.hub_id }).get(params.rule_id);
    return rule ? answer(rule) : refuse('not_found');
  },
});

const changeRule = route({
  method: 'PATCH',
  path: item,
  summary: 'Change whom an access rule lets in',
  description: `What is not sent stays as it is; \`conditions: null\` takes all of them away, and then nobody is let in;
\`logic_operator: null\` puts it back to \`any\`. A rule stays on its target.

${CONDITIONS}`,
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleChange, { strict: true }),
  response: one(AccessRule),
  errors: ['not_found', ...REFERENCES],
  async handler({ params, body }, { caller, team, db, now }) {
    const rules = accessRules(db, { team, hub: params.hub_id });
    const current = await rules.get(params.rule_id);
    const changed = current && (await rules.change(current, body, actorOf(caller), now));
    if (!changed) return refuse('not_found');
    return 'code' in changed ? refuse(changed.code, { field: changed.field }) : answer(changed);
  },
});

const deleteRule = route({
  method: 'DELETE',
  path: item,
  summary: 'Delete an access rule',
  description: 'Its target is open again to whom it is open without a rule.',
  caller: creator('hubs.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const rules = accessRules(db, { team, hub: params.hub_id });
    const current: AccessRuleItem | undefined = await rules.get(params.rule_id);
    return current && (await rules.remove(current, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const accessRuleRoutes = [listRules, createRule, readRule, changeRule, deleteRule];
