import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { refusePlaceholders } from '../../shared/api/refuse-placeholders.ts';
import { route } from '../../shared/api/route.ts';
import { AutomationChange, AutomationInput } from '../../shared/downstream/automations/automation-input.ts';
import { AUTOMATION_STATUSES } from '../../shared/downstream/automations/automation-item.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import type { Definition } from '../../shared/downstream/automations/definition.ts';
import { firstUnknownReference } from '../../shared/downstream/automations/references.ts';
import { placeholdersOf, type WrittenPlaceholder } from '../../shared/downstream/automations/unknown-placeholders.ts';
import { type HubKey, hubOf } from '../../shared/platform/db/key.ts';
import { viewed } from '../../shared/platform/db/page-of.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope, optionalType } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { Automation, automationView, collection, findAutomation, item } from './automation-resource.ts';

/** The errors of references that the tenant does not have, or that are not allowed. */
export const REFERENCES = [
  'sender_not_appointed',
  'unknown_achievement',
  'unknown_contact',
  'unknown_content_node',
  'unknown_endpoint',
  'unknown_product',
  'unknown_profile_field',
  'unknown_space',
  'unknown_tag',
  'unknown_target',
] as const;

const inDefinition = ({ path, name }: WrittenPlaceholder) => ({ path: ['definition', ...path], name });

/** The refusal of a definition with an unknown or forbidden reference, at its field, or 422 for unknown placeholders. */
export const refuseUnknownReference = async (
  db: Table,
  hub: HubKey,
  definition: Definition | null | undefined,
  now: Date,
) => {
  if (!definition) return undefined;
  const unknown = await refusePlaceholders(db, hub.team, placeholdersOf(definition).map(inDefinition));
  if (unknown) return unknown;
  const missing = await firstUnknownReference(db, hub, definition, now);
  return missing && refuse(missing.code, { field: `definition.${missing.field}` });
};

const DEFINITION = `A definition has a trigger, an optional filter, the nodes with an \`entry_node_id\`, and
optional exit conditions, which end an enrollment at any time. Nodes link to each other by id: \`next\`;
\`next_if_true\` and \`next_if_false\` of a condition or a split; \`next_on_timeout\` of a wait for an event. A node
without a link ends the enrollment. Every link must point to a node, every node must be reachable, and every loop
must contain waits of at least one hour in total, or a wait for an event. \`send_message\` sends in the name of a member
whom an owner has added to the automated senders of the hub. In emails, messages, notifications and the
strings of a webhook's \`data\`, \`{{contact.name}}\`, \`{{contact.email}}\`, \`{{contact.fields.<key>}}\` and \`{{hub.name}}\` are replaced;
any other name in double braces is refused with 422 at its position. Filters and exit conditions are the conditions of access rules. At most
ten automations can trigger each other in a row, by enrolling a member or by an event that another automation waits
for. The next one is not triggered, and the admin alert \`automation_chain_stopped\` names the last two. An action
of a member or a creator starts a new row.`;

const listAutomations = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's automations"),
  description: text('Sorted oldest first, including the automations of drip campaigns.'),
  caller: creator('automations.manage'),
  query: list(() => ({ filter: { status: z.enum(AUTOMATION_STATUSES).optional() } })),
  response: many(Automation),
  async handler({ params, query: { page, filter } }, { db }) {
    return answer(viewed(await automations(db, hubOf(params)).list(filter.status, page), automationView));
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create an automation'),
  description: text(`Creates a draft. It enrolls no members until you publish it.

${DEFINITION}`),
  caller: creator('automations.manage'),
  body: envelope('automations', AutomationInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(Automation),
  errors: [...REFERENCES],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const refused = await refuseUnknownReference(db, hub, body.definition, now);
    if (refused) return refused;
    return answer(automationView(await automations(db, hub).create(body, actorOf(caller), now)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an automation'),
  caller: creator('automations.manage'),
  response: one(Automation),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const automation = await findAutomation(db, params);
    return automation ? answer(automationView(automation)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an automation'),
  description: text(`Fields that you do not send keep their values. \`null\` resets a field: no re-entry, no
interval, empty settings, no draft; the name is kept. A change of re-entry applies at once; a change of the
definition applies when you publish it, and enrolled members stay on their version. With the \`re_entry_mode\`
\`interval\` and no interval, no member can re-enter. \`status\` \`archived\` stops the automation permanently, and
enrolled members exit at their next node.

${DEFINITION}`),
  caller: creator('automations.manage'),
  body: optionalType(envelope('automations', AutomationChange)),
  response: one(Automation),
  errors: ['illegal_transition', 'managed_by_drip_campaign', 'not_found', ...REFERENCES],
  async handler({ params, body: { status, ...body } }, { caller, db, now }) {
    const hub = hubOf(params);
    const automation = await findAutomation(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    const refused = await refuseUnknownReference(db, hub, body.definition, now);
    if (refused) return refused;
    const hubAutomations = automations(db, hub);
    const isSent = Object.values(body).some((value) => value !== undefined);
    if (automation.status === 'archived' && (isSent || status)) return refuse('illegal_transition');
    const changed = await hubAutomations.change(automation, body, actorOf(caller), now);
    if (!changed) return refuse('not_found');
    if (status === undefined) return answer(automationView(changed));
    const archived = await hubAutomations.archive(changed, actorOf(caller), now);
    return archived === 'changed' ? refuse('illegal_transition') : answer(automationView(archived));
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an automation'),
  description: text(
    'Ends all enrollments without further effects. Archive the automation instead to keep its history.',
  ),
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['managed_by_drip_campaign', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const automation = await findAutomation(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    const gone = await automations(db, hubOf(params)).remove(automation.id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const automationRoutes = [listAutomations, create, read, change, remove];
