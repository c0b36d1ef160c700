import { describe, expect, test } from 'vitest';
import { achievementKey } from '../../../shared/engagement/achievements/achievement-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, data, ids, items, offers, outcome, startAchievements } from './world.ts';

const at = useWorld(startAchievements);

const team = (path = '') => `/teams/${at.ours.id}/achievements${path}`;

describe('an offer of an achievement in a hub', () => {
  const offer = (id: unknown, type = 'hub_achievements', to = at.ours) =>
    at.send('POST', offers(to), { achievement_id: id }, type);

  test('C351 C352: requires an achievement_id in an envelope with a type', async () => {
    const id = await at.achievement({}, { offered: false });
    for (const type of ['hub_achievements', 'achievements', 'achievement_offers'])
      expect((await offer(id, type)).status).toBe(201);
    expect(outcome(await at.send('POST', offers(at.ours), {}))).toBe('422 /data/attributes/achievement_id');
    expect(outcome(await offer(7))).toBe('422 /data/attributes/achievement_id');
    expect(outcome(await offer(newId()))).toBe('422 unknown_achievement /data/attributes/achievement_id');
    const made = await offer(id);
    expect(made.headers.Location).toBeUndefined();
    expect(data(made)).toMatchObject({
      id: `${at.ours.hub}:${id}`,
      attributes: { achievement_id: id, hub_id: at.ours.hub, title: 'Badge' },
    });
  });

  test('an achievement of another team cannot be offered, withdrawn or awarded', async () => {
    const path = `/teams/${at.theirs.id}/achievements`;
    const theirs = await at.send('POST', path, { title: 'Theirs' }, 'achievements', at.theirs.users.owner.token);
    expect(outcome(await offer(data(theirs).id))).toBe('422 unknown_achievement /data/attributes/achievement_id');
    expect(outcome(await at.send('DELETE', `${offers(at.ours)}/${data(theirs).id}`))).toBe('404 not_found');
    expect(outcome(await at.give(at.ours.member.id, data(theirs).id))).toBe('404 not_found');
  });

  test('concurrent offers create one, and an offer that races with a deletion leaves nothing behind', async () => {
    const id = await at.achievement({}, { offered: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => offer(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(data(await at.get(team(`/${id}`))).attributes.hub_ids).toEqual([at.ours.hub]);
    for (let round = 0; round < 5; round += 1) {
      const deleted = await at.achievement({}, { offered: false });
      await Promise.all([offer(deleted), at.send('DELETE', team(`/${deleted}`))]);
      expect(ids(await at.catalogue(at.ours.member.token, '?page[size]=100'))).not.toContain(deleted);
    }
  });

  test('concurrent offers in several hubs and updates leave every hub with the final title', async () => {
    const id = await at.achievement({}, { offered: false });
    const hubs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const attributes = { name: 'Other', slug: `other-${newId()}` };
        return data(await at.send('POST', `/teams/${at.ours.id}/hubs`, attributes, 'hubs')).id;
      }),
    );
    const titles = ['One', 'Two', 'Three'];
    await Promise.all([
      ...hubs.map((hub) => offer(id, 'hub_achievements', { ...at.ours, hub })),
      ...titles.map((title) => at.send('PATCH', team(`/${id}`), { title })),
    ]);
    const { title, hub_ids } = data(await at.get(team(`/${id}`))).attributes;
    expect([...(hub_ids as string[])].sort()).toEqual([...hubs].sort());
    for (const hub of hubs) expect(attributesOf(await at.get(`/hubs/${hub}/achievements`), id)?.title).toBe(title);
    expect(titles).toContain(title);
  });

  test('an achievement can be offered in at most 45 hubs', async () => {
    const id = await at.achievement({}, { offered: false });
    const full = Array.from({ length: 45 }, () => newId());
    await at.db.update(achievementKey(at.ours.id, id), { set: { hub_ids: full } });
    expect(outcome(await offer(id))).toBe('409 limit_reached /data/attributes/achievement_id');
    await at.db.update(achievementKey(at.ours.id, id), { set: { hub_ids: full.slice(1) } });
    expect((await offer(id)).status).toBe(201);
  });

  test('of three concurrent withdrawals one succeeds', async () => {
    const id = await at.achievement();
    const withdrawals = await Promise.all([1, 2, 3].map(() => at.send('DELETE', `${offers(at.ours)}/${id}`)));
    expect(withdrawals.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(ids(await at.catalogue(at.ours.member.token, '?page[size]=100'))).not.toContain(id);
  });

  test('the hub’s copy matches the team’s achievement after every update', async () => {
    const id = await at.achievement({ description: 'Words', appearance: { emoji: '⭐' } });
    const change = async (attributes: object) => {
      const { attributes: own } = data(await at.send('PATCH', team(`/${id}`), attributes));
      const { team_id, hub_ids, ...rest } = own;
      expect(attributesOf(await at.catalogue(at.ours.member.token, '?page[size]=100'), id)).toEqual(rest);
    };
    await change({ title: 'Other', points: 4 });
    await change({ description: null, category: 'Kind', appearance: null });
    await change({ award_mode: 'automatic', rule_type: 'tenure_days', rule_threshold: 9 });
    await change({ award_mode: 'automation', email_notification_enabled: true });
  });
});

test('the hub’s catalogue lists achievements in the order of their creation', async () => {
  const [one, other] = [await at.achievement(), await at.achievement()];
  const shown = items(await at.catalogue(at.ours.users.owner.token, '?page[size]=100')).map(({ id }) => id);
  expect(shown.indexOf(one)).toBeLessThan(shown.indexOf(other));
});
