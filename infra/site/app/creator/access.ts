import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { type Filled, form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { photo } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

type Rule = Schemas['CreateTeamHubAccessRuleAttributes'];
type Names = ReadonlyMap<string, string>;

const ANY_OF = new Intl.ListFormat('en', { type: 'disjunction' });

/** A condition in words. */
const inWords = ({ type, value }: Schemas['AccessRule']['attributes']['conditions'][number], names: Names): string => {
  if (type === 'has_product') return `owns ${names.get(value.product_id) ?? 'a product'}`;
  if (type === 'role') return `has the role ${ANY_OF.format(value.roles)}`;
  if (type === 'days_since_joined') return `joined ${value.days} days ago or earlier`;
  return type.replaceAll('_', ' ');
};

const ruleOf = ({ text }: Filled): Rule => {
  const [kind, value = ''] = text('conditions').split(':');
  const moderators = {
    type: 'role' as const,
    operator: 'in' as const,
    value: { roles: ['moderator' as const, 'admin' as const, 'owner' as const] },
  };
  const conditions: Rule['conditions'] =
    kind === 'product'
      ? [{ type: 'has_product', operator: 'is', value: { product_id: value } }, moderators]
      : kind === 'days'
        ? [{ type: 'days_since_joined', operator: 'gte', value: { days: Number(value) } }, moderators]
        : [moderators];
  return { target_type: 'space', target_id: text('target_id'), logic_operator: 'any', conditions };
};

const changes = (found: readonly Schemas['AccessChange'][]): Child =>
  found.length === 0
    ? h('p', {}, 'Nobody gains or loses access.')
    : h(
        'ul.items.tight',
        { 'aria-label': 'Changes of access' },
        found.map(({ attributes: { contact_display_name, contact_photo_url, change } }) =>
          h(
            'li.byline',
            {},
            photo(contact_display_name, contact_photo_url),
            `${contact_display_name} ${change} access`,
          ),
        ),
      );

const editor = (
  { caller, reload }: Visit,
  spaces: Names,
  products: Names,
  ruled: ReadonlyMap<string, string>,
): HTMLElement => {
  const { client, team, hub } = caller;
  const path = { team_id: team, hub_id: hub };
  const result = h('div', { role: 'status' });
  const conditions = [
    ...[...products].map(([id, name]) => [`product:${id}`, `Members who own ${name}`] as const),
    ['days:30', 'Members for 30 days or more'] as const,
    ['role', 'Moderators only'] as const,
  ];
  const save = (rule: Rule) => {
    const known = ruled.get(rule.target_id);
    const { logic_operator, conditions: wanted } = rule;
    return known
      ? demand(
          client.PATCH('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/{rule_id}', {
            params: { path: { ...path, rule_id: known } },
            body: {
              data: {
                type: 'access_rules',
                attributes: { logic_operator: logic_operator ?? 'any', conditions: wanted ?? [] },
              },
            },
          }),
        )
      : demand(
          client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules', {
            params: { path },
            body: { data: { type: 'access_rules', attributes: rule } },
          }),
        );
  };
  const { element: status, say } = notice();
  const offerToSave = (rule: Rule): HTMLElement =>
    button(
      'Save the rule',
      async () => {
        try {
          await save(rule);
          caller.forgetSpaces();
          await reload();
        } catch (error) {
          say(reasonOf(error), true);
        }
      },
      { class: 'primary' },
    );
  const ask = form({
    submit: 'Preview',
    fields: [
      { name: 'target_id', label: 'Space', kind: 'select', options: [...spaces] },
      { name: 'conditions', label: 'Open to', kind: 'select', options: conditions },
    ],
    async act(values) {
      const rule = ruleOf(values);
      const body = { data: { type: 'access_rules' as const, attributes: rule } };
      const params = { path, query: { 'page[size]': 100 } };
      const { data } = await demand(
        client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/preview', { params, body }),
      );
      fill(result, h('h3', {}, 'If you save this rule'), changes(data), offerToSave(rule), status);
      return '';
    },
  });
  return h('div', {}, ask, result);
};

/** The access rules of the hub. A new rule shows whom it affects before it is saved. */
export const access: SitePage = {
  path: '/access',
  nav: 'Access rules',
  async open(visit) {
    const { caller, reload } = visit;
    const { client, team, hub } = caller;
    const path = { team_id: team, hub_id: hub };
    const list = listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules', { params: { path, query: cursor } }),
    );
    const [known, first, { data: products }] = await Promise.all([
      caller.spaces(),
      list.page(),
      demand(client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/products', { params: { path } })),
    ]);
    const spaces: Names = new Map(known.map(({ id, attributes }) => [id, attributes.name]));
    const names: Names = new Map(products.map(({ id, attributes }) => [id, attributes.name]));
    const { element: status, say } = notice();
    const remove = async (rule_id: string) => {
      try {
        await settle(
          client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/{rule_id}', {
            params: { path: { ...path, rule_id } },
          }),
        );
        caller.forgetSpaces();
        await reload();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const show = ({
      id,
      attributes: { target_type, target_title, conditions, logic_operator },
    }: Schemas['AccessRule']): Child => {
      const target = target_title ?? `A deleted ${target_type.replaceAll('_', ' ')}`;
      return [
        h('h2', {}, target),
        h(
          'p',
          {},
          'Open to a member who ',
          conditions.map((one) => inWords(one, names)).join(logic_operator === 'any' ? ', or ' : ', and '),
          '.',
        ),
        button('Delete', () => remove(id), { class: 'danger', 'aria-label': `Delete the rule of ${target}` }),
      ];
    };
    const ruled: Names = new Map(first.items.map(({ id, attributes }) => [attributes.target_id, id]));
    const rules = listed(list, first, {
      label: 'Access rules',
      none: 'There are no access rules yet: members see every space that is not secret.',
      show,
    });
    return {
      title: 'Access rules',
      body: h(
        'div.narrow',
        {},
        status,
        rules,
        h('h2', {}, 'Change who may open a space'),
        editor(visit, spaces, names, ruled),
      ),
    };
  },
};
