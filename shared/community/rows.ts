import { activityKind } from './activity/activity-item.ts';
import { commentKind } from './comments/comment-events.ts';
import { commentCountersKind } from './comments/comment-item.ts';
import { removedContentKind } from './content-removals/removed-content-item.ts';
import { discussionCountersKind } from './discussions/counters.ts';
import { discussionKind } from './discussions/discussion-events.ts';
import { postPlaceKind } from './discussions/discussion-places.ts';
import { postMarkKind } from './discussions/mark-item.ts';
import { newcomerKind } from './discussions/newcomer-item.ts';
import { publicationPlaceKind } from './discussions/publication-place.ts';
import { filedReportKind, reportCaseKind } from './moderation/report-case-item.ts';
import { reportKind } from './moderation/report-item.ts';
import { reportReasonCountKind, reportReasonKind, reportReasonLabelKind } from './moderation/report-reason-item.ts';
import { commentViewerKind, discussionViewerKind } from './reactions/reaction-events.ts';

export const COMMUNITY_ROWS = [
  activityKind,
  commentKind,
  commentCountersKind,
  commentViewerKind,
  discussionKind,
  discussionCountersKind,
  publicationPlaceKind,
  discussionViewerKind,
  filedReportKind,
  newcomerKind,
  postMarkKind,
  postPlaceKind,
  removedContentKind,
  reportKind,
  reportCaseKind,
  reportReasonKind,
  reportReasonCountKind,
  reportReasonLabelKind,
] as const;
