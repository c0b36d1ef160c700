import type { ConnectCallbacks } from '../../../platform/callbacks/provider.ts';
import { sesCallbacks, snsCertificates } from './callbacks.ts';

export const connectSesCallbacks: ConnectCallbacks = ({ EMAIL_EVENTS_TOPIC_ARN: topic = '' }) =>
  sesCallbacks({ topic, certificate: snsCertificates() });
