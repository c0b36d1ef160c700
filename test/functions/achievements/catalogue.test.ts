import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, data, ids, offers, outcome, startAchievements } from './world.ts';

const at = useWorld(startAchievements);

const team = (path = '') => `/teams/${at.ours.id}/achievements${path}`;

const create = (attributes: object) => at.send('POST', team(), { title: 'Badge', ...attributes });

describe('a team’s achievement', () => {
  test('C328–C335 C338: is created with all attributes and their defaults', async () => {
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

  test('C339: returns its rule', async () => {
    const node = await at.node();
    const rule = {
      rule_type: 'content_completed',
      rule_criteria: 'all',
      rule_threshold: 1,
      rule_window_days: 30,
      rule_content_node_ids: [node],
    };
    expect(data(await create({ award_mode: 'automatic', ...rule })).attributes).toMatchObject(rule);
    const defaults = data(await create({ award_mode: 'automatic', rule_type: 'comments_created' })).attributes;
    expect(defaults).toMatchObject({ rule_criteria: 'any', rule_threshold: 1, rule_content_node_ids: [] });
    expect(defaults).not.toHaveProperty('rule_window_days');
  });

  test('C346 C350: an appearance has defaults and accepts nulls', async () => {
    const defaults = { color: '#5581f4', content_color: '#ffffff', shape: 'hexagon' };
    const nulls = { emoji: null, fill_color: null, icon: null, image_src: null, text: null };
    for (const appearance of [{}, nulls]) {
      const made = await create({ appearance });
      expect(data(made).attributes.appearance).toEqual({ ...defaults, ...nulls });
      const offered = await at.send('POST', offers(at.ours), { achievement_id: data(made).id }, 'hub_achievements');
      expect(data(offered).attributes.appearance).toEqual({ ...defaults, ...nulls });
      const shown = attributesOf(await at.catalogue(at.ours.member.token, '?page[size]=100'), data(made).id);
      expect(shown?.appearance).toEqual({ ...defaults, ...nulls });
    }
  });

  test.each([
    ['C347', 'emoji', 16, ''],
    ['C348', 'text', 8, ''],
    ['C349', 'image_src', 2048, 'https://a.example/'],
  ])('%s: appearance.%s accepts at most %i characters', async (_, field, max, start) => {
    expect((await create({ appearance: { [field]: start.padEnd(max, 'x') } })).status).toBe(201);
    const over = await create({ appearance: { [field]: start.padEnd(max + 1, 'x') } });
    expect(outcome(over)).toBe(`422 /data/attributes/appearance/${field}`);
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:image/svg+xml,x', '//a.example/x.png', 'x.png', ''])(
    'the image %j is refused, because it is not an http or https URL',
    async (image_src) => {
      expect(outcome(await create({ appearance: { image_src } }))).toBe('422 /data/attributes/appearance/image_src');
    },
  );

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
  ])('%o is refused with 422 at its field', async (attributes, field) => {
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
  ])('%o is refused as contradictory_rule', async (attributes, field) => {
    expect(outcome(await create(attributes))).toBe(`422 contradictory_rule /data/attributes/${field}`);
  });

  test('a rule names content of the team; content of another team is refused and nothing is written', async () => {
    const [node, foreign] = [await at.node(), await at.node({ team: at.theirs.id, hub: at.theirs.hub })];
    const rule = { award_mode: 'automatic', rule_type: 'content_completed' };
    for (const unknown of [newId(), foreign])
      expect(outcome(await create({ ...rule, rule_content_node_ids: [node, unknown] }))).toBe(
        '422 unknown_content_node /data/attributes/rule_content_node_ids/1',
      );
    const { id } = data(await create({ ...rule, rule_content_node_ids: [node] }));
    const change = (attributes: object) => at.send('PATCH', team(`/${id}`), attributes);
    expect(outcome(await change({ title: 'Other', rule_content_node_ids: [foreign] }))).toBe(
      '422 unknown_content_node /data/attributes/rule_content_node_ids/0',
    );
    expect(data(await at.get(team(`/${id}`))).attributes).toMatchObject({
      title: 'Badge',
      rule_content_node_ids: [node],
    });
    expect(outcome(await at.send('PATCH', team(`/${newId()}`), { rule_content_node_ids: [foreign] }))).toBe(
      '404 not_found',
    );
  });

  test('an update changes only the sent attributes, null clears nullable ones, and {} changes nothing', async () => {
    const made = data(await create({ description: 'Words', category: 'Kind', points: 5 }));
    const path = team(`/${made.id}`);
    expect(data(await at.send('PATCH', path, {})).attributes).toEqual(made.attributes);
    const changed = data(await at.send('PATCH', path, { description: null, points: 7 })).attributes;
    expect(changed).toMatchObject({ title: 'Badge', description: null, category: 'Kind', points: 7 });
    expect(outcome(await at.send('PATCH', path, { title: null, points: 9 }))).toBe('422 /data/attributes/title');
    expect(data(await at.get(path)).attributes).toEqual(changed);
  });

  test('an update of the rule is validated with its stored attributes, and a change of mode removes the rule', async () => {
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

  test('is listed, and returns 404 after its deletion', async () => {
    const { id } = data(await create({}));
    expect(ids(await at.get(`${team()}?page[size]=100`))).toContain(id);
    expect((await at.send('DELETE', team(`/${id}`))).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await at.send(method, team(`/${id}`))).status).toBe(404);
    expect(outcome(await at.send('PATCH', team(`/${id}`), { title: 'Other' }))).toBe('404 not_found');
    expect(ids(await at.get(`${team()}?page[size]=100`))).not.toContain(id);
  });

  test('concurrent updates of different attributes are all kept', async () => {
    const { id } = data(await create({}));
    const fields = [{ points: 3 }, { category: 'Kind' }, { description: 'Words' }, { is_secret: true }];
    await Promise.all(fields.map((one) => at.send('PATCH', team(`/${id}`), one)));
    expect(data(await at.get(team(`/${id}`))).attributes).toMatchObject(Object.assign({}, ...fields));
  });
});
