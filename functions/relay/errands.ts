import type { SubscriptionEnd } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { type Audible, audibleOf } from '../../shared/downstream/automations/tell-hubs.ts';
import { type ExportQueue, exportJobOf } from '../../shared/downstream/exports/export-queue.ts';
import { type HubsEvent, tellableOf } from '../../shared/downstream/notifications/occasions.ts';
import { indexJobOf } from '../../shared/downstream/search/index-job-of.ts';
import type { IndexQueue } from '../../shared/downstream/search/index-queue.ts';
import type { AwardJob, AwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { countedEvent } from '../../shared/engagement/achievements/counted-event.ts';
import { type SeatNews, seatNewsOf } from '../../shared/engagement/hub-events/seat-news.ts';
import type { ImportJob, ImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import type { MediaJob, MediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import { type RemovalJob, type RemovalQueue, removalDelay } from '../../shared/media/media/removal-queue.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { letterOf } from './letters.ts';

/** Where others wait for what an event has them do. */
export interface Errands {
  readonly mail: MailQueue;
  readonly imports: ImportQueue;
  readonly exports: ExportQueue;
  readonly awards: AwardQueue;
  readonly index: IndexQueue;
  readonly removals: RemovalQueue;
  readonly mediaJobs: MediaJobQueue;
  /** Has the hubs hear of it whose automations listen for such events; again changes nothing. */
  readonly hear: (event: Audible) => Promise<void>;
  /** Sees to it that no seat of an event stays free while somebody waits; again changes nothing. */
  readonly seats: (news: SeatNews) => Promise<void>;
  /** Has a departed member's subscriptions canceled; again changes nothing. */
  readonly depart: (end: SubscriptionEnd, at: string) => Promise<void>;
  /** Notifies those who expect to be told of it; again changes nothing. */
  readonly notify: (event: HubsEvent) => Promise<void>;
}

/** What is counted of an event, or whom a rule that was set has looked at, where either is. */
const awardJobOf = (event: LedgerEvent): AwardJob | undefined => {
  const { type, team_id, hub_id, resource_id: achievement_id } = event;
  if (type === 'achievement.rule_set' && team_id !== null && hub_id !== null)
    return { kind: 'review', team_id, hub_id, achievement_id, after: null };
  const told = countedEvent(event);
  return told && { kind: 'told', told };
};

/** What of a deleted thing is still to go. */
const removalOf = ({ type, team_id, hub_id, resource_id: id }: LedgerEvent): RemovalJob | undefined => {
  if (team_id === null) return undefined;
  if (type === 'file.deleted' && hub_id !== null) return { kind: 'file', team_id, hub_id, file_id: id };
  if (type === 'media.deleted') return { kind: 'media', team_id, media_id: id };
  if (type === 'hub.deleted') return { kind: 'hub', team_id, hub_id: id };
  return type === 'contact.deleted' ? { kind: 'contact', team_id, contact_id: id } : undefined;
};

const DEPARTURES: ReadonlySet<string> = new Set(['member.left', 'member.removed', 'member.banned']);

/** The membership that ended, whoever ended it, and when. */
const departureOf = ({ type, team_id, hub_id, resource_id: contact_id, at }: LedgerEvent) =>
  DEPARTURES.has(type) && team_id !== null && hub_id !== null
    ? { end: { kind: 'departure', team_id, hub_id, contact_id } as const, at }
    : undefined;

/** What is to be made of a media. */
const mediaJobOf = ({ type, team_id, resource_id: media_id }: LedgerEvent): MediaJob | undefined => {
  if (team_id === null) return undefined;
  const job = { team_id, media_id, id: null, looks: 0 };
  if (type === 'media.transcription_requested') return { kind: 'transcribe', ...job };
  return type === 'media.transcode_requested' ? { kind: 'transcode', ...job } : undefined;
};

/** The import that is to be begun. */
const importOf = ({ type, team_id, resource_id: import_id }: LedgerEvent): ImportJob | undefined =>
  type === 'import.created' && team_id !== null ? { team_id, import_id, chunk: 0 } : undefined;

type Errand = (event: LedgerEvent, to: Errands) => readonly (() => Promise<void>)[];

const errand =
  <Job>(read: (event: LedgerEvent) => Job | undefined, give: (job: Job, to: Errands) => Promise<void>): Errand =>
  (event, to) => {
    const job = read(event);
    return job === undefined ? [] : [() => give(job, to)];
  };

/** What events have others do, one line an errand, in the order in which they are run. */
const ERRANDS: readonly Errand[] = [
  errand(awardJobOf, (job, { awards }) => awards.send(job)),
  errand(indexJobOf, (job, { index }) => index.send(job)),
  errand(removalOf, (job, { removals }) => removals.send(job, removalDelay(job))),
  errand(mediaJobOf, (job, { mediaJobs }) => mediaJobs.send(job)),
  errand(departureOf, ({ end, at }, { depart }) => depart(end, at)),
  errand(letterOf, (job, { mail }) => mail.send(job)),
  errand(seatNewsOf, (news, { seats }) => seats(news)),
  errand(audibleOf, (event, { hear }) => hear(event)),
  errand(tellableOf, (event, { notify }) => notify(event)),
  errand(importOf, (job, { imports }) => imports.send(job)),
  errand(exportJobOf, (job, { exports }) => exports.send(job)),
];

/** What an event has others do: something to be counted, a letter to be written, an import to be begun. */
export const errandsOf: Errand = (event, to) => ERRANDS.flatMap((one) => one(event, to));
