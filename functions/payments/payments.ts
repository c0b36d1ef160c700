import { PAYMENT_OPERATIONS, type PaymentAnswer, type PaymentCall } from '../../shared/commerce/payments/call.ts';
import { PaymentRefused, type Payments } from '../../shared/commerce/payments/payments.ts';
import { UNNAMED_PAYMENT_PROVIDER } from '../../shared/commerce/payments/registry.ts';

/** Calls a payment provider for another function. No other function has the providers' keys. */
export const answerPayment =
  (clients: ReadonlyMap<string, Payments>) =>
  async ({ provider = UNNAMED_PAYMENT_PROVIDER, operation, args }: PaymentCall): Promise<PaymentAnswer> => {
    if (!PAYMENT_OPERATIONS.includes(operation)) throw new Error(`Unknown operation ${operation}`);
    const payments = clients.get(provider);
    if (!payments) throw new Error(`Unknown payment provider ${provider}`);
    try {
      const work = payments[operation] as (...args: readonly unknown[]) => Promise<unknown>;
      return { value: (await work(...args)) ?? null };
    } catch (error) {
      if (error instanceof PaymentRefused) return { refused: error.message };
      throw error;
    }
  };
