import type { DripOverrideItem } from '../../access/drip/override-item.ts';
import type { AccessGrantItem } from '../../access/rules/grant-item.ts';
import type { EntitlementItem } from '../../commerce/purchases/entitlement-item.ts';
import { type OrderItem, ordersOf, subscriptionsBy } from '../../commerce/purchases/orders/order-item.ts';
import type { SubscriptionItem } from '../../commerce/purchases/subscriptions/subscription-item.ts';
import { type ActivityItem, activityOf } from '../../community/activity/activity-item.ts';
import { type CommentItem, commentKey } from '../../community/comments/comment-item.ts';
import { type DiscussionItem, discussionsOf } from '../../community/discussions/discussion-item.ts';
import { viewerRowsOf } from '../../community/discussions/viewer-item.ts';
import type { ReportItem } from '../../community/moderation/report-item.ts';
import { countedActions } from '../../engagement/achievements/counted-action-item.ts';
import type { RsvpItem } from '../../engagement/hub-events/rsvp-item.ts';
import type { AwardItem } from '../../hubs/awards/award-item.ts';
import type { CompletionItem } from '../../hubs/completions/completion-item.ts';
import type { FollowItem } from '../../hubs/people/members/follows.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { WarningItem } from '../../hubs/people/members/warnings.ts';
import {
  SPACE_MEMBERSHIP,
  type SpaceMembershipItem,
  spaceMembershipsOf,
} from '../../hubs/space-memberships/space-membership-item.ts';
import { SPACE_READ, type SpaceReadItem } from '../../hubs/space-reads/space-read-item.ts';
import { type MediaItem, mediaOf } from '../../media/media/media-item.ts';
import { all, equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { fromJsonText } from '../../platform/db/json-text.ts';
import { type HubKey, hubPartition, memberPartition } from '../../platform/db/key.ts';
import type { AutomationEmailItem } from '../automations/automation-email-item.ts';
import { afterPrefix, type ExportSource, pick } from './export-source.ts';

const DISCUSSION: readonly (keyof DiscussionItem)[] = [
  'id',
  'hub_id',
  'space_id',
  'title',
  'body',
  'external_video_embeds',
  'poll',
  'status',
  'scheduled_at',
  'published_at',
];
const TIMES = ['deleted_at', 'created_at', 'updated_at'] as const;

/** The discussions that an author wrote in a space, in any status. */
export const discussionsBy = ({ team }: HubKey, space: string, author: string): ExportSource => ({
  section: 'discussions',
  query: {
    partition: discussionsOf(team, space),
    prefix: 'D#',
    filter: all(equals('author.id', author), equals('space_id', space)),
  },
  read: pick<DiscussionItem>(...DISCUSSION, ...TIMES),
});

/** The media that a person uploaded in a hub. */
export const uploadsBy = (hub: HubKey, person: string): ExportSource => ({
  section: 'uploads',
  query: { ...mediaOf(hub), filter: all(equals('uploaded_by.id', person), equals('hub_id', hub.hub)) },
  read: pick<MediaItem>('id', 'hub_id', 'filename', 'mime_type', 'size_bytes', 'created_at'),
});

const votesBy = ({ team }: HubKey, space: string, contact: string): ExportSource => ({
  section: 'poll_votes',
  query: { partition: viewerRowsOf(team, space, contact), prefix: 'D#' },
  read: (rows) =>
    rows
      .filter(({ vote }) => vote !== undefined)
      .map((row) => ({ discussion_id: afterPrefix(row, 'D#'), option_id: row.vote })),
});

const bookmarksBy = ({ team, hub }: HubKey, space: string, contact: string): ExportSource => ({
  section: 'bookmarks',
  query: { partition: viewerRowsOf(team, space, contact), prefix: 'D#' },
  read: (rows) =>
    rows
      .filter(({ bookmarked_at }) => bookmarked_at !== undefined)
      .map((row) => ({ hub_id: hub, discussion_id: afterPrefix(row, 'D#'), bookmarked_at: row.bookmarked_at })),
});

const COMMENTS = countedActions('comments_created');
const COMMENT = ['id', 'hub_id', 'target_type', 'target_id', 'parent_comment_id', 'body', 'status'] as const;
const ENTERED = 'ENTERED#';
const REACTIONS = countedActions('reactions_given');

/** The sources in a member's partition, by key prefix. */
const memberSources = ({ team, hub }: HubKey, contact: string): readonly ExportSource[] => {
  const partition = memberPartition({ team, hub }, contact);
  const run = (section: string, prefix: string, read: ExportSource['read']): ExportSource => ({
    section,
    query: { partition, prefix },
    read: async (rows, db) => (await read(rows, db)).map((one) => ({ hub_id: hub, ...one })),
  });
  return [
    run('comments', COMMENTS, async (rows, db) => {
      const keys = rows.flatMap((row) => commentKey(team, afterPrefix(row, COMMENTS)) ?? []);
      const found = await gather(db, keys);
      const ownComments = keys
        .flatMap((key) => found<CommentItem>(key) ?? [])
        .filter(({ author }) => author.id === contact);
      return pick<CommentItem>(...COMMENT, ...TIMES)(ownComments.map((one) => ({ ...one })));
    }),
    run('reactions', REACTIONS, (rows) =>
      rows
        .filter(({ counts }) => counts === true)
        .map((row) => {
          const [target_id = '', emoji = ''] = afterPrefix(row, REACTIONS).split('#');
          return { target_id, emoji, day: row.day };
        }),
    ),
    run('rsvps', 'RSVP#', pick<RsvpItem>('event_id', 'status', 'since', 'created_at', 'updated_at')),
    run('completions', 'DONE#', pick<CompletionItem>('content_node_id', 'completed_at')),
    run('awards', 'AWARD#', pick<AwardItem>('achievement_id', 'points', 'earned_at', 'revoked_at')),
    run(
      'entitlements',
      'ENTITLEMENT#',
      pick<EntitlementItem>(
        'id',
        'product_id',
        'price_id',
        'status',
        'granted_at',
        'ends_at',
        'revoked_at',
        'created_at',
      ),
    ),
    run('warnings', 'WARNING#', pick<WarningItem>('id', 'message', 'created_at')),
    run('access_grants', 'GRANT#', pick<AccessGrantItem>('target_type', 'target_id', 'granted_by', 'created_at')),
    run('automations', ENTERED, (rows) =>
      rows.map((row) => ({
        automation_id: afterPrefix(row, ENTERED),
        entered_at: row.entered_at,
        is_inside: row.inside,
      })),
    ),
    run('drip_overrides', 'DRIP#', pick<DripOverrideItem>('campaign_id', 'step_id', 'at', 'is_skipped', 'created_at')),
    run('follows', 'FOLLOWS#', pick<FollowItem>('followed_contact_id', 'created_at')),
    run('letters', 'LETTER#', pick<AutomationEmailItem>('subject', 'body', 'created_at')),
  ];
};

const AMOUNTS = ['subtotal', 'discount', 'total', 'amount_paid', 'refunded_amount'] as const;
const MONEY = ['currency', ...AMOUNTS, 'coupon_code', 'email', 'paid_at'] as const;
const PERIOD = [
  'cancel_at_period_end',
  'cancel_at',
  'current_period_start',
  'current_period_end',
  'trial_ends_at',
  'ended_at',
] as const;
const PURCHASE = ['id', 'hub_id', 'product_id', 'price_id', 'status', 'created_at', 'updated_at'] as const;
const REPORT = ['id', 'hub_id', 'target_type', 'target_id', 'reason_label', 'note', 'status', 'created_at'] as const;
const ACTIVITY = ['id', 'hub_id', 'activity_type', 'target_type', 'target_id', 'metadata', 'occurred_at'] as const;

/** All sources of a member in a hub with these spaces. */
export const hubSources = (hub: HubKey, spaces: readonly string[], contact: string): readonly ExportSource[] => {
  const byContact = all(equals('contact_id', contact), equals('hub_id', hub.hub));
  return [
    {
      section: 'memberships',
      query: { partition: hubPartition(hub), prefix: `MEMBER#${contact}` },
      read: pick<MemberItem>(
        'hub_id',
        'status',
        'role',
        'joined_at',
        'suspended_until',
        'expires_at',
        'is_automated_sender',
        'created_at',
        'updated_at',
      ),
    },
    {
      section: 'space_memberships',
      query: { partition: spaceMembershipsOf(hub, contact), prefix: SPACE_MEMBERSHIP },
      read: pick<SpaceMembershipItem>('hub_id', 'space_id', 'status', 'created_at'),
    },
    {
      section: 'space_reads',
      query: { partition: spaceMembershipsOf(hub, contact), prefix: SPACE_READ },
      read: pick<SpaceReadItem>('hub_id', 'space_id', 'read_at'),
    },
    ...spaces.flatMap((space) => [
      discussionsBy(hub, space, contact),
      votesBy(hub, space, contact),
      bookmarksBy(hub, space, contact),
    ]),
    ...memberSources(hub, contact),
    uploadsBy(hub, contact),
    { section: 'orders', query: { ...ordersOf(hub), filter: byContact }, read: pick<OrderItem>(...PURCHASE, ...MONEY) },
    {
      section: 'subscriptions',
      query: subscriptionsBy(hub, contact),
      read: pick<SubscriptionItem>(...PURCHASE, ...PERIOD),
    },
    {
      section: 'reports',
      query: {
        partition: `${hubPartition(hub)}#REPORTS`,
        prefix: 'REPORT#',
        filter: equals('reporter_contact_id', contact),
      },
      read: pick<ReportItem>(...REPORT),
    },
    {
      section: 'activity',
      query: { partition: activityOf(hub, contact), prefix: 'ACTIVITY#', filter: equals('contact_id', contact) },
      read: (rows) =>
        pick<ActivityItem>(...ACTIVITY)(rows.map((row) => ({ ...row, metadata: fromJsonText(row.metadata) }))),
    },
  ];
};
