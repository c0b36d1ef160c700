import { stringOf } from '../../json.ts';
import { attributesOf, envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import type { PersonKey } from './people.ts';
import { create, type Place } from './place.ts';

const SUBSCRIBERS: readonly PersonKey[] = ['aiko', 'elena', 'ruth', 'ben', 'lars'];

/** Buys as a member and pays on the page of the provider. */
const buy = async ({ api, hub, members }: Place, price_id: string, who: PersonKey): Promise<void> => {
  const body = envelope('checkout_sessions', { price_id });
  const session = await api.send('POST', `/hub/${hub}/checkout`, body, members[who].token);
  const url = stringOf(attributesOf(session).session_url);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
};

interface Shop {
  /** The id of the product that opens the studio circle. */
  readonly studio: string;
}

/** Creates the products with prices and a coupon, and the purchases of some members. */
export const seedShop = async (place: Place): Promise<Shop> => {
  const { inTeam, owner } = place;
  const product = (name: string, description: string) =>
    create(place, `${inTeam}/products`, 'products', { name, description }, owner);
  const price = (of: string, attributes: Parameters<typeof create>[3]) =>
    create(place, `${inTeam}/products/${of}/prices`, 'prices', { currency: 'EUR', ...attributes }, owner);
  const studio = await product('Studio circle', 'Monthly critiques, live sessions and their recordings.');
  const monthly = await price(studio, { kind: 'recurring', amount: 1_200, interval: 'month', name: 'Monthly' });
  await price(studio, { kind: 'recurring', amount: 12_000, interval: 'year', name: 'Yearly' });
  const workshop = await product('Glaze workshop', 'A Saturday with seven glazes and one kiln.');
  const seat = await price(workshop, { kind: 'one_time', amount: 8_000, name: 'A seat' });
  const tiles = await product('Test tile kit', 'Twenty bisque tiles and a holder.');
  await price(tiles, { kind: 'one_time', amount: 2_450 });
  await create(place, `${inTeam}/coupons`, 'coupons', { code: 'FIRSTBOWL', percent_off: 20 }, owner);
  await each(SUBSCRIBERS, (who) => buy(place, monthly, who));
  await each(['priya', 'chloe'] as const, (who) => buy(place, seat, who));
  return { studio };
};
