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
      { flag: '--code <code>', about: 'code that buyers enter', attribute: 'code', needed: true },
      { flag: '--percent-off <n>', about: 'discount in percent', attribute: 'percent_off', as: 'number' },
      {
        flag: '--amount-off <n>',
        about: 'discount in the smallest currency unit',
        attribute: 'amount_off',
        as: 'number',
      },
      { flag: '--currency <code>', about: 'currency of the amount', attribute: 'currency' },
      {
        flag: '--duration <how>',
        about: 'duration of the discount',
        attribute: 'duration',
        values: ['once', 'forever', 'repeating'],
      },
      {
        flag: '--months <n>',
        about: 'number of months, for a repeating discount',
        attribute: 'duration_in_months',
        as: 'number',
      },
      { flag: '--limit <n>', about: 'maximum number of redemptions', attribute: 'max_redemptions', as: 'number' },
      { flag: '--expires <moment>', about: 'expiry, such as 2027-01-31T00:00:00Z', attribute: 'expires_at' },
    ],
  }),
  shown('patch', `${COUPONS}/{coupon_id}`, {
    name: 'update',
    about: 'Update a coupon; its discount never changes',
    type: 'coupons',
    flags: [
      { flag: '--limit <n>', about: 'maximum number of redemptions', attribute: 'max_redemptions', as: 'number' },
      { flag: '--expires <moment>', about: 'expiry; an empty value removes it', attribute: 'expires_at' },
      { flag: '--active <boolean>', about: 'whether buyers can use it', attribute: 'is_active', as: 'boolean' },
    ],
  }),
  done('delete', `${COUPONS}/{coupon_id}`, {
    name: 'delete',
    about: 'Delete a coupon',
    done: 'Coupon deleted.',
  }),
]);
