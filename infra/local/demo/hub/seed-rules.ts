import { arrayOf, objectOf, stringOf } from '../../json.ts';
import { create, type Place } from './place.ts';

const ACHIEVEMENTS = [
  {
    title: 'First post',
    description: 'Posted for the first time.',
    points: 10,
    rule_type: 'discussions_created',
    rule_threshold: 1,
  },
  {
    title: 'Good neighbour',
    description: 'Wrote three comments.',
    points: 20,
    rule_type: 'comments_created',
    rule_threshold: 3,
  },
  {
    title: 'Crowd pleaser',
    description: 'Got ten reactions.',
    points: 50,
    rule_type: 'reactions_received',
    rule_threshold: 10,
  },
] as const;

/** Creates the achievements. Members earn them with what they do afterwards. */
export const seedAchievements = async (place: Place): Promise<void> => {
  const { inTeam, owner, team } = place;
  for (const achievement of ACHIEVEMENTS) {
    const input = { ...achievement, award_mode: 'automatic' };
    const achievement_id = await create(place, `/teams/${team}/achievements`, 'achievements', input, owner);
    await create(place, `${inTeam}/achievements`, 'hub_achievements', { achievement_id }, owner);
  }
};

const SPAM = { title: 'Cheap clay, limited offer', body: 'Buy ten bags today and get a wheel for free. Write to me!' };

/** A post that two members report. */
export const seedReports = async (place: Place): Promise<void> => {
  const { api, hub, members, spaces } = place;
  const path = `/hubs/${hub}/spaces/${spaces.help}/discussions`;
  const target_id = await create(place, path, 'discussions', SPAM, members.viktor.token);
  const { data } = await api.send('GET', `/hubs/${hub}/report-reasons`, undefined, members.nadia.token);
  const reason_id = stringOf(objectOf(arrayOf(data)[0]).id);
  for (const [who, note] of [
    ['nadia', 'This is an advertisement.'],
    ['ben', 'Spam?'],
  ] as const)
    await create(
      place,
      '/reports',
      'reports',
      { target_type: 'discussion', target_id, reason_id, note },
      members[who].token,
    );
};

/** Opens the studio circle to subscribers and moderators only. */
export const seedAccessRules = async (place: Place, product_id: string): Promise<void> => {
  const conditions = [
    { type: 'has_product', operator: 'is', value: { product_id } },
    { type: 'role', operator: 'in', value: { roles: ['moderator', 'admin', 'owner'] } },
  ];
  const rule = { target_type: 'space', target_id: place.spaces.studio, logic_operator: 'any', conditions };
  await create(place, `${place.inTeam}/access-rules`, 'access_rules', rule, place.owner);
};

/** Creates an active automation and a draft. Members whose joining was delivered before are not enrolled. */
export const seedAutomations = async (place: Place): Promise<void> => {
  const { api, inTeam, owner } = place;
  const from = (template_id: string) =>
    create(place, `${inTeam}/automations/from-template`, 'automations', { template_id }, owner);
  await api.send('POST', `${inTeam}/automations/${await from('welcome')}/publish`, undefined, owner);
  await from('after-purchase');
};
