import * as z from 'zod';
import { creator } from '../../shared/api/callers.ts';
import { accessRules, targetOf } from '../../shared/community/access-rules/access-rules.ts';
import { previewRule } from '../../shared/community/access-rules/preview-rule.ts';
import { RuleInput } from '../../shared/community/access-rules/rule-input.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource, withMeta } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { newId } from '../../shared/platform/ids/id.ts';

/** What a rule would change for one member; nothing is kept of it, and its id names nothing else. */
const AccessChange = resource(
  'access_changes',
  z.object({ contact_id: z.string(), change: z.enum(['gains', 'loses']) }),
);

const counted = (of: string) => z.int().meta({ description: `Of this page: members ${of}.` });

const COUNTS = {
  examined: counted('who were looked at'),
  gains: counted('who would get access'),
  loses: counted('who would lose it'),
  keeps: counted('who have it and would keep it'),
  stays_without: counted('who have none and would get none'),
};

const preview = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/access-rules/preview',
  summary: 'See who would gain and who would lose access by a rule',
  description: `Compares the rule that is sent with the one that stands on its target now, or with none. Everything else on
the way counts as it stands: the rules on the hub and on what the target is in, its space, and what was opened to a member
by itself. Each page looks at the next members of the hub, at most \`page[size]\` of them, and lists those for whom
something would change; \`meta\` counts how many were \`examined\` and how many gain, lose, keep or stay without access.
Sending the same body to \`links.next\` goes on, and by the last page every member was looked at. Nothing is written.`,
  caller: creator('hubs.manage'),
  body: envelope('access_rules', RuleInput, { strict: true }),
  query: list(),
  response: withMeta(many(AccessChange), COUNTS),
  errors: ['unknown_target', 'unknown_tag', 'unknown_achievement', 'unknown_content_node', 'unknown_product'],
  async handler({ params, body, query: { page } }, { team, hub: item, db, now }) {
    const hub = { team, hub: params.hub_id };
    const target = targetOf(body);
    const conditions = await accessRules(db, hub).look(target, body.conditions);
    if (typeof conditions === 'string') return refuse(conditions, { field: 'target_id' });
    if ('code' in conditions) return refuse(conditions.code, { field: conditions.field });
    const { logic_operator } = body;
    const { items, next, ...meta } = await previewRule(db, item, { target, logic_operator, conditions, page }, now);
    return answer({ items: items.map((one) => ({ id: newId(), ...one })), next }, { meta });
  },
});

export const previewRoutes = [preview];
