/** What a flag with this name means. Apart from `USUAL`, because a flag can have the name of something else. */
export const USUAL_FLAGS: Readonly<Record<string, string>> = {
  can_moderate: 'True if the key may moderate, as users with the permission `members.moderate` do.',
  email_notification_enabled: 'True if members who earn it are sent an email.',
  is_active: 'True if it is in use.',
  is_archived: 'True if the caller has archived it.',
  is_blocked_by_me: 'True if the caller has blocked the other participant.',
  is_broadcast: 'True if creators highlight it to all members.',
  is_commentable: 'True if members can comment on it.',
  is_completed: 'True if the caller has completed it.',
  is_locked: 'True if it is locked: an access rule closes content to the caller, and a discussion accepts no comments.',
  is_muted: 'True if the caller has muted it.',
  is_pinned: 'True if it is pinned.',
  is_read: 'True if the caller has read it.',
  is_secret: 'True if members see it only after they earned it.',
  is_system: 'True if every team has it. It cannot be changed.',
  platform_admin: 'True if the user operates the service.',
  newcomer_limits:
    'True if posts of new members that look like spam wait for a review, and their first messages are requests.',
  reviews_posts: 'True if posts of members wait for a review before they are published.',
};
