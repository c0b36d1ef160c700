import { resource } from '../resource.ts';
import { list, shown } from '../verb.ts';

export const { define, verbs } = resource([
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/subscriptions', {
    name: 'list',
    about: 'List subscriptions: the hub’s (creators) or your own (members)',
    isDefault: true,
    memberPath: '/api/v1/hubs/{hub_id}/subscriptions',
    what: 'subscriptions',
    columns: [
      'status',
      { attribute: 'current_period_end', title: 'PAID UNTIL' },
      { attribute: 'cancel_at', title: 'ENDS' },
      { attribute: 'contact_display_name', title: 'BUYER', wide: true },
      { attribute: 'product_name', title: 'PRODUCT', wide: true },
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status (creators)',
        query: 'filter[status]',
        values: ['incomplete', 'trialing', 'active', 'past_due', 'paused', 'canceled', 'expired'],
      },
      { flag: '--contact <id>', about: 'filter by buyer (creators)', query: 'filter[contact_id]' },
    ],
  }),
  shown('get', '/api/v1/subscriptions/{subscription_id}', { name: 'get', about: 'Show a subscription' }),
  shown('post', '/api/v1/subscriptions/{subscription_id}/cancel', {
    name: 'cancel',
    about: 'Cancel at the end of the paid period',
  }),
  shown('post', '/api/v1/subscriptions/{subscription_id}/resume', {
    name: 'resume',
    about: 'Resume a subscription before it ends',
  }),
]);
