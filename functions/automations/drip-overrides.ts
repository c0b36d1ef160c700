import * as z from 'zod';
import { described, text } from '#docs';
import type { DripOverrideItem } from '../../shared/access/drip/override-item.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { dripCampaigns } from '../../shared/downstream/drip/drip-campaigns.ts';
import { DripOverrideInput } from '../../shared/downstream/drip/drip-input.ts';
import { dripSteps } from '../../shared/downstream/drip/drip-steps.ts';
import { overrides } from '../../shared/downstream/drip/overrides.ts';
import { type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, compositeResource, done, empty, one } from '../../shared/platform/http/response.ts';
import { step } from './drip-steps.ts';

const DripOverride = compositeResource('drip_overrides', ['drip_step_id', 'contact_id'], () =>
  z.object({
    drip_campaign_id: z.string(),
    drip_step_id: z.string(),
    contact_id: z.string().meta(described('The member that the override applies to.')),
    at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the member receives the step instead. Null to keep the usual time.')),
    is_skipped: z.boolean().meta(described('True if the member does not receive the step.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const path = `${step}/overrides/{contact_id}` as const;

interface OverridePath {
  readonly team_id: string;
  readonly hub_id: string;
  readonly drip_campaign_id: string;
  readonly drip_step_id: string;
  readonly contact_id: string;
}

const overrideView = ({ campaign_id, step_id, ...item }: DripOverrideItem) => ({
  ...item,
  drip_campaign_id: campaign_id,
  drip_step_id: step_id,
});

/** The override of a step for a member; `undefined` if one of them does not exist. */
const found = async (db: Table, params: OverridePath) => {
  const hub = hubOf(params);
  const [campaign, step, member] = await Promise.all([
    dripCampaigns(db, hub).get(params.drip_campaign_id),
    dripSteps(db, hub, params.drip_campaign_id).get(params.drip_step_id),
    db.get<MemberItem>(memberKey(hub, params.contact_id)),
  ]);
  return campaign && step && member && overrides(db, hub, campaign, step, params.contact_id);
};

const setOverride = route({
  method: 'PUT',
  path,
  summary: text('Set a drip override'),
  description: text(`Changes when one member receives a step, or skips it. \`at\` replaces the time of the step; if
it has passed, an \`unlock\` step is unlocked at once, wherever the member is in the campaign. \`is_skipped\` skips
the step, unless the member has received it. If the contact's address is not verified, a time for an \`unlock\` step
revokes their password and all sessions, and the owner of the address gets an email.`),
  caller: creator('automations.manage'),
  body: envelope('drip_overrides', DripOverrideInput),
  response: one(DripOverride),
  errors: ['not_found'],
  async handler({ params, body: { at, is_skipped } }, { caller, db, now }) {
    const override = await found(db, params);
    if (!override) return refuse('not_found');
    const fields = { at, is_skipped };
    return answer(overrideView(await override.set(fields, actorOf(caller), now)));
  },
});

const deleteOverride = route({
  method: 'DELETE',
  path,
  summary: text('Delete a drip override'),
  description: text('The member receives the step at its usual time. Returns 404 if there is no override.'),
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const override = await found(db, params);
    return override && (await override.remove(actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const dripOverrideRoutes = [setOverride, deleteOverride];
