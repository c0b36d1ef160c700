import { done, type FlagOf, list, shown, type Verb } from '../verb.ts';

const ALL = '/api/v1/teams/{team_id}/achievements';
const ONE = `${ALL}/{achievement_id}` as const;
const IN_HUB = '/api/v1/teams/{team_id}/hubs/{hub_id}/achievements';

type Attribute = 'description' | 'points' | 'award_mode' | 'is_secret' | 'rule_type' | 'rule_threshold';

const attributes: readonly FlagOf<never, Attribute>[] = [
  { flag: '--description <text>', about: 'description', attribute: 'description' },
  { flag: '--points <n>', about: 'points of the member', attribute: 'points', as: 'number' },
  {
    flag: '--award <how>',
    about: 'who awards it',
    attribute: 'award_mode',
    values: ['manual', 'automatic', 'automation'],
  },
  { flag: '--secret <boolean>', about: 'hidden until it is earned', attribute: 'is_secret', as: 'boolean' },
  {
    flag: '--rule <type>',
    about: 'what an automatic award counts',
    attribute: 'rule_type',
    values: [
      'discussions_created',
      'comments_created',
      'reactions_received',
      'reactions_given',
      'content_completed',
      'events_attended',
      'days_active',
      'tenure_days',
      'points_total',
    ],
  },
  { flag: '--threshold <n>', about: 'the count that earns it', attribute: 'rule_threshold', as: 'number' },
];

const columns = [{ attribute: 'title', wide: true }, 'points', { attribute: 'award_mode', title: 'AWARD' }] as const;

/** The achievements of a team, and which hubs offer them. */
export const catalog: readonly Verb[] = [
  list(ALL, {
    name: 'all',
    about: 'List the achievements of the team',
    what: 'achievements',
    columns: [...columns, 'is_active'],
  }),
  shown('get', ONE, { name: 'get', about: 'Show an achievement' }),
  shown('post', ALL, {
    name: 'create',
    about: 'Create an achievement',
    type: 'achievements',
    flags: [{ flag: '--title <text>', about: 'title', attribute: 'title', needed: true }, ...attributes],
  }),
  shown('patch', ONE, {
    name: 'update',
    about: 'Update an achievement',
    type: 'achievements',
    flags: [{ flag: '--title <text>', about: 'title', attribute: 'title' }, ...attributes],
  }),
  done('delete', ONE, { name: 'delete', about: 'Delete an achievement', done: 'Achievement deleted.' }),
  shown('post', IN_HUB, {
    name: 'attach',
    about: 'Offer an achievement in the hub',
    type: 'hub_achievements',
    args: ['achievement_id'],
  }),
  done('delete', `${IN_HUB}/{achievement_id}`, {
    name: 'detach',
    about: 'No longer offer an achievement in the hub',
    done: 'The hub no longer offers the achievement.',
  }),
  list('/api/v1/hubs/{hub_id}/members/{contact_id}/achievements', {
    name: 'of',
    about: 'List the achievements of a member',
    what: 'achievements',
    columns: [{ attribute: 'title', wide: true }, 'points', { attribute: 'earned_at', title: 'EARNED' }],
  }),
];
