import { resource } from '../resource.ts';
import { done, type FlagOf, list, listFrom, shown } from '../verb.ts';

const RULES = '/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules';
const RULE = `${RULES}/{rule_id}` as const;

const TARGETS = ['hub', 'space', 'discussion', 'content_node', 'playlist', 'event'];

const target: readonly FlagOf<never, 'target_type' | 'target_id'>[] = [
  {
    flag: '--target-type <type>',
    about: 'type of the target',
    attribute: 'target_type',
    values: TARGETS,
    needed: true,
  },
  { flag: '--target <id>', about: 'id of the target', attribute: 'target_id', needed: true },
];

const has = <K extends string>(value: unknown, name: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** Each condition by its type, and by the name of its product, tag or other resource. */
const conditionText = (condition: unknown): string => {
  const type = has(condition, 'type') ? String(condition.type) : '';
  const display = has(condition, 'display') ? condition.display : undefined;
  if (has(display, 'label')) return `${type} “${display.label}”`;
  const value = has(condition, 'value') ? condition.value : undefined;
  return value === undefined ? type : `${type} ${JSON.stringify(value)}`;
};

const conditionsText = (conditions: unknown): string =>
  Array.isArray(conditions) ? conditions.map(conditionText).join(', ') : '';

type RuleAttribute = 'logic_operator' | 'conditions';

const rule: readonly FlagOf<never, RuleAttribute>[] = [
  {
    flag: '--logic <operator>',
    about: 'whether a member must meet any or all conditions',
    attribute: 'logic_operator',
    values: ['any', 'all'],
  },
  {
    flag: '--conditions <json>',
    about: 'conditions as a JSON array; @file reads a file',
    attribute: 'conditions',
    as: 'json',
  },
];

export const { define, verbs } = resource([
  list(RULES, {
    name: 'list',
    about: 'List the access rules of the hub',
    isDefault: true,
    what: 'access rules',
    columns: [
      'target_type',
      { attribute: 'target_title', or: 'target_id', title: 'TARGET', wide: true },
      { attribute: 'conditions', wide: true, as: conditionsText },
      { attribute: 'logic_operator', title: 'LOGIC' },
    ],
    flags: [
      {
        flag: '--target-type <type>',
        about: 'filter by type of target',
        query: 'filter[target_type]',
        values: TARGETS,
      },
      { flag: '--target <id>', about: 'filter by target', query: 'filter[target_id]' },
    ],
  }),
  shown('get', RULE, { name: 'get', about: 'Show an access rule' }),
  shown('post', RULES, {
    name: 'create',
    about: 'Restrict the access to a target',
    type: 'access_rules',
    flags: [...target, ...rule],
  }),
  shown('patch', RULE, { name: 'update', about: 'Change an access rule', type: 'access_rules', flags: rule }),
  done('delete', RULE, { name: 'delete', about: 'Delete an access rule', done: 'Access rule deleted.' }),
  shown('post', '/api/v1/hubs/{hub_id}/access-checks', {
    name: 'check',
    about: 'Show whether a member has access, and why',
    type: 'access_checks',
    flags: [...target, { flag: '--contact <id>', about: 'the member (default: you)', attribute: 'contact_id' }],
  }),
  listFrom('post', `${RULES}/preview`, {
    name: 'preview',
    about: 'List the access changes that a rule would cause',
    type: 'access_rules',
    what: 'changes',
    columns: ['change', 'contact_display_name', 'contact_id'],
    flags: [...target, ...rule],
  }),
]);
