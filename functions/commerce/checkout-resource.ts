import * as z from 'zod';
import { described } from '#docs';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { SESSION_STATUSES } from '../../shared/commerce/purchases/orders/order-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

export const CheckoutSession = resource('checkout_sessions', () =>
  z.object({
    order_id: z.string().meta(described('The order of this checkout.')),
    status: z
      .enum(SESSION_STATUSES)
      .meta(
        described(
          '`open` while the buyer can pay, `completed` when the order is paid or free, `expired` after that time.',
        ),
      ),
    session_url: z.string().meta(described('The URL of the payment page. Empty if there is nothing to pay.')),
    after: z.string().nullable().meta(described('The text that was sent as `after`. Null if none was sent.')),
    trial_days: z
      .int()
      .nullable()
      .optional()
      .meta(
        described(
          'Only for a price with a trial: the days before the first payment. Null if the buyer has had a trial of the product.',
        ),
      ),
  }),
);

export const CheckoutInput = z.object({
  price_id: z.uuid().meta(described('An active price of an active product of this hub.')),
  after: z
    .string()
    .max(2048)
    .optional()
    .meta(described('Any text of up to 2,048 characters. It is stored with the order and returned with it.')),
  cancel_url: z
    .string()
    .max(2048)
    .default('')
    .meta(
      described(
        'The URL to return to if the buyer cancels, with `{ORDER_ID}` as in `success_url`. Default: a page of this service.',
      ),
    ),
  success_url: z
    .string()
    .max(2048)
    .default('')
    .meta(
      described(
        'The URL to return to after the payment. `{ORDER_ID}` in it, also as `%7BORDER_ID%7D`, is replaced by the id of the order. Default: a page of this service.',
      ),
    ),
  coupon_code: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .optional()
    .meta(described('The code of a coupon of this hub, in any case.')),
  email: EmailAddress.optional().meta(described('The email address of the buyer, for a sale by a creator.')),
});
