import { achievementKind } from './achievements/achievement-item.ts';
import { countedActionKind, monthlyCounterKind } from './achievements/counted-action-item.ts';
import { achievementDueKind } from './achievements/due-checks.ts';
import { achievementOfferKind, achievementRuleKind } from './achievements/offer-item.ts';
import { contentCountersKind } from './content/content-counters.ts';
import { contentNodeKind } from './content/content-node-item.ts';
import { playlistEntryKind, playlistKind } from './content/playlist-item.ts';
import { hubEventKind } from './hub-events/event-events.ts';
import { hubEventSeatsKind, hubEventWaitingKind } from './hub-events/event-item.ts';
import { hubEventRsvpKind } from './hub-events/rsvp-item.ts';
import { conversationKind } from './messages/conversation-item.ts';
import { inboxEntryKind } from './messages/inbox-item.ts';
import { messageKind } from './messages/message-item.ts';

export const ENGAGEMENT_ROWS = [
  achievementKind,
  achievementDueKind,
  achievementOfferKind,
  achievementRuleKind,
  contentCountersKind,
  contentNodeKind,
  conversationKind,
  countedActionKind,
  hubEventKind,
  hubEventRsvpKind,
  hubEventSeatsKind,
  hubEventWaitingKind,
  inboxEntryKind,
  messageKind,
  playlistKind,
  playlistEntryKind,
  monthlyCounterKind,
] as const;
