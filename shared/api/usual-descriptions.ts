/**
 * What an attribute with this name means in every resource, where its schema has no description of its own and its name
 * and type do not say it: that an attribute is the id, the name or the time of something needs no words. Where an id is
 * from is derived. Lists of conditions and nodes describe the attributes of their items once, because each kind of item
 * would repeat them.
 */
export const USUAL: Readonly<Record<string, string>> = {
  completed_at: 'Null until it is completed.',
  earned_at: 'Null until it is earned.',
  edited_at: 'When the text was last changed. Null if it never was.',
  last_used_at: 'Null if it was never used.',
  published_at: 'Null before the publication.',
  read_at: 'Null while it is unread.',
  revoked_at: 'Null while it is valid.',
  scheduled_at: 'When it will be published. Null if no publication is planned.',
  started_at: 'Null before the start.',
  checked_at: 'Null before the first check.',
  expires_at: 'Null if it never expires.',
  unlocks_at:
    'The time when a drip campaign unlocks it for the caller. Null if it is not locked, if something else locks it, or if the time is not known: the campaign is paused, or the caller is not in it.',
  verified_at: 'Null until it is verified.',
  suspended_until: 'Null if the member is not suspended, or without an end.',
  timezone: 'An IANA time zone.',

  media_id: 'From `POST /api/v1/uploads/{file_id}/finalize`, which makes the media of an uploaded file.',
  option_id: 'The option of the poll, by its `id`.',
  target_id: 'The resource that it is about, of the type `target_type`.',
  resource_id: 'The resource that it is about, of the type `resource_type`.',
  author_contact_id: 'The member who wrote it. Null if the author is not a member.',
  accepted_by: 'The id of the user who accepted it. Null before that.',
  actor_id: 'Who did it, as an id of the kind `actor_type`.',
  actor_type: 'Whether a user, an API key, a contact, an operator or the service did it.',
  created_by: 'The id of the user who created it.',
  created_by_contact_id: 'The member who created it.',
  invited_by: 'The id of the user or API key that sent the invitation.',
  last_read_message_id: 'The id of the last message that the caller has read. Null before it.',
  parent_comment_id: 'The id of the comment that it replies to. Null for a comment on the target itself.',
  parent_id: 'The id of the parent. Null at the top level.',

  icon: 'The icon that sites show. Null without one.',
  color: 'The color in which sites show it. Null without one.',
  category: 'A name of your own that groups them. Null without one.',
  support_email: 'The address at which contacts reach the team. Null without one.',
  role: 'The role: of a member in the hub, or of a file that is attached.',
  slug: 'A short unique name for addresses and look-ups.',
  position: 'The place in the list, lowest first.',
  mime_type: 'The media type, such as `image/png`.',
  thumbnail_url: 'The URL of a small preview image.',
  photo_url: 'A temporary URL of the photo. Null without a photo.',
  photo_thumbnail_url: "A temporary URL of the photo's thumbnail. Null without a photo.",
  banner_url: 'A temporary URL of the banner. Null without a banner.',
  cover_url: 'A temporary URL of the cover. Null without a cover.',
  access_token: 'The token to send as `Authorization: Bearer …`.',
  refresh_token: 'The token to refresh the session with. It works once.',
  token_type: 'How to send the access token: as a bearer token.',
  token: 'The token of the email. It works once.',
  secret: 'The secret. Store it: no later response has it.',
  key_prefix: 'The first characters of the key, which identify it in lists.',
  scopes: 'What the key may do: permissions by slug, or `*` for all except `members.impersonate`.',
  permissions: 'By slug.',
  system_role: 'The name of a role that every team has: `owner`, `admin` or `moderator`. Null for a role of your own.',

  author_membership_status: "The current status of the author's membership.",
  access_level:
    'How people get in: `open` at once, `request` after an approval, `invite` by invitation only, `rule` if they meet the access rule.',
  visibility: 'Who sees it: `public` everyone, `members` the members of the hub, `secret` its own members only.',
  sign_in: 'How members sign in: with a `password`, with a `magic_link` by email, or `both`.',
  allowed_origins: 'The origins of pages that sign-in links and checkouts may return to.',
  award_mode:
    'How it is awarded: `manual` by the team, `automatic` by its rule, `automation` by the automations of a hub.',
  metadata: 'Names and values that the client sent with the activity.',
  language: 'The language of the speech. Null while it is not known.',

  external_video_embeds: 'Videos of other sites.',
  reactions: 'The reactions, grouped by emoji.',
  renditions: 'The files that the last completed transcode made.',
  done: 'How many succeeded so far.',
  failed: 'How many failed so far.',
  total: 'How many there are.',
  error: 'Why it failed. Null if it did not.',
  failure: 'Why the upload was rejected. Null if it was not.',
  end_seconds: 'The end in the recording in seconds.',
  segments: 'The spoken passages with their times in the recording.',

  action: 'The event type of the write, such as `hub.updated`.',
  changed: 'The names of the changed attributes, without their values.',
  ban_note: 'A note of the team about the ban. Null without one.',
  banned_by_actor: 'The kind and the id of the actor who banned the member, as `user:<id>`.',
  banned_by_actor_id: 'Who banned the member, as an id of the kind `banned_by_actor_type`.',
  banned_by_api_key_id: 'The id of the API key that banned the member. Null for other actors.',

  after_days: 'The number of days after the enrollment.',
  appearance: 'How sites show the achievement. Null for their default.',
  definition: 'The trigger, the conditions and the nodes of the automation.',
  ops: 'The pending operations of the editor, in order.',
  re_entry_interval_seconds:
    'The seconds until a member can be enrolled again, with the `re_entry_mode` `interval`. Null without one.',
  rows: 'The contacts to import, at most 50,000.',
  settings: 'A JSON object of the client.',
  trigger: 'What enrolls members: an event, a date, or nothing with `manual`.',

  logic_operator: 'Whether `any` or `all` of the conditions must be met.',
  conditions:
    'The conditions. Each compares its `value` by the `operator`. `display` has the names of what the ids refer to, and no effect.',
  entry_node_id: 'The first of the `nodes`, by its `id`.',
  nodes:
    'The nodes, in any order. `next`, `next_if_true`, `next_if_false` and `next_on_timeout` are ids of the following ones.',

  pointer: 'The JSON Pointer to the location in the body.',
  parameter: 'The name of the parameter in the query or the path.',
  request_id: 'The id of the request, which support needs.',
};
