import type { EmailReports } from '../adapter.ts';
import { sesEffect, sesMessage, visitSns } from './callbacks.ts';

export const sesReports: EmailReports = {
  effect: sesEffect(visitSns),
  queued: (body, { EMAIL_EVENTS_TOPIC_ARN: topic = '' }) => sesMessage(body, topic),
};
