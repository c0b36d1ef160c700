import { demand, listOf, type Schemas } from '../../../../shared/client/client.ts';
import { minorAmount } from '../../money.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { money } from '../parts/person.ts';
import { failed } from '../parts/states.ts';

const INTERVALS = [
  ['', 'Once'],
  ['month', 'Every month'],
  ['year', 'Every year'],
] as const;

/** The currency of prices that this page makes. */
const CURRENCY = 'EUR';

const priceForm = ({ client, team, hub }: Caller, product_id: string, onMade: () => Promise<void>): HTMLElement =>
  form({
    submit: 'Add the price',
    fields: [
      { name: 'name', label: 'Name (optional)' },
      { name: 'amount', label: `Amount in ${CURRENCY}` },
      { name: 'interval', label: 'Paid', kind: 'select', options: INTERVALS },
    ],
    async act({ text }) {
      const interval = (['month', 'year'] as const).find((unit) => unit === text('interval'));
      const attributes = {
        kind: interval ? ('recurring' as const) : ('one_time' as const),
        amount: minorAmount(text('amount'), CURRENCY),
        currency: CURRENCY,
        name: text('name') || null,
        ...(interval && { interval }),
      };
      const path = { team_id: team, hub_id: hub, product_id };
      await demand(
        client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices', {
          params: { path },
          body: { data: { type: 'prices', attributes } },
        }),
      );
      await onMade();
      return undefined;
    },
  });

const prices = (caller: Caller, { id, attributes: { name } }: Schemas['Product']): Child => {
  const place = h('div', {});
  const path = { team_id: caller.team, hub_id: caller.hub, product_id: id };
  const load = async (): Promise<void> => {
    try {
      const { data } = await demand(
        caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices', { params: { path } }),
      );
      const rows = data.map(({ attributes }) =>
        h(
          'li.row.apart',
          {},
          h('span', {}, attributes.name ?? 'Price'),
          h(
            'span.number',
            {},
            `${money(attributes.amount, attributes.currency)}${attributes.interval ? ` a ${attributes.interval}` : ''}`,
          ),
        ),
      );
      fill(
        place,
        rows.length === 0
          ? h('p.quiet', {}, 'No prices yet: the product cannot be bought.')
          : h('ul.items.tight', { 'aria-label': `Prices of ${name}` }, rows),
        priceForm(caller, id, async () => {
          await load();
          place.querySelector('input')?.focus();
        }),
      );
    } catch (error) {
      fill(place, failed(error, load));
    }
  };
  const show = button('Show prices', () => load().then(() => show.remove()), {
    'aria-label': `Show prices of ${name}`,
  });
  return [show, place];
};

/** The products of the hub with their prices. */
export const products: SitePage = {
  path: '/products',
  nav: 'Products',
  async open({ caller, reload }) {
    const { client, team, hub } = caller;
    const path = { team_id: team, hub_id: hub };
    const list = listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/products', { params: { path, query: cursor } }),
    );
    const first = await list.page();
    const create = form({
      submit: 'Create the product',
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'description', label: 'Description', kind: 'long' },
      ],
      async act({ text }) {
        const attributes = { name: text('name'), description: text('description') || null };
        await demand(
          client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/products', {
            params: { path },
            body: { data: { type: 'products', attributes } },
          }),
        );
        await reload();
        return undefined;
      },
    });
    const show = (product: Schemas['Product']): Child => [
      h('h2', {}, product.attributes.name),
      h('p', {}, product.attributes.description),
      prices(caller, product),
    ];
    return {
      title: 'Products',
      body: h(
        'div.narrow',
        {},
        listed(list, first, { label: 'Products', none: 'There are no products yet.', show }),
        h('h2', {}, 'New product'),
        create,
      ),
    };
  },
};
