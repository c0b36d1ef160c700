const TEXTS = [
  'achievement_title',
  'bio',
  'body',
  'contact_name',
  'description',
  'domain',
  'email',
  'emoji',
  'event_title',
  'filename',
  'name',
  'new_password',
  'password',
  'poll',
  'provider',
  'space_name',
  'subject',
  'summary',
  'text',
  'title',
  'url',
] as const;

const NUMBERS = [
  'child_count',
  'comment_count',
  'duration_seconds',
  'item_count',
  'points',
  'reply_count',
  'reaction_count',
  'report_count',
  'size_bytes',
  'total_votes',
  'warning_count',
] as const;

const KINDS = [
  'activity_type',
  'asset_kind',
  'ban_reason',
  'banned_by_actor_type',
  'email_kind',
  'event_type',
  'kind',
  'location_type',
  'membership_status',
  'resource_type',
  'severity',
  'status',
  'status_upload',
  'target_type',
  'template_id',
  'transcription_status',
] as const;

const PARTS = ['attachments', 'last_message', 'prices', 'spaces'] as const;

const NAMES: ReadonlySet<string> = new Set([...TEXTS, ...NUMBERS, ...KINDS, ...PARTS]);

/** Whether the name and the type of an attribute say what a description would only repeat, such as `name` or `created_at`. */
export const isSelfExplanatory = (name: string): boolean => NAMES.has(name) || name.endsWith('_at');
