import { resource } from '../resource.ts';
import { list, shown } from '../verb.ts';

const ORDERS = '/api/v1/teams/{team_id}/hubs/{hub_id}/orders';

export const { define, verbs } = resource([
  list(ORDERS, {
    name: 'list',
    about: 'List the orders of the hub (creators)',
    isDefault: true,
    what: 'orders',
    columns: [
      'status',
      { attribute: 'total', money: true },
      'created_at',
      { attribute: 'contact_display_name', title: 'BUYER', wide: true },
      { attribute: 'product_name', title: 'PRODUCT', wide: true },
      'coupon_code',
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['pending', 'paid', 'free', 'failed', 'expired', 'partially_refunded', 'refunded', 'disputed'],
      },
      { flag: '--contact <id>', about: 'filter by buyer', query: 'filter[contact_id]' },
      { flag: '--from <time>', about: 'orders created at this time or later', query: 'filter[from]' },
      { flag: '--to <time>', about: 'orders created before this time', query: 'filter[to]' },
    ],
  }),
  shown('get', '/api/v1/orders/{order_id}', { name: 'get', about: 'Show an order' }),
  shown('post', `${ORDERS}/{order_id}/refunds`, {
    name: 'refund',
    about: 'Refund an order',
    type: 'refunds',
    flags: [
      {
        flag: '--amount <n>',
        about: 'amount in the smallest currency unit (default: the full remainder)',
        attribute: 'amount',
        as: 'number',
      },
    ],
  }),
]);
