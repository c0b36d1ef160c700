import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { achievementKey } from '../../../shared/achievements/achievement-item.ts';
import { newId } from '../../../shared/id.ts';
import { type AchievementsWorld, attributesOf, data, ids, items, offers, outcome, startAchievements } from './world.ts';

let at: AchievementsWorld;
beforeAll(async () => {
  at = await startAchievements();
});
afterAll(() => at.service.stop());

const team = (path = '') => `/teams/${at.ours.id}/achievements${path}`;
const create = (attributes: object) => at.send('POST', team(), { title: 'Badge', ...attributes });

describe('a team’s achievement', () => {
  test('C328–C335 C338: has all it should have, and its usual values where it says nothing', async () => {
    const made = await create({});
    expect(made.status).toBe(201);
    expect(data(made)).toMatchObject({
      type: 'achievements',
      attributes: {
        title: 'Badge',
        award_mode: 'manual',
        points: 0,
        is_secret: false,
        is_active: true,
        email_notification_enabled: false,
        category: null,
        description: null,
        appearance: null,
        earned_at: null,
        points_awarded: null,
        revoked_at: null,
        rule_content_node_ids: [],
        team_id: at.ours.id,
        hub_ids: [],
      },
    });
    const { attributes } = data(made);
    expect(Object.keys(attributes).filter((name) => /^rule_(?!content)/.test(name))).toEqual([]);
    expect(attributes.created_at).toBe(attributes.updated_at);
    const read = await at.get(made.headers.Location?.slice('/api/v1'.length) ?? '');
    expect(data(read)).toMatchObject({ id: data(made).id, type: 'achievements', attributes });
  });

  test('C339: shows its rule', async () => {
    const node = newId();
    const rule = {
      rule_type: 'content_completed',
      rule_criteria: 'all',
      rule_threshold: 1,
      rule_window_days: 30,
      rule_content_node_ids: [node],
    };
    expect(data(await create({ award_mode: 'automatic', ...rule })).attributes).toMatchObject(rule);
    const usual = data(await create({ award_mode: 'automatic', rule_type: 'comments_created' })).attributes;
    expect(usual).toMatchObject({ rule_criteria: 'any', rule_threshold: 1, rule_content_node_ids: [] });
    expect(usual).not.toHaveProperty('rule_window_days');
  });

  test('C346 C350: an appearance has its usual values, and nulls are taken', async () => {
    const usual = { color: '#5581f4', content_color: '#ffffff', shape: 'hexagon' };
    const nulls = { emoji: null, fill_color: null, icon: null, image_src: null, text: null };
    for (const appearance of [{}, nulls]) {
      const made = await create({ appearance });
      expect(data(made).attributes.appearance).toEqual({ ...usual, ...nulls });
      const offered = await at.send('POST', offers(at.ours), { achievement_id: data(made).id }, 'hub_achievements');
      expect(data(offered).attributes.appearance).toEqual({ ...usual, ...nulls });
      const shown = attributesOf(await at.catalogue(at.ours.member.token, '?page[size]=100'), data(made).id);
      expect(shown?.appearance).toEqual({ ...usual, ...nulls });
    }
  });

  test.each([
    ['C347', 'emoji', 16],
    ['C348', 'text', 8],
    ['C349', 'image_src', 2048],
  ])('%s: appearance.%s takes %i characters and no more', async (_, field, most) => {
    expect((await create({ appearance: { [field]: 'x'.repeat(most) } })).status).toBe(201);
    const over = await create({ appearance: { [field]: 'x'.repeat(most + 1) } });
    expect(outcome(over)).toBe(`422 /data/attributes/appearance/${field}`);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ points: -1 }, 'points'],
    [{ points: 1_000_001 }, 'points'],
    [{ points: null }, 'points'],
    [{ award_mode: 'other' }, 'award_mode'],
    [{ award_mode: 'automatic', rule_type: 'other' }, 'rule_type'],
    [{ award_mode: 'automatic', rule_type: 'days_active', rule_threshold: 0 }, 'rule_threshold'],
    [{ award_mode: 'automatic', rule_type: 'days_active', rule_window_days: 3_651 }, 'rule_window_days'],
  ])('%o is refused at its field', async (attributes, field) => {
    expect(outcome(await create(attributes))).toBe(`422 /data/attributes/${field}`);
  });

  test.each([
    [{ rule_type: 'comments_created' }, 'rule_type'],
    [{ award_mode: 'automation', rule_threshold: 2 }, 'rule_threshold'],
    [{ award_mode: 'automatic' }, 'rule_type'],
    [
      { award_mode: 'automatic', rule_type: 'comments_created', rule_content_node_ids: [newId()] },
      'rule_content_node_ids',
    ],
    [
      {
        award_mode: 'automatic',
        rule_type: 'content_completed',
        rule_threshold: 2,
        rule_content_node_ids: [newId()],
      },
      'rule_threshold',
    ],
    [{ award_mode: 'automatic', rule_type: 'tenure_days', rule_window_days: 7 }, 'rule_window_days'],
    [{ award_mode: 'automatic', rule_type: 'days_active', rule_threshold: 8, rule_window_days: 7 }, 'rule_threshold'],
  ])('%o contradicts itself', async (attributes, field) => {
    expect(outcome(await create(attributes))).toBe(`422 contradictory_rule /data/attributes/${field}`);
  });

  test('is changed in what is sent; null clears what may be null; nothing sent changes nothing', async () => {
    const made = data(await create({ description: 'Words', category: 'Kind', points: 5 }));
    const path = team(`/${made.id}`);
    expect(data(await at.send('PATCH', path, {})).attributes).toEqual(made.attributes);
    const changed = data(await at.send('PATCH', path, { description: null, points: 7 })).attributes;
    expect(changed).toMatchObject({ title: 'Badge', description: null, category: 'Kind', points: 7 });
    expect(outcome(await at.send('PATCH', path, { title: null, points: 9 }))).toBe('422 /data/attributes/title');
    expect(data(await at.get(path)).attributes).toEqual(changed);
  });

  test('its rule is changed with what stands of it, and goes with the mode', async () => {
    const rule = { award_mode: 'automatic', rule_type: 'comments_created', rule_threshold: 3, rule_window_days: 9 };
    const { id } = data(await create(rule));
    const change = async (attributes: object) => await at.send('PATCH', team(`/${id}`), attributes);
    expect(data(await change({ rule_threshold: 4 })).attributes).toMatchObject({ ...rule, rule_threshold: 4 });
    expect(data(await change({ rule_window_days: null })).attributes).not.toHaveProperty('rule_window_days');
    expect(outcome(await change({ rule_content_node_ids: [newId()] }))).toBe(
      '422 contradictory_rule /data/attributes/rule_content_node_ids',
    );
    const other = data(await change({ rule_type: 'reactions_given' })).attributes;
    expect(other).toMatchObject({ rule_type: 'reactions_given', rule_threshold: 1 });
    expect(data(await change({ award_mode: 'manual' })).attributes).not.toHaveProperty('rule_type');
    expect(outcome(await change({ rule_threshold: 2 }))).toBe('422 contradictory_rule /data/attributes/rule_threshold');
    expect(outcome(await change({ award_mode: 'automatic' }))).toBe(
      '422 contradictory_rule /data/attributes/rule_type',
    );
  });

  test('is listed, and gone once it is deleted', async () => {
    const { id } = data(await create({}));
    expect(ids(await at.get(`${team()}?page[size]=100`))).toContain(id);
    expect((await at.send('DELETE', team(`/${id}`))).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await at.send(method, team(`/${id}`))).status).toBe(404);
    expect(outcome(await at.send('PATCH', team(`/${id}`), { title: 'Other' }))).toBe('404 not_found');
    expect(ids(await at.get(`${team()}?page[size]=100`))).not.toContain(id);
  });

  test('of many changes at once none is lost', async () => {
    const { id } = data(await create({}));
    const fields = [{ points: 3 }, { category: 'Kind' }, { description: 'Words' }, { is_secret: true }];
    await Promise.all(fields.map((one) => at.send('PATCH', team(`/${id}`), one)));
    expect(data(await at.get(team(`/${id}`))).attributes).toMatchObject(Object.assign({}, ...fields));
  });
});

