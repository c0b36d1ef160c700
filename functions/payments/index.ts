import { PAYMENT_CLIENTS } from '../../shared/commerce/payments/clients.ts';
import { connectAll } from '../../shared/platform/aws/connect-all.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { answerPayment } from './payments.ts';

export const handler = worker(() => answerPayment(connectAll(PAYMENT_CLIENTS, process.env)));
