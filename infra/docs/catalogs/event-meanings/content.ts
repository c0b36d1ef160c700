import type { EntityMeaning } from './entity-meaning.ts';

/** Events about content, media, events of a hub and achievements. */
export const CONTENT_EVENTS = {
  content_node: {
    title: 'Content',
    noun: 'a content node',
    resource: 'content_nodes',
    verbs: {
      published: 'A content node was published.',
      unpublished: 'A content node was unpublished.',
    },
  },
  content: {
    title: 'Completions',
    noun: 'a completion',
    resource: 'content_nodes',
    verbs: {
      completed: 'A member completed a content node.',
      reopened: 'A member marked a content node as not completed.',
    },
  },
  playlist: {
    title: 'Playlists',
    noun: 'a playlist',
    resource: 'playlists',
    verbs: {
      published: 'A playlist was published.',
      unpublished: 'A playlist was unpublished.',
      item_added: 'An item was added to a playlist.',
      item_moved: 'An item of a playlist was moved.',
      item_removed: 'An item was removed from a playlist.',
    },
  },
  media: {
    title: 'Media',
    noun: 'a media',
    resource: 'media',
    verbs: {
      transcode_requested: 'A transcode was requested.',
      transcode_started: 'A transcode started.',
      transcoded: 'A transcode was completed: the media has its renditions.',
      transcode_failed: 'A transcode failed.',
      transcription_requested: 'A transcription was requested.',
      transcription_started: 'A transcription started.',
      transcribed: 'A transcription was completed: the media has its transcript.',
      transcription_failed: 'A transcription failed.',
    },
  },
  file: {
    title: 'Files',
    noun: 'a file',
    resource: 'files',
    verbs: {
      upload_started: 'An upload form was created.',
      uploaded: 'An upload was completed.',
      pending: 'A file waits to be processed.',
      processing: 'A file is being processed.',
      ready: 'A file is ready.',
      failed: 'A file could not be processed.',
    },
  },
  attachment: { title: 'Attachments', noun: 'an attachment', resource: 'attachments', verbs: {} },
  event: {
    title: 'Events of a hub',
    noun: 'an event',
    resource: 'events` or `event_rsvps',
    verbs: {
      published: 'An event was published.',
      canceled: 'An event was canceled.',
      rsvp: 'A member answered or changed their answer. The resource is the RSVP.',
      promoted: 'A member got a seat from the waitlist. The resource is the RSVP.',
      rsvp_withdrawn: 'A member withdrew their answer. The resource is the RSVP.',
    },
  },
  achievement: {
    title: 'Achievements',
    noun: 'an achievement of the team',
    resource: 'achievements',
    verbs: {
      offered: 'A hub offers an achievement.',
      withdrawn: 'A hub no longer offers an achievement.',
      rule_set: 'The rule that awards an achievement in a hub was set.',
      earned: 'A member earned an achievement. `contact_id` names the member.',
      revoked: 'An achievement was revoked from a member. `contact_id` names the member.',
    },
  },
} as const satisfies Record<string, EntityMeaning>;