describe('offering', () => {
  const offer = (id: unknown, type = 'hub_achievements', to = at.ours) =>
    at.send('POST', offers(to), { achievement_id: id }, type);

  test('C351 C352: takes an achievement_id in an envelope with a type, and is refused without', async () => {
    const id = await at.achievement({}, { offered: false });
    for (const type of ['hub_achievements', 'achievements', 'achievement_attachments'])
      expect((await offer(id, type)).status).toBe(201);
    expect(outcome(await at.send('POST', offers(at.ours), {}))).toBe('422 /data/attributes/achievement_id');
    expect(outcome(await offer(7))).toBe('422 /data/attributes/achievement_id');
    expect(outcome(await offer(newId()))).toBe('422 unknown_achievement /data/attributes/achievement_id');
    const made = await offer(id);
    expect(made.headers.Location).toBeUndefined();
    expect(data(made)).toMatchObject({ id, attributes: { achievement_id: id, hub_id: at.ours.hub, title: 'Badge' } });
  });

  test('another team’s achievement is unknown, and theirs offers nothing of ours', async () => {
    const path = `/teams/${at.theirs.id}/achievements`;
    const theirs = await at.send('POST', path, { title: 'Theirs' }, 'achievements', at.theirs.users.owner.token);
    expect(outcome(await offer(data(theirs).id))).toBe('422 unknown_achievement /data/attributes/achievement_id');
    expect(outcome(await at.send('DELETE', `${offers(at.ours)}/${data(theirs).id}`))).toBe('404 not_found');
    expect(outcome(await at.give(at.ours.member.id, data(theirs).id))).toBe('404 not_found');
  });

  test('of many at once it is offered once; of offering and deleting at once nothing is left behind', async () => {
    const id = await at.achievement({}, { offered: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => offer(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(data(await at.get(team(`/${id}`))).attributes.hub_ids).toEqual([at.ours.hub]);
    for (let round = 0; round < 5; round += 1) {
      const gone = await at.achievement({}, { offered: false });
      await Promise.all([offer(gone), at.send('DELETE', team(`/${gone}`))]);
      expect(ids(await at.catalogue(at.ours.member.token, '?page[size]=100'))).not.toContain(gone);
    }
  });

  test('by many hubs at once, while it is changed, is offered by each as it is in the end', async () => {
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

  test('is for so many hubs and no more', async () => {
    const id = await at.achievement({}, { offered: false });
    const full = Array.from({ length: 45 }, () => newId());
    await at.db.update(achievementKey(at.ours.id, id), { set: { hub_ids: full } });
    expect(outcome(await offer(id))).toBe('409 limit_reached /data/attributes/achievement_id');
    await at.db.update(achievementKey(at.ours.id, id), { set: { hub_ids: full.slice(1) } });
    expect((await offer(id)).status).toBe(201);
  });

  test('is withdrawn once', async () => {
    const id = await at.achievement();
    const away = await Promise.all([1, 2, 3].map(() => at.send('DELETE', `${offers(at.ours)}/${id}`)));
    expect(away.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(ids(await at.catalogue(at.ours.member.token, '?page[size]=100'))).not.toContain(id);
  });

  test('what the hub shows agrees with the team’s after every change', async () => {
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

test('items of the catalogue are what the team made, in the order of their making', async () => {
  const [one, other] = [await at.achievement(), await at.achievement()];
  const shown = items(await at.catalogue(at.ours.users.owner.token, '?page[size]=100')).map(({ id }) => id);
  expect(shown.indexOf(one)).toBeLessThan(shown.indexOf(other));
});
