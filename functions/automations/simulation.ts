import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { Definition } from '../../shared/downstream/automations/definition.ts';
import { LINKS } from '../../shared/downstream/automations/node-kind.ts';
import { readDefinition } from '../../shared/downstream/automations/published-definition.ts';
import { OUTCOMES, simulate } from '../../shared/downstream/automations/simulate.ts';
import { ASSUMPTIONS } from '../../shared/downstream/automations/simulated-visit.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { findAutomation, item } from './automation-resource.ts';
import { REFERENCES, refuseUnknownReference } from './automations.ts';
import { withTexts } from './rendered-texts.ts';

/** The result of a simulation. It is not stored. */
const AutomationSimulation = resource('automation_simulations', () =>
  z.object({
    automation_id: z.string(),
    contact_id: z.string(),
    outcome: z.enum(OUTCOMES).meta(described('How the run would end.')),
    path: z
      .array(
        z.object({
          node_id: z.string(),
          type: z.string(),
          at: z.iso.datetime().meta(described('The time when the member would reach the node.')),
          wait_seconds: z.int().meta(described('The seconds that the member would wait at the node.')),
          has_effect: z.boolean().meta(described('True if a real run would send or change something at this node.')),
          subject: z
            .string()
            .nullable()
            .meta(
              described(
                'The subject of the email, or the title of the notification, that the member would get. Null for other nodes.',
              ),
            ),
          text: z
            .string()
            .nullable()
            .meta(
              described(
                'The text of the email, message or notification that the member would get. Null for other nodes, and without a text.',
              ),
            ),
          way: z.enum(LINKS).nullable().meta(described('The link that the member would follow. Null at the end.')),
        }),
      )
      .meta(described('The nodes that the member would reach, in order.')),
    wait_seconds: z.int().meta(described('The total of all waits.')),
    ends_at: z.iso.datetime().meta(described('The time when the run would end.')),
    failure: z
      .string()
      .nullable()
      .meta(described('The reason of the failure at the last node of `path`. Null unless the `outcome` is `failed`.')),
  }),
);

const SimulationInput = z.object({
  contact_id: z.uuid().meta(described('A member of the hub.')),
  definition: Definition.optional().meta(
    described('The definition to simulate. Default: the draft of the automation.'),
  ),
  assume: z
    .record(z.string(), z.enum(ASSUMPTIONS))
    .default({})
    .meta(described("Assumptions by node id: whether a wait's event occurs, or whether a condition or split is true.")),
});

const simulateRoute = route({
  method: 'POST',
  path: `${item}/simulate`,
  summary: text('Simulate an automation'),
  description: text(`Runs the draft for a member as if they were enrolled now, and returns the path, the waits and
the nodes that would have an effect, with the texts that the member would read. Nothing is sent or changed. A wait for an event times out unless you assume
that the event occurs; a wait without a timeout assumes that it does. Tags and achievements that the run would give
count in later conditions.`),
  caller: creator('automations.manage'),
  body: envelope('automation_simulations', SimulationInput),
  response: one(AutomationSimulation),
  /* `REFERENCES` contains `unknown_contact`, the refusal of an unknown `contact_id` too. */
  errors: ['no_definition', 'managed_by_drip_campaign', 'not_found', ...REFERENCES],
  async handler({ params, body: { contact_id, definition, assume } }, { db, now }) {
    const hub = hubOf(params);
    const automation = await findAutomation(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    const refused = await refuseUnknownReference(db, hub, definition, now);
    if (refused) return refused;
    const draft = automation.definition === null ? undefined : readDefinition(automation.definition);
    const simulated = definition ?? draft;
    if (!simulated) return refuse('no_definition');
    const member = await db.get<MemberItem>(memberKey(hub, contact_id));
    if (!member) return refuse('unknown_contact', { field: 'contact_id' });
    const enrollmentId = `${automation.id}:${contact_id}`;
    const result = await simulate(db, { definition: simulated, subject: { hub, member }, enrollmentId, assume, now });
    const path = await withTexts(db, hub, contact_id, simulated, result.path);
    return answer({ id: newId(), automation_id: automation.id, contact_id, ...result, path });
  },
});

export const simulationRoutes = [simulateRoute];
