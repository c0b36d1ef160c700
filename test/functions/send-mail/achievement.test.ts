import { expect, test } from 'vitest';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { AchievementInput } from '../../../shared/engagement/achievements/achievement-input.ts';
import { achievements } from '../../../shared/engagement/achievements/achievements.ts';
import { awards } from '../../../shared/engagement/achievements/awards.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';

const service = useWorld(() => startService<unknown>([]));
const world = useFixture(async () => {
  const seeded = await seedWorld(service.db, service.keys);
  await proveAddressOf(service.db, seeded.ours.id, seeded.ours.member.id);
  return seeded;
});
const sent: EmailMessage[] = [];

const actorAt = () => ({ actor: { type: 'user', id: world.ours.users.owner.id } as const, now: new Date() });
const hub = () => ({ team: world.ours.id, hub: world.ours.hub });

const createAndEarn = async (more: object) => {
  const teamAchievements = achievements(service.db, world.ours.id);
  /* A title that earlier versions accepted. */
  const input = {
    ...AchievementInput.parse({ title: 'Good', points: 3, ...more }),
    title: 'Good\r\nBcc: all@example.com',
  };
  const created = await teamAchievements.create(input, null, actorAt());
  await teamAchievements.offer(created.id, world.ours.hub, actorAt());
  await awards(service.db, hub(), world.ours.member.id).earn(created, actorAt());
  return created.id;
};

/** The emails that the award of an achievement sends. */
const emailsFor = async (
  achievement_id: string,
  contact_id = world.ours.member.id,
): Promise<readonly EmailMessage[]> => {
  sent.splice(0);
  const { team: team_id, hub: hub_id } = hub();
  const work = sendMail({
    db: service.db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: { send: async (message) => void sent.push(message) },
    failed: (_, error) => {
      throw error;
    },
  });
  const body = JSON.stringify({ kind: 'achievement', team_id, hub_id, contact_id, achievement_id });
  await work({ Records: [{ messageId: newId(), body }] });
  return [...sent];
};

test('an achievement with email notifications sends an email with a single-line subject', async () => {
  const [message] = await emailsFor(await createAndEarn({ email_notification_enabled: true }));
  expect(message).toMatchObject({ to: 'member@example.com', subject: 'You earned Good Bcc: all@ example. com' });
  expect(message?.text).toContain('3 points');
  expect(await emailsFor(await createAndEarn({ email_notification_enabled: false }))).toEqual([]);
});

test('no email is sent for a revoked or missing award, or to a member without access', async () => {
  const id = await createAndEarn({ email_notification_enabled: true });
  expect(await emailsFor(newId())).toEqual([]);
  expect(await emailsFor(id, newId())).toEqual([]);
  await service.db.update(memberKey(hub(), world.ours.member.id), { set: { status: 'banned' } });
  expect(await emailsFor(id)).toEqual([]);
  await service.db.update(memberKey(hub(), world.ours.member.id), { set: { status: 'active' } });
  expect(await emailsFor(id)).toHaveLength(1);
  await awards(service.db, hub(), world.ours.member.id).revoke(id, actorAt());
  expect(await emailsFor(id)).toEqual([]);
});
