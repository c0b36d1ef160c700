import type { EmailReports } from '../adapter.ts';
import { confirmSubscription, queuedSesCallback, sesEffect } from './callbacks.ts';

export const sesReports: EmailReports = {
  effect: sesEffect(confirmSubscription),
  queued: (body, { EMAIL_EVENTS_TOPIC_ARN: topic = '' }) => queuedSesCallback(body, topic),
};
