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
    .option('--email <address>', 'the buyer (when you sell as a creator)')
    .option('--coupon <code>', 'coupon code')
    .option('--success-url <url>', 'redirect after payment')
    .option('--cancel-url <url>', 'redirect after cancellation')
    .option('--after <text>', 'stored with the order and returned with it')
    .addHelpText('after', '\nPrints the URL of the payment page, or the id of the order if no payment is due.')
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
