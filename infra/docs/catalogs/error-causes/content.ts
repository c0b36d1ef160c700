import type { ErrorCause } from './error-cause.ts';

/** Errors about content, media, events and achievements. */
export const CONTENT_CAUSES = {
  achievement_inactive: {
    cause: 'The achievement was turned off in the hub or the team.',
    fix: 'Set `is_active` to true, or offer only active achievements.',
  },
  already_awarded: {
    cause: 'The member earned the achievement, and it was not revoked.',
    fix: 'Treat the award as done. Revoke it first to award it again.',
  },
  contradictory_rule: {
    cause: 'The values of an achievement rule cannot hold together, for example a target for an action that has none.',
    fix: 'Change the attribute in `source.pointer`. The description of the operation says which attributes belong together.',
  },
  ends_before_start: {
    cause:
      '`ends_at` of the event is at or before `starts_at`. An update of only one of them is compared with the stored other one.',
    fix: 'Send both times when you move an event.',
  },
  event_canceled: {
    cause: 'The event was canceled, which is final.',
    fix: 'Create a new event. Show members that the event is canceled.',
  },
  event_ended: {
    cause: 'The end of the event has passed. Seats and most attributes no longer change.',
    fix: 'Hide the RSVP button after the end. For another date, create a new event.',
  },
  has_children: {
    cause: 'A content node with children cannot be deleted, so that nothing below it is lost by mistake.',
    fix: 'Delete or move the children first, the deepest ones before the others.',
  },
  not_playable: {
    cause: 'The media is an image or a document, or its file has no type that can be transcribed or transcoded.',
    fix: 'Check `asset_kind` of the media before you call the operation.',
  },
  too_long: {
    cause: 'The event would last longer than the maximum.',
    fix: 'Create several events, or a shorter one.',
  },
  unknown_achievement: {
    cause: 'The achievement does not exist in the team, or the member who shares it has not earned it.',
    fix: 'List the achievements, and send one of their ids.',
  },
  unknown_content_node: {
    cause: 'The content node was deleted, belongs to another hub, or is of a kind that the operation does not accept.',
    fix: 'List the content of the hub, and send the id of an existing node.',
  },
  unknown_event: {
    cause: 'The event does not exist in the hub, or the caller cannot see it.',
    fix: 'List the events of the hub, and send one of their ids.',
  },
  unknown_media: {
    cause: 'The media was deleted, belongs to another hub, or is not of a kind that fits here.',
    fix: 'Complete the upload first, then send the id of its media.',
  },
  unknown_parent: {
    cause:
      'The parent was deleted, belongs to another hub, is a descendant of the node, or has a kind that cannot contain this kind.',
    fix: 'Check the kinds: [Create a content node](/docs/reference/content/createTeamHubContentNode) says what each kind can contain.',
  },
  upload_missing: {
    cause: 'The upload was completed before the file arrived at the upload form, or the form has expired.',
    fix: 'Post the file to the form first, wait for its success, then complete the upload.',
  },
  upload_rejected: {
    cause:
      'The stored file differs from what the upload declared, or is an image that is damaged or ends too early. `meta.reason` says how, for example `type_mismatch`.',
    fix: 'Create a new upload with the real type and size of the file. Open a damaged image in a program and save it again.',
  },
} as const satisfies Record<string, ErrorCause>;
