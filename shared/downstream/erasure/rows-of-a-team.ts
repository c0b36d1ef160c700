import { beginsWith, type Condition, either, equals } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { ROWS_ABOUT_NOBODY } from './rows-about-nobody.ts';
import type { ROWS_ABOUT_PEOPLE } from './rows-about-people.ts';

/**
 * How the erasure of a team finds rows of a kind: `partition`, its keys begin with the team; `team_id`, it names the
 * team although its partition does not; otherwise it is not erased, and why.
 */
type TeamRow = 'partition' | 'team_id' | { readonly kept: string };

const kept = (reason: string) => ({ kept: reason });

const OF_A_USER = kept('It belongs to a user, who remains.');
const OF_THE_SERVICE = kept('It belongs to the service.');
const SEALED = kept('It names no team in clear, and expires within an hour.');

/** Every kind of row. A kind that is added does not compile without its line. */
export const ROWS_OF_A_TEAM = {
  access_grant: 'partition',
  access_rule: 'partition',
  access_rule_pointer: 'partition',
  achievement: 'partition',
  achievement_due: 'team_id',
  achievement_offer: 'partition',
  achievement_rule: 'partition',
  activity: 'partition',
  admin_alert: 'partition',
  alert_dedupe: 'partition',
  api_key: 'partition',
  attachments: 'partition',
  automation: 'partition',
  automation_enrollment: 'partition',
  automation_entry: 'partition',
  automation_letter: 'partition',
  automation_listening: 'partition',
  automation_version: 'partition',
  automation_waiter: 'partition',
  award: 'partition',
  barred_address: 'partition',
  billing: 'partition',
  callback: kept('It is a provider’s event, which can name the team and a buyer, and expires after 90 days.'),
  comment: 'partition',
  comment_counters: 'partition',
  comment_viewer: 'partition',
  completion: 'partition',
  contact: 'partition',
  contact_credential: 'partition',
  contact_pair: 'partition',
  contact_tag: 'partition',
  content_counters: 'partition',
  content_node: 'partition',
  content_removal: 'partition',
  conversation: 'partition',
  count: 'partition',
  counted: 'partition',
  coupon: 'partition',
  coupon_code: 'partition',
  coupon_use: 'partition',
  credential: OF_A_USER,
  dead_letters: OF_THE_SERVICE,
  deed: 'partition',
  discussion: 'partition',
  discussion_counters: 'partition',
  discussion_place: 'partition',
  discussion_viewer: 'partition',
  domain_pointer: 'team_id',
  drip_campaign: 'partition',
  drip_override: 'partition',
  drip_step: 'partition',
  drip_step_count: 'partition',
  editor_queue: 'partition',
  email: 'partition',
  email_message: 'team_id',
  email_suppression: 'partition',
  entitlement: 'partition',
  event: 'partition',
  file: 'partition',
  filed_report: 'partition',
  follow: 'partition',
  held_email: 'partition',
  hub: 'partition',
  hub_domain: 'partition',
  hub_event: 'partition',
  hub_event_rsvp: 'partition',
  hub_event_seats: 'partition',
  hub_event_waiting: 'partition',
  hub_pointer: 'team_id',
  hub_slug: 'team_id',
  idempotency: kept('It belongs to its caller, its response is encrypted, and it expires after a day.'),
  import: 'partition',
  import_chunk: 'partition',
  inbox_entry: 'partition',
  invitation: 'partition',
  invitation_token: 'team_id',
  invited: 'partition',
  limit: kept('It is a counter under a hash, and expires with its window.'),
  known_hubs: 'partition',
  live_connection: 'team_id',
  live_listener: 'partition',
  mail_delivery: kept('It is the hash of a task, and expires.'),
  media: 'partition',
  media_use: 'partition',
  member: 'partition',
  member_term: 'team_id',
  membership: 'partition',
  message: 'partition',
  newcomer: 'partition',
  notification: 'partition',
  notification_preferences: 'partition',
  one_time_token: SEALED,
  order: 'partition',
  own_entry: 'partition',
  payment_account: 'partition',
  payment_account_pointer: 'team_id',
  payment_reference: 'team_id',
  person_place: 'partition',
  personal_export: 'partition',
  personal_export_part: 'partition',
  platform_alert: OF_THE_SERVICE,
  playlist: 'partition',
  playlist_entry: 'partition',
  points: 'partition',
  portrait_upload: 'partition',
  post_mark: 'partition',
  post_place: 'partition',
  price: 'partition',
  product: 'partition',
  profile_fields: 'partition',
  removed_content: 'partition',
  report: 'partition',
  report_case: 'partition',
  report_reason: 'partition',
  report_reason_count: 'partition',
  report_reason_label: 'partition',
  retired_product: 'partition',
  role_counts: 'partition',
  role_pointer: 'team_id',
  roles: 'partition',
  secret: OF_THE_SERVICE,
  service_suppression: OF_THE_SERVICE,
  session: kept(
    'Only sign-in writes sessions. Its credential is erased, so it admits nobody, and it expires after 30 days.',
  ),
  space: 'partition',
  space_member: 'partition',
  space_read: 'partition',
  space_slug: 'partition',
  stream_entry: 'partition',
  stream_ticket: 'team_id',
  subscription: 'partition',
  subscription_end: 'team_id',
  tag: 'partition',
  tag_name: 'partition',
  tally: 'partition',
  team: 'partition',
  team_controls: kept('An operator of the service sets and removes what it says of a team.'),
  team_erasure: kept('It is the record of the erasure, and expires after 90 days.'),
  transcode: 'partition',
  transcript: 'partition',
  transcription: 'partition',
  user: OF_A_USER,
  user_team: 'team_id',
  warning: 'partition',
  webhook_body: 'partition',
  webhook_delivery: 'partition',
  webhook_endpoint: 'partition',
  identity_provider: 'partition',
  team_domain: 'partition',
  team_domain_pointer: 'team_id',
  team_identity_provider: 'partition',
  webhook_endpoint_count: 'partition',
} as const satisfies Readonly<Record<keyof typeof ROWS_ABOUT_PEOPLE | (typeof ROWS_ABOUT_NOBODY)[number], TeamRow>>;

const DECLARED: Readonly<Record<string, TeamRow | undefined>> = ROWS_OF_A_TEAM;

/** Whether a partition is one of the team's own. */
export const isPartitionOf = (pk: string, team: TeamId): boolean =>
  pk === teamPartition(team) || pk.startsWith(`${teamPartition(team)}#`);

/**
 * Whether a row that a scan found is erased with its team. A kind of a newer release, which this one does not know, is
 * erased in the team's partitions only.
 */
export const isErasedWithTeam = ({ entity, pk }: Pick<Item, 'entity' | 'pk'>, team: TeamId): boolean => {
  const declared = DECLARED[entity];
  return declared === undefined ? isPartitionOf(pk, team) : typeof declared === 'string';
};

/** The rows of a team, wherever they are. */
export const ofTeam = (team: TeamId): Condition =>
  either(
    equals('pk', teamPartition(team)),
    beginsWith('pk', `${teamPartition(team)}#`),
    equals('team_id', team),
    equals('order.team_id', team),
  );
