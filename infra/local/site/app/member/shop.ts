import { demand, listOf, type Schemas, settle } from '../../../../../shared/client/client.ts';
import { button, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { ago, money } from '../parts/person.ts';
import { empty, notice, reasonOf } from '../parts/states.ts';

const here = (path: string): string => `${location.origin}/_local/site${path}`;

/** Opens the payment page; a free price is bought at once. */
const buy = async ({ client, hub }: Caller, price_id: string, coupon_code: string): Promise<void> => {
  const attributes = {
    price_id,
    success_url: here('/purchases'),
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

const product = (
  caller: Caller,
  { attributes: { name, description, prices } }: Schemas['OfferedProduct'],
): HTMLElement =>
  h(
    'article.card',
    {},
    h('h2', {}, name),
    h('p', {}, description),
    form({
      submit: 'Buy',
      fields: [
        {
          name: 'price_id',
          label: 'Price',
          kind: 'select',
          options: prices.map((price) => [
            price.id,
            price.name ? `${price.name}: ${priceText(price)}` : priceText(price),
          ]),
        },
        { name: 'coupon_code', label: 'Coupon (optional)', hint: 'Try FIRSTBOWL.' },
      ],
      act: async ({ text }) => {
        await buy(caller, text('price_id'), text('coupon_code'));
        return 'Opening the payment page…';
      },
    }),
  );

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

/** The member’s purchases, where a subscription can be canceled. */
export const purchases: SitePage = {
  path: '/purchases',
  async open({ caller, reload }) {
    const { client, hub } = caller;
    const path = { hub_id: hub };
    const list = listOf((cursor) =>
      client.GET('/api/v1/hubs/{hub_id}/entitlements', { params: { path, query: cursor } }),
    );
    const [first, { data: subscriptions }] = await Promise.all([
      list.page(),
      demand(client.GET('/api/v1/hubs/{hub_id}/subscriptions', { params: { path } })),
    ]);
    const { element: status, say } = notice();
    const change = async (id: string, isEnding: boolean) => {
      try {
        const of = { params: { path: { subscription_id: id } } };
        await settle(
          isEnding
            ? client.POST('/api/v1/subscriptions/{subscription_id}/resume', of)
            : client.POST('/api/v1/subscriptions/{subscription_id}/cancel', of),
        );
        await reload();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const shown = listed(list, first, {
      label: 'Purchases',
      none: 'You have not bought anything yet.',
      show({ id, attributes: { product_name, status: state, granted_at, ends_at } }) {
        const subscription = subscriptions.find((one) => one.id === id);
        const isEnding = subscription?.attributes.cancel_at_period_end === true;
        return [
          h('h2', {}, product_name ?? 'Product'),
          h('p', {}, h('span.tag', {}, state), ' since ', ago(granted_at), ends_at && [', until ', ago(ends_at)]),
          subscription &&
            state === 'active' &&
            button(isEnding ? 'Resume' : 'Cancel at the end of the period', () => change(id, isEnding)),
        ];
      },
    });
    return {
      title: 'Your purchases',
      body: h(
        'div.narrow',
        {},
        h('p', {}, link('/shop', {}, '← Shop')),
        h('p.small', {}, 'A payment can take a moment to arrive.'),
        button('Refresh', reload),
        status,
        shown,
      ),
    };
  },
};
