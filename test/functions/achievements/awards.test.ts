import { describe, expect, test } from 'vitest';
import {
  AWARD,
  type AwardItem,
  isAwardActive,
  type PointsItem,
  pointsKey,
} from '../../../shared/hubs/awards/award-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberPartition } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, offers, outcome, startAchievements } from './world.ts';

const at = useWorld(startAchievements);

const pointsOf = async (contact: string): Promise<number> =>
  (await at.db.get<PointsItem>(pointsKey(at.hub, contact)))?.points ?? 0;

/** The points of the active awards, recomputed from the rows. */
const recountedPoints = async (contact: string): Promise<number> => {
  const { items: all } = await at.db.query<AwardItem>({
    partition: memberPartition(at.hub, contact),
    prefix: AWARD,
    limit: 1_000,
  });
  return all.filter(isAwardActive).reduce((sum, { points }) => sum + points, 0);
};

const setStatus = (contact: string, status: string) => at.db.update(memberKey(at.hub, contact), { set: { status } });

const inHub = (path: string) => `/hubs/${at.ours.hub}${path}`;

describe('manual awards', () => {
  test('an award is given once, revoked once, and can be given again', async () => {
    const ada = await at.person();
    const id = await at.achievement({ points: 5 });
    const awarded = await at.give(ada.id, id);
    expect(awarded.status).toBe(201);
    expect(awarded.headers.Location).toBeUndefined();
    expect(data(awarded)).toMatchObject({
      type: 'achievement_awards',
      attributes: { achievement_id: id, contact_id: ada.id, points_awarded: 5, revoked_at: null },
    });
    expect(outcome(await at.give(ada.id, id))).toBe('409 already_awarded');
    expect(await pointsOf(ada.id)).toBe(5);
    expect((await at.revoke(ada.id, id)).status).toBe(204);
    expect(outcome(await at.revoke(ada.id, id))).toBe('404 not_found');
    expect(await pointsOf(ada.id)).toBe(0);
    expect((await at.give(ada.id, id)).status).toBe(201);
    expect(await pointsOf(ada.id)).toBe(5);
  });

  test('an award needs an active member and an active achievement that the hub offers', async () => {
    const ada = await at.person();
    const [offered, notOffered] = [await at.achievement(), await at.achievement({}, { offered: false })];
    expect(outcome(await at.give(ada.id, notOffered))).toBe('404 not_found');
    for (const contact of [at.ours.outsider.id, at.theirs.member.id, newId()])
      expect(outcome(await at.give(contact, offered))).toBe('404 not_found');
    for (const status of ['left', 'removed', 'banned', 'invited', 'pending']) {
      await setStatus(ada.id, status);
      expect(outcome(await at.give(ada.id, offered))).toBe('404 not_found');
    }
    await setStatus(ada.id, 'active');
    const inactive = await at.achievement({ is_active: false });
    expect(outcome(await at.give(ada.id, inactive))).toBe('409 achievement_inactive');
    expect(outcome(await at.revoke(ada.id, offered))).toBe('404 not_found');
  });

  test('giving an award requires the permission to manage content', async () => {
    const [ada, id] = [await at.person(), await at.achievement()];
    for (const token of [ada.token, at.theirs.users.owner.token, at.ours.bareKey.secret])
      expect(outcome(await at.give(ada.id, id, token))).toBe('403 forbidden');
    expect((await at.give(ada.id, id, at.ours.users.moderator.token)).status).toBe(201);
  });

  test.each([3, 0])(
    'of 100 concurrent awards one succeeds, and of 100 revocations one, with %i points',
    async (points) => {
      const [ada, id] = [await at.person(), await at.achievement({ points })];
      const awarded = await Promise.all(Array.from({ length: 100 }, () => at.give(ada.id, id)));
      expect(awarded.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(awarded.filter((one) => outcome(one) === '409 already_awarded')).toHaveLength(99);
      expect(await pointsOf(ada.id)).toBe(points);
      const revoked = await Promise.all(Array.from({ length: 100 }, () => at.revoke(ada.id, id)));
      expect(revoked.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(await pointsOf(ada.id)).toBe(0);
    },
  );

  test('after concurrent awards and revocations the points equal the sum of the active awards', async () => {
    const ada = await at.person();
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map((points) => at.achievement({ points })));
    const work = many.flatMap((id, nth) => [
      at.give(ada.id, id),
      ...(nth % 2 === 0 ? [at.revoke(ada.id, id), at.give(ada.id, id), at.revoke(ada.id, id)] : []),
    ]);
    const answers = await Promise.all(work);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await pointsOf(ada.id)).toBe(await recountedPoints(ada.id));
  });

  test('awards and their points survive the deletion of the offer and of the achievement', async () => {
    const ada = await at.person();
    const [withdrawn, deleted] = [await at.achievement({ points: 2 }), await at.achievement({ points: 4 })];
    for (const id of [withdrawn, deleted]) await at.give(ada.id, id);
    await at.send('DELETE', `${offers(at.ours)}/${withdrawn}`);
    await at.send('DELETE', `/teams/${at.ours.id}/achievements/${deleted}`);
    expect(await pointsOf(ada.id)).toBe(6);
    const shown = await at.get(inHub(`/members/${ada.id}/achievements`), ada.token);
    expect(ids(shown)).toEqual([withdrawn]);
    expect((await at.revoke(ada.id, withdrawn)).status).toBe(204);
    expect(await pointsOf(ada.id)).toBe(4);
  });

  test('awards and revocations emit events with the actor and the member', async () => {
    const [ada, id] = [await at.person(), await at.achievement()];
    await at.give(ada.id, id);
    await at.revoke(ada.id, id);
    await at.give(ada.id, id);
    await at.relayChanges();
    const ofMember = at.events.filter(({ contact_id }) => contact_id === ada.id);
    expect(ofMember.map(({ type }) => type)).toEqual([
      'achievement.earned',
      'achievement.revoked',
      'achievement.earned',
    ]);
    expect(ofMember[0]).toMatchObject({
      team_id: at.ours.id,
      hub_id: at.ours.hub,
      resource_type: 'achievements',
      resource_id: id,
      actor: { type: 'user', id: at.ours.users.owner.id },
    });
    at.jobs.splice(0);
  });
});
