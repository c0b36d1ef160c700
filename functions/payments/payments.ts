import { PAYMENT_OPERATIONS, type PaymentAnswer, type PaymentCall } from '../../shared/commerce/payments/call.ts';
import { PaymentRefused, type Payments } from '../../shared/commerce/payments/payments.ts';

/** Does what another function asks of the payment provider, whose key no other function has. */
export const answerPayment =
  (payments: Payments) =>
  async ({ operation, args }: PaymentCall): Promise<PaymentAnswer> => {
    if (!PAYMENT_OPERATIONS.includes(operation)) throw new Error(`There is no operation ${operation}`);
    try {
      const work = payments[operation] as (...given: readonly unknown[]) => Promise<unknown>;
      return { value: (await work(...args)) ?? null };
    } catch (error) {
      if (error instanceof PaymentRefused) return { refused: error.message };
      throw error;
    }
  };
