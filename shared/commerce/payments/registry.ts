import type { ProviderDeclaration } from '../../platform/aws/provider-declaration.ts';
import { stripe } from './stripe/declaration.ts';

/** The payment providers, by the name that callback paths, the API and stored rows use. Loads no adapter. */
export const PAYMENT_PROVIDERS = { stripe } as const satisfies Readonly<Record<string, ProviderDeclaration>>;

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

/** The provider of new accounts, and of sales through the platform's own account. */
export const DEFAULT_PAYMENT_PROVIDER: PaymentProviderName = 'stripe';

/** The provider of orders and subscriptions that store no provider. It never changes. */
export const UNNAMED_PAYMENT_PROVIDER: PaymentProviderName = 'stripe';
