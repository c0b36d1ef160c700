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

/** The sum of what stands, counted anew. */
const recounted = async (contact: string): Promise<number> => {
  const { items: all } = await at.db.query<AwardItem>({
    partition: memberPartition(at.hub, contact),
    prefix: AWARD,
    limit: 1_000,
  });
  return all.filter(isAwardActive).reduce((sum, { points }) => sum + points, 0);
};

const setStatus = (contact: string, status: string) => at.db.update(memberKey(at.hub, contact), { set: { status } });

const inHub = (path: string) => `/hubs/${at.ours.hub}${path}`;

describe('by hand', () => {
  test('is given once and taken once, and may be given again', async () => {
    const ada = await at.person();
    const id = await at.achievement({ points: 5 });
    const given = await at.give(ada.id, id);
    expect(given.status).toBe(201);
    expect(given.headers.Location).toBeUndefined();
    expect(data(given)).toMatchObject({
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

  test('is for members, of what the hub offers and can be earned', async () => {
    const ada = await at.person();
    const [offered, not] = [await at.achievement(), await at.achievement({}, { offered: false })];
    expect(outcome(await at.give(ada.id, not))).toBe('404 not_found');
    for (const contact of [at.ours.outsider.id, at.theirs.member.id, newId()])
      expect(outcome(await at.give(contact, offered))).toBe('404 not_found');
    for (const status of ['left', 'removed', 'banned', 'invited', 'pending']) {
      await setStatus(ada.id, status);
      expect(outcome(await at.give(ada.id, offered))).toBe('404 not_found');
    }
    await setStatus(ada.id, 'active');
    const resting = await at.achievement({ is_active: false });
    expect(outcome(await at.give(ada.id, resting))).toBe('409 achievement_inactive');
    expect(outcome(await at.revoke(ada.id, offered))).toBe('404 not_found');
  });

  test('is for who manages content: members and others are refused', async () => {
    const [ada, id] = [await at.person(), await at.achievement()];
    for (const token of [ada.token, at.theirs.users.owner.token, at.ours.bareKey.secret])
      expect(outcome(await at.give(ada.id, id, token))).toBe('403 forbidden');
    expect((await at.give(ada.id, id, at.ours.users.moderator.token)).status).toBe(201);
  });

  test.each([3, 0])('of a hundred at once one is given, of a hundred one is taken, worth %i', async (points) => {
    const [ada, id] = [await at.person(), await at.achievement({ points })];
    const given = await Promise.all(Array.from({ length: 100 }, () => at.give(ada.id, id)));
    expect(given.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(given.filter((one) => outcome(one) === '409 already_awarded')).toHaveLength(99);
    expect(await pointsOf(ada.id)).toBe(points);
    const taken = await Promise.all(Array.from({ length: 100 }, () => at.revoke(ada.id, id)));
    expect(taken.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await pointsOf(ada.id)).toBe(0);
  });

  test('of many things given and taken at once the points are the sum of what stands', async () => {
    const ada = await at.person();
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map((points) => at.achievement({ points })));
    const work = many.flatMap((id, nth) => [
      at.give(ada.id, id),
      ...(nth % 2 === 0 ? [at.revoke(ada.id, id), at.give(ada.id, id), at.revoke(ada.id, id)] : []),
    ]);
    const answers = await Promise.all(work);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await pointsOf(ada.id)).toBe(await recounted(ada.id));
  });

  test('what was earned outlives the offer and the achievement, with its points', async () => {
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

  test('is told with who did it and whose it is', async () => {
    const [ada, id] = [await at.person(), await at.achievement()];
    await at.give(ada.id, id);
    await at.revoke(ada.id, id);
    await at.give(ada.id, id);
    await at.tell();
    const about = at.events.filter(({ contact_id }) => contact_id === ada.id);
    expect(about.map(({ type }) => type)).toEqual(['achievement.earned', 'achievement.revoked', 'achievement.earned']);
    expect(about[0]).toMatchObject({
      team_id: at.ours.id,
      hub_id: at.ours.hub,
      resource_type: 'achievements',
      resource_id: id,
      actor: { type: 'user', id: at.ours.users.owner.id },
    });
    at.jobs.splice(0);
  });
});
