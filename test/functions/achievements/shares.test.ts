import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, items, offers, outcome, type Person, startAchievements } from './world.ts';

const at = useWorld(startAchievements);
const space = useFixture(() => at.space());
let [ada, bob]: readonly Person[] = [];
beforeAll(async () => {
  [ada, bob] = [await at.person(), await at.person()];
});

const inSpace = () => `/hubs/${at.ours.hub}/spaces/${space.id}/discussions`;
const share = (by: Person | undefined, id: string) =>
  at.send('POST', inSpace(), { shared_achievement_id: id }, 'discussions', by?.token);
const shareAsCreator = (id: string, token?: string) =>
  at.send(
    'POST',
    `/teams/${at.ours.id}/hubs/${at.ours.hub}/discussions`,
    { shared_achievement_id: id },
    'discussions',
    token,
  );
const sharedIn = async (discussion: string, token = '') =>
  data(await at.get(`/discussions/${discussion}`, token)).attributes.shared_achievement;
const earned = async (by: Person | undefined, attributes: object = {}) => {
  const id = await at.achievement(attributes);
  await at.give(by?.id ?? '', id);
  return id;
};

describe('an achievement shared by a member', () => {
  test('C304: the discussion shows it with earned_at and exactly the attributes of the contract', async () => {
    const rule = { award_mode: 'automatic', rule_type: 'comments_created', rule_threshold: 2, rule_window_days: 9 };
    const id = await earned(ada, { points: 5, category: 'Kind', appearance: { emoji: '⭐' }, ...rule });
    const made = await share(ada, id);
    expect(made.status).toBe(201);
    const shown = data(made).attributes.shared_achievement;
    expect(shown).toEqual({
      state: 'visible',
      id,
      title: 'Badge',
      category: 'Kind',
      points: 5,
      appearance: expect.objectContaining({ emoji: '⭐', color: '#5581f4' }),
      earned_at: expect.any(String),
      rule_criteria: 'any',
      ...rule,
    });
    expect(await sharedIn(data(made).id, bob?.token)).toEqual(shown);
    const inList = items(await at.get(inSpace(), bob?.token)).find((one) => one.id === data(made).id);
    expect(inList?.attributes.shared_achievement).toEqual(shown);
  });

  test('a secret achievement is visible to members who earned it and to creators, and restricted to others', async () => {
    const id = await earned(ada, { is_secret: true });
    const discussion = data(await share(ada, id)).id;
    expect(await sharedIn(discussion, ada?.token)).toMatchObject({ state: 'visible', id });
    expect(await sharedIn(discussion, bob?.token)).toEqual({ state: 'restricted' });
    expect(await sharedIn(discussion, at.ours.users.owner.token)).toMatchObject({ state: 'visible', id });
    expect(JSON.stringify((await at.get(inSpace(), bob?.token)).body)).not.toContain(id);
    await at.give(bob?.id ?? '', id);
    expect(await sharedIn(discussion, bob?.token)).toMatchObject({ state: 'visible', id });
  });

  test('a revoked or withdrawn achievement is shown as unavailable, a deleted one as deleted', async () => {
    const [revoked, withdrawn, deleted] = [await earned(ada), await earned(ada), await earned(ada)];
    const posts = await Promise.all([revoked, withdrawn, deleted].map(async (id) => data(await share(ada, id)).id));
    await at.revoke(ada?.id ?? '', revoked);
    await at.send('DELETE', `${offers(at.ours)}/${withdrawn}`);
    await at.send('DELETE', `/teams/${at.ours.id}/achievements/${deleted}`);
    const states = await Promise.all(posts.map((id) => sharedIn(id, bob?.token)));
    expect(states).toEqual([{ state: 'unavailable' }, { state: 'unavailable' }, { state: 'deleted' }]);
  });
});

describe('sharing', () => {
  test('a member can share only earned achievements; all others are refused with the same error', async () => {
    const revoked = await earned(ada);
    await at.revoke(ada?.id ?? '', revoked);
    const detached = await earned(ada);
    await at.send('DELETE', `${offers(at.ours)}/${detached}`);
    const secret = await earned(bob, { is_secret: true });
    const path = `/teams/${at.theirs.id}/achievements`;
    const theirs = await at.send('POST', path, { title: 'x' }, 'achievements', at.theirs.users.owner.token);
    const unearned = await at.achievement();
    const refusals = await Promise.all(
      [newId(), revoked, detached, secret, data(theirs).id, unearned].map((id) => share(ada, id)),
    );
    for (const refused of refusals)
      expect(outcome(refused)).toBe('422 unknown_achievement /data/attributes/shared_achievement_id');
    const details = refusals.map(({ body }) => (body.errors as readonly { detail: string }[])[0]?.detail);
    expect(new Set(details).size).toBe(1);
  });

  test('a creator can share any achievement that the hub offers, without earned_at', async () => {
    const [open, secret] = [await at.achievement(), await at.achievement({ is_secret: true })];
    const made = await shareAsCreator(open);
    expect(data(made).attributes.shared_achievement).toMatchObject({ state: 'visible', id: open, earned_at: null });
    const discussion = data(await shareAsCreator(secret)).id;
    expect(await sharedIn(discussion, bob?.token)).toEqual({ state: 'restricted' });
    expect(outcome(await shareAsCreator(newId()))).toBe(
      '422 unknown_achievement /data/attributes/shared_achievement_id',
    );
  });
});

describe('an award email', () => {
  test('is queued with each award', async () => {
    const id = await earned(ada, { email_notification_enabled: true });
    await at.relayChanges();
    const { team, hub } = at.hub;
    const job = { kind: 'achievement', team_id: team, hub_id: hub, contact_id: ada?.id, achievement_id: id };
    expect(at.emails).toContainEqual(expect.objectContaining(job));
  });
});
