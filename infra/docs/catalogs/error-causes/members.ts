import type { ErrorCause } from './error-cause.ts';

/** Errors about contacts, members, tags and profile fields. */
export const MEMBER_CAUSES = {
  already_banned: {
    cause: 'The member is banned, perhaps by another moderator at the same time.',
    fix: 'Treat the ban as done. Lift it first to ban with another reason.',
  },
  already_in_hub: {
    cause: 'The contact has a membership of the hub already, which can also be pending or suspended.',
    fix: 'Get the membership, and change its status where needed.',
  },
  already_resolved: {
    cause: 'Another request resolved the alert before.',
    fix: 'Reload the list, and treat the alert as resolved.',
  },
  field_required: {
    cause: 'A required profile field has no value in the request and none stored.',
    fix: 'Send a value for the field in `source.pointer`.',
  },
  illegal_transition: {
    cause:
      'The status cannot change from the current one to the requested one: for example, a banned membership is not reinstated, an archived automation is not activated, and an ended subscription is not resumed.',
    fix: 'Get the resource, look at its `status`, and use the operation for it. The description of the operation lists the changes that are possible.',
  },
  invalid_field_value: {
    cause:
      'The value is not of the type of the profile field, for example a text for a number or an option that the field does not have.',
    fix: 'Get the profile fields, and send a value that fits the type and the options of the field. The detail says what is expected.',
  },
  key_taken: {
    cause: 'Keys of profile fields are unique in a team.',
    fix: 'Use the existing field, or choose another `key`.',
  },
  label_taken: {
    cause: 'Two report reasons of a hub cannot have the same label, whatever their case.',
    fix: 'Update the existing reason, or choose another `label`.',
  },
  name_taken: {
    cause: 'Another tag of the team has this name.',
    fix: 'Use the existing tag, or choose another `name`.',
  },
  options_mismatch: {
    cause:
      'The update gives options to a field whose type has none, or leaves a `select` or `multi_select` field without options.',
    fix: 'Send `options` for these two types only. To change the type, create a new field.',
  },
  profile_too_large: {
    cause: 'All values of the profile together exceed the limit, even if each value is short enough.',
    fix: 'Shorten long texts, or remove values that you no longer need with `null`.',
  },
  self_follow: {
    cause: 'The id of the path is that of the signed-in member.',
    fix: 'Hide the follow button on the own profile.',
  },
  self_only: {
    cause: 'The request names only the caller, where it needs another contact: a conversation, a block or a report.',
    fix: 'Send the id of the other contact.',
  },
  sender_not_appointed: {
    cause:
      'The node `send_message` names a member whom no owner has appointed as a sender, or whose appointment ended because they left, were removed, suspended or banned.',
    fix: 'Ask an owner to add the member with `PUT /teams/{team_id}/hubs/{hub_id}/automated-senders/{contact_id}`, or name another sender.',
  },
  unknown_contact: {
    cause:
      'No contact of the team has this id, or the contact is not a member of the hub where the operation needs one.',
    fix: 'Find the contact by email address, and add it to the hub first where a member is needed.',
  },
  unknown_hub: {
    cause: 'The hub does not exist, or the member has no membership of it.',
    fix: 'Send the id of a hub from the own memberships.',
  },
  unknown_profile_field: {
    cause: 'The team has no field with this key, or the caller is not allowed to see or set it.',
    fix: 'Get the profile fields that are visible to the caller, and use their keys.',
  },
  unknown_tag: {
    cause: 'The tag was deleted, or belongs to another team.',
    fix: 'List the tags of the team, and send one of their ids.',
  },
} as const satisfies Record<string, ErrorCause>;
