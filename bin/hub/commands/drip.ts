import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const CAMPAIGNS = '/api/v1/teams/{team_id}/hubs/{hub_id}/drip-campaigns';
const CAMPAIGN = `${CAMPAIGNS}/{drip_campaign_id}` as const;

const withStatus = (name: string, about: string, status: 'active' | 'paused') =>
  shown('patch', CAMPAIGN, { name, about, type: 'drip_campaigns', sends: { status } });

export const { define, verbs } = resource([
  list(CAMPAIGNS, {
    name: 'list',
    about: 'List the drip campaigns of the hub',
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
      { attribute: 'target_id', title: 'TARGET' },
    ],
  }),
  withStatus('start', 'Start a campaign', 'active'),
  withStatus('pause', 'Pause a campaign', 'paused'),
  withStatus('resume', 'Resume a campaign', 'active'),
  done('delete', CAMPAIGN, { name: 'delete', about: 'Delete a campaign', done: 'Campaign deleted.' }),
]);
