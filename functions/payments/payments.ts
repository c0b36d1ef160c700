import { randomUUID } from 'node:crypto';
import { PAYMENT_OPERATIONS, type PaymentAnswer, type PaymentCall } from '../../shared/commerce/payments/call.ts';
import { PaymentRefused, type Payments } from '../../shared/commerce/payments/payments.ts';
import { UNNAMED_PAYMENT_PROVIDER } from '../../shared/commerce/payments/registry.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { inThread } from '../../shared/platform/telemetry/thread.ts';

type Clients = ReadonlyMap<string, Payments>;

const answerOf = async (clients: Clients, { provider, operation, args }: PaymentCall): Promise<PaymentAnswer> => {
  if (!PAYMENT_OPERATIONS.includes(operation)) throw new Error(`Unknown operation ${operation}`);
  const payments = clients.get(provider ?? UNNAMED_PAYMENT_PROVIDER);
  if (!payments) throw new Error(`Unknown payment provider ${provider}`);
  try {
    const work = payments[operation] as (...args: readonly unknown[]) => Promise<unknown>;
    return { value: (await work(...args)) ?? null };
  } catch (error) {
    if (error instanceof PaymentRefused) return { refused: error.message };
    throw error;
  }
};

/**
 * Calls a payment provider for another function, in its thread, and writes a log line. No other function has the
 * providers' keys.
 */
export const answerPayment = (clients: Clients): ((call: PaymentCall) => Promise<PaymentAnswer>) => {
  const log = functionLog();
  const answer = async (call: PaymentCall): Promise<PaymentAnswer> => {
    const started = Date.now();
    const { operation } = call;
    try {
      const answered = await answerOf(clients, call);
      log.info('payment call', { operation, refused: 'refused' in answered, ms: Date.now() - started });
      return answered;
    } catch (error) {
      log.error('a payment call failed', error, { operation, ms: Date.now() - started });
      throw error;
    }
  };
  return (call) => inThread(call.thread ?? randomUUID(), () => answer(call));
};
