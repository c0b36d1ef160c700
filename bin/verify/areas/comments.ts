import { type Area, check } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isList, isString, isText, rule } from '../matchers.ts';
import { until } from '../poll.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, type World } from '../world.ts';
import { discuss } from './discussions.ts';

const comment = (world: World, caller: 'member' | 'second', attributes: object) =>
  as(world, caller).post('/api/v1/comments', envelope('comments', { body: 'A comment.', ...attributes }));

const commentCount = async (world: World, id: string): Promise<unknown> =>
  valueAt((await as(world, 'member').get(`/api/v1/discussions/${id}`)).json, 'data.attributes.comment_count');

export const comments: Area = {
  name: 'comments and messages',
  checks: [
    check(
      'C055 C314 C315 C316 C317 C318 C320 C321',
      'comments have replies of one level, and their count is that of the comments that are left',
      async (world) => {
        const target_id = await discuss(world);
        const target = { target_type: 'discussion', target_id };
        const root = expects(await comment(world, 'second', target), { status: 201, headers: { location: undefined } });
        const parent_comment_id = valueAt(root.json, 'data.id');
        const replies = [];
        for (let nth = 0; nth < 2; nth += 1)
          replies.push(expects(await comment(world, 'member', { ...target, parent_comment_id }), { status: 201 }));
        expectsValue('comment_count after a comment and two replies', await commentCount(world, target_id), 3);
        const nested = { ...target, parent_comment_id: valueAt(replies[0]?.json, 'data.id') };
        expects(await comment(world, 'second', nested), {
          status: 422,
          body: { 'errors.0.code': 'nested_reply_not_allowed' },
        });
        expectsValue('comment_count after a refused reply', await commentCount(world, target_id), 3);
        const remove = (caller: 'member' | 'second', id: unknown) => as(world, caller).remove(`/api/v1/comments/${id}`);
        expects(await remove('member', nested.parent_comment_id), { status: 204 });
        expects(await remove('second', parent_comment_id), { status: 204 });
        expectsValue('comment_count after a deleted reply and its root', await commentCount(world, target_id), 0);
      },
    ),
    check('C322 C323 C324 C325 C110 C108', 'members send messages; others do not reach them', async (world) => {
      const member = as(world, 'member');
      const opening = envelope('conversations', { contact_ids: [world.second.id], hub_id: world.hub.id });
      const made = expects(await member.post('/api/v1/conversations', opening), { status: [200, 201] });
      const path = `/api/v1/conversations/${valueAt(made.json, 'data.id')}/messages`;
      const text = envelope('messages', { body: 'A test of the service.' });
      const sent = expects(await member.post(path, text), { status: 201, headers: { location: undefined } });
      expects(await as(world, 'second').get(path), { status: 200, body: { 'data.0.id': isText } });
      expects(await as(world, 'stranger').get(path), { status: [403, 404], body: { data: undefined } });
      const message = `/api/v1/messages/${valueAt(sent.json, 'data.id')}`;
      expects(await as(world, 'second').remove(message), { status: [403, 404] });
      expects(await member.remove('/api/v1/messages/not-an-id'), {
        status: 422,
        body: { 'detail.0.loc': isList, 'detail.0.msg': isString, 'detail.0.type': isString, errors: isList },
      });
      expects(await member.remove(message), { status: 204 });
    }),
    check('C433 C434', 'a member’s activity is recorded', async (world) => {
      const activity = {
        hub_id: world.hub.id,
        activity_type: 'space_view',
        target_type: 'space',
        target_id: world.space,
      };
      expects(await as(world, 'member').post('/api/v1/activity', envelope('activity_events', activity)), {
        status: 201,
        body: { 'data.type': 'activity_events' },
      });
    }),
    check('C431 C432', 'an anonymous caller sees the public attributes of a space only', async (world) => {
      const exchange = await as(world, 'nobody').get(hubPath(world, `/spaces/${world.space}`));
      expects(exchange, {
        status: 200,
        body: {
          'data.attributes': rule('the seven public attributes', (value) => {
            const names = Object.keys(typeof value === 'object' && value !== null ? value : {}).sort();
            return names.join() === 'color,created_at,description,icon,name,position,slug';
          }),
        },
      });
    }),
    check('A38', 'the stream sends what happened to a ticket’s holder, and to nobody without one', async (world) => {
      const made = expects(await as(world, 'member').post(hubPath(world, '/stream-tickets')), { status: 201 });
      const ticket = String(valueAt(made.json, 'data.attributes.ticket'));
      expects(await as(world, 'nobody').get(hubPath(world, '/stream?ticket=unknown')), { status: 401 });
      const id = await discuss(world, { title: 'In the stream' });
      await until(
        'the stream sends discussion.published',
        () => as(world, 'nobody').get(hubPath(world, `/stream?ticket=${encodeURIComponent(ticket)}`)),
        ({ status, text }) => status === 200 && text.includes('discussion.published') && text.includes(id),
      );
    }),
  ],
};
