import { type Area, check } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import {
  isBoolean,
  isInteger,
  isList,
  isMoment,
  isMomentOrNull,
  isObject,
  isString,
  isText,
  rule,
} from '../matchers.ts';
import { until } from '../poll.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';

export const discuss = async (world: World, attributes: object = {}): Promise<string> => {
  const body = envelope('discussions', { title: 'Verify', body: 'A test of the service.', ...attributes });
  const made = await as(world, 'member').post(hubPath(world, `/spaces/${world.space}/discussions`), body);
  expects(made, { status: 201, body: { 'data.type': 'discussions', 'data.id': isText } });
  return String(valueAt(made.json, 'data.id'));
};

const comment = (world: World, caller: 'member' | 'second', attributes: object) =>
  as(world, caller).post('/api/v1/comments', envelope('comments', { body: 'A comment.', ...attributes }));

const commentCount = async (world: World, id: string): Promise<unknown> =>
  valueAt((await as(world, 'member').get(`/api/v1/discussions/${id}`)).json, 'data.attributes.comment_count');

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [`data.attributes.${name}`, isString]));
const of = (expected: typeof isText, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`data.attributes.${name}`, expected]));

export const community: Area = {
  name: 'discussions, polls and reactions',
  checks: [
    check(
      'C307 C308 C285 C289 C290 C291 C292 C293 C294 C295 C296 C297 C298 C299 C300',
      'a discussion is created with its attributes, and found at its Location',
      async (world) => {
        const path = hubPath(world, `/spaces/${world.space}/discussions`);
        const made = await as(world, 'member').post(path, envelope('discussions', { title: 'Verify', body: 'Text.' }));
        const id = String(valueAt(made.json, 'data.id'));
        expects(made, { status: 201, headers: { location: `/api/v1/discussions/${id}` } });
        expects(await as(world, 'second').get(`/api/v1/discussions/${id}`), {
          status: 200,
          body: {
            'data.id': id,
            'data.type': 'discussions',
            'data.attributes.author_contact_id': world.member.id,
            'data.attributes.author_is_former_member': false,
            'data.attributes.author_membership_status': 'active',
            'data.attributes.hub_id': world.hub.id,
            'data.attributes.space_id': world.space,
            'data.attributes.team_id': world.team,
            'data.attributes.body': 'Text.',
            ...texts('author_display_name', 'author_role', 'title', 'status'),
            ...of(isInteger, 'comment_count', 'reaction_count', 'repost_count', 'report_count'),
            ...of(isMoment, 'created_at', 'updated_at', 'published_at', 'last_activity_at'),
            ...of(isMomentOrNull, 'deleted_at', 'scheduled_at', 'author_photo_url_expires_at'),
            ...of(isBoolean, 'is_broadcast', 'is_locked', 'is_pinned', 'is_published', 'reported_by_me'),
            ...of(isList, 'external_video_embeds', 'reactions', 'attachments'),
            included: isList,
            'links.self': isText,
            meta: isObject,
          },
        });
      },
    ),
    check(
      'C284 C111 C309',
      'the author changes a discussion; an invalid body is 422; an unknown id is 404',
      async (world) => {
        const path = `/api/v1/discussions/${await discuss(world)}`;
        const change = (body: unknown) => envelope('discussions', { body }, { id: path.split('/').at(-1) });
        expects(await as(world, 'member').patch(path, change('Changed.')), {
          status: 200,
          body: { 'data.attributes.body': 'Changed.', included: isList, 'links.self': isText },
        });
        expects(await as(world, 'member').patch(path, change(1)), { status: 422 });
        expects(await as(world, 'second').patch(path, change('Not mine.')), { status: 403 });
        expects(
          await as(world, 'member').patch(`/api/v1/discussions/${ABSENT}`, envelope('discussions', { body: 'x' })),
          {
            status: 404,
          },
        );
      },
    ),
    check('C286 C287 C301 C302 C107', 'a poll counts the votes of its viewers', async (world) => {
      const poll = { options: ['Yes', 'No'], duration_days: 7 };
      const path = `/api/v1/discussions/${await discuss(world, { poll })}`;
      const read = await as(world, 'second').get(path);
      expects(read, {
        status: 200,
        body: {
          'data.attributes.poll.closed': false,
          'data.attributes.poll.deadline_at': isMoment,
          'data.attributes.poll.options.0.label': 'Yes',
          'data.attributes.poll.options.0.vote_count': 0,
          'data.attributes.poll.options.1.position': isInteger,
          'data.attributes.poll.total_votes': 0,
          'data.attributes.poll.viewer_voted': false,
        },
      });
      const option_id = valueAt(read.json, 'data.attributes.poll.options.1.id');
      expects(await as(world, 'second').put(`${path}/poll-vote`, envelope('poll_votes', { option_id })), {
        status: 200,
      });
      expects(await as(world, 'second').get(path), {
        status: 200,
        body: {
          'data.attributes.poll.total_votes': 1,
          'data.attributes.poll.viewer_voted': true,
          'data.attributes.poll.viewer_option_id': String(option_id),
          'data.attributes.poll.options.1.vote_count': 1,
        },
      });
      const invalid = envelope('discussions', { title: 'x', body: 'x', poll: { options: [1], duration_days: 'x' } });
      expects(await as(world, 'member').post(hubPath(world, `/spaces/${world.space}/discussions`), invalid), {
        status: 422,
        body: { 'errors.0.source.pointer': /^\/data\/attributes\/poll\// },
      });
    }),
    check('C310', 'a discussion in a space of another hub is 404', async (world) => {
      const path = `/api/v1/hubs/${world.sideHub.id}/spaces/${world.space}/discussions`;
      expects(await as(world, 'owner').post(path, envelope('discussions', { title: 'x', body: 'x' })), {
        status: [403, 404],
      });
    }),
    check('C045 C311 C312 C313 C491', 'a reaction is 201 without Location, and grouped by its type', async (world) => {
      const path = `/api/v1/discussions/${await discuss(world)}/reactions`;
      expects(await as(world, 'second').post(path, envelope('reactions', { emoji: '👍' })), {
        status: 201,
        headers: { location: undefined },
        body: { 'data.id': isText },
      });
      expects(await as(world, 'member').get(path), {
        status: 200,
        body: { 'data.0.type': 'discussion_reaction_groups', 'data.1': undefined },
      });
    }),
  ],
};

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
