import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const CAMPAIGNS = '/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns';
const CAMPAIGN = `${CAMPAIGNS}/{drip_campaign_id}` as const;

const STEP = `${CAMPAIGN}/steps/{drip_step_id}` as const;
const OVERRIDE = `${STEP}/overrides/{contact_id}` as const;

const trigger: FlagOf<never, 'trigger'> = {
  flag: '--trigger <json>',
  about: 'event that starts it, such as {"type": "member.joined"}',
  attribute: 'trigger',
  as: 'json',
};

const step: readonly FlagOf<never, 'position' | 'after_days' | 'at' | 'subject' | 'body'>[] = [
  { flag: '--after-days <n>', about: 'days after the start', attribute: 'after_days', as: 'number' },
  { flag: '--at <moment>', about: 'moment, instead of a number of days', attribute: 'at' },
  { flag: '--subject <text>', about: 'subject of the email', attribute: 'subject' },
  { flag: '--body <text>', about: 'text of the email; @file reads a file', attribute: 'body' },
  { flag: '--position <n>', about: 'place among the steps', attribute: 'position', as: 'number' },
];

const withStatus = (name: string, about: string, status: 'active' | 'paused') =>
  shown('patch', CAMPAIGN, { name, about, type: 'drip_campaigns', sends: { status } });

export const { define, verbs } = resource([
  list(CAMPAIGNS, {
    name: 'list',
    about: 'List the campaigns',
    isDefault: true,
    what: 'drip campaigns',
    columns: [{ attribute: 'name', wide: true }, 'status', 'created_at', { attribute: 'trigger', wide: true }],
  }),
  shown('get', CAMPAIGN, { name: 'get', about: 'Show a campaign' }),
  list(`${CAMPAIGN}/steps`, {
    name: 'steps',
    about: 'List the steps of a campaign',
    what: 'steps',
    columns: [
      'position',
      'kind',
      { attribute: 'after_days', title: 'AFTER DAYS' },
      'at',
      { attribute: 'subject', wide: true },
      { attribute: 'target_type', title: 'UNLOCKS' },
      { attribute: 'target_title', or: 'target_id', title: 'TARGET', wide: true },
    ],
  }),
  shown('post', CAMPAIGNS, {
    name: 'create',
    about: 'Create a campaign',
    type: 'drip_campaigns',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, trigger],
  }),
  shown('patch', CAMPAIGN, {
    name: 'update',
    about: 'Update a campaign',
    type: 'drip_campaigns',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }, trigger],
  }),
  shown('get', STEP, { name: 'step', about: 'Show a step' }),
  shown('post', `${CAMPAIGN}/steps`, {
    name: 'add-step',
    about: 'Add a step to a campaign',
    type: 'drip_steps',
    flags: [
      { flag: '--kind <kind>', about: 'kind', attribute: 'kind', values: ['email', 'unlock'], needed: true },
      ...step,
      {
        flag: '--target-type <type>',
        about: 'type of what the step unlocks',
        attribute: 'target_type',
        values: ['discussion', 'content_node', 'playlist', 'event'],
      },
      { flag: '--target <id>', about: 'id of what the step unlocks', attribute: 'target_id' },
    ],
  }),
  shown('patch', STEP, { name: 'update-step', about: 'Update a step', type: 'drip_steps', flags: step }),
  done('delete', STEP, { name: 'delete-step', about: 'Delete a step', done: 'Step deleted.' }),
  shown('put', OVERRIDE, {
    name: 'override',
    about: 'Move or skip a step',
    type: 'drip_overrides',
    flags: [
      { flag: '--at <moment>', about: 'moment for this member', attribute: 'at' },
      { flag: '--skip <boolean>', about: 'whether the member skips it', attribute: 'is_skipped', as: 'boolean' },
    ],
  }),
  done('delete', OVERRIDE, { name: 'remove-override', about: 'Remove an override', done: 'Override removed.' }),
  withStatus('start', 'Start a campaign', 'active'),
  withStatus('pause', 'Pause a campaign', 'paused'),
  withStatus('resume', 'Resume a campaign', 'active'),
  done('delete', CAMPAIGN, { name: 'delete', about: 'Delete a campaign', done: 'Campaign deleted.' }),
]);
