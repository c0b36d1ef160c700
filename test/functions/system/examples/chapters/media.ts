import type { Client } from '../call.ts';
import type { Chapter, Walk } from '../walk.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The first box of an MP4 file, which identifies the format; nothing follows it. */
const MP4 = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

/** Uploads a file with an operation that starts an upload, and finalizes it. */
const upload = async (
  by: Client,
  operation: string,
  { local }: Walk,
  filename: string,
  mime_type: string,
  bytes: Buffer,
) => {
  const started = await by(operation, { body: { filename, mime_type, size_bytes: bytes.length } });
  await local.send(started.attributes.upload, bytes, filename);
  const path = { file_id: started.id };
  const finalized = await by('postUploadFinalize', { path });
  return { ...path, media_id: String(finalized.attributes.media_id) };
};

/** Files and attachments. */
export const media: Chapter = async (walk) => {
  const { owner, member } = walk;
  const made = await upload(member, 'createHubUpload', walk, 'balcony.png', 'image/png', PNG);
  const path = { media_id: made.media_id };
  const discussion = await member('createHubSpaceDiscussion', { body: { title: 'My balcony', body: 'Look.' } });
  const target = { target_type: 'discussion', target_id: discussion.id };
  const attachment = await member('createAttachment', { body: { ...path, ...target, role: 'attachment' } });
  const attached = { attachment_id: attachment.id };
  await member('listAttachments', {
    query: { 'filter[target_type]': target.target_type, 'filter[target_id]': target.target_id },
  });
  await member('getAttachment', { path: attached });
  await member('updateAttachment', { path: attached, body: { position: 1 } });
  await member('getMedia', { path });
  await member('deleteAttachment', { path: attached });
  await member('deleteMedia', { path });

  await upload(owner, 'createTeamHubFile', walk, 'handout.png', 'image/png', PNG);
  const file = await upload(owner, 'createTeamHubUpload', walk, 'cover.png', 'image/png', PNG);
  await owner('listTeamHubFiles', { query: { 'filter[asset_kind]': 'image', 'page[size]': '1' } });
  await owner('getTeamHubFile', { path: { file_id: file.file_id } });
  await owner('deleteTeamHubFile', { path: { file_id: file.file_id } });
};

/** Transcodes and transcripts. */
export const recordings: Chapter = async (walk) => {
  const { owner, local } = walk;
  const { media_id } = await upload(owner, 'createTeamHubUpload', walk, 'lesson.mp4', 'video/mp4', MP4);
  const path = { media_id };
  const completed = ({ attributes }: { readonly attributes: { readonly status?: unknown } }) =>
    attributes.status === 'completed';
  const transcode = await owner('postMediaTranscode', { path });
  await owner('postMediaTranscription', { path });
  await owner('getMediaTranscript', { path, until: completed });
  /* The job is looked at after three seconds, when half of it is done, and after six more. */
  await local.settled(3);
  await local.settled(6);
  await owner('getMediaTranscode', { path: { ...path, transcode_id: transcode.id }, until: completed });
};

/** The current account and its pictures. */
export const me: Chapter = async ({ member, third, local }) => {
  await member('getMe');
  await third('updateMe', { body: { name: 'Kofi Mensah' } });
  for (const portrait of ['Avatar', 'Banner']) {
    const picture = { body: { mime_type: 'image/png', size_bytes: PNG.length } };
    const { attributes } = await third(`postMe${portrait}`, picture);
    await local.send(attributes.upload, PNG, 'portrait.png');
    await third(`postMe${portrait}Finalize`);
    await third(`deleteMe${portrait}`);
  }
};

/** Notification preferences and notifications, the personal data export, the password and account deletion. */
export const notifications: Chapter = async ({ anyone, owner, as, local, hub: { slug } }) => {
  const account = { email: 'kim@example.com', password: 'three plain words', slug };
  const { attributes } = await anyone('postContactAuthRegister', { body: account });
  const kim = as(attributes.access_token);
  await kim('getMeNotificationPreferences');
  await kim('putMeNotificationPreferences', { body: { reply: { in_app: true, email: true } } });
  const path = { contact_id: (await kim('getMe')).id };
  await owner('createTeamHubMemberWarning', { path, body: { message: 'Please keep to the subject.' } });
  const { items } = await kim('listMeNotifications', { until: (result) => result.items.length > 0 });
  await kim('putMeNotificationRead', { path: { notification_id: items[0]?.id ?? '' } });
  await kim('putMeNotificationsRead');
  await local.settled();
  await kim('postMeExport');
  await kim('getMeExport', { until: (result) => result.attributes.status === 'completed' });
  const newPassword = 'three other words';
  await kim('putMePassword', { body: { password: account.password, new_password: newPassword } });
  await kim('deleteMe', { body: { password: newPassword } });
};
