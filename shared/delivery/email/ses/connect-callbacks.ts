import type { EmailCallbacks } from '../adapter.ts';
import { sesCallbacks, sesEffect, sesMessage, snsCertificates, visitSns } from './callbacks.ts';

export const sesCallbackAdapter: EmailCallbacks = {
  connect: ({ EMAIL_EVENTS_TOPIC_ARN: topic = '' }) => sesCallbacks({ topic, certificate: snsCertificates() }),
  effect: sesEffect(visitSns),
  queued: (body, { EMAIL_EVENTS_TOPIC_ARN: topic = '' }) => sesMessage(body, topic),
};
