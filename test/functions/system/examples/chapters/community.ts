import type { CallResult } from '../call.ts';
import type { Chapter } from '../walk.ts';

const HOW = { title: 'How did you begin?', body: 'What did you begin with, and what would you do otherwise today?' };

/** Discussions, comments, reactions and polls. */
export const community: Chapter = async ({ member, second, owner, hub, inDays }) => {
  await member('listMeHubs');
  const poll = { options: ['With a book', 'With a course', 'Alone'], duration_days: 7, is_anonymous: false };
  const discussion = await member('createHubSpaceDiscussion', { body: { ...HOW, poll } });
  const path = { discussion_id: discussion.id };
  await member('createHubSpaceDiscussion', { body: { ...HOW, title: 'What is next?', status: 'draft' } });
  await member('listMeDrafts');
  await owner('createTeamHubDiscussion', {
    body: {
      space_id: hub.spaces[1]?.id,
      title: 'Next month',
      body: 'Here is what is planned.',
      is_pinned: true,
      status: 'scheduled',
      scheduled_at: inDays(2),
    },
  });
  const [option] = (discussion.attributes.poll as { readonly options: readonly { readonly id: string }[] }).options;
  await second('putDiscussionPollVote', { path, body: { option_id: option?.id } });
  await second('createDiscussionReaction', { path, body: { emoji: '👍' } });
  const target = { target_type: 'discussion', target_id: discussion.id };
  const comment = await second('createComment', { body: { ...target, body: 'With a book, and slowly.' } });
  const commentPath = { comment_id: comment.id };
  await member('createComment', { body: { ...target, body: 'Which one?', parent_comment_id: comment.id } });
  await member('createCommentReaction', { path: commentPath, body: { emoji: '🎉' } });

  await member('getDiscussion', { path });
  await member('updateDiscussion', { path, body: { body: `${HOW.body} Share your story!` } });
  await member('listHubSpaceDiscussions', { query: { 'page[size]': '1' } });
  await second('listHubSpaceUnreadCounts', { query: { 'page[size]': '2' } });
  await second('putHubSpaceRead');
  await member('listHubFeed', { query: { 'page[size]': '1' } });
  await member('putMeBookmark', { path });
  await member('listMeBookmarks');
  await member('deleteMeBookmark', { path });
  await member('listDiscussionComments', { path });
  await member('getComment', { path: commentPath });
  await member('listCommentReplies', { path: commentPath });
  await member('listDiscussionReactions', { path });
  await member('listDiscussionMemberReactions', { path });
  await member('listDiscussionPollVotes', { path });
  await member('listCommentReactions', { path: commentPath });
  await member('listCommentMemberReactions', { path: commentPath });

  await second('updateComment', { path: commentPath, body: { body: 'With a book, and very slowly.' } });
  await second('deleteDiscussionPollVote', { path });
  await second('deleteDiscussionReaction', { path: { ...path, emoji: '👍' } });
  await member('deleteCommentReaction', { path: { ...commentPath, emoji: '🎉' } });
  await second('deleteComment', { path: commentPath });
  await member('deleteDiscussion', { path });
};

/** Report reasons and reports. */
export const moderation: Chapter = async ({ member, second, owner, hub }) => {
  await member('listHubReportReasons', { query: { 'page[size]': '2' } });
  const reason = await owner('createAdminTeamHubReportReason', { body: { label: 'Advertising', position: 1 } });
  const path = { reason_id: reason.id };
  await owner('listAdminTeamHubReportReasons', { query: { 'page[size]': '2' } });
  await owner('getAdminTeamHubReportReason', { path });
  await owner('updateAdminTeamHubReportReason', { path, body: { label: 'Advertising or spam' } });

  const discussion = await second('createHubSpaceDiscussion', { body: { title: 'Cheap watches', body: 'Buy now.' } });
  const body = {
    target_type: 'discussion',
    target_id: discussion.id,
    hub_id: hub.id,
    reason_id: reason.id,
    note: 'The third time this week.',
  };
  const report = await member('createReport', { body });
  await member('listMeReports');
  await member('createReport', { body });
  await owner('listTeamHubReports', { query: { 'filter[status]': 'open' } });
  const held = await member('createHubSpaceDiscussion', { body: { title: 'Watches', body: 'Which one do you wear?' } });
  const isOpen = ({ items }: CallResult) => items.length > 0;
  const cases = await owner('listTeamHubReportCases', { query: { 'filter[status]': 'open' }, until: isOpen });
  const casePath = { case_id: cases.items[0]?.id ?? '' };
  await owner('getTeamHubReportCase', { path: casePath });
  await owner('listTeamHubReportCaseReports', { path: casePath });
  await owner('updateTeamHubReport', {
    path: { report_id: report.id },
    body: { status: 'resolved', resolution_note: 'Hidden, and the author was warned.', action: 'hide' },
  });
  const other = await second('createHubSpaceDiscussion', { body: { title: 'Cheaper watches', body: 'Buy now.' } });
  await member('createReport', { body: { ...body, target_id: other.id } });
  const next = await owner('listTeamHubReportCases', { query: { 'filter[status]': 'open' }, until: isOpen });
  await owner('updateTeamHubReportCase', {
    path: { case_id: next.items[0]?.id ?? '' },
    body: { status: 'resolved', resolution_note: 'Hidden, and the author was warned.', action: 'hide' },
  });
  await owner('updateTeamHub', { body: { newcomer_limits: true } });
  const offer = {
    target_type: 'discussion',
    target_id: held.id,
    body: 'Buy at a.example.com, b.example.com, c.example.com',
  };
  await second('createComment', { body: offer });
  await owner('listTeamHubHeldComments', { until: isOpen });
  await second('createHubSpaceDiscussion', { body: { title: 'Watches for sale', body: offer.body } });
  await owner('listTeamHubDiscussions', { until: isOpen });
  await owner('updateTeamHub', { body: { newcomer_limits: false } });
  await owner('deleteAdminTeamHubReportReason', { path });
};

/** Messages between members. */
export const messages: Chapter = async ({ member, second, hub, members: [, contact_id] }) => {
  const opening = { body: { contact_ids: [contact_id], hub_id: hub.id } };
  const made = await member('createConversation', opening);
  await member('createConversation', opening);
  const path = { conversation_id: made.id };
  const first = await member('createConversationMessage', { path, body: { body: 'Are you coming on Thursday?' } });
  await second('createConversationMessage', { path, body: { body: 'Yes, gladly.' } });
  await member('listConversations', { until: ({ items: [first] }) => first?.attributes.unread_count === 1 });
  await member('getConversation', { path, until: ({ attributes }) => attributes.unread_count === 1 });
  await member('getMeUnreadCounts', { until: ({ attributes }) => attributes.message_count === 1 });
  await member('updateConversation', { path, body: { is_muted: true } });
  await member('putConversationRead', { path });
  await member('listConversationMessages', { path });
  await member('updateMessage', { path: { message_id: first.id }, body: { body: 'Are you coming on Friday?' } });
  await member('deleteMessage', { path: { message_id: first.id } });
  await member('putMeBlock', { path: { contact_id } });
  await member('listMeBlocks');
  await member('deleteMeBlock', { path: { contact_id } });
};

/** Search; the index is eventually consistent. */
export const search: Chapter = async ({ member }) => {
  const discussion = { title: 'Repotting orchids', body: 'When do you repot your orchids, and into what?' };
  await member('createHubSpaceDiscussion', { body: discussion });
  const found = { query: { q: 'orchid' }, until: ({ items }: CallResult) => items.length > 0 };
  await member('listHubSearch', found);
  await member('listHubSearchCommunity', found);
};
