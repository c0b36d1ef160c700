import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { addStep } from '../../shared/downstream/drip/add-step.ts';
import { dripCampaigns } from '../../shared/downstream/drip/drip-campaigns.ts';
import { changesOf, DripStepChange, DripStepInput, newStep } from '../../shared/downstream/drip/drip-input.ts';
import { dripSteps } from '../../shared/downstream/drip/drip-steps.ts';
import { DRIP_STEP_KINDS, DRIP_TARGETS, type DripStepItem } from '../../shared/downstream/drip/step-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { campaign } from './campaigns.ts';

const DripStep = resource(
  'drip_steps',
  z.object({
    drip_campaign_id: z.string(),
    kind: z.enum(DRIP_STEP_KINDS),
    position: z.int(),
    after_days: z.int().nullable(),
    at: z.iso.datetime().nullable(),
    target_type: z.enum(DRIP_TARGETS).nullable(),
    target_id: z.string().nullable(),
    subject: z.string().nullable(),
    body: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = `${campaign}/steps` as const;
export const step = `${collection}/{drip_step_id}` as const;

interface Named {
  readonly team_id: string;
  readonly hub_id: string;
  readonly drip_campaign_id: string;
  readonly drip_step_id: string;
}

/** The step that a path names: it goes with its campaign. */
const found = async (db: Table, params: Named): Promise<DripStepItem | undefined> => {
  const hub = hubOf(params);
  const id = params.drip_campaign_id;
  const [campaign, current] = await Promise.all([
    dripCampaigns(db, hub).get(id),
    dripSteps(db, hub, id).get(params.drip_step_id),
  ]);
  return campaign && current;
};

const listSteps = route({
  method: 'GET',
  path: collection,
  summary: 'List the steps of a drip campaign',
  description: 'In the order in which they were made; members get them by their `position`.',
  caller: creator('automations.manage'),
  query: list(),
  response: many(DripStep),
  errors: ['not_found'],
  async handler({ params, query }, { db }) {
    const hub = hubOf(params);
    const id = params.drip_campaign_id;
    const [campaign, page] = await Promise.all([
      dripCampaigns(db, hub).get(id),
      dripSteps(db, hub, id).list(query.page),
    ]);
    return campaign ? answer(page) : refuse('not_found');
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: 'Add a step to a drip campaign',
  description: `An \`unlock\` step opens a thing to a member, for good: what was opened is never locked again. It locks
the thing only once the campaign is active: a thing without an access rule then gets one that lets nobody in, so that only
those reach it for whom it was opened. The rule can be changed; it stays while the campaign is paused, and when the step
or the campaign is deleted. An \`email\` step sends a letter. It comes \`after_days\` days after the
campaign began for the member, or \`at\` a moment, which goes first where both are sent; steps are gone through by
\`position\`, and none comes before the one ahead of it. At most 90, which take 380,000 bytes together.`,
  caller: creator('automations.manage'),
  body: envelope('drip_steps', DripStepInput),
  status: 201,
  response: one(DripStep),
  errors: ['limit_reached', 'not_found', 'unknown_target'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const { drip_campaign_id: campaign } = params;
    const made = await addStep(db, hub, campaign, newStep(body), actorOf(caller), now);
    if (made === 'unknown_target') return refuse(made, { field: 'target_id' });
    if (typeof made === 'string') return refuse(made);
    await dripCampaigns(db, hub).settle(campaign, actorOf(caller), now);
    return answer(made);
  },
});

const read = route({
  method: 'GET',
  path: step,
  summary: 'Read a step of a drip campaign',
  caller: creator('automations.manage'),
  response: one(DripStep),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const current = await found(db, params);
    return current ? answer(current) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: step,
  summary: 'Change when a step comes, or its words',
  description: `Only what is sent changes, for whoever begins the campaign from then on; whoever is in it gets the step
as it was when they began. An override gives one member a step at another time. ${MOVING}`,
  caller: creator('automations.manage'),
  body: envelope('drip_steps', DripStepChange),
  response: one(DripStep),
  errors: ['limit_reached', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const current = await found(db, params);
    if (!current) return refuse('not_found');
    const said = changesOf(current.kind, body);
    if (Object.keys(said).length === 0) return answer(current);
    const steps = dripSteps(db, hub, params.drip_campaign_id);
    const changed = await steps.change(current.id, said, actorOf(caller), now);
    if (typeof changed === 'string') return refuse(changed);
    await dripCampaigns(db, hub).settle(params.drip_campaign_id, actorOf(caller), now);
    return answer(changed);
  },
});

const remove = route({
  method: 'DELETE',
  path: step,
  summary: 'Remove a step from a drip campaign',
  description: 'Whoever had it keeps what they had; whoever is in the campaign still gets it.',
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
