import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { accessRules, targetOf } from '../../shared/community/access-rules/access-rules.ts';
import { previewRule } from '../../shared/community/access-rules/preview-rule.ts';
import { RuleInput } from '../../shared/community/access-rules/rule-input.ts';
import { hubContact } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource, withMeta } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';

/** The effect of a rule on one member. It is not stored, and its id is used once. */
const AccessChange = resource('access_changes', () =>
  z.object({
    contact_id: z.string().meta(described('The member whose access would change.')),
    ...personShape('contact'),
    change: z
      .enum(['gains', 'loses'])
      .meta(described('`gains` if the member would gain access, `loses` if they would lose it.')),
  }),
);

const counted = (of: string) => z.int().meta(described(`The number of members on this page ${of}.`));

const COUNTS = {
  examined: counted('that were examined'),
  gains: counted('that would gain access'),
  loses: counted('that would lose access'),
  keeps: counted('that have access and would keep it'),
  stays_without: counted('that have no access and would gain none'),
};

const preview = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/access-rules/preview',
  summary: text('Preview an access rule'),
  description: text(`Compares the rule in the request with the current rule of its target, or with no rule. All other
conditions stay as they are: the rules on the hub, the space and the course, and access that was unlocked for single
members. Each page examines the next members of the hub, at most \`page[size]\`, and lists the members whose access
would change. \`meta\` counts the members that were \`examined\`, and those that gain, lose, keep or stay without
access. Send the same body to \`links.next\` until there is no next page. Nothing is written.`),
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleInput, { strict: true }),
  query: list(),
  response: withMeta(many(AccessChange), COUNTS),
  errors: [
    'unknown_target',
    'unknown_tag',
    'unknown_achievement',
    'unknown_content_node',
    'unknown_product',
    'unknown_profile_field',
  ],
  async handler({ params, body, query: { page } }, { team, hub: item, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const target = targetOf(body);
    const conditions = await accessRules(db, hub).look(target, body.conditions);
    if (typeof conditions === 'string') return refuse(conditions, { field: 'target_id' });
    if ('code' in conditions) return refuse(conditions.code, { field: conditions.field });
    const { logic_operator } = body;
    const { items, next, ...meta } = await previewRule(db, item, { target, logic_operator, conditions, page }, now);
    /* Only admitted members are examined. */
    const roles = { contact: ({ contact_id }: (typeof items)[number]) => hubContact(hub, contact_id, 'active') };
    const named = await withPeople(db, items, roles, { now, files });
    return answer({ items: named.map((one) => ({ id: newId(), ...one })), next }, { meta });
  },
});

export const previewRoutes = [preview];
