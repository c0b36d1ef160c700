import { expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { startReports } from './report-world.ts';
import { data, items } from './world.ts';

const at = useWorld(startReports);

const queued = async (target: string, token = at.ours.users.moderator.token) =>
  items(await at.get(`${at.queue}?page%5Bsize%5D=100`, token)).find(({ attributes }) => attributes.target_id === target)
    ?.attributes;

const rename = (id: string, name: string) => at.service.db.update(contactKey(at.ours.id, id), { set: { name } });

test('moderators see who reported and who wrote it, its title and its first 280 characters, in one list', async () => {
  const author = await at.newMember();
  await rename(author.id, 'Ada');
  await rename(at.ours.member.id, 'Mia');
  const path = `/api/v1/hubs/${at.ours.hub}/spaces/${at.space}/discussions`;
  const post = { title: 'Buy now', body: `${'🌱'.repeat(279)}abc` };
  const { id } = data(await at.send('POST', path, author.token, 'discussions', post));
  await at.report('discussion', id);
  const people = { reporter_display_name: 'Mia', author_contact_id: author.id, author_display_name: 'Ada' };
  const open = { ...people, target_title: 'Buy now', target_excerpt: `${'🌱'.repeat(279)}a`, message: null };
  expect(await queued(id)).toMatchObject({ ...open, resolved_by_display_name: null });
  const report = items(await at.get(at.queue, at.ours.users.moderator.token)).find(
    ({ attributes }) => attributes.target_id === id,
  );
  const decided = data(await at.decide(report?.id ?? '', { status: 'resolved', action: 'hide' })).attributes;
  expect(decided).toMatchObject({ ...open, resolved_by_display_name: 'moderator' });
});

test('the reporter sees neither the author, nor the excerpt, nor who decided', async () => {
  const id = await at.newComment(await at.newDiscussion());
  const own = data(await at.report('comment', id)).attributes;
  expect(Object.keys(own).filter((name) => /^(author|target_excerpt|target_title|resolved)/.test(name))).toEqual([]);
});

test('the excerpt of a deleted comment is null, and a reported member is the author', async () => {
  const discussion = await at.newDiscussion();
  const id = await at.newComment(discussion);
  await at.report('comment', id);
  expect(await queued(id)).toMatchObject({ target_excerpt: 'C', target_title: null });
  await at.drop(`/api/v1/comments/${id}`, at.ours.users.owner.token);
  expect(await queued(id)).toMatchObject({ target_excerpt: null });
  const { id: member } = await at.newMember();
  await at.report('member', member, undefined, { hub_id: at.ours.hub });
  expect(await queued(member)).toMatchObject({ author_contact_id: member, author_display_name: 'Member' });
});
