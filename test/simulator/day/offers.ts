import type { Simulation } from '../run/simulation.ts';

/** Adds a member to a space as a moderator does. */
export const letIn = async ({ api, undisturbed }: Simulation, path: string, token: string): Promise<void> => {
  const { status } = await undisturbed(() => api.call({ method: 'PUT', path, token }));
  if (status !== 200) throw new Error(`PUT ${path} was answered with ${status}`);
};

/** What the creator of a hub offers: achievements, a free and a paid price, and a coupon that a few orders may use. */
export interface Offers {
  readonly achievements: readonly string[];
  readonly free: string;
  readonly paid: string;
}

const FEW = 2;

/** Creates what a hub offers by the API, which answers at once before the day begins. */
export const offersOf = async (
  { api, undisturbed }: Simulation,
  token: string,
  team: string,
  hub: string,
): Promise<Offers> => {
  const create = async (path: string, type: string, attributes: object): Promise<string> => {
    const { status, body } = await undisturbed(() => api.call({ method: 'POST', path, token, type, attributes }));
    if (status !== 201) throw new Error(`POST ${path} was answered with ${status} ${JSON.stringify(body)}`);
    return (body.data as { id: string }).id;
  };
  const own = `/teams/${team}/hubs/${hub}`;
  const achievement = async (title: string, points: number): Promise<string> => {
    const id = await create(`/teams/${team}/achievements`, 'achievements', { title, points });
    await create(`${own}/achievements`, 'hub_achievements', { achievement_id: id });
    return id;
  };
  const product = await create(`${own}/products`, 'products', { name: 'A course' });
  const prices = `${own}/products/${product}/prices`;
  await create(`${own}/coupons`, 'coupons', { code: 'FEW', percent_off: 50, max_redemptions: FEW });
  return {
    achievements: [await achievement('First', 10), await achievement('Second', 25)],
    free: await create(prices, 'prices', { kind: 'free', currency: 'EUR' }),
    paid: await create(prices, 'prices', { kind: 'one_time', amount: 4900, currency: 'EUR' }),
  };
};
