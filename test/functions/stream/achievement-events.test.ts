import { expect, test } from 'vitest';
import { AchievementInput } from '../../../shared/engagement/achievements/achievement-input.ts';
import { achievements } from '../../../shared/engagement/achievements/achievements.ts';
import { awards } from '../../../shared/engagement/achievements/awards.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { eventsOf, startStream } from './world.ts';

const at = useWorld(startStream);
const signed = () => ({ actor: { type: 'user', id: at.ours.users.owner.id } as const, now: new Date() });

const offered = async (more: object = {}) => {
  const ofTeam = achievements(at.service.db, at.ours.id);
  const { id } = await ofTeam.create(AchievementInput.parse({ title: 'Badge', ...more }), null, signed());
  await ofTeam.offer(id, at.ours.hub, signed());
  return id;
};
const of = (contact: string) => awards(at.service.db, { team: at.ours.id, hub: at.ours.hub }, contact);
const earn = (contact: string, id: string) => of(contact).earn({ id, points: 1 }, signed());
const publish = (word: string, id: string, contact_id?: string) =>
  at.record({
    type: `achievement.${word}`,
    resource_type: 'achievements',
    resource_id: id,
    actor: { type: 'system', id: 'award-achievements' },
    ...(contact_id !== undefined && { contact_id }),
  });
const seenBy = async (token: string, after: string) =>
  eventsOf(await at.read(token, after)).map(({ data }) => `${data?.type} ${data?.resource_id} ${data?.contact_id}`);
const publishMarker = () => at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId() });

test('members see their own awards and revocations, secret or not', async () => {
  const from = await publishMarker();
  const [id, own] = [await offered({ is_secret: true }), at.ours.member.id];
  await publish('earned', id, own);
  await publish('revoked', id, own);
  expect(await seenBy(at.ours.member.token, from)).toEqual([
    `achievement.earned ${id} ${own}`,
    `achievement.revoked ${id} ${own}`,
  ]);
});

test('members see current awards of others, and no revocations', async () => {
  const from = await publishMarker();
  const [id, other, former] = [await offered(), newId(), newId()];
  for (const one of [other, former]) {
    await earn(one, id);
    await publish('earned', id, one);
    await publish('revoked', id, one);
  }
  await of(former).revoke(id, signed());
  expect(await seenBy(at.ours.member.token, from)).toEqual([`achievement.earned ${id} ${other}`]);
  expect(await seenBy(at.ours.users.owner.token, from)).toHaveLength(4);
});

test('events of a secret achievement are visible only to members who have earned it and to creators', async () => {
  const from = await publishMarker();
  const [secret, shared, open, other] = [
    await offered({ is_secret: true }),
    await offered({ is_secret: true }),
    await offered(),
    newId(),
  ];
  for (const id of [secret, shared, open]) {
    await earn(other, id);
    await publish('offered', id);
    await publish('earned', id, other);
    await publish('rule_set', id);
    await publish('withdrawn', id);
  }
  await earn(at.ours.member.id, shared);
  expect(await seenBy(at.ours.member.token, from)).toEqual(
    [shared, open].flatMap((id) => [`achievement.offered ${id} undefined`, `achievement.earned ${id} ${other}`]),
  );
  expect(await seenBy(at.ours.users.moderator.token, from)).toHaveLength(12);
});

test('events of achievements that the hub does not offer are visible only to their own member', async () => {
  const from = await publishMarker();
  const [id, other] = [await offered(), newId()];
  await earn(other, id);
  await achievements(at.service.db, at.ours.id).withdraw(id, at.ours.hub, signed());
  await publish('earned', id, other);
  await publish('earned', newId(), other);
  expect(await seenBy(at.ours.member.token, from)).toEqual([]);
});
