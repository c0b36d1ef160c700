import { demand, failedWith, type Schemas } from '../../../../shared/client/client.ts';
import { h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { type Field, form } from '../parts/form.ts';
import { money } from '../parts/person.ts';
import { empty } from '../parts/states.ts';

const here = (path: string): string => `${location.origin}/_local/site${path}`;

/** Opens the payment page; a free price is bought at once. */
const buy = async ({ client, hub }: Caller, price_id: string, coupon_code: string): Promise<void> => {
  const attributes = {
    price_id,
    success_url: here('/purchases?order={ORDER_ID}'),
    cancel_url: here('/shop'),
    ...(coupon_code && { coupon_code }),
  };
  const body = { data: { type: 'checkout_sessions' as const, attributes } };
  const { data } = await demand(
    client.POST('/api/v1/hub/{hub_id}/checkout', { params: { path: { hub_id: hub } }, body }),
  );
  location.assign(data.attributes.session_url ?? here('/purchases'));
};

type Price = Schemas['OfferedProduct']['attributes']['prices'][number];

const priceText = ({ amount, currency, interval }: Price): string =>
  `${money(amount, currency)}${interval ? ` a ${interval}` : ''}`;

const choice = (prices: readonly Price[]): Field => ({
  name: 'price_id',
  label: 'Price',
  kind: 'select',
  options: prices.map((price) => [price.id, price.name ? `${price.name}: ${priceText(price)}` : priceText(price)]),
});

const product = (
  caller: Caller,
  { attributes: { name, description, prices } }: Schemas['OfferedProduct'],
): HTMLElement => {
  const [only, ...others] = prices;
  return h(
    'article.card.product',
    {},
    h('h2', {}, name),
    h('p', {}, description),
    only && others.length === 0 && h('p.amount', {}, priceText(only)),
    form({
      submit: 'Buy',
      fields: [
        ...(others.length > 0 ? [choice(prices)] : []),
        { name: 'coupon_code', label: 'Coupon (optional)', hint: 'Try FIRSTBOWL.' },
      ],
      act: async ({ text }) => {
        try {
          await buy(caller, text('price_id') || (only?.id ?? ''), text('coupon_code'));
        } catch (error) {
          if (!failedWith(error, 'already_subscribed')) throw error;
          throw new Error('You are already subscribed. “Your purchases” shows the subscription.');
        }
        return 'Opening the payment page…';
      },
    }),
  );
};

/** The products that the hub sells. */
export const shop: SitePage = {
  path: '/shop',
  nav: 'Shop',
  async open({ caller }) {
    const path = { hub_id: caller.hub };
    const { data } = await demand(caller.client.GET('/api/v1/hubs/{hub_id}/products', { params: { path } }));
    const body =
      data.length === 0
        ? empty('There is nothing to buy yet.')
        : h(
            'div.grid',
            {},
            data.map((each) => product(caller, each)),
          );
    return { title: 'Shop', body: [h('p', {}, link('/purchases', {}, 'Your purchases')), body] };
  },
};
