import type { EntityMeaning } from './entity-meaning.ts';

/** Events about hubs and their community. */
export const COMMUNITY_EVENTS = {
  hub: { title: 'Hubs', noun: 'a hub', resource: 'hubs', verbs: {} },
  domain: {
    title: 'Domains of a hub',
    noun: 'a domain of a hub',
    resource: 'hub_domains',
    verbs: {
      verified: 'The DNS record of a domain was found, so the domain is verified.',
    },
  },
  editor_queue: {
    title: 'Editor queue',
    noun: 'the editor queue',
    resource: 'hub_editor_pending_ops',
    verbs: {
      replaced: 'The pending operations of the editor were replaced.',
    },
  },
  space: { title: 'Spaces', noun: 'a space', resource: 'spaces', verbs: {} },
  space_member: {
    title: 'Members of a space',
    noun: 'a membership of a space',
    resource: 'space_memberships',
    verbs: {
      joined: 'A member joined a space.',
      left: 'A member left a space or was removed from it.',
      requested: 'A member asked to join a space.',
    },
  },
  discussion: {
    title: 'Discussions',
    noun: 'a discussion',
    resource: 'discussions',
    verbs: {
      published: 'A discussion was published, at once or at its scheduled time.',
      hidden: 'A moderator hid a discussion, or an edit of a published discussion waits for a review.',
      restored: 'A moderator restored a hidden discussion, or published an edit that waited for a review.',
    },
  },
  comment: {
    title: 'Comments',
    noun: 'a comment',
    resource: 'comments',
    verbs: {
      held: 'A comment waits for a review. `comment.created` follows if a moderator publishes it.',
      hidden: 'A moderator hid a comment, or an edit of a published comment waits for a review.',
      restored: 'A moderator restored a hidden comment, or published an edit that waited for a review.',
    },
  },
  reaction: {
    title: 'Reactions',
    noun: 'a reaction',
    resource: 'discussions` or `comments',
    verbs: {
      added: 'A member added a reaction. The resource is what they reacted to, and `changed` has the emoji.',
      removed: 'A member removed a reaction.',
    },
  },
  poll: {
    title: 'Poll votes',
    noun: 'a vote',
    resource: 'discussions',
    verbs: {
      voted: 'A member voted or changed their vote. The event never has the option.',
      vote_withdrawn: 'A member withdrew their vote.',
    },
  },
  report: {
    title: 'Reports',
    noun: 'a report',
    resource: 'reports',
    verbs: {
      open: 'A report is open again.',
      dismissed: 'A moderator dismissed a report.',
      resolved: 'A moderator resolved a report.',
    },
  },
  content_removal: {
    title: 'Content removals',
    noun: 'a content removal',
    resource: 'content_removals',
    verbs: {
      started: 'A moderator banned a member with `remove_content`, and the job that removes their content started.',
      completed: 'A content removal removed all content that it found.',
      undo_requested: 'A moderator requested the undo of a content removal.',
      undone: 'The undo of a content removal restored what had not been changed since.',
    },
  },
  report_reason: { title: 'Report reasons', noun: 'a report reason', resource: 'report_reasons', verbs: {} },
  conversation: { title: 'Conversations', noun: 'a conversation', resource: 'conversations', verbs: {} },
  message: { title: 'Messages', noun: 'a message', resource: 'messages', verbs: {} },
  notification: { title: 'Notifications', noun: 'a notification', resource: 'notifications', verbs: {} },
} as const satisfies Record<string, EntityMeaning>;
