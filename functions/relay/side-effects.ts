import type { SubscriptionEnd } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import {
  type TriggerableEvent,
  triggerableEventOf,
} from '../../shared/downstream/automations/publish-to-automations.ts';
import { deriveJobOf } from '../../shared/downstream/derived/derive-job-of.ts';
import type { DerivedQueue } from '../../shared/downstream/derived/derived-queue.ts';
import type { RemovalJob } from '../../shared/downstream/erasure/removal-job.ts';
import { type RemovalQueue, removalDelay } from '../../shared/downstream/erasure/removal-queue.ts';
import { type ExportQueue, exportJobOf } from '../../shared/downstream/exports/export-queue.ts';
import { type HubScopedEvent, notifiableEventOf } from '../../shared/downstream/notifications/notification-rules.ts';
import type { AwardJob } from '../../shared/engagement/achievements/award-job.ts';
import type { AwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { countedEvent } from '../../shared/engagement/achievements/counted-event.ts';
import { type SeatChange, seatChangeOf } from '../../shared/engagement/hub-events/seat-changes.ts';
import type { ImportJob } from '../../shared/hubs/imports/import-job.ts';
import type { ImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import type { MediaJob } from '../../shared/media/media/media-job.ts';
import type { MediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { emailOf } from './event-emails.ts';

/** What side effects call: queues, and work that the relay does itself. All calls are idempotent. */
export interface SideEffectPorts {
  readonly mail: MailQueue;
  readonly imports: ImportQueue;
  readonly exports: ExportQueue;
  readonly awards: AwardQueue;
  readonly derived: DerivedQueue;
  readonly removals: RemovalQueue;
  readonly mediaJobs: MediaJobQueue;
  /** Queues the event to every hub with a matching automation. */
  readonly publishToAutomations: (event: TriggerableEvent) => Promise<void>;
  /** Gives free seats of an event to its waitlist. */
  readonly settleSeats: (change: SeatChange) => Promise<void>;
  /** Cancels the subscriptions of a member who has left. */
  readonly endSubscriptions: (end: SubscriptionEnd, at: string) => Promise<void>;
  /** Notifies the recipients of the event. */
  readonly notify: (event: HubScopedEvent) => Promise<void>;
}

/** The achievements job for an event, if any. */
const awardJobOf = (event: LedgerEvent): AwardJob | undefined => {
  const { type, team_id, hub_id, resource_id: achievement_id } = event;
  if (type === 'achievement.rule_set' && team_id !== null && hub_id !== null)
    return { kind: 'review', team_id, hub_id, achievement_id, after: null };
  const counted = countedEvent(event);
  return counted && { kind: 'told', told: counted };
};

/** The erasure job for a deleted resource, if any. */
const removalOf = ({ type, team_id, hub_id, resource_id: id }: LedgerEvent): RemovalJob | undefined => {
  if (team_id === null) return undefined;
  if (type === 'file.deleted' && hub_id !== null) return { kind: 'file', team_id, hub_id, file_id: id };
  if (type === 'media.deleted') return { kind: 'media', team_id, media_id: id };
  if (type === 'team.deleted') return { kind: 'team', team_id };
  if (type === 'hub.deleted') return { kind: 'hub', team_id, hub_id: id };
  return type === 'contact.deleted' ? { kind: 'contact', team_id, contact_id: id } : undefined;
};

/** The job of a content removal or of its undo, if any. */
const contentRemovalOf = ({ type, team_id, hub_id, resource_id: removal_id }: LedgerEvent): RemovalJob | undefined => {
  const isBegun = type === 'content_removal.started' || type === 'content_removal.undo_requested';
  return isBegun && team_id !== null && hub_id !== null ? { kind: 'content', team_id, hub_id, removal_id } : undefined;
};

/** The job that brings conversations of a member in line with a ban, if any. */
const bannedConversationsOf = ({
  type,
  team_id,
  hub_id,
  resource_id: contact_id,
}: LedgerEvent): RemovalJob | undefined => {
  const isBan = type === 'member.banned' || type === 'member.unbanned';
  return isBan && team_id !== null && hub_id !== null
    ? { kind: 'conversations', team_id, hub_id, contact_id }
    : undefined;
};

const DEPARTURES: ReadonlySet<string> = new Set(['member.left', 'member.removed', 'member.banned']);

/** The end of a membership and its time, if the event is one. */
const departureOf = ({ type, team_id, hub_id, resource_id: contact_id, at }: LedgerEvent) =>
  DEPARTURES.has(type) && team_id !== null && hub_id !== null
    ? { end: { kind: 'departure', team_id, hub_id, contact_id } as const, at }
    : undefined;

/** The processing job for a media, if any. */
const mediaJobOf = ({ type, team_id, resource_id: media_id }: LedgerEvent): MediaJob | undefined => {
  if (team_id === null) return undefined;
  const job = { team_id, media_id, id: null, looks: 0 };
  if (type === 'media.transcription_requested') return { kind: 'transcribe', ...job };
  return type === 'media.transcode_requested' ? { kind: 'transcode', ...job } : undefined;
};

/** The job of a new import, if any. */
const importOf = ({ type, team_id, resource_id: import_id }: LedgerEvent): ImportJob | undefined =>
  type === 'import.created' && team_id !== null ? { team_id, import_id, chunk: 0 } : undefined;

type SideEffect = (event: LedgerEvent, to: SideEffectPorts) => readonly (() => Promise<void>)[];

const sideEffect =
  <Job>(
    read: (event: LedgerEvent) => Job | undefined,
    perform: (job: Job, to: SideEffectPorts) => Promise<void>,
  ): SideEffect =>
  (event, to) => {
    const job = read(event);
    return job === undefined ? [] : [() => perform(job, to)];
  };

/**
 * All side effects, in the order in which they run. Each reads the event; without a job it does nothing. Most jobs are
 * queued for a worker. Seats, notifications and the end of subscriptions are handled by the relay itself.
 */
const SIDE_EFFECTS: readonly SideEffect[] = [
  sideEffect(awardJobOf, (job, { awards }) => awards.send(job)),
  sideEffect(deriveJobOf, (job, { derived }) => derived.send(job)),
  sideEffect(removalOf, (job, { removals }) => removals.send(job, removalDelay(job))),
  sideEffect(contentRemovalOf, (job, { removals }) => removals.send(job)),
  sideEffect(bannedConversationsOf, (job, { removals }) => removals.send(job)),
  sideEffect(mediaJobOf, (job, { mediaJobs }) => mediaJobs.send(job)),
  sideEffect(departureOf, ({ end, at }, { endSubscriptions }) => endSubscriptions(end, at)),
  sideEffect(emailOf, (job, { mail }) => mail.send(job)),
  sideEffect(seatChangeOf, (change, { settleSeats }) => settleSeats(change)),
  sideEffect(triggerableEventOf, (event, { publishToAutomations }) => publishToAutomations(event)),
  sideEffect(notifiableEventOf, (event, { notify }) => notify(event)),
  sideEffect(importOf, (job, { imports }) => imports.send(job)),
  sideEffect(exportJobOf, (job, { exports }) => exports.send(job)),
];

/** Returns the side effects of an event. */
export const sideEffectsOf: SideEffect = (event, to) => SIDE_EFFECTS.flatMap((one) => one(event, to));
