import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import type { Trigger } from '../../shared/downstream/automations/selector.ts';
import { DRIP_STATUSES, type DripCampaignItem } from '../../shared/downstream/drip/campaign-item.ts';
import { dripCampaigns } from '../../shared/downstream/drip/drip-campaigns.ts';
import { DripCampaignChange, DripCampaignInput } from '../../shared/downstream/drip/drip-input.ts';
import { lockTargets } from '../../shared/downstream/drip/lock-targets.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { viewed } from '../../shared/platform/db/page-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const DripCampaign = resource(
  'drip_campaigns',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    name: z.string(),
    status: z.enum(DRIP_STATUSES),
    trigger: z.record(z.string(), z.unknown()).meta({ description: 'What begins it for a member.' }),
    automation_id: z
      .string()
      .meta({ description: 'The automation that it runs as: its enrollments are who is in it.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const campaignView = (item: DripCampaignItem) => ({
  ...item,
  trigger: JSON.parse(item.trigger) as Trigger & Record<string, unknown>,
});

export const campaigns = '/teams/{team_id}/hubs/{hub_id}/drip-campaigns';
export const campaign = `${campaigns}/{drip_campaign_id}` as const;

const listCampaigns = route({
  method: 'GET',
  path: campaigns,
  summary: 'List the drip campaigns of a hub',
  description: 'Oldest first.',
  caller: creator('automations.manage'),
  query: list(),
  response: many(DripCampaign),
  async handler({ params, query }, { db }) {
    return answer(viewed(await dripCampaigns(db, hubOf(params)).list(query.page), campaignView));
  },
});

const create = route({
  method: 'POST',
  path: campaigns,
  summary: 'Create a drip campaign',
  description: `Its steps unlock content or send letters, so many days after it began for a member, or on a date. It
is a draft until its \`status\` is set to \`active\`. A member goes through it once.`,
  caller: creator('automations.manage'),
  body: envelope('drip_campaigns', DripCampaignInput),
  status: 201,
  location: `${campaigns}/{id}`,
  response: one(DripCampaign),
  handler: async ({ params, body: { name, trigger } }, { caller, db, now }) =>
    answer(campaignView(await dripCampaigns(db, hubOf(params)).create(name, trigger, actorOf(caller), now))),
});

const read = route({
  method: 'GET',
  path: campaign,
  summary: 'Read a drip campaign',
  caller: creator('automations.manage'),
  response: one(DripCampaign),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const found = await dripCampaigns(db, hubOf(params)).get(params.drip_campaign_id);
    return found ? answer(campaignView(found)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: campaign,
  summary: 'Change, begin, pause or resume a drip campaign',
  description: `\`status\` takes \`active\` and \`paused\`; a draft cannot be paused. Activation locks what the steps unlock, for
everybody it was not unlocked for; pausing keeps it locked. A draft locks nothing. While it is active each change
of it or of its steps holds for whoever begins from then on; whoever is in it keeps the steps that there were when
they began.`,
  caller: creator('automations.manage'),
  body: envelope('drip_campaigns', DripCampaignChange),
  response: one(DripCampaign),
  errors: ['illegal_transition', 'limit_reached', 'not_found'],
  async handler({ params, body: { status, ...body } }, { caller, db, now }) {
    const of = dripCampaigns(db, hubOf(params));
    const found = await of.get(params.drip_campaign_id);
    if (!found) return refuse('not_found');
    if (found.status === 'draft' && status === 'paused') return refuse('illegal_transition');
    const turns = status !== undefined && status !== found.status;
    const changed = turns
      ? await of.turn(found, status, body, actorOf(caller), now)
      : await of.change(found, body, actorOf(caller), now);
    if (!changed) return refuse('not_found');
    if (changed === 'limit_reached') return refuse(changed);
    if (changed === 'changed') return refuse('illegal_transition');
    if (status === 'active') await lockTargets(db, hubOf(params), changed.id, actorOf(caller), now);
    return answer(campaignView(changed));
  },
});

const remove = route({
  method: 'DELETE',
  path: campaign,
  summary: 'Delete a drip campaign',
  description: 'Whoever is in it gets nothing more of it. What was unlocked for members stays open to them.',
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const of = dripCampaigns(db, hubOf(params));
    const found = await of.get(params.drip_campaign_id);
    return found && (await of.remove(found, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const dripCampaignRoutes = [listCampaigns, create, read, change, remove];
