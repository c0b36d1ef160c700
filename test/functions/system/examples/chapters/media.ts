import type { Ask } from '../asking.ts';
import type { Chapter, Walk } from '../walk.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The first box of an MP4 file, which tells what it is; nothing follows it. */
const MP4 = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

/** Sends a file by an operation that begins an upload; the answer is that of its end. */
const upload = async (
  by: Ask,
  operation: string,
  { local }: Walk,
  filename: string,
  mime_type: string,
  bytes: Buffer,
) => {
  const begun = await by(operation, { body: { filename, mime_type, size_bytes: bytes.length } });
  await local.send(begun.attributes.upload, bytes, filename);
  const path = { file_id: begun.id };
  const ended = await by('postUploadFinalize', { path });
  return { ...path, media_id: String(ended.attributes.media_id) };
};

/** Files, and what they are attached to. */
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

/** What is said in a video, and the forms it is played in. */
export const recordings: Chapter = async (walk) => {
  const { owner, local } = walk;
  const { media_id } = await upload(owner, 'createTeamHubUpload', walk, 'lesson.mp4', 'video/mp4', MP4);
  const path = { media_id };
  const completed = ({ attributes }: { readonly attributes: { readonly status?: unknown } }) =>
    attributes.status === 'completed';
  const transcode = await owner('postMediaTranscode', { path });
  await owner('postMediaTranscription', { path });
  await owner('getMediaTranscript', { path, until: completed });
  await local.settled(10);
  await owner('getMediaTranscode', { path: { ...path, transcode_id: transcode.id }, until: completed });
};

/** Who one is, and one’s pictures. */
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

/** What a member is told and where, all that is known of them, another password, and how they are forgotten. */
export const notifications: Chapter = async ({ anyone, owner, as, local, hub: { slug } }) => {
  const account = { email: 'kim@example.com', password: 'three plain words', slug };
  const { attributes } = await anyone('postContactAuthRegister', { body: account });
  const kim = as(attributes.access_token);
  await kim('getMeNotificationPreferences');
  await kim('putMeNotificationPreferences', { body: { reply: { in_app: true, email: true } } });
  const path = { contact_id: (await kim('getMe')).id };
  await owner('createTeamHubMemberWarning', { path, body: { message: 'Please keep to the subject.' } });
  const { items } = await kim('listMeNotifications', { until: (told) => told.items.length > 0 });
  await kim('putMeNotificationRead', { path: { notification_id: items[0]?.id ?? '' } });
  await kim('putMeNotificationsRead');
  await local.settled();
  await kim('postMeExport');
  await kim('getMeExport', { until: (told) => told.attributes.status === 'completed' });
  const chosen = 'three other words';
  await kim('putMePassword', { body: { password: account.password, new_password: chosen } });
  await kim('deleteMe', { body: { password: chosen } });
};
