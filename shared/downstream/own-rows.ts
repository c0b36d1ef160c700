import { teamErasureKind } from '../accounts/teams/team-erasure-item.ts';
import { automationEmailKind } from './automations/automation-email-item.ts';
import { automationKind, automationVersionKind, eventSubscriptionsKind } from './automations/automation-item.ts';
import { automationEnrollmentKind, automationWaiterKind } from './automations/enrollment-item.ts';
import { dripStepCountKind, dripStepKind } from './drip/step-item.ts';
import { personalExportKind, personalExportPartKind } from './exports/export-item.ts';
import { liveConnectionKind, liveListenerKind } from './live/connection-item.ts';
import { notificationKind } from './notifications/notification-item.ts';
import { notificationPreferencesKind } from './notifications/preferences.ts';
import { streamTicketKind } from './stream/ticket-holder.ts';

export const DOWNSTREAM_ROWS = [
  automationKind,
  automationEnrollmentKind,
  automationEmailKind,
  eventSubscriptionsKind,
  automationVersionKind,
  automationWaiterKind,
  dripStepKind,
  dripStepCountKind,
  liveConnectionKind,
  liveListenerKind,
  notificationKind,
  notificationPreferencesKind,
  personalExportKind,
  personalExportPartKind,
  streamTicketKind,
  teamErasureKind,
] as const;
