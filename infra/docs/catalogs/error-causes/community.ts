import type { ErrorCause } from './error-cause.ts';

/** Errors about discussions, comments, polls, reports and messages. */
export const COMMUNITY_CAUSES = {
  comments_closed: {
    cause: 'Comments are turned off for the content node.',
    fix: 'Hide the comment form. A creator can turn comments on for the content node.',
  },
  discussion_locked: {
    cause: 'A creator or moderator locked the discussion. Members can read it, but not comment.',
    fix: 'Hide the comment form, or unlock the discussion.',
  },
  needs_time: {
    cause: 'The discussion has the status `scheduled` but no time.',
    fix: 'Send `scheduled_at` with the status.',
  },
  nested_reply_not_allowed: {
    cause: '`parent_comment_id` names a reply. Comments have two levels.',
    fix: 'Send the id of the top-level comment, and mention the author of the reply in the body.',
  },
  not_hideable: {
    cause: 'The report is about a contact or a message, which cannot be hidden.',
    fix: 'Warn, suspend or ban the member instead, or resolve the report without an action.',
  },
  platform_default: {
    cause: 'The report reason is one of the defaults that all hubs share.',
    fix: 'Create a report reason of the hub instead.',
  },
  poll_anonymous: {
    cause: 'The poll was created as anonymous, so nobody can see who voted.',
    fix: 'Show the number of votes of each option.',
  },
  poll_closed: {
    cause: 'The end of the poll has passed, it was closed, or the discussion is not published.',
    fix: 'Show the results. A creator can set a later end.',
  },
  poll_has_votes: {
    cause:
      'The options or rules of a poll cannot change after the first vote, because the votes would change their meaning.',
    fix: 'Create a new discussion with the corrected poll.',
  },
  poll_needs_options: {
    cause: 'The update changes attributes of a poll that the discussion does not have.',
    fix: 'Send `poll.options` too, which creates the poll.',
  },
  says_nothing: {
    cause: 'After the request the discussion would have no title, body, video, poll or shared resource.',
    fix: 'Send at least one of them. To remove a discussion, delete it.',
  },
  scheduled_in_past: {
    cause: 'The time of the discussion or event has passed when the request arrives.',
    fix: 'Send a later time. To publish at once, use the status for that.',
  },
  too_many_emoji: {
    cause: 'The target already has the maximum number of different emoji, and this one would be a new one.',
    fix: 'Offer the emoji that the target already has.',
  },
  unknown_option: {
    cause: 'The poll has no option with this id. Options get new ids when the poll changes.',
    fix: 'Get the discussion again, and send the id of one of its options.',
  },
  unknown_parent_comment: {
    cause: 'The comment to reply to was deleted or hidden, or belongs to another target.',
    fix: 'Reload the comments, and reply to one that is published.',
  },
  unknown_reason: {
    cause: 'The report reason is not active or belongs to another hub.',
    fix: 'List the report reasons of the hub, and send the id of an active one.',
  },
  unknown_repost: {
    cause: 'The discussion does not exist, is not published, or the author of the repost cannot see it.',
    fix: 'Repost only discussions that the caller can read.',
  },
  unknown_target: {
    cause:
      'The resource that `target_type` and `target_id` name does not exist in the hub, or the member cannot read it.',
    fix: 'Check that the type fits the id, and that the resource is published.',
  },
} as const satisfies Record<string, ErrorCause>;
