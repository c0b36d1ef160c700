import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { currentMember } from '../../shared/engagement/achievements/award-met.ts';
import { awards } from '../../shared/engagement/achievements/awards.ts';
import { offerKey } from '../../shared/engagement/achievements/offer-item.ts';
import { readOffer } from '../../shared/engagement/achievements/offer-row.ts';
import type { AwardItem } from '../../shared/hubs/awards/award-item.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, compositeResource, done, empty, one } from '../../shared/platform/http/response.ts';

const Award = compositeResource('achievement_awards', ['achievement_id', 'contact_id'], () =>
  z.object({
    achievement_id: z.string(),
    achievement_title: z.string(),
    contact_id: z.string().meta(described('The member who earned the achievement.')),
    hub_id: z.string(),
    earned_at: z.iso.datetime().meta(described('The time when the member earned it.')),
    points_awarded: z.int().meta(described('The points that the member received.')),
    revoked_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the award was revoked. Null while it is not revoked.')),
  }),
);

const awardView = (hub: string, achievement_title: string, award: AwardItem) => {
  const { achievement_id, contact_id, points, earned_at, revoked_at } = award;
  return {
    achievement_id,
    achievement_title,
    contact_id,
    hub_id: hub,
    earned_at,
    points_awarded: points,
    revoked_at,
  };
};

const path = '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id}';

const grant = route({
  method: 'POST',
  path,
  summary: text('Award an achievement to a member'),
  description: text(`Creators can award any active achievement that the hub offers, in any \`award_mode\`, and award
it again after it was revoked. Returns 409 \`already_awarded\` if the member has it.`),
  caller: creator('content.manage'),
  status: 201,
  response: one(Award),
  errors: ['achievement_inactive', 'already_awarded', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const [offer, member] = await Promise.all([
      db.get<Item>(offerKey(hub, params.achievement_id)),
      currentMember(db, hub, params.contact_id, now),
    ]);
    if (!offer || !member) return refuse('not_found');
    const achievement = readOffer(offer);
    if (!achievement.is_active) return refuse('achievement_inactive');
    const signed = { actor: actorOf(caller), now };
    const granted = await awards(db, hub, member.contact_id).grant(achievement, signed);
    return typeof granted === 'string' ? refuse(granted) : answer(awardView(params.hub_id, achievement.title, granted));
  },
});

const revoke = route({
  method: 'DELETE',
  path,
  summary: text('Revoke an achievement from a member'),
  description: text(
    'Removes its points. The rule of the achievement does not award it to this member again; a creator can.',
  ),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const signed = { actor: actorOf(caller), now };
    const memberAwards = awards(db, { team, hub: params.hub_id }, params.contact_id);
    return (await memberAwards.revoke(params.achievement_id, signed)) ? done() : refuse('not_found');
  },
});

export const awardRoutes = [grant, revoke];
