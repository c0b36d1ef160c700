import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const COUPONS = '/api/v1/teams/{team_id}/hubs/{hub_id}/coupons';

export const { define, verbs } = resource([
  list(COUPONS, {
    name: 'list',
    about: 'List the coupons of the hub',
    isDefault: true,
    what: 'coupons',
    columns: [
      'code',
      { attribute: 'percent_off', title: '% OFF' },
      { attribute: 'amount_off', money: true },
      'duration',
      { attribute: 'times_redeemed', title: 'USED' },
      { attribute: 'max_redemptions', title: 'OF' },
      'expires_at',
      'is_active',
    ],
  }),
  shown('get', `${COUPONS}/{coupon_id}`, { name: 'get', about: 'Show a coupon' }),
  shown('post', COUPONS, {
    name: 'create',
    about: 'Create a coupon',
    type: 'coupons',
    flags: [
      { flag: '--code <code>', about: 'what buyers write', attribute: 'code', needed: true },
      { flag: '--percent-off <n>', about: 'how much is taken off, in percent', attribute: 'percent_off', as: 'number' },
      {
        flag: '--amount-off <n>',
        about: 'or in the smallest unit of the currency',
        attribute: 'amount_off',
        as: 'number',
      },
      { flag: '--currency <code>', about: 'of the amount', attribute: 'currency' },
      {
        flag: '--duration <how>',
        about: 'how long it counts',
        attribute: 'duration',
        values: ['once', 'forever', 'repeating'],
      },
      { flag: '--months <n>', about: 'how long it repeats', attribute: 'duration_in_months', as: 'number' },
      { flag: '--limit <n>', about: 'how often it can be used', attribute: 'max_redemptions', as: 'number' },
      { flag: '--expires <moment>', about: 'such as 2027-01-31T00:00:00Z', attribute: 'expires_at' },
    ],
  }),
  done('delete', `${COUPONS}/{coupon_id}`, {
    name: 'delete',
    about: 'Delete a coupon',
    done: 'The coupon is deleted.',
  }),
]);
