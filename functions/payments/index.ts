import { connectPayments } from '../../shared/commerce/payments/clients.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { answerPayment } from './payments.ts';

export const handler = worker(() => answerPayment(connectPayments(process.env)));
