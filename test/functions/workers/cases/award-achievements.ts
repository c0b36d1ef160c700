import { awardAchievements } from '../../../../functions/award-achievements/award-achievements.ts';
import type { AwardJob } from '../../../../shared/engagement/achievements/award-job.ts';
import { startRules } from '../../award-achievements/rules-world.ts';
import { messages, type World } from '../stopped.ts';

/** A post that earns an achievement, a new member, and a review of all members. */
export const start = async (): Promise<World> => {
  const at = await startRules();
  const earned = await at.rule('discussions_created', 1, { email_notification_enabled: true });
  await at.rule('tenure_days', 1);
  const ada = await at.person();
  await Promise.all(Array.from({ length: 3 }, () => at.person()));
  await at.settle();
  await at.post(ada);
  await at.relayChanges();
  const isTold = (type: string) => (job: AwardJob) => job.kind === 'told' && job.told.type === type;
  const posted = at.jobs.find(isTold('discussion.published'));
  const joined: AwardJob = {
    kind: 'told',
    told: at.eventOf('member.joined', ada.id, { resource_type: 'members', resource_id: ada.id }),
  };
  const review = { kind: 'review', team_id: at.ours.id, hub_id: at.ours.hub, achievement_id: earned } as const;
  if (!posted) throw new Error('The post has no job.');
  return {
    stores: [at.service.store],
    ownQueue: 'queue achievements',
    cases: {
      'a post': [posted],
      'a new member': [joined],
      'a review of members': [{ ...review, after: null }],
    },
    invoke: (process, jobs) =>
      awardAchievements({
        db: process.db(at.service.store),
        queue: process.queue('achievements'),
        failed: () => undefined,
      })(messages(jobs)),
    stop: () => at.service.stop(),
  };
};
