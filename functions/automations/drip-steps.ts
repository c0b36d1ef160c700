import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { refusePlaceholders } from '../../shared/api/refuse-placeholders.ts';
import { route } from '../../shared/api/route.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import { placeholdersIn } from '../../shared/downstream/automations/unknown-placeholders.ts';
import { addStep } from '../../shared/downstream/drip/add-step.ts';
import { dripCampaigns } from '../../shared/downstream/drip/drip-campaigns.ts';
import { changesOf, DripStepChange, DripStepInput, stepFields } from '../../shared/downstream/drip/drip-input.ts';
import { dripSteps } from '../../shared/downstream/drip/drip-steps.ts';
import { DRIP_STEP_KINDS, DRIP_TARGETS, type DripStepItem } from '../../shared/downstream/drip/step-item.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { campaign } from './drip-campaigns.ts';

const DripStep = resource('drip_steps', () =>
  z.object({
    drip_campaign_id: z.string(),
    kind: z.enum(DRIP_STEP_KINDS).meta(described('`unlock` gives access to a target, `email` sends an email.')),
    position: z.int().meta(described('The order of the step. Steps with a lower position run first.')),
    after_days: z
      .int()
      .nullable()
      .meta(described('The days after the member started the campaign. Null if `at` is set.')),
    at: z.iso.datetime().nullable().meta(described('The time of the step. Null if `after_days` is set.')),
    target_type: z
      .enum(DRIP_TARGETS)
      .nullable()
      .meta(described('The type of the target of an `unlock` step. Null for other steps.')),
    target_id: z.string().nullable().meta(described('The id of the target of an `unlock` step. Null for other steps.')),
    target_title: z
      .string()
      .nullable()
      .meta(
        described(
          'The current title of the target. Null for other steps, and if the target was deleted or the caller may not read it.',
        ),
      ),
    subject: z.string().nullable().meta(described('The subject of an `email` step. Null for other steps.')),
    body: z.string().nullable().meta(described('The text of an `email` step. Null for other steps.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = `${campaign}/steps` as const;
export const step = `${collection}/{drip_step_id}` as const;

/** The placeholders of an email, at their attributes. */
const textPlaceholders = ({
  subject,
  body,
}: {
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
}) => [...placeholdersIn(subject, ['subject']), ...placeholdersIn(body, ['body'])];

interface StepPath {
  readonly team_id: string;
  readonly hub_id: string;
  readonly drip_campaign_id: string;
  readonly drip_step_id: string;
}

/** The step of a path; `undefined` if its campaign does not exist. */
const found = async (db: Table, params: StepPath): Promise<DripStepItem | undefined> => {
  const hub = hubOf(params);
  const id = params.drip_campaign_id;
  const [campaign, current] = await Promise.all([
    dripCampaigns(db, hub).get(id),
    dripSteps(db, hub, id).get(params.drip_step_id),
  ]);
  return campaign && current;
};

const titledAnswer = async (db: Table, step: DripStepItem, caller: Reader) =>
  answer(sole(await withTargetTitles(db, hubOf(step), [step], caller)));

const listSteps = route({
  method: 'GET',
  path: collection,
  summary: text("List a drip campaign's steps"),
  description: text('Sorted oldest first. Members receive the steps in the order of `position`.'),
  caller: creator('automations.manage'),
  query: list(),
  response: many(DripStep),
  errors: ['not_found'],
  async handler({ params, query }, { caller, db }) {
    const hub = hubOf(params);
    const id = params.drip_campaign_id;
    const [campaign, page] = await Promise.all([
      dripCampaigns(db, hub).get(id),
      dripSteps(db, hub, id).list(query.page),
    ]);
    if (!campaign) return refuse('not_found');
    return answer({ items: await withTargetTitles(db, hub, page.items, caller), next: page.next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a drip campaign step'),
  description:
    text(`An \`unlock\` step gives a member permanent access to its target, and notifies them unless they had access
by a grant. While the campaign is a draft
the target is not locked. When the campaign is activated, a target without an access rule gets a rule that denies
every member, so that only members who reach the step have access. You can change that rule; it remains when the
campaign is paused, and when the step or the campaign is deleted. An \`email\` step sends an email, with the placeholders of automations. A step is due
\`after_days\` days after the member started the campaign, or at the time \`at\`, which takes precedence if you send
both. Steps run in the order of \`position\`, and no step runs before the previous one. A campaign has at most 90
steps and 380,000 bytes of steps.`),
  caller: creator('automations.manage'),
  body: envelope('drip_steps', DripStepInput),
  status: 201,
  response: one(DripStep),
  errors: ['limit_reached', 'not_found', 'unknown_target'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const { drip_campaign_id: campaign } = params;
    const unknown = await refusePlaceholders(db, hub.team, textPlaceholders(body));
    if (unknown) return unknown;
    const made = await addStep(db, hub, campaign, stepFields(body), actorOf(caller), now);
    if (made === 'unknown_target') return refuse(made, { field: 'target_id' });
    if (typeof made === 'string') return refuse(made);
    await dripCampaigns(db, hub).settle(campaign, actorOf(caller), now);
    return titledAnswer(db, made, caller);
  },
});

const read = route({
  method: 'GET',
  path: step,
  summary: text('Get a drip campaign step'),
  caller: creator('automations.manage'),
  response: one(DripStep),
  errors: ['not_found'],
  async handler({ params }, { caller, db }) {
    const current = await found(db, params);
    return current ? titledAnswer(db, current, caller) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: step,
  summary: text('Update a drip campaign step'),
  description: text(`Fields that you do not send keep their values. The change applies to members who start the
campaign from now on; members in the campaign keep the step as it was. To change the time for one member, set a drip
override. ${MOVING}`),
  caller: creator('automations.manage'),
  body: envelope('drip_steps', DripStepChange),
  response: one(DripStep),
  errors: ['limit_reached', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const current = await found(db, params);
    if (!current) return refuse('not_found');
    const unknown = current.kind === 'email' && (await refusePlaceholders(db, hub.team, textPlaceholders(body)));
    if (unknown) return unknown;
    const fields = changesOf(current.kind, body);
    if (Object.keys(fields).length === 0) return titledAnswer(db, current, caller);
    const steps = dripSteps(db, hub, params.drip_campaign_id);
    const changed = await steps.change(current.id, fields, actorOf(caller), now);
    if (typeof changed === 'string') return refuse(changed);
    await dripCampaigns(db, hub).settle(params.drip_campaign_id, actorOf(caller), now);
    return titledAnswer(db, changed, caller);
  },
});

const remove = route({
  method: 'DELETE',
  path: step,
  summary: text('Delete a drip campaign step'),
  description: text('Members who received the step keep what it gave them. Members in the campaign still receive it.'),
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const hub = hubOf(params);
    const current = await found(db, params);
    const steps = dripSteps(db, hub, params.drip_campaign_id);
    if (!current || !(await steps.remove(current.id, actorOf(caller), now))) return refuse('not_found');
    await dripCampaigns(db, hub).settle(params.drip_campaign_id, actorOf(caller), now);
    return done();
  },
});

export const dripStepRoutes = [listSteps, create, read, change, remove];
