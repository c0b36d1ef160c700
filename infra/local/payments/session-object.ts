import type Stripe from 'stripe';
import { dueTodayOf, firstAmountOf, invoiceIdOf, paymentIdOf, type Session, subscriptionIdOf } from './ledger.ts';

/** The attributes of a session that checkouts of this service do not use. */
const UNUSED = {
  ...{
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
  },
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  ...{ billing_address_collection: null, client_secret: null, collected_information: null, consent: null },
  ...{ consent_collection: null, currency_conversion: null, custom_fields: [], customer: null, customer_account: null },
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  ...{ customer_creation: null, integration_identifier: null, invoice_creation: null, livemode: false, locale: null },
  ...{ origin_context: null, payment_link: null, payment_method_collection: null, payment_method_options: null },
  ...{ payment_method_configuration_details: null, payment_method_types: ['card'], permissions: null },
  ...{ recovered_from: null, saved_payment_method_options: null, setup_intent: null, shipping_cost: null },
  ...{ shipping_address_collection: null, shipping_options: [], submit_type: null, wallet_options: null },
} satisfies Partial<Stripe.Checkout.Session>;

const customerOf = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  ...{ address: null, business_name: null, email, individual_name: null, name: null, phone: null },
  ...{ tax_exempt: null, tax_ids: null },
});

/** A session as Stripe answers and reports it. */
export const sessionObject = (
  session: Session,
  payment_status: Stripe.Checkout.Session.PaymentStatus,
  url: string | null = null,
) =>
  ({
    ...UNUSED,
    id: session.id,
    object: 'checkout.session',
    mode: session.recurring ? 'subscription' : 'payment',
    status: session.status,
    payment_status,
    amount_subtotal: dueTodayOf(session) > 0 ? session.amount : dueTodayOf(session),
    amount_total: dueTodayOf(session),
    created: session.created ?? 0,
    currency: session.currency,
    discounts: [],
    metadata: { ...session.metadata },
    managed_payments: session.account === null ? null : { enabled: false },
    client_reference_id: session.metadata.order_id ?? null,
    customer_details: customerOf(session.email),
    customer_email: session.email,
    payment_intent: session.recurring ? null : paymentIdOf(session),
    subscription: session.recurring && session.status === 'complete' ? subscriptionIdOf(session) : null,
    invoice: session.recurring && session.status === 'complete' ? invoiceIdOf(session) : null,
    ...{ cancel_url: session.cancel_url || null, success_url: session.success_url || null, ui_mode: 'hosted_page' },
    expires_at: session.expires_at,
    total_details: { amount_discount: session.amount - firstAmountOf(session), amount_shipping: 0, amount_tax: 0 },
    url,
  }) satisfies Stripe.Checkout.Session;
