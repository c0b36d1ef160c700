import type { Chapter } from '../walk.ts';

/** Courses, lessons and playlists. */
export const content: Chapter = async ({ owner, member }) => {
  const course = await owner('createTeamHubContentNode', {
    body: { kind: 'course', title: 'Orchids in Ten Lessons', summary: 'From the first pot on.', status: 'published' },
  });
  const lesson = await owner('createTeamHubContentNode', {
    body: { kind: 'lesson', title: 'Light', body: 'Bright, never burning.', parent_id: course.id, status: 'published' },
  });
  const path = { content_node_id: lesson.id };
  await owner('listTeamHubContentNodes', { query: { 'page[size]': '1' } });
  await owner('getTeamHubContentNode', { path });
  await owner('updateTeamHubContentNode', { path, body: { title: 'Light and shade' } });
  await member('listHubContentNodes', { query: { 'filter[parent_id]': course.id } });
  await member('getHubContentNode', { path });
  await member('putContentNodeCompletion', { path });
  const comment = { target_type: 'content_node', target_id: lesson.id, body: 'A north window was enough for mine.' };
  await member('createComment', { body: comment });
  await member('listContentNodeComments', { path });

  const playlist = await owner('createTeamHubPlaylist', {
    body: { title: 'Begin here', description: 'An afternoon.', status: 'published' },
  });
  const list = { playlist_id: playlist.id };
  const item = await owner('createTeamHubPlaylistItem', { path: list, body: path });
  const entry = { ...list, item_id: item.id };
  await owner('listTeamHubPlaylists');
  await owner('getTeamHubPlaylist', { path: list });
  await owner('updateTeamHubPlaylist', { path: list, body: { description: 'A quiet afternoon.' } });
  await owner('listTeamHubPlaylistItems', { path: list });
  await owner('updateTeamHubPlaylistItem', { path: entry, body: { position: 1 } });
  await member('listHubPlaylists');
  await member('getHubPlaylist', { path: list });
  await member('listHubPlaylistItems', { path: list });
  await owner('deleteTeamHubPlaylistItem', { path: entry });
  await owner('deleteTeamHubPlaylist', { path: list });
  await member('deleteContentNodeCompletion', { path });
  await owner('deleteTeamHubContentNode', { path });
};

/** Events and RSVPs. */
export const events: Chapter = async ({ owner, member, second, inDays, members: [host_contact_id] }) => {
  const made = await owner('createTeamHubEvent', {
    body: {
      title: 'Repotting together',
      description: 'Bring a pot.',
      starts_at: inDays(7),
      ends_at: inDays(7, 2),
      timezone: 'UTC',
      location_type: 'online',
      location_url: 'https://meet.example.com/repotting',
      rsvp_limit: 20,
      status: 'scheduled',
    },
  });
  const path = { event_id: made.id };
  await member('listHubEvents');
  await member('getEvent', { path });
  await owner('updateEvent', { path, body: { rsvp_limit: 30 } });
  await member('putEventRsvp', { path, body: { status: 'going' } });
  await second('putEventRsvp', { path, body: { status: 'interested' } });
  await owner('listEventRsvps', { path });
  await member('getEventCalendarIcs', { path });
  await second('deleteEventRsvp', { path });
  await owner('updateEvent', { path, body: { host_contact_id } });
  await member('deleteEventHost', { path });
  await owner('deleteEvent', { path });
};

/** Achievements and awards. */
export const achievements: Chapter = async ({ owner, member, members: [contact_id] }) => {
  const made = await owner('createTeamAchievement', {
    body: {
      title: 'Green thumb',
      description: 'For ten answers that helped.',
      points: 50,
      appearance: { emoji: '🌱', color: '#2f6f4f' },
    },
  });
  const path = { achievement_id: made.id };
  await owner('listTeamAchievements');
  await owner('getTeamAchievement', { path });
  await owner('updateTeamAchievement', { path, body: { points: 60 } });
  await owner('createTeamHubAchievement', { body: path });
  await owner('postTeamHubAchievementAward', { path: { ...path, contact_id } });
  await member('listHubAchievements');
  await member('listHubMemberAchievements', { path: { contact_id } });
  await member('listHubLeaderboard', { until: ({ items }) => items.length > 0 });
  await owner('deleteTeamHubAchievementAward', { path: { ...path, contact_id } });
  await owner('deleteTeamHubAchievement', { path });
  await owner('deleteTeamAchievement', { path });
};

/** Access rules and access checks. */
export const access: Chapter = async ({ owner, member, key, members: [contact_id] }) => {
  const playlist = await owner('createTeamHubPlaylist', { body: { title: 'For early birds', status: 'published' } });
  const tag = await key('createTeamTag', { body: { name: 'Founding member' } });
  const target = { target_type: 'playlist', target_id: playlist.id };
  const conditions = [{ type: 'has_tag', operator: 'is', value: { tag_id: tag.id } }];
  const rule = { ...target, logic_operator: 'any', conditions };
  await owner('postTeamHubAccessRulesPreview', { body: rule, query: { 'page[size]': '1' } });
  const path = { rule_id: (await owner('createTeamHubAccessRule', { body: rule })).id };
  await owner('listTeamHubAccessRules');
  await owner('getTeamHubAccessRule', { path });
  await owner('postHubAccessChecks', { body: { ...target, contact_id } });
  await member('postHubAccessChecks', { body: target });
  await owner('updateTeamHubAccessRule', { path, body: { logic_operator: 'all' } });
  await owner('deleteTeamHubAccessRule', { path });
};
