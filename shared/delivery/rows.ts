import { emailKind, emailMessageKind } from './email/email-item.ts';
import { heldEmailKind } from './email/held-email.ts';
import { mailDeliveryKind } from './email/once.ts';
import { emailSuppressionKind, serviceSuppressionKind } from './email/suppression-item.ts';
import { webhookBodyKind, webhookDeliveryKind } from './webhooks/delivery-item.ts';
import { webhookEndpointCountKind, webhookEndpointKind } from './webhooks/endpoint-item.ts';

export const DELIVERY_ROWS = [
  emailKind,
  emailMessageKind,
  emailSuppressionKind,
  heldEmailKind,
  mailDeliveryKind,
  serviceSuppressionKind,
  webhookBodyKind,
  webhookDeliveryKind,
  webhookEndpointKind,
  webhookEndpointCountKind,
] as const;
