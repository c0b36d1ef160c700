import { type Area, check, Skipped } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isString, isText, rule } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inHub, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';
const checkoutPath = ({ hub }: World) => `/api/v1/hub/${hub.id}/checkout`;

const price = async (world: World, attributes: object): Promise<string> => {
  const owner = as(world, 'owner');
  const product = await owner.post(inHub(world, '/products'), envelope('products', { name: 'Verify' }));
  expects(product, { status: 201 });
  const path = inHub(world, `/products/${valueAt(product.json, 'data.id')}/prices`);
  const made = expects(await owner.post(path, envelope('prices', attributes)), { status: 201 });
  return String(valueAt(made.json, 'data.id'));
};

const checkout = (
  world: World,
  caller: 'member' | 'second' | 'owner' | 'nobody',
  attributes: object,
  type = 'checkout_sessions',
) => as(world, caller).post(checkoutPath(world), envelope(type, attributes), { expectsLimit: true });

export const commerce: Area = {
  name: 'checkout and rate limits',
  checks: [
    check('C368 C369 C372 C374 C054 C053', 'a paid price opens a checkout session; nothing is paid', async (world) => {
      const price_id = await price(world, { kind: 'one_time', amount: 100, currency: 'EUR' });
      const opened = await checkout(world, 'member', { price_id });
      if (valueAt(opened.json, 'errors.0.code') === 'payments_not_ready')
        throw new Skipped('the stage does not sell for its teams, and the run has no payment account');
      if (valueAt(opened.json, 'errors.0.code') === 'payment_unavailable')
        throw new Skipped('the stage has no key of a payment provider');
      expects(opened, {
        status: 201,
        headers: { location: undefined },
        body: {
          'data.type': 'checkout_sessions',
          'data.attributes.order_id': isText,
          'data.attributes.status': isText,
          'data.attributes.session_url': /^https?:\/\//,
        },
      });
    }),
    check('C375 C373 C379', 'a free price completes its order at once', async (world) => {
      const price_id = await price(world, { kind: 'free' });
      const done = expects(
        await checkout(world, 'owner', { price_id, after: 'verify', email: `verify-${world.run}-buyer@example.com` }),
        {
          status: 201,
          body: { 'data.attributes.status': isText, 'data.attributes.session_url': isString },
        },
      );
      const order = valueAt(done.json, 'data.attributes.order_id');
      expects(await as(world, 'owner').get(`/api/v1/orders/${order}`), {
        status: 200,
        body: { 'data.id': String(order), 'data.attributes.status': isText },
      });
    }),
    check('C371 C376 C377', 'no price, an unknown price and another type are refused', async (world) => {
      expects(await checkout(world, 'member', {}), {
        status: 422,
        body: { 'errors.0.source.pointer': '/data/attributes/price_id' },
      });
      expects(await checkout(world, 'member', { price_id: ABSENT }), { status: [404, 422] });
      expects(await checkout(world, 'member', { price_id: ABSENT }, 'others'), { status: 422 });
    }),
    check(
      'C378 C474 C475 C476 C477 C478 C479 C481 C482 C490',
      'the eleventh checkout of a member in a minute is 429; others are not limited by it',
      async (world) => {
        for (let nth = 0; nth < 10; nth += 1) expects(await checkout(world, 'second', {}), { status: 422 });
        const refused = expects(await checkout(world, 'second', {}), {
          status: 429,
          headers: { 'retry-after': /^[1-9]\d*$/ },
          body: {
            'errors.0.status': '429',
            'errors.0.code': 'rate_limited',
            'errors.0.title': 'Too Many Requests',
            'errors.0.detail': rule('the seconds to wait', (value) => /\d/.test(String(value))),
          },
        });
        const seconds = String(refused.headers.get('retry-after'));
        const detail = String(valueAt(refused.json, 'errors.0.detail'));
        expectsValue('the seconds of the detail', /\d+/.exec(detail)?.[0], seconds, refused);
        expects(await checkout(world, 'member', {}), { status: 422 });
        expects(await as(world, 'second').get('/api/v1/me'), { status: 200 });
      },
    ),
    check('C144 A14', 'a checkout needs a credential', async (world) => {
      expects(await checkout(world, 'nobody', { price_id: ABSENT }), { status: 401 });
    }),
  ],
};
