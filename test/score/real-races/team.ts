import { type Race, type RaceWorld, unless, won } from './race-world.ts';

/** The newest token that was emailed to an address. */
const emailed = async ({ stack }: RaceWorld, email: string): Promise<string> => {
  await stack.settle(1);
  const { text } = await stack.local('/_local/mail', { headers: { accept: 'application/json' } });
  const mail = JSON.parse(text).find((one: { to: string; text: string }) => one.to === email);
  const link = mail?.links?.[0];
  const inLink = link ? new URL(link).searchParams.get('token') : undefined;
  return inLink ?? /[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
};

const product = async (world: RaceWorld, price: object) => {
  const path = `${world.inHub}/products`;
  const { data } = await world.made('POST', path, world.owner, 'products', { name: 'Race' });
  return (await world.made('POST', `${path}/${data.id}/prices`, world.owner, 'prices', price)).data.id;
};

export const teamRaces: readonly Race[] = [
  {
    name: 'coupon',
    async round(world, nth) {
      const price_id = await product(world, { kind: 'one_time', amount: 4900, currency: 'EUR' });
      const coupon = { code: `RACE${nth}X${Date.now()}`, percent_off: 100, duration: 'once', max_redemptions: 1 };
      const { data } = await world.made('POST', `${world.inHub}/coupons`, world.owner, 'coupons', coupon);
      await world.together(
        (one) =>
          world.send('POST', `/hub/${world.hub.id}/checkout`, world.member(one), 'checkout_sessions', {
            price_id,
            coupon_code: coupon.code,
          }),
        world.team.members.length,
      );
      const after = await world.made('GET', `${world.inHub}/coupons/${data.id}`, world.owner);
      const used = after.data.attributes.times_redeemed ?? after.data.attributes.redemption_count;
      return unless(used === 1, `a coupon for one was redeemed ${used} times`);
    },
  },
  {
    name: 'free checkout',
    async round(world, nth) {
      const price_id = await product(world, { kind: 'free' });
      const orders = await Promise.all(
        Array.from({ length: 5 }, () =>
          world.send('POST', `/hub/${world.hub.id}/checkout`, world.member(nth), 'checkout_sessions', { price_id }),
        ),
      );
      const ids = new Set(orders.flatMap(({ data }) => data?.attributes?.order_id ?? []));
      return unless(ids.size === 1, `${ids.size} orders, answers ${orders.map(({ status }) => status).join()}`);
    },
  },
  {
    name: 'award',
    async round(world) {
      const made = await world.made('POST', `/teams/${world.team.id}/achievements`, world.owner, 'achievements', {
        title: 'Fast',
        points: 10,
      });
      await world.made('POST', `${world.inHub}/achievements`, world.owner, 'hub_achievements', {
        achievement_id: made.data.id,
      });
      const who = world.team.members[0]?.contact_id;
      const points = async (): Promise<number> => {
        const { list } = await world.made('GET', `/hubs/${world.hub.id}/leaderboard`, world.member(0));
        return list.reduce((sum, { attributes }) => sum + Number(attributes.points), 0);
      };
      const before = await points();
      await world.together(() =>
        world.send('POST', `${world.inHub}/achievements/${made.data.id}/awards/${who}`, world.owner),
      );
      await world.stack.settle(1);
      const gained = (await points()) - before;
      return unless(gained === 10, `${gained} points for one award of 10`);
    },
  },
  {
    name: 'magic link',
    async round(world, nth) {
      const { email } = world.team.members[nth % world.team.members.length] ?? { email: '' };
      await world.made('POST', '/contact-auth/magic-link', '', 'magic_link_requests', { email, slug: world.hub.slug });
      const token = await emailed(world, email);
      const statuses = await world.together(() =>
        world.send('POST', '/contact-auth/magic-link/consume', '', 'magic_link_tokens', { token }),
      );
      return unless(won(statuses) === 1, `one link signed in ${won(statuses)} times (${statuses.join()})`);
    },
  },
  {
    name: 'invitation',
    async round(world, nth) {
      const account = { email: `race-${nth}-${Date.now()}@example.com`, password: 'race you there', name: 'Racer' };
      const { text } = await world.stack.api('/auth/register', { method: 'POST', body: account });
      const roles = await world.made('GET', `/teams/${world.team.id}/roles`, world.owner);
      const role = roles.list.find(({ attributes }) => attributes.system_role === 'moderator');
      const invited = { email: account.email, role_id: role?.id };
      await world.made('POST', `/teams/${world.team.id}/invitations`, world.owner, 'invitations', invited);
      const body = { token: await emailed(world, account.email) };
      const { access_token: token } = JSON.parse(text);
      const statuses = await world.together(() =>
        world.stack.api('/auth/accept-invitation', { method: 'POST', token, body }),
      );
      return unless(won(statuses) === 1, `one invitation was accepted ${won(statuses)} times (${statuses.join()})`);
    },
  },
  {
    name: 'slug',
    async round(world, nth) {
      const slug = `race-${nth}-${Date.now()}`;
      const statuses = await world.together((one) => {
        const team = one % 2 === 0 ? world.team : world.other;
        return world.send('POST', `/teams/${team.id}/hubs`, team.owner.token, 'hubs', { name: 'Race', slug });
      });
      return unless(won(statuses) === 1, `${won(statuses)} hubs have one slug (${statuses.join()})`);
    },
  },
  {
    name: 'rotation',
    async round(world) {
      const path = `${world.inHub}/webhook-endpoints`;
      const url = 'https://93.184.215.14/hooks';
      const { data } = await world.made('POST', path, world.owner, 'webhook_endpoints', { url });
      const statuses = await world.together(() =>
        world.send('POST', `${path}/${data.id}/rotate-secret`, world.owner, 'webhook_endpoints', {}),
      );
      await world.made('DELETE', `${path}/${data.id}`, world.owner);
      return unless(won(statuses) === statuses.length, `rotations at once answered ${statuses.join()}`);
    },
  },
  {
    name: 'hub deletion against writes',
    async round(world, nth) {
      const hub = { name: 'Doomed', slug: `doomed-${nth}-${Date.now()}` };
      const { data } = await world.made('POST', `/teams/${world.team.id}/hubs`, world.owner, 'hubs', hub);
      const at = `/teams/${world.team.id}/hubs/${data.id}`;
      const statuses = await world.together((one) =>
        one === 3
          ? world.send('DELETE', at, world.owner)
          : world.send('POST', `${at}/products`, world.owner, 'products', { name: `Late ${one}` }),
      );
      const after = await Promise.all([
        world.send('GET', at, world.owner),
        world.send('GET', `${at}/products`, world.owner),
        world.send('POST', `${at}/products`, world.owner, 'products', { name: 'Too late' }),
      ]);
      const open = after.filter(({ status }) => status !== 404).length;
      return unless(
        won(statuses.slice(3, 4)) === 1 && open === 0,
        `${statuses.join()}, then ${open} of 3 routes are open`,
      );
    },
  },
];
