import { createHmac, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { CallOptions, CallResult } from '../call.ts';
import type { Chapter, Walk } from '../walk.ts';

/** Sells a product at this price to the first member and returns the id of the paid order. */
const sell = async ({ owner, member, local }: Walk, product_id: string, price: object): Promise<string> => {
  const { id: price_id } = await owner('createTeamHubProductPrice', { path: { product_id }, body: price });
  const session = await member('postHubCheckout', { body: { price_id } });
  await local.press(session.attributes.session_url, 'pay');
  const path = { order_id: String(session.attributes.order_id) };
  const isReported: CallOptions['until'] = ({ attributes }) =>
    attributes.status === 'paid' && attributes.receipt_url !== null;
  await member('getOrder', { path, until: isReported });
  await member('listMeOrders');
  return path.order_id;
};

/** Products, prices, coupons, orders and subscriptions. */
export const commerce: Chapter = async (walk) => {
  const { owner, member, inDays } = walk;
  const account = { body: { email: 'owner@first.example.com' } };
  await owner('postTeamPaymentAccount', account);
  await owner('postTeamPaymentAccount', account);
  await owner('getTeamPaymentAccount');

  const product = await owner('createTeamHubProduct', {
    body: { name: 'Orchid Circle', description: 'A call each month, and all lessons.' },
  });
  const path = { product_id: product.id };
  await owner('listTeamHubProducts');
  await owner('getTeamHubProduct', { path });
  await owner('updateTeamHubProduct', { path, body: { description: 'A call each month, all lessons, and a plant.' } });

  const coupon = await owner('createTeamHubCoupon', {
    body: { code: 'SPRING', percent_off: 20, duration: 'once', expires_at: inDays(90) },
  });
  const code = { coupon_id: coupon.id };
  await owner('listTeamHubCoupons');
  await owner('getTeamHubCoupon', { path: code });
  await owner('updateTeamHubCoupon', { path: code, body: { max_redemptions: 100 } });
  await owner('deleteTeamHubCoupon', { path: code });

  const order_id = await sell(walk, product.id, { kind: 'one_time', amount: 4900, currency: 'EUR' });
  await member('listHubProducts', { until: ({ items }) => items.length > 0 });
  const [price] = (await owner('listTeamHubProductPrices', { path })).items;
  const one = { ...path, price_id: price?.id ?? '' };
  await owner('getTeamHubProductPrice', { path: one });
  await owner('updateTeamHubProductPrice', { path: one, body: { name: 'For good' } });
  await member('listHubEntitlements', { until: ({ items }) => items.length > 0 });
  await owner('createTeamHubOrderRefund', { path: { order_id }, body: { amount: 1900 } });
  await owner('listTeamHubOrders', {
    until: ({ items: [first] }) => first?.attributes.status === 'partially_refunded',
  });

  const monthly = { kind: 'recurring', amount: 900, currency: 'EUR', interval: 'month', grace_days: 6 };
  await sell(walk, product.id, monthly);
  const isActive = (items: CallResult['items']) => items[0]?.attributes.status === 'active';
  const mine = await member('listHubSubscriptions', { until: ({ items }) => isActive(items) });
  await member('listMeSubscriptions');
  await owner('listTeamHubSubscriptions');
  const subscription = { path: { subscription_id: mine.items[0]?.id ?? '' } };
  await member('getSubscription', subscription);
  await member('postSubscriptionCancel', subscription);
  await member('postSubscriptionResume', subscription);
  const unsold = await owner('createTeamHubProduct', { body: { name: 'Seeds' } });
  await owner('deleteTeamHubProduct', { path: { product_id: unsold.id } });
};

/** Provider callbacks with valid signatures. */
export const callbacks: Chapter = async ({ anyone, demo }) => {
  const { stripe, resend, assemblyai } = demo.callbacks;
  const seconds = Math.floor(Date.now() / 1_000);
  const event = { object: 'event', created: seconds, livemode: false, data: { object: {} } };
  const signed = (secret: string, fields: object) => {
    const text = JSON.stringify({ id: `evt_${randomUUID()}`, ...event, ...fields });
    const header = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: seconds });
    return { path: { payment_provider: 'stripe' }, text, headers: { 'stripe-signature': header } };
  };
  await anyone('postWebhookPlatform', signed(stripe.platform, { type: 'charge.refunded' }));
  await anyone('postWebhookConnect', signed(stripe.connect, { type: 'account.updated', account: 'acct_1' }));

  const [id, time] = [`msg_${randomUUID()}`, String(seconds)];
  const email = { email_id: randomUUID(), to: ['ben@example.com'] };
  const text = JSON.stringify({ type: 'email.delivered', created_at: new Date().toISOString(), data: email });
  const key = Buffer.from(resend.slice('whsec_'.length), 'base64');
  const proof = createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64');
  await anyone('postWebhookEvents', {
    path: { email_provider: 'resend' },
    headers: { 'svix-id': id, 'svix-timestamp': time, 'svix-signature': `v1,${proof}` },
    text,
  });
  await anyone('postMediaWebhooksAssemblyai', {
    headers: { [assemblyai.header]: assemblyai.value },
    text: JSON.stringify({ transcript_id: randomUUID(), status: 'completed' }),
  });
};
