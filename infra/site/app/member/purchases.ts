import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { ago, money } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

type Order = Schemas['Order'];
type Subscription = Schemas['Subscription'];

const STATES: Readonly<Record<string, string>> = { partially_refunded: 'partly refunded' };

/** How often the page looks for the order of a checkout and its receipt, and for how long after the return from it. */
const LOOK_MS = 2_000;
const LOOK_FOR_MS = 60_000;

/** Whether the order that the address names is still to come, to be paid or to get its receipt. */
const isArriving = (orders: readonly Order[]): boolean => {
  const id = new URLSearchParams(location.search).get('order');
  if (id === null || performance.now() > LOOK_FOR_MS) return false;
  const order = orders.find((one) => one.id === id)?.attributes;
  if (!order) return true;
  const { status, session_status, trial_days, total, receipt_url } = order;
  if (status === 'pending') return trial_days === null || session_status === 'open';
  return status === 'paid' && total !== 0 && receipt_url === null;
};

const day = (moment: string): string => new Date(moment).toLocaleDateString('en', { dateStyle: 'long' });

/** When the subscription renews, ends or has ended. */
const courseOf = ({ cancel_at, current_period_end, ended_at }: Subscription['attributes']): string => {
  if (ended_at) return `Ended on ${day(ended_at)}.`;
  if (cancel_at) return `Ends on ${day(cancel_at)}.`;
  return current_period_end ? `Renews on ${day(current_period_end)}.` : '';
};

/** The member’s orders with their receipts, where a subscription can be canceled. */
export const purchases: SitePage = {
  path: '/purchases',
  async open({ caller, reload }) {
    const { client, hub } = caller;
    const list = listOf((cursor) => client.GET('/api/v1/me/orders', { params: { query: cursor } }));
    const [first, { data: subscriptions }] = await Promise.all([
      list.page(),
      demand(client.GET('/api/v1/hubs/{hub_id}/subscriptions', { params: { path: { hub_id: hub } } })),
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
    const renewal = ({ id, attributes }: Subscription, name: string): Child => {
      const isEnding = attributes.cancel_at_period_end;
      return [
        h('p.small', {}, courseOf(attributes)),
        attributes.ended_at === null &&
          attributes.current_period_end !== null &&
          button(isEnding ? 'Resume' : 'Cancel at the end of the period', () => change(id, isEnding), {
            'aria-label': `${isEnding ? 'Resume' : 'Cancel'} ${name}${isEnding ? '' : ' at the end of the period'}`,
          }),
      ];
    };
    const show = ({ id, attributes }: Order): Child => {
      const { product_name, price_name, status: state, total, amount_paid, currency, paid_at, created_at } = attributes;
      const name = product_name ?? 'A former product';
      const subscription = subscriptions.find(({ attributes: { order_id } }) => order_id === id);
      return [
        h('h2', {}, name, ' ', h('span.tag', {}, STATES[state] ?? state)),
        h(
          'p',
          {},
          price_name && `${price_name} · `,
          money(paid_at ? amount_paid : total, currency),
          ' · ',
          ago(paid_at ?? created_at),
        ),
        attributes.receipt_url &&
          h(
            'p',
            {},
            h(
              'a',
              { href: attributes.receipt_url, target: '_blank', rel: 'noopener', 'aria-label': `Receipt of ${name}` },
              'Receipt',
            ),
          ),
        subscription && renewal(subscription, name),
      ];
    };
    const isWaiting = isArriving(first.items);
    const arriving = isWaiting ? setTimeout(() => void reload(), LOOK_MS) : undefined;
    return {
      title: 'Your purchases',
      leave: () => clearTimeout(arriving),
      body: h(
        'div.narrow',
        {},
        h('p', {}, link('/shop', {}, '← Shop')),
        isWaiting &&
          h('div.row', {}, h('p.small', {}, 'A payment can take a moment to arrive.'), button('Refresh', reload)),
        status,
        listed(list, first, {
          label: 'Purchases',
          none: isWaiting ? 'Your order will be here in a moment.' : 'You have not bought anything yet.',
          show,
        }),
      ),
    };
  },
};
