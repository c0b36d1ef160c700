import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { AutomationChange, AutomationInput } from '../../shared/downstream/automations/automation-input.ts';
import { AUTOMATION_STATUSES } from '../../shared/downstream/automations/automation-item.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import type { Definition } from '../../shared/downstream/automations/definition.ts';
import { unknownName } from '../../shared/downstream/automations/references.ts';
import { type HubKey, hubOf } from '../../shared/platform/db/key.ts';
import { viewed } from '../../shared/platform/db/page-of.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope, untyped } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { Automation, automationView, collection, found, item } from './automation-resource.ts';

/** What a definition may name that the tenant does not have. */
export const REFERENCES = [
  'unknown_achievement',
  'unknown_contact',
  'unknown_content_node',
  'unknown_endpoint',
  'unknown_product',
  'unknown_space',
  'unknown_tag',
  'unknown_target',
] as const;

/** The refusal of a definition that names something the hub does not have; it is at the node that names it. */
export const unresolved = async (db: Table, hub: HubKey, definition: Definition | null | undefined) => {
  const missing = definition && (await unknownName(db, hub, definition));
  return missing && refuse(missing.code, { field: `definition.${missing.field}` });
};

const DEFINITION = `A definition is a trigger, an optional filter, its nodes and where they begin, and the conditions
on which members leave it at any time. Nodes lead to each other by id: \`next\`, of a condition or a split
\`next_if_true\` and \`next_if_false\`, of a wait for an event \`next_on_timeout\`; a way out that leads nowhere ends
it. Every link leads to a node, every node is led to, and every way round passes through waits of at least an hour
together, or through a wait for an event. Letters, messages, notifications and every string in the \`data\` of a webhook
may say \`{{contact.name}}\`, \`{{contact.email}}\` and \`{{hub.name}}\`; other names in braces stay as they are. Conditions are those of access
rules. At most ten automations set each other off in a row, by enrolling a member or by what one does and another waits
for: then nobody hears of it any more, and an admin alert \`automation_chain_stopped\` tells which two. What a member or
a creator does begins a row anew.`;

const listAutomations = route({
  method: 'GET',
  path: collection,
  summary: 'List the automations of a hub',
  description: 'Oldest first, drip campaigns with them.',
  caller: creator('automations.manage'),
  query: list({ filter: { status: z.enum(AUTOMATION_STATUSES).optional() } }),
  response: many(Automation),
  async handler({ params, query: { page, filter } }, { db }) {
    return answer(viewed(await automations(db, hubOf(params)).list(filter.status, page), automationView));
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: 'Create an automation',
  description: `It is a draft and does nothing until it is published.\n\n${DEFINITION}`,
  caller: creator('automations.manage'),
  body: envelope('automations', AutomationInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(Automation),
  errors: [...REFERENCES],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const refused = await unresolved(db, hub, body.definition);
    if (refused) return refused;
    return answer(automationView(await automations(db, hub).create(body, actorOf(caller), now)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: 'Read an automation',
  caller: creator('automations.manage'),
  response: one(Automation),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const automation = await found(db, params);
    return automation ? answer(automationView(automation)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: 'Change an automation',
  description: `What is sent changes. Null puts a thing back to how it begins: nobody comes in again, no interval, no
settings, no draft; a name stays. Who comes in again changes at once, the definition with the next publication:
whoever is inside stays with the version they came in by. A \`re_entry_mode\` of \`interval\` without an interval lets
nobody in again. \`status\` takes \`archived\`: it does nothing from then on, for good, and whoever is inside is out
at their next step.

${DEFINITION}`,
  caller: creator('automations.manage'),
  body: untyped(envelope('automations', AutomationChange)),
  response: one(Automation),
  errors: ['illegal_transition', 'managed_by_drip_campaign', 'not_found', ...REFERENCES],
  async handler({ params, body: { status, ...body } }, { caller, db, now }) {
    const hub = hubOf(params);
    const automation = await found(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    const refused = await unresolved(db, hub, body.definition);
    if (refused) return refused;
    const of = automations(db, hub);
    const isSent = Object.values(body).some((value) => value !== undefined);
    if (automation.status === 'archived' && (isSent || status)) return refuse('illegal_transition');
    const changed = await of.change(automation, body, actorOf(caller), now);
    if (!changed) return refuse('not_found');
    if (status === undefined) return answer(automationView(changed));
    const archived = await of.archive(changed, actorOf(caller), now);
    return archived === 'changed' ? refuse('illegal_transition') : answer(automationView(archived));
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: 'Delete an automation',
  description: 'Whoever is inside gets nothing more of it. To keep what it did to be looked at, archive it.',
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['managed_by_drip_campaign', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const automation = await found(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    const gone = await automations(db, hubOf(params)).remove(automation.id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const automationRoutes = [listAutomations, create, read, change, remove];
