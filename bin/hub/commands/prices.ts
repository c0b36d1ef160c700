import { resource } from '../resource.ts';
import { list, shown } from '../verb.ts';

const PRICES = '/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices';

export const { define, verbs } = resource([
  list(PRICES, {
    name: 'list',
    about: 'List the prices of a product',
    what: 'prices',
    columns: [
      'kind',
      { attribute: 'amount', money: true },
      'interval',
      { attribute: 'interval_count', title: 'EVERY' },
      'is_active',
      { attribute: 'name', wide: true },
    ],
  }),
  shown('get', `${PRICES}/{price_id}`, { name: 'get', about: 'Show a price' }),
  shown('post', PRICES, {
    name: 'create',
    about: 'Create a price',
    type: 'prices',
    flags: [
      {
        flag: '--kind <kind>',
        about: 'billing scheme',
        attribute: 'kind',
        needed: true,
        values: ['free', 'one_time', 'recurring'],
      },
      {
        flag: '--amount <n>',
        about: 'amount in the smallest currency unit, such as cents',
        attribute: 'amount',
        as: 'number',
      },
      { flag: '--currency <code>', about: 'currency, such as EUR', attribute: 'currency' },
      {
        flag: '--interval <unit>',
        about: 'billing interval: day, week, month or year',
        attribute: 'interval',
      },
      { flag: '--every <n>', about: 'number of intervals', attribute: 'interval_count', as: 'number' },
      { flag: '--trial-days <n>', about: 'length of the trial', attribute: 'trial_days', as: 'number' },
      { flag: '--name <name>', about: 'name', attribute: 'name' },
    ],
  }),
  shown('patch', `${PRICES}/{price_id}`, {
    name: 'update',
    about: 'Update a price; the amount of a price never changes',
    type: 'prices',
    flags: [
      { flag: '--name <name>', about: 'name', attribute: 'name' },
      {
        flag: '--grace-days <n>',
        about: 'days of access after a failed payment',
        attribute: 'grace_days',
        as: 'number',
      },
      { flag: '--active <boolean>', about: 'whether it is for sale', attribute: 'is_active', as: 'boolean' },
    ],
  }),
]);
