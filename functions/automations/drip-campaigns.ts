import * as z from 'zod';
import { described, text } from '#docs';
import { DRIP_STATUSES, type DripCampaignItem } from '../../shared/access/drip/campaign-item.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import type { Trigger } from '../../shared/downstream/automations/selector.ts';
import { dripCampaigns } from '../../shared/downstream/drip/drip-campaigns.ts';
import { DripCampaignChange, DripCampaignInput } from '../../shared/downstream/drip/drip-input.ts';
import { lockTargets } from '../../shared/downstream/drip/lock-targets.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { viewed } from '../../shared/platform/db/page-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

const DripCampaign = resource('drip_campaigns', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    name: z.string().meta(described('The name that creators see.')),
    status: z.enum(DRIP_STATUSES).meta(described('`draft`, `active` or `paused`.')),
    trigger: z
      .record(z.string(), z.unknown())
      .meta(
        described(
          'The event that starts the campaign for a member, or `manual`. With `member.left` and `member.banned`, its emails go to the members who have left or were banned.',
        ),
      ),
    automation_id: z
      .string()
      .meta(described('The automation that runs the campaign. Its enrollments are the members in the campaign.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const campaignView = (item: DripCampaignItem) => ({
  ...item,
  trigger: JSON.parse(item.trigger) as Trigger & Record<string, unknown>,
});

const collection = '/teams/{team_id}/hubs/{hub_id}/drip-campaigns';
export const campaign = `${collection}/{drip_campaign_id}` as const;

const listCampaigns = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's drip campaigns"),
  description: text('Sorted oldest first.'),
  caller: creator('automations.manage'),
  query: list(),
  response: many(DripCampaign),
  async handler({ params, query }, { db }) {
    return answer(viewed(await dripCampaigns(db, hubOf(params)).list(query.page), campaignView));
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a drip campaign'),
  description: text(`Creates a draft; set its \`status\` to \`active\` to start it. The steps of a campaign unlock
content or send emails, some days after the member started or on a date. A member goes through a campaign once.`),
  caller: creator('automations.manage'),
  body: envelope('drip_campaigns', DripCampaignInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(DripCampaign),
  handler: async ({ params, body: { name, trigger } }, { caller, db, now }) =>
    answer(campaignView(await dripCampaigns(db, hubOf(params)).create(name, trigger, actorOf(caller), now))),
});

const read = route({
  method: 'GET',
  path: campaign,
  summary: text('Get a drip campaign'),
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
  summary: text('Update a drip campaign'),
  description:
    text(`Set \`status\` to \`active\` to activate or resume the campaign, or to \`paused\`; a draft cannot be
paused. Activation locks the targets of the \`unlock\` steps for every member who has not unlocked them, and they
stay locked during a pause. A draft locks nothing. A change to an active campaign or its steps applies to members
who start from now on; members in the campaign keep the steps as they were.`),
  caller: creator('automations.manage'),
  body: envelope('drip_campaigns', DripCampaignChange),
  response: one(DripCampaign),
  errors: ['illegal_transition', 'limit_reached', 'not_found'],
  async handler({ params, body: { status, ...body } }, { caller, db, now }) {
    const campaigns = dripCampaigns(db, hubOf(params));
    const found = await campaigns.get(params.drip_campaign_id);
    if (!found) return refuse('not_found');
    if (found.status === 'draft' && status === 'paused') return refuse('illegal_transition');
    const turns = status !== undefined && status !== found.status;
    const changed = turns
      ? await campaigns.changeStatus(found, status, body, actorOf(caller), now)
      : await campaigns.change(found, body, actorOf(caller), now);
    if (!changed) return refuse('not_found');
    if (changed === 'limit_reached') return refuse(changed);
    if (changed === 'changed') return refuse('illegal_transition');
    if (status === 'active') await lockTargets(db, hubOf(params), changed, actorOf(caller), now);
    return answer(campaignView(changed));
  },
});

const remove = route({
  method: 'DELETE',
  path: campaign,
  summary: text('Delete a drip campaign'),
  description: text(
    'Members in the campaign receive no further steps. Targets that were unlocked for members stay unlocked.',
  ),
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const campaigns = dripCampaigns(db, hubOf(params));
    const found = await campaigns.get(params.drip_campaign_id);
    return found && (await campaigns.remove(found, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const dripCampaignRoutes = [listCampaigns, create, read, change, remove];
