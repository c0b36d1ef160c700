import { expect, test } from 'vitest';
import { deriveJobOf } from '../../../../shared/downstream/derived/derive-job-of.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

test('only events of indexed resources queue jobs', () => {
  const event = { team_id: newId(), hub_id: newId(), resource_id: newId() };
  const jobOf = (type: string, more: object = {}) =>
    deriveJobOf({ ...event, type, resource_type: 'x', actor: null, at: '', changed: [], ...more });
  for (const type of [
    'discussion.published',
    'comment.hidden',
    'member.banned',
    'media.transcribed',
    'content_node.updated',
  ])
    expect(jobOf(type), type).toMatchObject({ kind: 'thing', thing: type.split('.')[0], id: event.resource_id });
  expect(jobOf('contact.updated', { hub_id: null })).toMatchObject({ kind: 'person', id: event.resource_id });
  for (const type of ['reaction.added', 'reaction.removed']) {
    const order = { kind: 'thing', id: event.resource_id, counts_only: true };
    expect(jobOf(type, { resource_type: 'comments' })).toMatchObject({ ...order, thing: 'comment' });
    expect(jobOf(type, { resource_type: 'discussions' })).toMatchObject({ ...order, thing: 'discussion' });
  }
  for (const type of ['poll.voted', 'space.updated', 'hub.deleted', 'message.created', 'event.created', 'file.ready'])
    expect(jobOf(type), type).toBeUndefined();
  expect(jobOf('discussion.published', { team_id: null })).toBeUndefined();
});

test('the job of a changed field names no kind that an earlier release does not know', () => {
  const event = { team_id: newId(), hub_id: null, resource_id: newId(), resource_type: 'profile_fields', actor: null };
  const jobOf = (type: string, changed: string[]) => deriveJobOf({ ...event, type, at: '', changed });
  const job = { kind: 'person', team_id: event.team_id, id: event.resource_id, everyone: true };
  expect(jobOf('profile_field.deleted', [])).toEqual(job);
  for (const name of ['visibility', 'options']) expect(jobOf('profile_field.updated', [name])).toEqual(job);
  for (const name of ['label', 'is_required', 'position'])
    expect(jobOf('profile_field.updated', [name])).toBeUndefined();
});
