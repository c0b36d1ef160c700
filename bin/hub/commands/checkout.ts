import { callOf, type Define } from '../call.ts';

interface Flags {
  readonly email?: string;
  readonly coupon?: string;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
  readonly after?: string;
}

export const define: Define = (command, terminal) => {
  command
    .argument('<price>', 'the id of the price')
    .option('--email <address>', 'who buys, where a creator sells')
    .option('--coupon <code>', 'a coupon')
    .option('--success-url <url>', 'where the buyer goes after paying')
    .option('--cancel-url <url>', 'where the buyer goes without paying')
    .option('--after <text>', 'kept with the order, and told again')
    .addHelpText('after', '\nPrints where to pay; the order alone where there is nothing to pay.')
    .action(async (price_id: string) => {
      const { client, hub, flags, print, say } = await callOf<Flags>(command, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const { email, coupon, successUrl, cancelUrl, after } = flags;
      const attributes = {
        price_id,
        ...(email && { email }),
        ...(coupon && { coupon_code: coupon }),
        ...(successUrl && { success_url: successUrl }),
        ...(cancelUrl && { cancel_url: cancelUrl }),
        ...(after && { after }),
      };
      const params = { path: { hub_id: await hub() } };
      const body = { data: { type: 'checkout_sessions' as const, attributes } };
      const document = await demand(client.POST('/api/v1/hub/{hub_id}/checkout', { params, body }));
      if (flags.json) return print.json(document);
      const { order_id, status, session_url } = document.data.attributes;
      print.text(session_url || order_id);
      say(`order ${order_id}: ${status}`);
    });
};
