import * as z from 'zod';
import { described, text } from '#docs';
import { Condition, LOGIC_OPERATORS } from '../../shared/access/rules/condition.ts';
import type { AccessRuleItem } from '../../shared/access/rules/rule-item.ts';
import { ACCESS_TARGETS } from '../../shared/access/rules/target.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { accessRules, type RuleExists } from '../../shared/community/access-rules/access-rules.ts';
import type { Unresolved } from '../../shared/community/access-rules/references.ts';
import { RuleChange, RuleInput } from '../../shared/community/access-rules/rule-input.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

const AccessRule = resource('access_rules', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    target_type: z.enum(ACCESS_TARGETS).meta(described('The type of the target that the rule restricts.')),
    target_id: z.string().meta(described('The id of the target that the rule restricts.')),
    target_title: z
      .string()
      .nullable()
      .meta(described('The current title of the target. Null if it was deleted or if the caller may not read it.')),
    logic_operator: z
      .enum(LOGIC_OPERATORS)
      .meta(described('Whether a member must meet `any` or `all` of the conditions.')),
    conditions: z.array(Condition).meta(described('The conditions. Without conditions, the rule denies every member.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/hubs/{hub_id}/access-rules';
const item = `${collection}/{rule_id}` as const;

const REFERENCES = [
  'unknown_tag',
  'unknown_achievement',
  'unknown_content_node',
  'unknown_product',
  'unknown_profile_field',
] as const;

/** The response to a rule with an unknown reference or target, or with a target that already has a rule. */
const refusal = (why: Unresolved | 'unknown_target' | RuleExists) => {
  if (why === 'unknown_target') return refuse('unknown_target', { field: 'target_id' });
  if ('code' in why) return refuse(why.code, { field: why.field });
  return refuse('rule_exists', { field: 'target_id', meta: { rule_id: why.rule_id } });
};

const titledAnswer = async (db: Table, rule: AccessRuleItem, caller: Reader) =>
  answer(sole(await withTargetTitles(db, hubOf(rule), [rule], caller)));

const CONDITIONS = `A condition is \`{type, operator, value}\`. With \`is\` and \`in\` it is met if the member has
the value; with \`is_not\` and \`not_in\` if they do not. If a condition names several content nodes, \`is\`
requires all of them and \`in\` any one. Types and values: \`belongs_to_hub\` \`{hub_id}\`, or the id alone ·
\`billing_status\` \`{statuses[], product_ids?, price_ids?, include_grace?}\` · \`has_product\` \`{product_id}\` ·
\`has_tag\` \`{tag_id}\` · \`has_achievement\` \`{achievement_id}\` · \`points_gte\` \`{points}\` ·
\`content_completed\` \`{content_node_ids[]}\` · \`days_since_joined\` \`{days}\` · \`date_window\` \`{from?, to?}\`
· \`role\` \`{roles[]}\` · \`profile_field\` \`{field_id, values[]}\`. \`points_gte\` and \`days_since_joined\`
take the operators \`gte\` and \`lte\`; \`profile_field\` takes all operators: \`is\` requires all of the values, \`in\`
any one, and \`gte\` and \`lte\` compare a number or a date with one value. Contacts edit their own values, so use a
\`team\` field where members must not decide. A rule has at most 20 conditions and 90 references: a hub, a tag, an
achievement or the profile count as two, a content node as one.`;

const listRules = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's access rules"),
  description: text('Sorted by target type, then by target, oldest first.'),
  caller: creator('hubs.manage'),
  query: list(() => ({ filter: { target_type: z.enum(ACCESS_TARGETS).optional(), target_id: z.uuid().optional() } })),
  response: many(AccessRule),
  async handler({ params, query: { filter, page } }, { caller, team, db }) {
    const hub = { team, hub: params.hub_id };
    const rules = accessRules(db, hub);
    const { target_type, target_id } = filter;
    if (target_id === undefined) {
      const { items, next } = await rules.list(target_type, page);
      return answer({ items: await withTargetTitles(db, hub, items, caller), next });
    }
    const types = target_type ? [target_type] : ACCESS_TARGETS;
    const found = await Promise.all(types.map((type) => rules.on({ type, id: target_id })));
    const items = found.filter((rule) => rule !== undefined);
    return answer({ items: await withTargetTitles(db, hub, items, caller) });
  },
});

const createRule = route({
  method: 'POST',
  path: collection,
  summary: text('Create an access rule'),
  description: text(`Members can access the target only while they meet \`any\` or \`all\` of the conditions. A rule
without conditions denies every member. Creators always have access. A target has at most one rule; a second one
returns 409 \`rule_exists\`.

${CONDITIONS}`),
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleInput, { strict: true }),
  status: 201,
  response: one(AccessRule),
  errors: ['unknown_target', 'rule_exists', ...REFERENCES],
  async handler({ params, body }, { caller, team, db, now }) {
    const made = await accessRules(db, { team, hub: params.hub_id }).create(body, actorOf(caller), now);
    return typeof made === 'string' || !('id' in made) ? refusal(made) : titledAnswer(db, made, caller);
  },
});

const readRule = route({
  method: 'GET',
  path: item,
  summary: text('Get an access rule'),
  caller: creator('hubs.manage'),
  response: one(AccessRule),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db }) {
    const rule = await accessRules(db, { team, hub: params.hub_id }).get(params.rule_id);
    return rule ? titledAnswer(db, rule, caller) : refuse('not_found');
  },
});

const changeRule = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an access rule'),
  description: text(`Fields that you do not send keep their values. \`conditions: null\` removes all conditions, and
the rule then denies every member. \`logic_operator: null\` resets it to \`any\`. The target cannot be changed.

${CONDITIONS}`),
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleChange, { strict: true }),
  response: one(AccessRule),
  errors: ['not_found', ...REFERENCES],
  async handler({ params, body }, { caller, team, db, now }) {
    const rules = accessRules(db, { team, hub: params.hub_id });
    const current = await rules.get(params.rule_id);
    const changed = current && (await rules.change(current, body, actorOf(caller), now));
    if (!changed) return refuse('not_found');
    return 'code' in changed ? refuse(changed.code, { field: changed.field }) : titledAnswer(db, changed, caller);
  },
});

const deleteRule = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an access rule'),
  description: text(`The rule no longer restricts access to its target. Rules on the hub, space or course that
contains it still apply.`),
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
